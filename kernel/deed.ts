import type { Move, Reason } from './game.ts'
import type { Facts } from './story.ts'

/** Why a move is not legal: made once, as a constant; its facts are looked up only when somebody asks. */
export interface Refused<Table> {
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
export interface Deed<Rules, Table> {
  /** Its number among all deeds of its game. */
  readonly number: number
  readonly word: string
  /** How its text looks, for people. */
  readonly form: string
  readonly args: number
  refuse(table: Table, arg: number): Refused<Table> | null
  /** Why it is never open outside its own moment of the game; `null`: the moment says it. */
  readonly closed: Refused<Table> | null
  play(table: Table, arg: number): void
  write(rules: Rules, arg: number): string
  /** The move with these words (the deed's own word left out); `null` if none is ever written so. */
  read(rules: Rules, words: readonly string[]): number | null
  /** Its legal moves: those that `refuse` does not refuse. */
  list(table: Table, into: Move[]): void
}

/** Twenty bits for what is chosen leave ten for the deeds: a move stays a small number for the machine. */
const ARG_BITS = 20
const ARG_MASK = (1 << ARG_BITS) - 1

export const moveOf = (deed: { readonly number: number }, arg: number): Move => (deed.number << ARG_BITS) | arg
export const deedNumberOf = (move: Move): number => move >> ARG_BITS
export const argOf = (move: Move): number => move & ARG_MASK

/** What a deed says of itself; a shorter way to its list is worth giving only where many are asked for. */
export type DeedParts<Rules, Table> = Omit<Deed<Rules, Table>, 'list' | 'closed'> &
  Partial<Pick<Deed<Rules, Table>, 'list' | 'closed'>>

/** All deeds have the same fields in the same order, whatever they leave out: looking one up stays cheap. */
export function defineDeed<Rules, Table>({
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
}: DeedParts<Rules, Table>): Deed<Rules, Table> {
  const deed = { number, word, form, args, refuse, closed, play, write, read, list: list ?? listByAsking }
  function listByAsking(table: Table, into: Move[]): void {
    for (let arg = 0; arg < args; arg++) if (refuse(table, arg) === null) into.push(moveOf(deed, arg))
  }
  return deed
}

export const reasonOf = <Table>(refused: Refused<Table>, table: Table, arg: number): Reason => ({
  rule: refused.rule,
  code: refused.code,
  facts: refused.facts?.(table, arg) ?? {},
  mend: refused.mend ?? null,
})

/** The words of a deed without anything to choose. */
export const noWords = {
  args: 1,
  read: (_rules: unknown, words: readonly string[]): number | null => (words.length === 0 ? 0 : null),
}

/** The text is split at blanks; several deeds may begin with the same word, and none shares a text with another. */
export function readMove<Rules, Table>(deeds: readonly Deed<Rules, Table>[], rules: Rules, text: string): Move | null {
  const [word, ...words] = text.trim().split(/\s+/)
  for (const deed of deeds) {
    const arg = deed?.word === word ? deed.read(rules, words) : null
    if (arg !== null) return moveOf(deed, arg)
  }
  return null
}

/** How moves that begin with the first word of this text are written; if none does, the words there are. */
export function formsOf<Rules, Table>(deeds: readonly Deed<Rules, Table>[], text: string): readonly string[] {
  const [word] = text.trim().split(/\s+/)
  const known = deeds.filter(Boolean)
  const forms = known.filter(deed => deed.word === word).map(deed => deed.form)
  return forms.length > 0 ? forms : [...new Set(known.map(deed => deed.word))]
}

/** A whole number from `least` to `most` as it is written, without leading zeros; -1 if it is none. */
export function readNumber(text: string | undefined, least: number, most: number): number {
  if (text === undefined || !/^(0|[1-9]\d*)$/.test(text)) return -1
  const n = Number(text)
  return n >= least && n <= most ? n : -1
}

/** The place of a word among those that can stand there; -1 if it is none of them. */
export const readWord = (words: readonly string[], text: string | undefined): number => words.indexOf(text ?? '')
