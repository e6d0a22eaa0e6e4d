import { randomBytes } from 'node:crypto'
import { botGameNamed } from '@roundhouse/bots/games'
import { TIME_LIMITS } from '@roundhouse/bots/play/protocol/external-bot'
import { readSeed, type Seed } from '@roundhouse/kernel/dice'
import { loadGame } from '@roundhouse/table/games'
import { newTable } from '@roundhouse/table/table'
import { Interruption } from '../exit-codes.ts'
import type { CliGame, Flags } from '../game.ts'
import { gameNamed } from '../games.ts'
import { command } from '../options/command.ts'
import {
  file,
  flag,
  milliseconds,
  type OptionValues,
  players,
  seed,
  threads,
  typedName,
  valued,
} from '../options/option.ts'
import { readChairs, warnOfNet } from '../play/chairs.ts'
import { loadSession, newSavePath } from '../play/keeping.ts'
import { playOn } from '../play/loop.ts'
import { BOT_LIMITS, type BotLimits } from '../play/search-bots.ts'
import { type Session, sessionAt } from '../play/session.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { WrongUse } from '../user-error.ts'
import { flagNames, flagsOf, GAME, gameOptions } from './game-flags.ts'

/** What a bot that is a program may take for a decision. */
export const botTime = milliseconds(say => say('terminal.option.bot-time', { milliseconds: TIME_LIMITS.decision }))

const OPTIONS = {
  players: players(),
  seats: valued('list', 'terminal.option.seats', text => text),
  seed: seed('terminal.play.seed'),
  load: file('terminal.play.load'),
  runBots: flag('terminal.play.run-bots'),
  botTime,
  thinkTime: milliseconds('terminal.play.think-time'),
  threads: threads('terminal.play.threads', BOT_LIMITS.threads),
  save: file('terminal.play.save'),
  plain: flag('terminal.play.plain'),
}

type PlayOptions = OptionValues<typeof OPTIONS>

/** A new game. */
export type StartOptions = Partial<PlayOptions> & { readonly flags?: Flags }

export const playCommand = command({
  name: 'play',
  about: 'terminal.command.play',
  takes: GAME,
  options: OPTIONS,
  groups: gameOptions('play'),
  run(terminal, options, [name]) {
    if (options.load !== undefined) return resume(terminal, options.load, options, name)
    const game = gameNamed(name)
    return play(terminal, game, { ...options, flags: flagsOf(game, 'play', options) })
  },
})

export async function play(
  terminal: Terminal,
  game: CliGame,
  { players, seats, seed = newSeed(), save, flags = {}, ...rest }: StartOptions,
): Promise<void> {
  const chairs = readChairs(game.name, seats, players)
  if (chairs.length < 2 || chairs.length > 4)
    throw new WrongUse('terminal.error.seats', { found: chairs.length, rule: game.playersRule })
  warnOfNet(
    terminal,
    botGameNamed(game.name),
    chairs.flatMap(chair => (chair.is === 'bot' ? [chair.level] : [])),
  )
  const options = game.optionsFor(chairs.length, flags)
  const savePath = save ?? newSavePath(game.name, new Date())
  const setup = { id: savePath, options: game.definition.writeOptions(options), chairs }
  const table = newTable(await loadGame(game.name), setup, seed)
  const start = { cli: game, terminal, savePath, limits: limitsFor(true, rest) }
  return playToTheEnd(sessionAt(start, table, game.open(options)))
}

const newSeed = (): Seed => readSeed(randomBytes(16).toString('hex'))!

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

const limitsFor = (
  runBots: boolean,
  { botTime = BOT_LIMITS.botTime, threads = BOT_LIMITS.threads, thinkTime }: StartOptions,
): BotLimits => ({ runBots, botTime, threads, thinkTime })

const FIXED_BY_SAVE = ['players', 'seats', 'seed'] as const

/** What a saved game says goes for it; other flags are refused rather than forgotten. */
export async function resume(
  terminal: Terminal,
  path: string,
  options: StartOptions = {},
  game?: string,
): Promise<void> {
  const common = FIXED_BY_SAVE.filter(name => options[name] !== undefined).map(typedName)
  const [option] = [...common, ...flagNames('play', options)]
  if (option !== undefined) throw new WrongUse('terminal.error.fixed', { option })
  const session = await loadSession(path, terminal, options.save, limitsFor(options.runBots ?? false, options))
  if (game !== undefined && game !== session.cli.name)
    throw new WrongUse('terminal.error.save-of', { path, found: session.cli.name, game })
  return playToTheEnd(session)
}
