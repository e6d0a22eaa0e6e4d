import type { Seat } from '@roundhouse/kernel/game'
import type { Emit, Facts, NoFacts } from '@roundhouse/kernel/story'
import type { Player } from './board/player.ts'
import type { Printed } from './cards/card.ts'
import type { ConditionRule } from './cards/condition.ts'
import type { EffectRule } from './frames/effect-rule.ts'
import type { SourceRule } from './frames/source.ts'
import type { MoveKind } from './move-kind.ts'
import type { KindRule, Module } from './round/module.ts'
import type { State } from './state.ts'
import type { Scores, StoryLine } from './story.ts'

/** The rules in force: what is printed, and what each of it means. Made once when a game is opened. */
export interface Rules {
  readonly seats: number
  readonly printed: Printed
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

/** The rules, the state they are applied to, and whoever listens. */
export interface Table {
  readonly rules: Rules
  state: State
  emit: Emit<StoryLine> | undefined
}

/** The player who is to decide: nearly everything is about that one. */
export const me = ({ state }: Table): Player => state.players[state.toMove]!

/** What points are for that says all. */
type PlainScore = { [For in keyof Scores]: NoFacts extends Scores[For] ? For : never }[keyof Scores]

/** Points now, and the story says what for. */
export function score(table: Table, seat: Seat, points: number, source: PlainScore): void
export function score<For extends Exclude<keyof Scores, PlainScore>>(
  table: Table,
  seat: Seat,
  points: number,
  source: For,
  facts: Scores[For],
): void
export function score(table: Table, seat: Seat, points: number, source: keyof Scores, facts?: Facts): void {
  if (points === 0) return
  table.state.players[seat]!.points += points
  table.emit?.({ key: 'scored', facts: { seat, points, for: source, ...facts } } as StoryLine)
}
