import type { Dice } from '@roundhouse/kernel/dice'
import type { AnyChoice, Game, Move, Seat } from '@roundhouse/kernel/game'
import { type Line, linesOf, seatIn } from '@roundhouse/kernel/story'

/** A plan that was carried out in a guess: how it was before and after, and what was told. */
export interface PlayedPlan<G, State, StoryLine extends Line = Line> {
  readonly game: G
  readonly seat: Seat
  readonly before: State
  readonly after: State
  readonly story: readonly StoryLine[]
}

export function playPlan<
  State extends Dice & { readonly toMove: Seat },
  StoryLine extends Line,
  G extends Game<State, unknown, AnyChoice, StoryLine>,
>(
  game: G & Game<State, unknown, AnyChoice, StoryLine>,
  before: State,
  plan: readonly Move[],
): PlayedPlan<G, State, StoryLine> {
  const after = game.copy(before)
  const story: StoryLine[] = []
  for (const move of plan) game.play(after, move, line => story.push(line))
  return { game, seat: before.toMove, before, after, story }
}

type Told<StoryLine extends Line> = Pick<PlayedPlan<unknown, unknown, StoryLine>, 'story' | 'seat'>

/** What was told of the seat under this key. */
export const toldOf = <StoryLine extends Line, Key extends StoryLine['key']>(
  { story, seat }: Told<StoryLine>,
  key: Key,
): Extract<StoryLine, { readonly key: Key }>['facts'][] =>
  linesOf(story, key)
    .filter(line => seatIn(line) === seat)
    .map(line => line.facts as (typeof line)['facts'])
