import { append } from '../board/append.ts'
import { type CarStep, TOP } from '../board/train.ts'
import type { Source } from '../state.ts'
import type { GameTable } from '../table.ts'

const ID_BITS = 8
const ID_MASK = (1 << ID_BITS) - 1

/** Sources are kind of move arguments too (`do mail upper`), so kind and which fit into twelve bits. */
export const SOURCES = 1 << 12

export const source = (kind: number, id: number): Source => (kind << ID_BITS) | id
export const sourceKind = (source: Source): number => source >> ID_BITS
export const sourceId = (source: Source): number => source & ID_MASK

export const NO_LIMIT: CarStep = TOP

/** One list for all times when nothing waits. */
export const NOTHING_WAITS: readonly Source[] = []

/** A frame will wait until the player chooses it (FC-3.7). */
export function wait(table: GameTable, waiting: Source): void {
  table.state.waiting = append(table.state.waiting, waiting)
}
