import type { BoxSummary, NurembergSummary, TrainSummary, TurnSummary } from '@roundhouse/bots/nuremberg/stats/summary'
import type { Summary } from '@roundhouse/bots/stats/summary'
import type { After } from '@roundhouse/kernel/say'
import { STANDARD, standardTables } from '@roundhouse/nuremberg/maps/standard'
import type { TerminalMessageKey, Words } from '../messages.ts'
import { inTable, one, percent } from '../terminal/columns.ts'

/** What a simulation counted besides points: turns, everything for one player; boxes; trains, also those nobody bought. */
export function counted(say: Words, { details }: Summary): string[] {
  const { turns, boxes, trains, chainRate, chainPieces, trackLeft } = details as NurembergSummary
  const table = <Row>(
    columns: readonly Column[],
    rows: Readonly<Record<string, Row>>,
    cells: (row: Row) => string[],
  ) => [
    ...inTable([
      columns.map(column => say(`nuremberg.counted.${column}`)),
      ...Object.entries(rows).map(([name, row]) => [name, ...cells(row)]),
    ]),
    '',
  ]
  const allTrains = Object.fromEntries(TRAIN_NAMES.map(train => [train, trains[train]]))
  return [
    ...table(
      ['turn', 'built', 'moved', 'grey', 'yellow', 'passengers', 'income', 'upkeep', 'first', 'last', 'sold'],
      turns,
      turnCells,
    ),
    ...table(['box', 'cubes', 'least', 'most', 'bids', 'takers'], boxes, boxCells),
    ...table(['train', 'bought', 'turn', 'pieces', 'buyers'], allTrains, trainCells),
    say('nuremberg.counted.end', {
      rate: percent(chainRate),
      pieces: one(chainPieces.mean),
      left: one(trackLeft.mean),
    }),
  ]
}

type Column = After<'nuremberg.counted.', TerminalMessageKey>

const TRAIN_NAMES = standardTables(STANDARD).trains.map(({ row, place }) => `${row}${place}`)

function turnCells(each: TurnSummary): string[] {
  const profits = Object.values(each.profit).map(({ mean }) => mean)
  const sold = Object.values(each.lines).reduce((sum, { lines }) => sum + lines, 0)
  return [
    ...[each.built, each.moved, each.grey, each.yellow, each.red + each.green, each.income, each.upkeep].map(one),
    ...[profits[0] ?? 0, profits.at(-1) ?? 0].map(one),
    sold.toFixed(2),
  ]
}

const boxCells = ({ cubes, bids, winRate }: BoxSummary): string[] => [
  one(cubes.mean),
  ...[cubes.least, cubes.most].map(String),
  one(bids),
  percent(winRate),
]

const trainCells = (bought: TrainSummary | undefined): string[] =>
  bought === undefined
    ? [percent(0), '', '', '']
    : [percent(bought.boughtRate), one(bought.turn), one(bought.pieces), percent(bought.winRate)]
