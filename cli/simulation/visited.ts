import type { Seated } from '@roundhouse/bots/bot'
import { ask } from '@roundhouse/bots/bot'
import { botNamed } from '@roundhouse/bots/bots'
import { PATIENCE, type Report, type VisitedTable, Visitor, type Wire } from '@roundhouse/bots/protocol/visitor'
import { beginCounted, endCounted, seatCounted } from '@roundhouse/bots/simulation'
import { addTallies, newTally, type Tally } from '@roundhouse/bots/tally'
import { type Dice, fork } from '@roundhouse/kernel/dice'
import type { Game, Move, Seat } from '@roundhouse/kernel/game'
import type { Line } from '@roundhouse/kernel/story'
import { gameNamed } from '../games.ts'
import { botNames, ourBot } from '../play/chairs.ts'
import { commandOf, isProgram } from '../visitors/command.ts'
import { ProcessWire } from '../visitors/process-wire.ts'
import { visitedTable } from '../visitors/table.ts'
import type { Job } from './job.ts'

/** A program that fails so often in a row is not started again. */
const MOST_FAILURES = 3

export interface Watch {
  onDone(games: number): void
  /** The number of the game, from 1, and what a program did wrong in it. */
  onReport(game: number, report: Report): void
}

export interface Visited {
  readonly tally: Tally
  /** By command: what the program calls itself. */
  readonly programs: Readonly<Record<string, string>>
}

/**
 * Simulates a series in which some bots are programs of their own. Games are played side by side, each row of games with
 * its own processes; a process plays game after game, until it does something wrong.
 */
export async function simulateVisited(job: Job, rows: number, milliseconds: number, watch: Watch): Promise<Visited> {
  const series = newSeries(job, milliseconds, watch)
  const tallies = await Promise.all(Array.from({ length: Math.min(rows, job.games) }, () => playRow(series)))
  return { tally: tallies.reduce(addTallies, newTally()), programs: Object.fromEntries(series.programs) }
}

interface Series {
  readonly job: Job
  readonly game: Game
  readonly table: VisitedTable
  readonly milliseconds: number
  readonly watch: Watch
  /** By command: what it calls itself, and how often in a row it has failed. */
  readonly programs: Map<string, string>
  readonly failures: Map<string, number>
  begun: number
  done: number
}

function newSeries(job: Job, milliseconds: number, watch: Watch): Series {
  const cli = gameNamed(job.game)
  const game = cli.box.open(job.options)
  const table = visitedTable(cli, game, job.options, botNames(job.bots))
  return { job, game, table, milliseconds, watch, programs: new Map(), failures: new Map(), begun: 0, done: 0 }
}

/** Plays game after game until all have begun. */
async function playRow(series: Series): Promise<Tally> {
  const tally = newTally()
  const wires: Wires = series.job.bots.map(() => null)
  try {
    while (series.begun < series.job.games) {
      await playOne(series, series.begun++, wires, tally)
      series.watch.onDone(++series.done)
    }
  } finally {
    await Promise.all(wires.map(wire => wire?.end('good')))
  }
  return addTallies(tally, newTally())
}

/** The processes of a row, by seat; `null`: none runs. */
type Wires = (Wire | null)[]

async function playOne(series: Series, n: number, wires: Wires, tally: Tally): Promise<void> {
  const { game, job } = series
  const seed = fork(job.seed, n)
  const story: Line[] = []
  const counted = beginCounted(game, seed, tally, line => story.push(line))
  const { state, emit } = counted
  const seated = job.bots.map((bot, seat) => seatCounted(game, botNamed(job.game, ourBot(job.game, bot)), seat, seed))
  const visitors = seated.map(standIn => visitorAt(series, n, wires, standIn))
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
    const visitor = visitors[seat]!
    game.play(state, visitor ? await visitor.choose(state, story) : ask(game, state, seated[seat]!), emit)
    counted.decisions++
  }
  for (const visitor of visitors) visitor?.over(state, story)
  const names = await Promise.all(visitors.map((visitor, seat) => nameAfter(series, wires, seat, visitor)))
  endCounted(game, counted, names, tally)
}

/** `null`: a bot of ours plays, of its own or for a program that has failed too often. */
function visitorAt(series: Series, n: number, wires: Wires, standIn: Seated<Dice, unknown, Move>): Visitor | null {
  const { job, table, milliseconds, watch, failures } = series
  const { seat } = standIn
  const chair = job.bots[seat]!
  if (!isProgram(chair) || (failures.get(chair) ?? 0) >= MOST_FAILURES) return null
  const wire = (wires[seat] ??= new ProcessWire(commandOf(chair)))
  const patience = { ...PATIENCE, decision: milliseconds }
  return new Visitor(table, wire, standIn, report => watch.onReport(n + 1, report), patience)
}

/** Under which name a seat is counted: a game that a stand-in had to finish is not held against, or for, the program. */
async function nameAfter(series: Series, wires: Wires, seat: Seat, visitor: Visitor | null): Promise<string> {
  const { job, programs, failures } = series
  const chair = job.bots[seat]!
  if (!isProgram(chair)) return chair
  await visitor?.ready
  if (visitor?.greeting) programs.set(chair, `${visitor.greeting.name} ${visitor.greeting.version}`)
  if (visitor !== null && visitor.report === null) {
    failures.set(chair, 0)
    return chair
  }
  wires[seat] = null
  failures.set(chair, (failures.get(chair) ?? 0) + 1)
  return `${chair}, then ${ourBot(job.game, chair)}`
}
