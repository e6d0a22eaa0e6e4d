import type { Letter } from '@roundhouse/first-class/base/card'
import { newGame, SUGGESTED_PATH } from '@roundhouse/first-class/box'
import type { Seed } from '@roundhouse/kernel/dice'
import { Command } from 'commander'
import { Stopped, WrongUse } from '../endings.ts'
import { readDeckFile } from '../first-class/deck-file.ts'
import { CHAIRS_ALLOWED, readChairs } from '../play/chairs.ts'
import { loadSession, newSavePath, savePathAfterLoading } from '../play/keeping.ts'
import { playOn } from '../play/loop.ts'
import { newSeed, newSession, type Session } from '../play/session.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { decksOption, modulesOption, playersOption, seedOption } from './options.ts'

export interface PlayOptions {
  readonly players?: number
  readonly modules?: readonly [Letter, Letter]
  readonly seats?: string
  readonly seed?: Seed
  readonly decks?: string
  readonly load?: string
  readonly save?: string
}

export const playCommand = (terminal: Terminal): Command =>
  new Command('play')
    .description('play First Class at this terminal, against bots or hot-seat')
    .addOption(playersOption())
    .addOption(modulesOption())
    .option('--seats <list>', `who sits where, such as me,greedy,random; ${CHAIRS_ALLOWED}`)
    .addOption(seedOption('the seed that all chance hangs on; whoever knows it knows every card'))
    .addOption(decksOption())
    .option('--load <file>', 'go on with a saved game')
    .option('--save <file>', 'save every move there instead of in saves/')
    .option('--plain', 'sentences and lists only, for screen readers; also when the output is no terminal')
    .action((options: PlayOptions) => play(terminal, options))

/** Plays; if somebody stops us we say where the game is. */
export async function play(terminal: Terminal, options: PlayOptions): Promise<void> {
  const session = options.load === undefined ? begun(terminal, options) : loaded(terminal, options)
  try {
    await playOn(session)
  } catch (error) {
    if (!(error instanceof Stopped) || session.savePath === null) throw error
    throw new Stopped(error.signal, `Stopped. The game is kept: play --load ${session.savePath}`)
  } finally {
    terminal.close()
  }
}

function begun(terminal: Terminal, { players, modules, seats, seed, decks, save }: PlayOptions): Session {
  const chairs = readChairs(seats, players)
  if (chairs.length < 2 || chairs.length > 4)
    throw new WrongUse(`seats: found ${chairs.length}; allowed are 2 to 4 (FC-1.1)`)
  const own = decks === undefined ? undefined : readDeckFile(decks)
  const options = newGame(chairs.length, modules ?? SUGGESTED_PATH[0]!, own)
  return newSession({ options, chairs, terminal, savePath: save ?? newSavePath(new Date()) }, seed ?? newSeed())
}

const FIXED_BY_SAVE = ['players', 'modules', 'seats', 'seed', 'decks'] as const

/** What a saved game says goes for it; other wishes are refused rather than forgotten. */
function loaded(terminal: Terminal, options: PlayOptions): Session {
  const wish = FIXED_BY_SAVE.find(name => options[name] !== undefined)
  if (wish !== undefined) throw new WrongUse(`--${wish} cannot be used with --load: the saved game says it`)
  const path = options.load!
  return loadSession(path, terminal, options.save ?? savePathAfterLoading(path, new Date()))
}
