import type { Move, Reason } from './game.ts'
import type { Facts } from './story.ts'

/** Why a move is not legal: made once, as a constant; its facts are looked up only when somebody asks. */
export interface Objection<Table> {
  readonly rule: string
  readonly code: string
  /** What would make it legal; left out where nothing does. */
  readonly remedy?: string
  facts?(table: Table, arg: number): Facts
}

/**
 * One kind of move, with everything about it in one place: its text, when it is legal, what it does.
 *
 * Its moves are numbered from 0 to `args` - 1. `refuse` alone decides what is legal: the list of moves and the reason
 * why a move is not in it both come from there.
 */
export interface MoveKind<Rules, Table> {
  /** Its number among all kinds of move of its game. */
  readonly number: number
  readonly word: string
  /** How its text looks, for people. */
  readonly form: string
  readonly args: number
  refuse(table: Table, arg: number): Objection<Table> | null
  /** Why it is never open outside its own moment of the game; `null`: the moment says it. */
  readonly outOfPhase: Objection<Table> | null
  play(table: Table, arg: number): void
  write(rules: Rules, arg: number): string
  /** The move with these words (the kind of move's own word left out); `null` if none is ever written so. */
  read(rules: Rules, words: readonly string[]): number | null
  /** Its legal moves: those that `refuse` does not refuse. */
  list(table: Table, into: Move[]): void
}

/** Twenty bits for what is chosen leave ten for the kinds of move: a move stays a small number for the machine. */
const ARG_BITS = 20
const ARG_MASK = (1 << ARG_BITS) - 1

export const moveOf = (moveKind: { readonly number: number }, arg: number): Move => (moveKind.number << ARG_BITS) | arg
export const kindNumberOf = (move: Move): number => move >> ARG_BITS
export const argOf = (move: Move): number => move & ARG_MASK

/** What a kind of move says of itself; a shorter way to its list is worth giving only where many are asked for. */
export type MoveKindParts<Rules, Table> = Omit<MoveKind<Rules, Table>, 'list' | 'outOfPhase'> &
  Partial<Pick<MoveKind<Rules, Table>, 'list' | 'outOfPhase'>>

/** All kinds of move have the same fields in the same order, whatever they leave out: looking one up stays cheap. */
export function defineMoveKind<Rules, Table>({
  number,
  word,
  form,
  args,
  refuse,
  outOfPhase = null,
  play,
  write,
  read,
  list,
}: MoveKindParts<Rules, Table>): MoveKind<Rules, Table> {
  const moveKind = { number, word, form, args, refuse, outOfPhase, play, write, read, list: list ?? listByAsking }
  function listByAsking(table: Table, into: Move[]): void {
    for (let arg = 0; arg < args; arg++) if (refuse(table, arg) === null) into.push(moveOf(moveKind, arg))
  }
  return moveKind
}

export const reasonOf = <Table>(refused: Objection<Table>, table: Table, arg: number): Reason => ({
  rule: refused.rule,
  code: refused.code,
  facts: refused.facts?.(table, arg) ?? {},
  remedy: refused.remedy ?? null,
})

/** The words of a kind of move without anything to choose. */
export const noWords = {
  args: 1,
  read: (_rules: unknown, words: readonly string[]): number | null => (words.length === 0 ? 0 : null),
}

/** The text is split at blanks; several kinds of move may begin with the same word, and none shares a text with another. */
export function readMove<Rules, Table>(
  moveKinds: readonly MoveKind<Rules, Table>[],
  rules: Rules,
  text: string,
): Move | null {
  const [word, ...words] = text.trim().split(/\s+/)
  for (const moveKind of moveKinds) {
    const arg = moveKind?.word === word ? moveKind.read(rules, words) : null
    if (arg !== null) return moveOf(moveKind, arg)
  }
  return null
}

/** How moves that begin with the first word of this text are written; if none does, the words there are. */
export function formsOf<Rules, Table>(moveKinds: readonly MoveKind<Rules, Table>[], text: string): readonly string[] {
  const [word] = text.trim().split(/\s+/)
  const known = moveKinds.filter(Boolean)
  const forms = known.filter(moveKind => moveKind.word === word).map(moveKind => moveKind.form)
  return forms.length > 0 ? forms : [...new Set(known.map(moveKind => moveKind.word))]
}

/** A whole number from `least` to `most` as it is written, without leading zeros; -1 if it is none. */
export function readNumber(text: string | undefined, least: number, most: number): number {
  if (text === undefined || !/^(0|[1-9]\d*)$/.test(text)) return -1
  const n = Number(text)
  return n >= least && n <= most ? n : -1
}

/** The place of a word among those that can stand there; -1 if it is none of them. */
export const readWord = (words: readonly string[], text: string | undefined): number => words.indexOf(text ?? '')
