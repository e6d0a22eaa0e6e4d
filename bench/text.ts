import { costs, paces, timesText } from './figure-text.ts'
import type { PlayPace } from './pace.ts'
import type { PairReport, PlayReport } from './play.ts'
import type { BenchReport } from './report.ts'
import { coresText, punctualText, searchText } from './search/text.ts'
import { short, tableOf, whole } from './table.ts'

/** The report as people read it. */
export const textOf = (report: BenchReport): string =>
  [
    ...head(report),
    ...report.play.flatMap(playText),
    ...operationsText(report),
    ...growthText(report),
    ...memoryText(report),
    ...peerText(report),
    ...seriesText(report),
    ...searchText(report),
    ...coresText(report),
    ...punctualText(report),
    ...goalsText(report),
  ].join('\n')

type Run = Pick<BenchReport, 'machine' | 'seconds' | 'quick'>

export const machineText = ({ machine, seconds, quick }: Run, cores = `one core of ${machine.cores}`): string[] => [
  `Roundhouse on ${cores} (${machine.processor}), Node ${machine.node}, ${machine.date}`,
  `Load of the machine ${machine.load.map(n => n.toFixed(1)).join(' before, ')} after; ${whole(seconds)} s in all.`,
  ...(quick ? ['This was the quick run: good for a look, not for comparing.'] : []),
]

export const head = (run: Run): string[] => [
  ...machineText(run),
  'CPU is the time this process had a processor; clock also counts the time others had it. On a machine that others',
  'use, trust CPU, and ratios more than either. Best is the best of the passes, the others are medians.',
]

function playText(play: PlayReport): string[] {
  const sorted = [...play.pairs].sort((a, b) => b.cpu - a.cpu)
  const row = (name: string, of: PlayPace & Omit<PairReport, 'modules'>) => [
    name,
    ...paces(of),
    whole(of.cpu / of.decisionsPerGame),
    short(of.decisionsPerGame),
    short(of.movesPerDecision),
  ]
  return [
    '',
    `First Class, ${play.players} players, full rules, random play, legal moves listed at every decision`,
    ...tableOf(
      ['modules', 'decisions/s CPU', 'best', 'clock', 'games/s CPU', 'decisions a game', 'legal moves'],
      [row('all 15 pairs', play), ...sorted.map(pair => row(pair.modules, pair))],
    ),
  ]
}

const operationsText = ({ operations }: BenchReport): string[] => [
  '',
  'One state, 4 players, mean over states of random games with all pairs of modules',
  ...operationsTable(operations),
]

export const operationsTable = ({ copy, view, moves, structuredClone, json }: BenchReport['operations']): string[] =>
  tableOf(
    ['', 'us CPU', 'us clock', 'times our copy'],
    [
      ['copy', ...costs(copy), ''],
      ['view of one seat', ...costs(view), ''],
      ['legal moves', ...costs(moves), ''],
      ['copy by structuredClone', ...costs(structuredClone), short(structuredClone.cpu / copy.cpu)],
      ['copy by JSON', ...costs(json), short(json.cpu / copy.cpu)],
    ],
  )

const growthText = ({ growth }: BenchReport): string[] => [
  '',
  'Does listing the legal moves cost more later?',
  ...tableOf(
    ['states', 'us CPU', 'us clock', 'legal moves', 'ns CPU a move'],
    growth.map(of => [of.where, ...costs(of), short(of.moves), whole((1000 * of.cpu) / of.moves)]),
  ),
]

export const memoryText = ({ memory }: Pick<BenchReport, 'memory'>): string[] => [
  '',
  'Memory of a state, 4 players',
  ...tableOf(
    ['', 'bytes'],
    [
      ['alone, sharing nothing', whole(memory.alone)],
      ['a copy kept at every decision of a game', whole(memory.inSeries)],
      ['as JSON text', whole(memory.json)],
    ],
  ),
]

const peerText = ({ peer, play }: BenchReport): string[] => [
  '',
  'boardgame.io 0.50.2, its reducer alone, in production mode, without undo; random play of a smaller game: a cut-down',
  `First Class without modules (${whole(peer.decisionsPerGame)} decisions, ${short(peer.movesPerDecision)} legal moves at each)`,
  ...tableOf(
    ['', 'decisions/s CPU', 'best', 'clock', 'ours to it'],
    [
      ['smaller game, boardgame.io', ...paces(peer), timesText(peer.times)],
      ['smaller game, same rules without it', ...paces(peer.without), ''],
      ['First Class, all of it, ours', ...paces(play[0]!), ''],
    ],
  ),
]

const seriesText = ({ series }: BenchReport): string[] => [
  '',
  'Bots among themselves, 4 players, modules A,B, each with his own view, the story told and everything counted',
  ...tableOf(
    ['bot', 'decisions/s CPU', 'best', 'clock', 'games/s CPU'],
    series.map(of => [of.bot, ...paces(of), short(of.cpu / of.decisionsPerGame)]),
  ),
]

export const goalsText = ({ goals }: Pick<BenchReport, 'goals'>, title = 'Goals (CPU time)'): string[] => [
  '',
  title,
  ...tableOf(
    ['', 'target', 'stretch', 'measured', 'unit', ''],
    goals.map(({ name, target, stretch, measured, unit, verdict }) => [
      name,
      short(target),
      short(stretch),
      short(measured),
      unit,
      verdict,
    ]),
  ),
]
