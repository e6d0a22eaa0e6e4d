import type { Machine } from '../report.ts'
import { short, tableOf, whole } from '../table.ts'
import { goalsText, machineText } from '../text.ts'
import { type GoalVerdict, verdictsOn } from '../verdict.ts'
import type { NodesFigures } from './nodes.ts'
import { goal } from './report.ts'

export interface NodesReport {
  readonly part: 'online, PostgreSQL'
  readonly machine: Machine
  readonly quick: boolean
  readonly seconds: number
  readonly figures: NodesFigures
  readonly goals: readonly GoalVerdict[]
}

const GOALS = [
  goal<NodesFigures>('moves kept and answered, one node', 'moves/s', [1200, 2500], ({ alone }) => alone.movesPerSecond),
  goal<NodesFigures>('answer at a steady pace, half', 'ms', [5, 2], ({ steady }) => steady.answer.p50),
  goal<NodesFigures>('answer at a steady pace, 99 of 100', 'ms', [50, 15], ({ steady }) => steady.answer.p99),
  goal<NodesFigures>('news at the other node, 99 of 100', 'ms', [100, 30], ({ otherNode }) => otherNode.p99),
  goal<NodesFigures>(
    'a move with all games that are over, against the fewest',
    'times',
    [1.2, 1.05],
    ({ full }) => full.at(-1)!.answer.p50 / full[0]!.answer.p50,
  ),
  goal<NodesFigures>('the list of own tables', 'ms', [20, 5], ({ ownTables }) => ownTables.took),
  goal<NodesFigures>('notice handed over, 99 of 100', 'ms', [10_000, 2000], ({ notices }) => notices.p99),
]

export const verdictsOfNodes = (figures: NodesFigures): GoalVerdict[] => verdictsOn(GOALS, figures)

/** The report as people read it. */
export function textOfNodes(report: NodesReport): string {
  const { bare, alone, steady, otherNode, full, ownTables, notices } = report.figures
  const rows = [
    { name: 'one node', ...alone },
    { name: 'one node, steady', ...steady },
    ...full.map(pace => ({ name: `${whole(pace.ended)} games over`, ...pace })),
  ]
  return [
    ...machineText(report, `${report.machine.cores} cores`),
    'First Class with 4 people at each table, whose moves are legal and come by chance. Each node is one process, PostgreSQL is on the',
    'same machine and flushes every commit, everybody else is another process: trust ratios first.',
    '',
    ...tableOf(
      ['', 'tables', 'moves/s', 'answer p50 ms', 'p99 ms', 'ms of the processor a move'],
      rows.map(({ name, tables, movesPerSecond, answer, cpu }) => [
        ...[name, whole(tables), whole(movesPerSecond), short(answer.p50), short(answer.p99), short(cpu)],
      ]),
    ),
    '',
    `PostgreSQL alone, a row in each commit: ${whole(bare.one)} commits/s with one connection, ${whole(bare.eight)} with eight.`,
    `Two nodes, ${whole(otherNode.movesPerSecond)} moves/s: somebody at the other node had the news after ${short(otherNode.p50)} ms, ` +
      `99 of 100 within ${short(otherNode.p99)} ms. In the first seconds of that node: ${short(otherNode.atFirst.p50)} and ` +
      `${short(otherNode.atFirst.p99)} ms.`,
    `The list of tables of somebody with ${whole(ownTables.ended)} games that are over: ${short(ownTables.took)} ms.`,
    `${whole(notices.count)} people who were away, all at the same time, were told after ${whole(notices.p50)} ms, 99 of 100 within ` +
      `${whole(notices.p99)} ms.`,
    ...goalsText(report, 'Goals'),
  ].join('\n')
}
