import type { BoxSummary, NurembergSummary, TrainSummary, TurnSummary } from '@roundhouse/bots/nuremberg/stats/summary'
import type { Summary } from '@roundhouse/bots/stats/summary'
import { STANDARD, standardTables } from '@roundhouse/nuremberg/maps/standard'
import { inTable, one, percent } from '../terminal/columns.ts'

/** What a simulation counted besides points: turns, boxes and trains. */
export function counted({ details }: Summary): string[] {
  const summary = details as NurembergSummary
  return [...turnsTable(summary), '', ...boxesTable(summary), '', ...trainsTable(summary), '', ...endWords(summary)]
}

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

const TRAIN_NAMES = standardTables(STANDARD).trains.map(({ row, place }) => `${row}${place}`)

/** A train that nobody bought has its line too. */
const trainsTable = ({ trains }: NurembergSummary): string[] =>
  inTable([
    ['train', 'bought in turns', 'turn', 'pieces', 'won by buyers'],
    ...TRAIN_NAMES.map(train => trainRow(train, trains[train])),
  ])

const trainRow = (train: string, bought: TrainSummary | undefined): string[] =>
  bought === undefined
    ? [train, percent(0), '', '', '']
    : [train, percent(bought.boughtRate), one(bought.turn), one(bought.pieces), percent(bought.winRate)]

const endWords = ({ chainRate, chainPieces, trackLeft }: NurembergSummary): string[] => [
  `The first chain is closed in ${percent(chainRate)} of the games, with ${one(chainPieces.mean)} pieces; at the end a player has ${one(trackLeft.mean)} pieces on the map`,
]
