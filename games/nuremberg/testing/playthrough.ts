import type { Seed } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import { playthrough as kernelPlaythrough, type Memorable, type Players } from '@roundhouse/kernel/testing/playthrough'
import type { State } from '../base/state.ts'
import type { StoryLine } from '../base/story.ts'
import { nuremberg, type Options } from '../definition.ts'
import type { Nuremberg } from '../game.ts'

/** Plays a game and writes it down, with a comment wherever something memorable happens. */
export const playthrough = (options: Options, seed: Seed, players: Players<State, Nuremberg>): string =>
  kernelPlaythrough(nuremberg, options, seed, players, memorable)

type NameOf = (seat: Seat) => string

const orderOf = (seats: readonly Seat[], nameOf: NameOf): string => seats.map(nameOf).join(', ')

const memorable: Memorable<StoryLine> = {
  'turn-began': ({ turn }) => `Turn ${turn}`,
  'build-order': ({ seats }, nameOf) => `Building order: ${orderOf(seats, nameOf)}`,
  'train-order': ({ seats }, nameOf) => `Train order: ${orderOf(seats, nameOf)}`,
  'player-order': ({ seats }, nameOf) => `Player order: ${orderOf(seats, nameOf)}`,
  'chain-closed': ({ seat, pieces }, nameOf) => `${nameOf(seat)} closes the chain, with ${pieces} pieces`,
  profit: ({ seat, income, upkeep }, nameOf) => `${nameOf(seat)}: income ${income}, upkeep ${upkeep}`,
  scored: ({ seat, points, for: source }, nameOf) => `${nameOf(seat)} scores ${points} for ${source}`,
  'station-changed': ({ area, company }) => `${area} is a station of ${company} now`,
}
