import type { BoxSummary, NurembergSummary, TrainSummary, TurnSummary } from '@roundhouse/bots/nuremberg/summary'
import type { Summary } from '@roundhouse/bots/summary'
import { inTable, one, percent } from '../terminal/columns.ts'

/** What a simulation counted besides points: turns, boxes and trains. */
export const counted = ({ nuremberg }: Summary): string[] =>
  nuremberg === undefined
    ? []
    : [
        ...turnsTable(nuremberg),
        '',
        ...boxesTable(nuremberg),
        '',
        ...trainsTable(nuremberg),
        '',
        ...endWords(nuremberg),
      ]

/** Everything for one player. */
const turnsTable = ({ turns }: NurembergSummary): string[] =>
  inTable([
    [
      'turn',
      'built',
      'moved',
      'grey',
      'yellow',
      'passengers',
      'income',
      'upkeep',
      'profit of first',
      'of last',
      'lines sold',
    ],
    ...Object.entries(turns).map(([turn, each]) => turnRow(turn, each)),
  ])

function turnRow(turn: string, each: TurnSummary): string[] {
  const profits = Object.values(each.profit).map(({ mean }) => mean)
  const sold = Object.values(each.lines).reduce((sum, { lines }) => sum + lines, 0)
  return [
    turn,
    ...[each.built, each.moved, each.grey, each.yellow, each.red + each.green, each.income, each.upkeep].map(one),
    ...[profits[0] ?? 0, profits.at(-1) ?? 0].map(one),
    sold.toFixed(2),
  ]
}

const boxesTable = ({ boxes }: NurembergSummary): string[] =>
  inTable([
    ['box', 'cubes', 'least', 'most', 'bids', 'won by takers'],
    ...Object.entries(boxes).map(([box, each]) => boxRow(box, each)),
  ])

const boxRow = (box: string, { cubes, bids, winRate }: BoxSummary): string[] => [
  box,
  one(cubes.mean),
  String(cubes.least),
  String(cubes.most),
  one(bids),
  percent(winRate),
]

const trainsTable = ({ trains }: NurembergSummary): string[] =>
  inTable([
    ['train', 'bought in turns', 'turn', 'pieces', 'won by buyers'],
    ...Object.entries(trains).map(([train, each]) => trainRow(train, each)),
  ])

const trainRow = (train: string, { boughtRate, turn, pieces, winRate }: TrainSummary): string[] => [
  train,
  percent(boughtRate),
  one(turn),
  one(pieces),
  percent(winRate),
]

const endWords = ({ chainRate, chainPieces, trackLeft }: NurembergSummary): string[] => [
  `The first chain is closed in ${percent(chainRate)} of the games, with ${one(chainPieces.mean)} pieces; at the end a player has ${one(trackLeft.mean)} pieces on the map`,
]
