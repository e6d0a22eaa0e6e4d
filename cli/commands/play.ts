import type { Seed } from '@roundhouse/kernel/dice'
import { Command } from 'commander'
import { Interruption, WrongUse } from '../exit-codes.ts'
import type { CliGame, Flags } from '../game.ts'
import { gameNamed } from '../games.ts'
import { readChairs } from '../play/chairs.ts'
import { loadSession, newSavePath } from '../play/keeping.ts'
import { playOn } from '../play/loop.ts'
import { DEFAULT_LIMITS, type SearchLimits } from '../play/search-bots.ts'
import { newSeed, newSession, PROGRAMS, type Programs, type Session } from '../play/session.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { flagNames, flagsOf, withGames } from './game-flags.ts'
import { botTimeOption, playersOption, seedOption, thinkTimeOption, threadsOption } from './options.ts'

/** A new game. */
export interface StartOptions {
  readonly players?: number
  readonly seats?: string
  readonly seed?: Seed
  readonly save?: string
  /** What a bot that is a program may take for a decision, in milliseconds. */
  readonly botTime?: number
  /** The time limit of a bot's search, in milliseconds, and its threads. */
  readonly thinkTime?: number
  readonly threads?: number
  readonly flags?: Flags
}

interface PlayOptions extends Flags, Omit<StartOptions, 'flags'> {
  readonly load?: string
  readonly runBots?: boolean
}

export const playCommand = (terminal: Terminal): Command =>
  withGames(new Command('play').description('play at this terminal, against bots or hot-seat'), 'play')
    .addOption(playersOption())
    .option(
      '--seats <list>',
      'who sits where: me, bots and programs, such as me,casual,"run:python3 my_bot.py"; or hot-seat for people only',
    )
    .addOption(seedOption('the seed of everything random; anyone who knows it can tell what is to come'))
    .option('--load <file>', 'resume a saved game')
    .option('--run-bots', 'with --load: start the programs that the saved game names as bots')
    .addOption(botTimeOption())
    .addOption(thinkTimeOption())
    .addOption(threadsOption('threads of a bot that searches (default: 1)'))
    .option('--save <file>', 'save every move there instead of in saves/')
    .option('--plain', 'sentences and lists only, for screen readers; also when the output is no terminal')
    .action((name: string | undefined, options: PlayOptions) => {
      if (options.load !== undefined) return resume(terminal, options.load, options, name)
      const game = gameNamed(name)
      return play(terminal, game, { ...options, flags: flagsOf(game, 'play', options) })
    })

export const play = async (terminal: Terminal, game: CliGame, options: StartOptions): Promise<void> =>
  playToTheEnd(await begun(terminal, game, options))

/** Plays; if somebody stops us we say where the game is. */
async function playToTheEnd(session: Session): Promise<void> {
  try {
    await playOn(session)
  } catch (error) {
    if (!(error instanceof Interruption) || session.savePath === null) throw error
    throw new Interruption(error.signal, session.terminal.words('terminal.stopped', { path: session.savePath }))
  } finally {
    session.terminal.close()
  }
}

function begun(
  terminal: Terminal,
  game: CliGame,
  { players, seats, seed, save, botTime, flags = {}, ...rest }: StartOptions,
): Promise<Session> {
  const chairs = readChairs(game.name, seats, players)
  if (chairs.length < 2 || chairs.length > 4)
    throw new WrongUse(`seats: found ${chairs.length}; allowed are 2 to 4 (${game.playersRule})`)
  const options = game.optionsFor(chairs.length, flags)
  const savePath = save ?? newSavePath(game.name, new Date())
  const programs = programsFor(true, botTime)
  const limits = limitsFor(rest)
  const start = { cli: game, terminal, savePath, programs, limits }
  return newSession(start, options, chairs, seed ?? newSeed())
}

const programsFor = (isStarted: boolean, milliseconds = PROGRAMS.milliseconds): Programs => ({
  isStarted,
  milliseconds,
})

const limitsFor = ({
  threads = DEFAULT_LIMITS.threads,
  thinkTime,
}: Pick<StartOptions, 'threads' | 'thinkTime'>): SearchLimits => ({
  threads,
  milliseconds: thinkTime ?? DEFAULT_LIMITS.milliseconds,
})

const FIXED_BY_SAVE = ['players', 'seats', 'seed'] as const

/** What a saved game says goes for it; other flags are refused rather than forgotten. */
export async function resume(
  terminal: Terminal,
  path: string,
  options: PlayOptions = {},
  game?: string,
): Promise<void> {
  const common = FIXED_BY_SAVE.filter(name => options[name] !== undefined).map(name => `--${name}`)
  const [flag] = [...common, ...flagNames('play', options)]
  if (flag !== undefined) throw new WrongUse(`${flag} cannot be used with --load: the saved game says it`)
  const session = await loadSession(path, terminal, {
    save: options.save,
    programs: programsFor(options.runBots ?? false, options.botTime),
    limits: limitsFor(options),
  })
  if (game !== undefined && game !== session.cli.name)
    throw new WrongUse(`${path} is a game of ${session.cli.name}, not of ${game}`)
  return playToTheEnd(session)
}
