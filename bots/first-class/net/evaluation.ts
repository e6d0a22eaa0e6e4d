import type { State } from '@roundhouse/first-class/base/state'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { NetPosition } from '../../play/net/shape.ts'
import { evaluate, seatEvaluationFor } from '../evaluation/evaluation.ts'
import type { Evaluator } from '../evaluation/evaluator.ts'
import { featureWeightsAt } from '../evaluation/feature-weights.ts'
import { turnsLeft } from '../evaluation/outlook.ts'
import { worthOfTurns } from '../evaluation/turns-worth.ts'
import { inputReader, type SeatWorth } from './inputs.ts'

/** Shows positions of a game to a net, as those look who think from this root. */
export function positionReader({ rules }: FirstClass, evaluator: Evaluator, root: State) {
  const evaluations = root.players.map((_, seat) => seatEvaluationFor(rules, evaluator, root, seat))
  const worths = evaluations.map(({ features }): SeatWorth => ({ features, isOther: true, turns: 0, worth: 0 }))
  const { leadThatCounts } = featureWeightsAt(evaluator.trained, root)
  const read = inputReader(rules)
  return (state: State, position: NetPosition): void => {
    for (let seat = 0; seat < worths.length; seat++) {
      const own = worths[seat]!
      own.turns = turnsLeft(state, seat)
      own.worth = evaluate(evaluations[seat]!, state) + worthOfTurns(own.turns)
      own.isOther = evaluations[seat]!.isOther
    }
    read(state, worths, leadThatCounts[worths[state.toMove]!.turns]!, position)
  }
}
