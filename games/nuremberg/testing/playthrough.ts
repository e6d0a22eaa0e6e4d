import type { Seed } from '@roundhouse/kernel/dice'
import { playthrough as kernelPlaythrough, type Memorable, type Players } from '@roundhouse/kernel/testing/playthrough'
import type { State } from '../base/state.ts'
import { nuremberg, type Options } from '../definition.ts'
import type { Nuremberg } from '../game.ts'

/** Plays a game and writes it down, with a comment wherever something memorable happens. */
export const playthrough = (options: Options, seed: Seed, players: Players<State, Nuremberg>): string =>
  kernelPlaythrough(nuremberg, options, seed, players, memorable)

const orderOf = (seats: unknown, nameOf: (seat: unknown) => string): string =>
  (seats as readonly number[]).map(nameOf).join(', ')

const memorable: Memorable = ({ key, facts }, nameOf) => {
  const name = facts['seat'] === undefined ? '' : nameOf(facts['seat'])
  if (key === 'turn-began') return `Turn ${facts['turn']}`
  if (key === 'build-order') return `Building order: ${orderOf(facts['seats'], nameOf)}`
  if (key === 'train-order') return `Train order: ${orderOf(facts['seats'], nameOf)}`
  if (key === 'player-order') return `Player order: ${orderOf(facts['seats'], nameOf)}`
  if (key === 'chain-closed') return `${name} closes the chain, with ${facts['pieces']} pieces`
  if (key === 'profit') return `${name}: income ${facts['income']}, upkeep ${facts['upkeep']}`
  if (key === 'scored') return `${name} scores ${facts['points']} for ${facts['for']}`
  if (key === 'station-changed') return `${facts['area']} is a station of ${facts['company']} now`
  return null
}
