import type { AnyChoice, Move, ReasonOf, ReasonTable } from './game.ts'
import type { Facts } from './story.ts'

/** What a game's reasons may say where nothing is known of them. */
type AnyReasons = Readonly<Record<string, { readonly facts: Facts; readonly remedy: string }>>

/**
 * Why a move is not legal: made once, as a constant; its facts are looked up only when somebody asks, and can only be
 * left out where the reason has none.
 */
export type Objection<Table, Reasons extends ReasonTable<Reasons> = AnyReasons> = {
  [Code in keyof Reasons & string]: {
    readonly rule: string
    readonly code: Code
    /** What would make it legal; left out where nothing does. */
    readonly remedy?: Reasons[Code]['remedy']
  } & FactsFrom<Table, Reasons[Code]['facts']>
}[keyof Reasons & string]

type FactsFrom<Table, Known extends Facts> =
  Record<never, never> extends Known
    ? { facts?(table: Table, choice: number): Known }
    : { facts(table: Table, choice: number): Known }

/**
 * One kind of move, with everything about it in one place: its text, what is chosen, when it is legal, what it does.
 *
 * Its moves are numbered from 0 to `choices` - 1. `refuse` alone decides what is legal: the list of moves and the reason
 * why a move is not in it both come from there.
 */
export interface MoveKind<
  Rules,
  Table,
  Choice extends AnyChoice = AnyChoice,
  Reasons extends ReasonTable<Reasons> = AnyReasons,
> {
  /** Its number among all kinds of move of its game. */
  readonly number: number
  readonly word: string
  /** How its text looks, for people. */
  readonly form: string
  readonly choices: number
  refuse(table: Table, choice: number): Objection<Table, Reasons> | null
  /** Why it is never open outside its own moment of the game; `null`: the moment says it. */
  readonly outOfPhase: Objection<Table, Reasons> | null
  play(table: Table, choice: number): void
  write(rules: Rules, choice: number): string
  /** What is chosen, for programs, which need not take the text apart. */
  describe(rules: Rules, choice: number): Choice
  /** The move with these words (the kind of move's own word left out); `null` if none is ever written so. */
  read(rules: Rules, words: readonly string[]): number | null
  /** Its legal moves: those that `refuse` does not refuse. */
  list(table: Table, into: Move[]): void
}

/** Twenty bits for what is chosen leave ten for the kinds of move: a move stays a small number for the machine. */
const CHOICE_BITS = 20
const CHOICE_MASK = (1 << CHOICE_BITS) - 1

export const moveOf = (moveKind: { readonly number: number }, choice: number): Move =>
  (moveKind.number << CHOICE_BITS) | choice
export const kindNumberOf = (move: Move): number => move >> CHOICE_BITS
export const choiceIn = (move: Move): number => move & CHOICE_MASK

/** What a kind of move says of itself; a shorter way to its list is worth giving only where many are asked for. */
export type MoveKindParts<
  Rules,
  Table,
  Choice extends AnyChoice = AnyChoice,
  Reasons extends ReasonTable<Reasons> = AnyReasons,
> = Omit<MoveKind<Rules, Table, Choice, Reasons>, 'list' | 'outOfPhase'> &
  Partial<Pick<MoveKind<Rules, Table, Choice, Reasons>, 'list' | 'outOfPhase'>>

/** All kinds of move have the same fields in the same order, whatever they leave out: looking one up stays cheap. */
export function defineMoveKind<
  Rules,
  Table,
  Choice extends AnyChoice = AnyChoice,
  Reasons extends ReasonTable<Reasons> = AnyReasons,
>({
  number,
  word,
  form,
  choices,
  refuse,
  outOfPhase = null,
  play,
  write,
  describe,
  read,
  list,
}: MoveKindParts<Rules, Table, Choice, Reasons>): MoveKind<Rules, Table, Choice, Reasons> {
  const moveKind = {
    number,
    word,
    form,
    choices,
    refuse,
    outOfPhase,
    play,
    write,
    describe,
    read,
    list: list ?? listByAsking,
  }
  function listByAsking(table: Table, into: Move[]): void {
    for (let choice = 0; choice < choices; choice++)
      if (refuse(table, choice) === null) into.push(moveOf(moveKind, choice))
  }
  return moveKind
}

export function reasonOf<Table, Reasons extends ReasonTable<Reasons> = AnyReasons>(
  refused: Objection<Table, Reasons>,
  table: Table,
  choice: number,
): ReasonOf<Reasons> {
  const { rule, code, facts, remedy }: Objection<Table> = refused
  // Code, facts and help belong together in what was refused: that they still do here is beyond the compiler.
  return { rule, code, facts: facts?.(table, choice) ?? {}, remedy: remedy ?? null } as unknown as ReasonOf<Reasons>
}

/** The words of a kind of move without anything to choose. */
export const noWords = {
  choices: 1,
  read: (_rules: unknown, words: readonly string[]): number | null => (words.length === 0 ? 0 : null),
}

/** A kind of move as far as it can be read. */
type Readable<Rules> = Pick<MoveKind<Rules, never>, 'number' | 'word' | 'read'>

/** The text is split at blanks; several kinds of move may begin with the same word, and none shares a text with another. */
export function readMove<Rules>(moveKinds: readonly Readable<Rules>[], rules: Rules, text: string): Move | null {
  const [word, ...words] = text.trim().split(/\s+/)
  for (const moveKind of moveKinds) {
    const choice = moveKind?.word === word ? moveKind.read(rules, words) : null
    if (choice !== null) return moveOf(moveKind, choice)
  }
  return null
}

/** What is chosen with the move that is written so; `null` if no move is ever written so. */
export function describeText<Rules, Choice extends AnyChoice>(
  moveKinds: readonly (Readable<Rules> & Pick<MoveKind<Rules, never, Choice>, 'describe'>)[],
  rules: Rules,
  text: string,
): Choice | null {
  const move = readMove(moveKinds, rules, text)
  return move === null ? null : moveKinds[kindNumberOf(move)]!.describe(rules, choiceIn(move))
}

/** How moves that begin with the first word of this text are written; if none does, the words there are. */
export function formsOf(
  moveKinds: readonly { readonly word: string; readonly form: string }[],
  text: string,
): readonly string[] {
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
