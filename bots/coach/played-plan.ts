import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, Move, Seat } from '@roundhouse/kernel/game'
import type { Facts, Line } from '@roundhouse/kernel/story'

/** A plan that was carried out in a guess: how it was before and after, and what was told. */
export interface PlayedPlan<G, State> {
  readonly game: G
  readonly seat: Seat
  readonly before: State
  readonly after: State
  readonly story: readonly Line[]
}

export function playPlan<State extends Dice & { readonly toMove: Seat }, G extends Game<State>>(
  game: G,
  before: State,
  plan: readonly Move[],
): PlayedPlan<G, State> {
  const after = game.copy(before)
  const story: Line[] = []
  for (const move of plan) game.play(after, move, line => story.push(line))
  return { game, seat: before.toMove, before, after, story }
}

/** What was told of the seat under this key. */
export const toldOf = ({ story, seat }: Pick<PlayedPlan<unknown, unknown>, 'story' | 'seat'>, key: string): Facts[] =>
  story.filter(line => line.key === key && line.facts['seat'] === seat).map(({ facts }) => facts)
