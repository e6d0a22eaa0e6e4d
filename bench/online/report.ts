import type { Machine } from '../report.ts'
import { short, tableOf, whole } from '../table.ts'
import { goalsText, machineText } from '../text.ts'
import { type Goal, type GoalVerdict, verdictsOn } from '../verdict.ts'
import type { OnlineFigures, OnlinePace } from './measure.ts'

export interface OnlineReport {
  readonly part: 'online'
  readonly machine: Machine
  readonly quick: boolean
  readonly seconds: number
  readonly figures: OnlineFigures
  readonly goals: readonly GoalVerdict[]
}

export const goal = <Figures = OnlineFigures>(
  name: string,
  unit: string,
  [target, stretch]: readonly [number, number],
  measured: Goal<Figures>['measured'],
): Goal<Figures> => ({ name, unit, better: stretch > target ? 'more' : 'less', target, stretch, measured })

const GOALS: readonly Goal<OnlineFigures>[] = [
  goal('moves kept and answered', 'moves/s', [1500, 3000], ({ paces }) => paces.at(-1)!.movesPerSecond),
  goal('answer at a steady pace, half', 'ms', [5, 2], ({ steady }) => steady.answer.p50),
  goal('answer at a steady pace, 99 of 100', 'ms', [50, 15], ({ steady }) => steady.answer.p99),
  goal('news to a viewer, mean', 'bytes', [350, 280], ({ news }) => news.mean),
  goal('a table opened from its log', 'ms', [10, 3], ({ opening }) => opening.p50),
  goal('memory of an open table', 'KB', [100, 60], ({ memory }) => memory.table),
  goal('memory of a socket', 'KB', [25, 12], ({ memory }) => memory.socket),
  goal('restart: listening', 'ms', [1000, 300], ({ restart }) => restart.listening),
  goal('restart: all seated', 'ms', [10_000, 4000], ({ restart }) => restart.seated),
  goal('spectators told of a move', 'ms', [300, 100], ({ spectators }) => spectators.told),
  goal('notice handed over, 99 of 100', 'ms', [10_000, 2000], ({ notices }) => notices.p99),
]

export const verdictsOfOnline = (figures: OnlineFigures): GoalVerdict[] => verdictsOn(GOALS, figures)

const row = (name: string, { movesPerSecond, answer, cpu, playersCpu }: OnlinePace, flush: number): string[] => [
  name,
  whole(movesPerSecond),
  short(answer.p50),
  short(answer.p99),
  short(answer.p50 / flush),
  short(cpu),
  short(playersCpu),
]

/** The report as people read it. */
export function textOfOnline(report: OnlineReport): string {
  const { paces, steady, flush, bare, news, opening, restart, spectators, notices } = report.figures
  const most = paces.at(-1)!
  return [
    ...machineText(report, `${report.machine.cores} cores`),
    'First Class with 4 people at each table, whose moves are legal and come by chance. The server is one process with SQLite,',
    'everybody else another; both share the machine, and so does whatever else runs on it: trust ratios first.',
    '',
    `A page written to the same disk and flushed, nothing else: ${short(flush)} ms.`,
    ...tableOf(
      [
        'tables',
        'moves/s',
        'answer p50 ms',
        'p99 ms',
        'p50 in flushes',
        'ms of the processor a move',
        'of those who play',
      ],
      [
        ...paces.map(pace => row(whole(pace.tables), pace, flush)),
        row(`${whole(steady.tables)}, steady`, steady, flush),
      ],
    ),
    '',
    `Bare sockets, as many messages to as many people and nothing else: ${whole(bare.movesPerSecond)} moves/s; the server makes ` +
      `${short((100 * most.movesPerSecond) / bare.movesPerSecond)}% of that.`,
    `News to a viewer in ${whole(news.games)} whole games: ${whole(news.mean)} bytes, 99 of 100 below ${whole(news.p99)}; counted, so the ` +
      'same on every machine.',
    `A table of ${whole(opening.entries)} entries opened: ${short(opening.p50)} ms, 99 of 100 below ${short(opening.p99)} ms.`,
    `Restart: listening after ${whole(restart.listening)} ms, ${whole(restart.sockets)} sockets seated ${whole(restart.seated)} ms later ` +
      `(bare ones: ${whole(bare.connected)} ms).`,
    `${whole(spectators.count)} spectators of one table had heard of a move after ${short(spectators.told)} ms.`,
    `${whole(notices.count)} people who were away, all at the same time, were told after ${whole(notices.p50)} ms, 99 of 100 within ` +
      `${whole(notices.p99)} ms.`,
    ...goalsText(report, 'Goals'),
  ].join('\n')
}
