import type { NetPosition, NetShape } from '../../play/net/shape.ts'

/**
 * Positions of a game one after another, each a row of numbers: seats, place, the inputs of the table; then for each seat
 * which part of the win it had, how many points more at the end than was hoped, its base and its inputs.
 */
export type GameRows = Float32Array

const HEAD = 2
const OUTCOME = 3

/** Where what is in a row. */
export interface RowLayout {
  readonly table: number
  readonly tableSize: number
  readonly seatSize: number
  /** Inputs of a seat. */
  readonly inputs: number
}

export const layoutOf = ({ seatInputs, tableInputs }: NetShape): RowLayout => ({
  table: HEAD,
  tableSize: tableInputs.length,
  seatSize: OUTCOME + seatInputs.length,
  inputs: seatInputs.length,
})

export const seatsAt = (rows: GameRows, at: number): number => rows[at]!
export const placeAt = (rows: GameRows, at: number): number => rows[at + 1]!
/** Where a seat of a row begins: won, points, base, and from `INPUTS` on the inputs. */
export const seatAt = ({ table, tableSize, seatSize }: RowLayout, at: number, seat: number): number =>
  at + table + tableSize + seat * seatSize
export const WON = 0
export const POINTS = 1
export const BASE = 2
export const INPUTS = OUTCOME

export const rowSize = ({ table, tableSize, seatSize }: RowLayout, seats: number): number =>
  table + tableSize + seats * seatSize

/** A position before it is known who wins: `won` is 0, and points are what was hoped. */
export function rowOf(layout: RowLayout, { place, table, seats, bases, hopes }: NetPosition): Float32Array {
  const row = new Float32Array(rowSize(layout, seats.length))
  row[0] = seats.length
  row[1] = place
  row.set(table, layout.table)
  for (const [n, inputs] of seats.entries()) {
    const at = seatAt(layout, 0, n)
    row[at + POINTS] = hopes[n]!
    row[at + BASE] = bases[n]!
    row.set(inputs, at + INPUTS)
  }
  return row
}

/** All rows of a game, now that it is over. */
export function gameRowsOf(
  layout: RowLayout,
  rows: readonly Float32Array[],
  won: readonly number[],
  points: readonly number[],
): GameRows {
  const all = new Float32Array(rows.reduce((sum, row) => sum + row.length, 0))
  let at = 0
  for (const row of rows) {
    for (const [seat, part] of won.entries()) {
      const of = seatAt(layout, 0, seat)
      row[of + WON] = part
      row[of + POINTS] = points[seat]! - row[of + POINTS]!
    }
    all.set(row, at)
    at += row.length
  }
  return all
}

/** A row of a game. */
export interface RowPlace {
  readonly rows: GameRows
  readonly at: number
}

/** Where each row of these games begins. */
export function rowsIn(layout: RowLayout, games: readonly GameRows[]): RowPlace[] {
  const found: RowPlace[] = []
  for (const rows of games)
    for (let at = 0; at < rows.length; at += rowSize(layout, seatsAt(rows, at))) found.push({ rows, at })
  return found
}

/** Fills in the position of a row as it was shown; what was hoped is not kept. */
export function readRow(layout: RowLayout, { rows, at }: RowPlace, position: NetPosition): void {
  position.place = placeAt(rows, at)
  position.table.set(rows.subarray(at + layout.table, at + layout.table + layout.tableSize))
  for (const [seat, inputs] of position.seats.entries()) {
    const from = seatAt(layout, at, seat)
    position.bases[seat] = rows[from + BASE]!
    inputs.set(rows.subarray(from + INPUTS, from + INPUTS + layout.inputs))
  }
}

/** Which part of the win each seat had. */
export const wonIn = (layout: RowLayout, { rows, at }: RowPlace): number[] =>
  Array.from({ length: seatsAt(rows, at) }, (_, seat) => rows[seatAt(layout, at, seat) + WON]!)
