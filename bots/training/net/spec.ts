import type { Dice } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import type { Knowledge } from '../../play/knowledge.ts'
import type { Net } from '../../play/net/net.ts'
import type { NetFile } from '../../play/net/net-file.ts'
import type { NetPosition, NetShape } from '../../play/net/shape.ts'

/** What a game must say of itself so that a value net can be trained for it. */
export interface NetSpec<State extends Dice = Dice, View = unknown> {
  readonly shape: NetShape
  readonly shipped: NetFile
  /** Who plays without a net: each seat has one of these, as the dice say, so that there is something to compare. */
  readonly players: readonly Knowledge<State, View>[]
  /** Who plays by a net; `null`: by the evaluation without it. */
  knowledgeBy(net: Net | null): Knowledge<State, View>
  /** Evaluation noise of self-play, in points. */
  readonly noise: number
  /** Could a search evaluate this position? `last`: the one before it in the same game of which that is true. */
  isShown(state: State, last: State | null): boolean
  /** Of those, one in this many is kept: in a game one comes from the other. */
  readonly oneIn: number
  /** Fills in the position. */
  show(game: Game<State, View>, state: State, position: NetPosition): void
  /** Points at the end that are about as much as a win is uncertain by. */
  readonly pointScale: number
}
