import type { Seed } from '@roundhouse/kernel/dice'
import { playthrough as kernelPlaythrough, type Memorable, type Players } from '@roundhouse/kernel/testing/playthrough'
import type { State } from '../base/state.ts'
import { firstClass, type Options } from '../definition.ts'
import type { FirstClass } from '../game.ts'

/** Plays a game and writes it down, with a comment wherever something memorable happens. */
export const playthrough = (options: Options, seed: Seed, players: Players<State, FirstClass>): string =>
  kernelPlaythrough(firstClass, options, seed, players, memorable)

const memorable: Memorable = ({ key, facts }, nameOf) => {
  if (key === 'dealt') return `Round ${facts['round']}`
  if (key === 'scoring') return `${nameOf(facts['seat'])} scores after round ${facts['round']}`
  if (key === 'locomotive-tile')
    return `${nameOf(facts['seat'])} fills the ${facts['train']} train: tile ${facts['tile']}`
  if (key === 'fulfilled') return `${nameOf(facts['seat'])} fulfils ${facts['card']}`
  if (key === 'scored' && facts['for'] === 'constantinople')
    return `${nameOf(facts['seat'])} reaches Constantinople for ${facts['points']} points`
  if (key === 'arrested') return `Arrested: ${(facts['seats'] as readonly number[]).map(nameOf).join(', ') || 'nobody'}`
  return null
}
