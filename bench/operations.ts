import type { Dice } from '@roundhouse/kernel/dice'
import type { Move } from '@roundhouse/kernel/game'
import { type Cost, costOf } from './cost.ts'
import { empty } from './list.ts'
import type { StateSample } from './sample.ts'

/** What search, server and screens do with a state, besides playing. */
export interface OperationsReport {
  readonly copy: Cost
  readonly view: Cost
  readonly moves: Cost
  /** The same copy by other means. */
  readonly structuredClone: Cost
  readonly json: Cost
}

export function measureOperations<S extends Dice>(
  samples: readonly StateSample<S>[],
  seconds: number,
): OperationsReport {
  const each = (of: readonly StateSample<S>[], work: (sample: StateSample<S>, n: number) => unknown) =>
    costOf(of.length, seconds / 5, () => {
      let last: unknown
      for (let n = 0; n < of.length; n++) last = work(of[n]!, n)
      return last // so that no compiler can leave the work out
    })
  // The slow ones need fewer.
  const few = samples.filter((_, n) => n % 5 === 0)
  return {
    copy: each(samples, ({ game, state }) => game.copy(state)),
    view: each(samples, ({ game, state }, n) => game.view(state, n % game.seats)),
    moves: listingCost(samples, seconds / 5),
    structuredClone: each(few, ({ state }) => structuredClone(state)),
    json: each(few, ({ state }) => JSON.parse(JSON.stringify(state))),
  }
}

/** What it takes to list the legal moves of a state, into a list that is there already. */
export function listingCost<S extends Dice>(samples: readonly StateSample<S>[], seconds: number): Cost {
  const moves: Move[] = []
  return costOf(samples.length, seconds, () => {
    for (const { game, state } of samples) {
      empty(moves)
      game.moves(state, moves)
    }
  })
}
