import type { Dice } from '@roundhouse/kernel/dice'
import type { Seat, Viewer } from '@roundhouse/kernel/game'
import type * as kernel from '@roundhouse/kernel/move-kind'
import type { Emit, Facts, NoFacts } from '@roundhouse/kernel/story'
import type { Player } from './board/player.ts'
import type { CarStep } from './board/train.ts'
import type { Kind, Letter, PrintedMaterial } from './cards/card.ts'
import type { ConditionText } from './cards/condition.ts'
import type { FaceNumber } from './cards/face-number.ts'
import type { Choice, ChoiceTo, FrameSource } from './choice.ts'
import { type Effect, type Frame, kindOf } from './frames/effect.ts'
import type { Reasons } from './reasons.ts'
import { playerAt, type Slices, type State } from './state.ts'
import type { Scores, StoryLine } from './story.ts'

/** The rules, the state they are applied to, and the listener. Each rule speaks of the table, so all kinds of rules are here. */
export interface GameTable {
  readonly rules: Rules
  state: State
  emit: Emit<StoryLine> | undefined
}

/** The rules in force: what is printed, and what each of it means. Made once when a game is opened. */
export interface Rules {
  readonly seats: number
  readonly printed: PrintedMaterial
  /** The cards of piles 1, 2 and 3, copies included (FC-1.2). */
  readonly piles: readonly (readonly number[])[]
  /** The Game End cards. */
  readonly endPile: readonly number[]
  readonly moveKinds: readonly MoveKind[]
  readonly effects: readonly EffectRule[]
  readonly sources: readonly SourceRule[]
  readonly conditions: readonly ConditionRule[]
  /** What executing a card means, by face. */
  readonly kinds: readonly KindRule[]
  /** What may stand in the way of executing a card, by face; `null` where nothing ever does. */
  readonly refusals: readonly (NonNullable<KindRule['refuse']> | null)[]
  /** What must happen when a frame is done, by kind of source; `null` where nothing has to. */
  readonly endings: readonly (NonNullable<SourceRule['done']> | null)[]
  /** The two modules in use. */
  readonly modules: readonly Module[]
  readonly moments: Moments
}

/** The moments of the modules in use that come so often that looking for them each time would cost too much. */
interface Moments {
  readonly settled: readonly NonNullable<Module['settled']>[]
  readonly carsChanged: readonly NonNullable<Module['carsChanged']>[]
  readonly scoring: readonly NonNullable<Module['scoring']>[]
  readonly turnOver: readonly NonNullable<Module['turnOver']>[]
}

/** One kind of move; `MoveKind<'up'>` is one that is described so. */
export type MoveKind<Do extends Choice['do'] = Choice['do']> = kernel.MoveKind<Rules, GameTable, ChoiceTo<Do>, Reasons>
export type Objection = kernel.Objection<GameTable, Reasons>

/** What a symbol in a frame means: the kinds of move that use it, and when it can be used at all. */
export interface EffectRule {
  readonly kind: number
  readonly moveKinds: readonly MoveKind[]
  /** A rule says must: it cannot be left unused while it can be used (FC-3.2). */
  readonly must: boolean
  /** It waits until everything else in its frame is done or given up (FC-E.3). */
  readonly last: boolean
  /** Can some part of it be used now? What cannot be is lost when nothing else is left (FC-3.2). */
  canBeUsed(table: GameTable, count: number): boolean
}

/** A kind of source. Only frames that can wait have a text. */
export type SourceRule = WaitingRule | (AnySource & Readonly<Partial<Record<keyof WaitingSource, undefined>>>)
export type WaitingRule = AnySource & WaitingSource

interface WaitingSource {
  /** The frame it pays to the player to move. */
  frame(table: GameTable, id: number): Frame
  write(rules: Rules, id: number): string
  describe(rules: Rules, id: number): FrameSource
  read(rules: Rules, words: readonly string[]): number | null
}

interface AnySource {
  readonly kind: number
  readonly word: string
  limit?(table: GameTable, id: number): CarStep
  /** Why it cannot be begun yet, although it waits. */
  refuse?(table: GameTable, id: number): Objection | null
  /** What must happen when the frame is done. */
  done?(table: GameTable, id: number): void
}

/** A kind of condition that contracts ask for: how it is written on a card, and when it is met. */
export interface ConditionRule extends ConditionText {
  isMet(table: GameTable, me: Player, numbers: readonly number[]): boolean
}

/** What executing a card of a kind means. */
export interface KindRule {
  readonly kind: Kind
  /** Some cards can only be declined when there is no place for them. */
  refuse?(table: GameTable, face: FaceNumber): Objection | null
  execute(table: GameTable, face: FaceNumber): void
  /** A middle card has been laid at a position (FC-E.1). */
  laid?(table: GameTable, position: number): void
}

/**
 * What a module plugs in. Its words (kinds, effects, sources, conditions, kinds of move) are known in every game, since cards of
 * any deck may use them; its moments are called only in games that use the module.
 */
export interface Module {
  readonly letter: Letter
  readonly name: string
  readonly kinds?: readonly KindRule[]
  readonly effects?: readonly EffectRule[]
  readonly sources?: readonly SourceRule[]
  readonly conditions?: readonly ConditionRule[]
  readonly moveKinds?: readonly MoveKind[]

  /** Set-up, before anything is dealt. */
  begin?(table: GameTable): void
  /** A car was added or went up, wherever and whenever that happened. */
  carsChanged?(table: GameTable, player: Player): void
  /** A frame or a purchase of the player to move is done. */
  settled?(table: GameTable): void
  /** How often a bonus city of this route card pays in a scoring phase (the first route card is 0). */
  cityPays?(table: GameTable, seat: Seat, routeCard: number): number
  /** Step 2 of a scoring phase, after the trains. */
  scoring?(table: GameTable, seat: Seat): void
  turnOver?(table: GameTable): void
  /** The final count, after the Game End cards. */
  finalCount?(table: GameTable): void
  /** May this seat win? Asked when the game is over. */
  mayWin?(state: State, seat: Seat): boolean
  /** What a viewer may see of the module's slice. */
  view?(slices: Readonly<Slices>, viewer: Viewer, isOver: boolean): Partial<Slices>
  /** Redeals what the viewer cannot see of the module's slice. */
  redeal?(state: State, viewer: Viewer, dice: Dice): void
  /** What is wrong with the module's part of the state. */
  complaints?(rules: Rules, state: State): string[]
}

/** The player whose move it is: nearly everything is about them. */
export const me = ({ state }: GameTable): Player => playerAt(state, state.toMove)

/** What points are for that says all. */
type PlainScore = { [For in keyof Scores]: NoFacts extends Scores[For] ? For : never }[keyof Scores]

/** What a symbol of a frame means. */
export const effectRuleOf = ({ effects }: Rules, symbol: Effect): EffectRule => effects[kindOf(symbol)]!

/** Points now, and the story says what for. */
export function score(table: GameTable, seat: Seat, points: number, source: PlainScore): void
export function score<For extends Exclude<keyof Scores, PlainScore>>(
  table: GameTable,
  seat: Seat,
  points: number,
  source: For,
  facts: Scores[For],
): void
export function score(table: GameTable, seat: Seat, points: number, source: keyof Scores, facts?: Facts): void {
  if (points === 0) return
  playerAt(table.state, seat).points += points
  table.emit?.({ key: 'scored', facts: { seat, points, for: source, ...facts } } as StoryLine)
}
