import { append } from '../board/append.ts'
import { type Step, TOP } from '../board/train.ts'
import type { Source } from '../state.ts'
import type { Table } from '../table.ts'

/** Where frames come from. Sources of a module are numbered from MODULE_SOURCES on, by the module. */
export const CARD = 0
export const DECLINED = 1
export const START_TILE = 2
export const REWARD = 3
export const CONTRACT = 4
export const MAIL = 5
export const TILE = 6
export const END_CARD = 7
export const CITY = 8
export const MODULE_SOURCES = 10

const ID_BITS = 8
const ID_MASK = (1 << ID_BITS) - 1

/** Sources are kind of move arguments too (`do mail upper`), so kind and which fit into twelve bits. */
export const SOURCES = 1 << 12

export const source = (kind: number, which: number): Source => (kind << ID_BITS) | which
export const sourceKind = (source: Source): number => source >> ID_BITS
export const sourceId = (source: Source): number => source & ID_MASK

export const NO_LIMIT: Step = TOP

/** One list for all times when nothing waits. */
export const NOTHING_WAITS: readonly Source[] = []

/** A frame will wait until the player chooses it (FC-3.7). */
export function wait(table: Table, waiting: Source): void {
  table.state.waiting = append(table.state.waiting, waiting)
}
