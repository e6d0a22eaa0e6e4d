import type { Dice, Seed } from './dice.ts'
import type { NamedNumber } from './named-number.ts'
import type { Values } from './say.ts'
import type { Seat, Viewer } from './seat.ts'
import type { Emit, Facts, Line } from './story.ts'

export type { Seat, Viewer } from './seat.ts'

/** A move is a whole number that only its own game can read; people see its text (`write`). */
export type Move = NamedNumber<'move'>

/** What a move is, for programs: what it does, and what is chosen with it, by name. Plain JSON. */
export interface AnyChoice {
  readonly do: string
}

/** The choices of a game, one for each key of a table that says what is chosen there. */
export type ChoiceOf<Choices> = {
  [Do in keyof Choices & string]: { readonly do: Do } & Readonly<Choices[Do]>
}[keyof Choices & string]

/** Why a move is not legal now: the rule that forbids it, and what would make it legal where that can be said. */
export interface Reason {
  /** The rule's number, as in `docs/rules`. */
  readonly rule: string
  readonly code: string
  readonly facts: Facts
  /** What would have to happen first, as a key; `null` where nothing helps. */
  readonly remedy: string | null
}

/** What the reasons of a game may say, by code: their facts, and what helps (`never`: nothing does). */
export type ReasonTable<Reasons> = { [Code in keyof Reasons]: { readonly facts: Facts; readonly remedy: string } }

/** The reasons of a game, one for each code of its table. What helps may be what helps elsewhere: it depends on the moment. */
export type ReasonOf<Reasons extends ReasonTable<Reasons>> = {
  [Code in keyof Reasons & string]: {
    readonly rule: string
    readonly code: Code
    readonly facts: Reasons[Code]['facts']
    readonly remedy: RemedyOf<Reasons> | null
  }
}[keyof Reasons & string]

export type RemedyOf<Reasons extends ReasonTable<Reasons>> = Reasons[keyof Reasons]['remedy']

export interface Result {
  readonly points: readonly number[]
  /** More than one where the win is shared. */
  readonly winners: readonly Seat[]
}

/**
 * A game with its options chosen, as the server, the bots, the command line and the laws see it.
 *
 * State and view are plain JSON: no classes, no functions, no `undefined`. The place in the flow is part of the state,
 * so saving, replaying, taking back, searching and reporting a bug are one mechanism. Arrays in a state are never
 * changed, only replaced: that is why a copy is cheap.
 */
export interface Game<
  State extends Dice = Dice,
  View = unknown,
  Choice extends AnyChoice = AnyChoice,
  StoryLine extends Line = Line,
  WhyNot extends Reason = Reason,
> {
  readonly name: string
  /** How many play. */
  readonly seats: number
  begin(seed: Seed, emit?: Emit<StoryLine>): State
  /** Whose move it is. Nobody: the game is over. */
  toMove(state: State): Seat | null
  /**
   * Every legal move of the player to move. What is legal is decided here and nowhere else.
   * A list that is given is added to, so that a search can use one list for all its questions.
   */
  moves(state: State, into?: Move[]): Move[]
  /** Carries out a legal move. The state is the caller's own copy and is changed. */
  play(state: State, move: Move, emit?: Emit<StoryLine>): void
  copy(state: State): State
  /** A move as people write it: in records, tests, logs, links and on the command line. */
  write(move: Move): string
  /** The same for programs, which need not take a text apart: any move that `read` can answer, legal now or not. */
  describe(move: Move): Choice
  /** The move with this text, legal now or not; `null` if no move is ever written so. */
  read(text: string): Move | null
  /** Why this seat cannot play this text now; `null` if it can. */
  why(state: State, seat: Seat, text: string): WhyNot | null
  /** The state as one viewer may see it. */
  view(state: State, viewer: Viewer): View
  /**
   * Redeals everything the viewer cannot see, with dice of one's own, the rolls to come included.
   * The viewer's view stays the same: that is its test.
   */
  redeal(state: State, viewer: Viewer, dice: Dice): void
  /**
   * Parts of a state that views do not show and `redeal` leaves alone, since everybody knows them all the same: a bag of
   * which all was seen that is not in it any more. Lists among them are such bags, and their order means nothing.
   */
  readonly remembered?: readonly string[]
  /**
   * The table as it is, if this seat had its next turn now: a state of its own in which moves can be planned ahead. `null`:
   * the seat has the move already, or what it decides next depends on more than others' moves. Left out: nothing is planned.
   */
  ahead?(state: State, seat: Seat): State | null
  /** The points scored so far. */
  points(state: State): readonly number[]
  /** How it ended; `null` while it goes on. */
  result(state: State): Result | null
  /** What is wrong with this state, in words: nothing, unless there is a bug. */
  complaints(state: State): string[]
}

/** A game as it stands on the shelf: chosen by name, opened with options. */
export interface GameDefinition<Options, State extends Dice = Dice, View = unknown> {
  readonly name: string
  /** The number of the rules that new games follow, raised when a change would let an old record end differently. */
  readonly rules: number
  /** Older numbers that can still be played, the oldest first: what has begun by one of them is played to its end by it. */
  readonly olderRules?: readonly number[]
  /**
   * By the newest rules, or by those of an older number that it knows (`openBy` asks for no other). A ruling that has
   * changed asks for the number at the one place where it is decided.
   */
  open(options: Options, rules?: number): Game<State, View>
  /** The options as lines of a record's header, and back. Bad ones are refused with a sentence (`Refusal`). */
  writeOptions(options: Options): [key: string, value: string][]
  readOptions(header: ReadonlyMap<string, string>): Options
}

/** Bad input, said to a person: what was wrong, where, and what is allowed. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal'
  /** The message that says it in the reader's language, and what it speaks of; `null`: it is said in English only. */
  readonly key: string | null
  readonly values: Values

  constructor(message: string, key: string | null = null, values: Values = {}, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause })
    this.key = key
    this.values = values
  }
}
