import { botGameNamed } from '@roundhouse/bots/games'
import { ask } from '@roundhouse/bots/play/bot'
import { botNamed } from '@roundhouse/bots/play/bots'
import { ExternalBot, type Report, TIME_LIMITS, type Wire } from '@roundhouse/bots/play/protocol/external-bot'
import { beginCounted, endCounted, seatCounted } from '@roundhouse/bots/stats/simulation'
import { addStats, newStats, type Stats } from '@roundhouse/bots/stats/stats'
import { fork } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import type { Line } from '@roundhouse/kernel/story'
import { commandOf, isProgram } from '../external-bots/command.ts'
import { ProcessWire } from '../external-bots/process-wire.ts'
import { tableInfo } from '../external-bots/table.ts'
import { gameNamed } from '../games.ts'
import { botNames, ourBot } from '../play/chairs.ts'
import type { Job } from './job.ts'

/** A program that fails so often in a row is not started again. */
const MOST_FAILURES = 3

export interface SimulationListener {
  onDone(games: number): void
  /** The number of the game, from 1, and what a program did wrong in it. */
  onReport(game: number, report: Report): void
}

export interface ProgramStats {
  readonly stats: Stats
  /** By command: what the program calls itself. */
  readonly programs: Readonly<Record<string, string>>
}

/**
 * Simulates a series in which some bots are programs of their own. Games are played side by side, each row of games with
 * its own processes; a process plays game after game, until it does something wrong.
 */
export async function simulateWithPrograms(
  job: Job,
  rows: number,
  milliseconds: number,
  listener: SimulationListener,
): Promise<ProgramStats> {
  const series = newSeries(job, milliseconds, listener)
  const parts = await Promise.all(Array.from({ length: Math.min(rows, job.games) }, () => playRow(series)))
  return { stats: parts.reduce(addStats, newStats({})), programs: Object.fromEntries(series.programs) }
}

/** What all rows of a series share. */
function newSeries(job: Job, milliseconds: number, listener: SimulationListener) {
  const cli = gameNamed(job.game)
  const game = cli.definition.open(job.options)
  return {
    ...{ job, game, listener, begun: 0, done: 0 },
    botGame: botGameNamed(job.game),
    table: tableInfo(cli, game, job.options, botNames(job.bots)),
    limits: { ...TIME_LIMITS, decision: milliseconds },
    /** By command: what it calls itself, and how often in a row it has failed. */
    programs: new Map<string, string>(),
    failures: new Map<string, number>(),
  }
}

type Series = ReturnType<typeof newSeries>

/** Plays game after game until all have begun. */
async function playRow(series: Series): Promise<Stats> {
  const stats = newStats(series.botGame.stats.newDetails())
  const wires: Wires = series.job.bots.map(() => null)
  try {
    while (series.begun < series.job.games) {
      await playOne(series, series.begun++, wires, stats)
      series.listener.onDone(++series.done)
    }
  } finally {
    await Promise.all(wires.map(wire => wire?.end('good')))
  }
  return addStats(stats, newStats({}))
}

/** The processes of a row, by seat; `null`: none runs. */
type Wires = (Wire | null)[]

async function playOne(series: Series, n: number, wires: Wires, stats: Stats): Promise<void> {
  const { botGame, game, job } = series
  const seed = fork(job.seed, n)
  const story: Line[] = []
  const counted = beginCounted(botGame, game, seed, stats, line => story.push(line))
  const { state, emit } = counted
  const seated = job.bots.map((bot, seat) => seatCounted(game, botNamed(botGame, ourBot(job.game, bot)), seat, seed))
  const externalBots = seated.map(substitute => externalBotAt(series, n, wires, substitute))
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
    const externalBot = externalBots[seat]!
    game.play(state, externalBot ? await externalBot.choose(state, story) : ask(game, state, seated[seat]!), emit)
    counted.decisions++
  }
  for (const externalBot of externalBots) externalBot?.over(state, story)
  const names = await Promise.all(externalBots.map((externalBot, seat) => nameAfter(series, wires, seat, externalBot)))
  endCounted(game, counted, names, stats)
}

type Substitute = ReturnType<typeof seatCounted>

/** `null`: a bot of ours plays, of its own or for a program that has failed too often. */
function externalBotAt(series: Series, n: number, wires: Wires, substitute: Substitute): ExternalBot | null {
  const { job, table, limits, listener, failures } = series
  const { seat } = substitute
  const chair = job.bots[seat]!
  if (!isProgram(chair) || (failures.get(chair) ?? 0) >= MOST_FAILURES) return null
  const wire = (wires[seat] ??= new ProcessWire(commandOf(chair)))
  return new ExternalBot(table, wire, substitute, report => listener.onReport(n + 1, report), limits)
}

/** Under which name a seat is counted: a game that a stand-in had to finish is not held against, or for, the program. */
async function nameAfter(series: Series, wires: Wires, seat: Seat, externalBot: ExternalBot | null): Promise<string> {
  const { job, programs, failures } = series
  const chair = job.bots[seat]!
  if (!isProgram(chair)) return chair
  await externalBot?.ready
  if (externalBot?.greeting) programs.set(chair, `${externalBot.greeting.name} ${externalBot.greeting.version}`)
  if (externalBot !== null && externalBot.report === null) {
    failures.set(chair, 0)
    return chair
  }
  wires[seat] = null
  failures.set(chair, (failures.get(chair) ?? 0) + 1)
  return `${chair}, then ${ourBot(job.game, chair)}`
}
