import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import type { Game, Viewer } from '@roundhouse/kernel/game'
import { sampleOf } from '@roundhouse/kernel/sample'

/**
 * The state that a viewer is sent: what they cannot see is dealt again with dice made from the table and the viewer, which
 * everybody may know. So it depends on what the viewer knows and on nothing else; and it is the same from move to move
 * as far as that allows, which keeps news short.
 */
export const sampleFor = <State extends Dice>(game: Game<State>, state: State, viewer: Viewer, table: string): State =>
  sampleBy(game, state, viewer, sampleSeedOf(table))

/** The same for those who look at one table again and again, and have the seed of its samples. */
export const sampleBy = <State extends Dice>(game: Game<State>, state: State, viewer: Viewer, seed: Seed): State =>
  sampleOf(game, state, viewer, { seed: fork(seed, viewer === 'watcher' ? 0 : viewer + 1), rolled: 0 })

const NO_SEED: Seed = [0, 0, 0, 0]

/** Of which the dice of every viewer of a table are made. */
export const sampleSeedOf = (table: string): Seed =>
  Array.from(table, sign => sign.codePointAt(0)!).reduce(fork, NO_SEED)
