import type { State } from '@roundhouse/first-class/base/state'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { NetPosition } from '../../play/net/shape.ts'
import { evaluationFor, newFeatures } from '../evaluation/evaluation.ts'
import type { Evaluator } from '../evaluation/evaluator.ts'
import { featureWeightsAt } from '../evaluation/feature-weights.ts'
import { turnsLeft } from '../evaluation/outlook.ts'
import { worthOfTurns } from '../evaluation/turns-worth.ts'
import { inputReader } from './inputs.ts'

/** Shows positions of a game to a net, as those look who think from this root. */
export function positionReader({ rules }: FirstClass, evaluator: Evaluator, root: State) {
  const seats = root.players.map((_, seat) => {
    const features = newFeatures()
    return { features, worth: 0, evaluate: evaluationFor(rules, evaluator, root, seat, features) }
  })
  const { leadThatCounts } = featureWeightsAt(evaluator.trained, root)
  const read = inputReader(rules)
  return (state: State, position: NetPosition): void => {
    for (let seat = 0; seat < seats.length; seat++) {
      const own = seats[seat]!
      own.worth = own.evaluate(state) + worthOfTurns(turnsLeft(state, seat))
    }
    read(state, seats, leadThatCounts[turnsLeft(state, state.toMove)]!, position)
  }
}
