import type { Move, Reason } from '@roundhouse/kernel/game'
import type { Facts } from '@roundhouse/kernel/story'
import type { Rules, Table } from './table.ts'

/** Why a move is not legal: made once, as a constant; its facts are looked up only when somebody asks. */
export interface Refused {
  readonly rule: string
  readonly code: string
  /** What would make it legal; left out where nothing does. */
  readonly mend?: string
  facts?(table: Table, arg: number): Facts
}

/**
 * One kind of move, with everything about it in one place: its text, when it is legal, what it does.
 *
 * Its moves are numbered from 0 to `args` - 1. `refuse` alone decides what is legal: the list of moves and the reason
 * why a move is not in it both come from there.
 */
export interface Deed {
  /** Its number among all deeds; the modules' are numbered from 32 on. */
  readonly number: number
  readonly word: string
  /** How its text looks, for people. */
  readonly form: string
  readonly args: number
  refuse(table: Table, arg: number): Refused | null
  /** Why it is never open outside its own moment of the game; most deeds leave that to the moment. */
  readonly closed?: Refused
  play(table: Table, arg: number): void
  write(rules: Rules, arg: number): string
  /** The move with these words (the deed's own word left out); `null` if none is ever written so. */
  read(rules: Rules, words: readonly string[]): number | null
  /** A shorter way to the same list as asking `refuse` for every arg. */
  list?(table: Table, into: Move[]): void
}

const ARG_BITS = 12
const ARG_MASK = (1 << ARG_BITS) - 1

export const moveOf = (deed: Deed, arg: number): Move => (deed.number << ARG_BITS) | arg
export const deedOf = (rules: Rules, move: Move): Deed => rules.deeds[move >> ARG_BITS]!
export const argOf = (move: Move): number => move & ARG_MASK

export function listMoves(table: Table, deed: Deed, into: Move[]): void {
  if (deed.list) return deed.list(table, into)
  for (let arg = 0; arg < deed.args; arg++) if (deed.refuse(table, arg) === null) into.push(moveOf(deed, arg))
}

export const hasMove = (table: Table, deed: Deed): boolean => {
  for (let arg = 0; arg < deed.args; arg++) if (deed.refuse(table, arg) === null) return true
  return false
}

export const reasonOf = (refused: Refused, table: Table, arg: number): Reason => ({
  rule: refused.rule,
  code: refused.code,
  facts: refused.facts?.(table, arg) ?? {},
  mend: refused.mend ?? null,
})

/** The words of a deed without anything to choose. */
export const noWords = {
  args: 1,
  read: (_rules: Rules, words: readonly string[]): number | null => (words.length === 0 ? 0 : null),
}

/** A whole number from `least` to `most` as it is written, without leading zeros; -1 if it is none. */
export function readNumber(text: string | undefined, least: number, most: number): number {
  if (text === undefined || !/^(0|[1-9]\d*)$/.test(text)) return -1
  const n = Number(text)
  return n >= least && n <= most ? n : -1
}
