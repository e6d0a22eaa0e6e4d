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
  /** Why it is never open outside its own moment of the game; `null`: the moment says it. */
  readonly closed: Refused | null
  play(table: Table, arg: number): void
  write(rules: Rules, arg: number): string
  /** The move with these words (the deed's own word left out); `null` if none is ever written so. */
  read(rules: Rules, words: readonly string[]): number | null
  /** Its legal moves: those that `refuse` does not refuse. */
  list(table: Table, into: Move[]): void
}

const ARG_BITS = 12
const ARG_MASK = (1 << ARG_BITS) - 1

export const moveOf = (deed: Deed, arg: number): Move => (deed.number << ARG_BITS) | arg
export const deedOf = (rules: Rules, move: Move): Deed => rules.deeds[move >> ARG_BITS]!
export const argOf = (move: Move): number => move & ARG_MASK

/** What a deed says of itself; a shorter way to its list is worth giving only where many are asked for. */
type DeedParts = Omit<Deed, 'list' | 'closed'> & Partial<Pick<Deed, 'list' | 'closed'>>

/** All deeds have the same fields in the same order, whatever they leave out: looking one up stays cheap. */
export function defineDeed({
  number,
  word,
  form,
  args,
  refuse,
  closed = null,
  play,
  write,
  read,
  list,
}: DeedParts): Deed {
  const deed: Deed = { number, word, form, args, refuse, closed, play, write, read, list: list ?? listByAsking }
  function listByAsking(table: Table, into: Move[]): void {
    for (let arg = 0; arg < args; arg++) if (refuse(table, arg) === null) into.push(moveOf(deed, arg))
  }
  return deed
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
