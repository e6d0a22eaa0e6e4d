import type { Dice } from '@roundhouse/kernel/dice'
import type { Seat, Viewer } from '@roundhouse/kernel/game'
import type { Player } from '../board/player.ts'
import type { Kind, Letter } from '../cards/card.ts'
import type { ConditionRule } from '../cards/condition.ts'
import type { EffectRule } from '../frames/effect-rule.ts'
import type { SourceRule } from '../frames/source.ts'
import type { MoveKind, Objection } from '../move-kind.ts'
import type { Slices, State } from '../state.ts'
import type { Rules, Table } from '../table.ts'

/** What executing a card of a kind means. */
export interface KindRule {
  readonly kind: Kind
  /** Some cards can only be declined when there is no place for them. */
  refuse?(table: Table, face: number): Objection | null
  execute(table: Table, face: number): void
  /** A middle card has been laid at a position (FC-E.1). */
  laid?(table: Table, position: number): void
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
  begin?(table: Table): void
  /** A car was added or went up, wherever and whenever that happened. */
  carsChanged?(table: Table, player: Player): void
  /** A frame or a purchase of whoever is to decide is done. */
  settled?(table: Table): void
  /** How often a bonus city of this route card pays in a scoring phase (the first route card is 0). */
  cityPays?(table: Table, seat: Seat, routeCard: number): number
  /** Step 2 of a scoring phase, after the trains. */
  scoring?(table: Table, seat: Seat): void
  turnOver?(table: Table): void
  /** The final count, after the Game End cards. */
  finalCount?(table: Table): void
  /** May this seat win? Asked when the game is over. */
  mayWin?(state: State, seat: Seat): boolean
  /** What a viewer may see of the module's slice. */
  view?(slices: Readonly<Slices>, viewer: Viewer, isOver: boolean): Partial<Slices>
  /** Deals what the viewer cannot see of the module's slice anew. */
  redeal?(state: State, viewer: Viewer, dice: Dice): void
  /** What is wrong with the module's part of the state. */
  complaints?(rules: Rules, state: State): string[]
}
