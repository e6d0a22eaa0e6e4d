import type { Seed } from '@roundhouse/kernel/dice'
import { playthrough as kernelPlaythrough, type Memorable, type Players } from '@roundhouse/kernel/testing/playthrough'
import type { State } from '../base/state.ts'
import type { StoryLine } from '../base/story.ts'
import { firstClass, type Options } from '../definition.ts'
import type { FirstClass } from '../game.ts'

/** Plays a game and writes it down, with a comment wherever something memorable happens. */
export const playthrough = (options: Options, seed: Seed, players: Players<State, FirstClass>): string =>
  kernelPlaythrough(firstClass, options, seed, players, memorable)

const memorable: Memorable<StoryLine> = {
  dealt: ({ round }) => `Round ${round}`,
  scoring: ({ seat, round }, nameOf) => `${nameOf(seat)} scores after round ${round}`,
  'locomotive-tile': ({ seat, train, tile }, nameOf) => `${nameOf(seat)} fills the ${train} train: tile ${tile}`,
  fulfilled: ({ seat, card }, nameOf) => `${nameOf(seat)} fulfils ${card}`,
  scored: ({ seat, points, for: source }, nameOf) =>
    source === 'constantinople' ? `${nameOf(seat)} reaches Constantinople for ${points} points` : null,
  arrested: ({ seats }, nameOf) => `Arrested: ${seats.map(nameOf).join(', ') || 'nobody'}`,
}
