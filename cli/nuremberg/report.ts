import type { BoxSummary, NurembergSummary, TrainSummary, TurnSummary } from '@roundhouse/bots/nuremberg/stats/summary'
import type { Summary } from '@roundhouse/bots/stats/summary'
import type { After } from '@roundhouse/kernel/say'
import { STANDARD, standardTables } from '@roundhouse/nuremberg/maps/standard'
import type { TerminalMessageKey, Words } from '../messages.ts'
import { inTable, one, percent } from '../terminal/columns.ts'

/** What a simulation counted besides points: turns, boxes and trains. */
export function counted(say: Words, { details }: Summary): string[] {
  const summary = details as NurembergSummary
  return [
    ...turnsTable(say, summary),
    '',
    ...boxesTable(say, summary),
    '',
    ...trainsTable(say, summary),
    '',
    ...endWords(say, summary),
  ]
}

type Head = After<'nuremberg.counted.', TerminalMessageKey>

const heads = (say: Words, columns: readonly Head[]): string[] => columns.map(each => say(`nuremberg.counted.${each}`))

/** Everything for one player. */
const turnsTable = (say: Words, { turns }: NurembergSummary): string[] =>
  inTable([
    heads(say, ['turn', 'built', 'moved', 'grey', 'yellow', 'passengers', 'income', 'upkeep', 'first', 'last', 'sold']),
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

const boxesTable = (say: Words, { boxes }: NurembergSummary): string[] =>
  inTable([
    heads(say, ['box', 'cubes', 'least', 'most', 'bids', 'takers']),
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
const trainsTable = (say: Words, { trains }: NurembergSummary): string[] =>
  inTable([
    heads(say, ['train', 'bought', 'turn', 'pieces', 'buyers']),
    ...TRAIN_NAMES.map(train => trainRow(train, trains[train])),
  ])

const trainRow = (train: string, bought: TrainSummary | undefined): string[] =>
  bought === undefined
    ? [train, percent(0), '', '', '']
    : [train, percent(bought.boughtRate), one(bought.turn), one(bought.pieces), percent(bought.winRate)]

const endWords = (say: Words, { chainRate, chainPieces, trackLeft }: NurembergSummary): string[] => [
  say('nuremberg.counted.end', {
    rate: percent(chainRate),
    pieces: one(chainPieces.mean),
    left: one(trackLeft.mean),
  }),
]
