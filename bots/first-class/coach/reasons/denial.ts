import { NONE } from '@roundhouse/first-class/base/board/player'
import { faceId } from '@roundhouse/first-class/base/cards/card'
import { isMet } from '@roundhouse/first-class/base/cards/contracts'
import { take } from '@roundhouse/first-class/base/cards/offer'
import { choiceIn, moveKindOf } from '@roundhouse/first-class/base/move-kind'
import { copyState, type State } from '@roundhouse/first-class/base/state'
import { NOBODY } from '@roundhouse/first-class/modules/c-murder/roles'
import type { Seat } from '@roundhouse/kernel/game'
import { toldOf } from '../../../coach/played-plan.ts'
import type { WeightedReason } from '../../../coach/rules.ts'
import { evaluationFor } from '../../evaluation/evaluation.ts'
import { evaluatorOf } from '../../evaluation/evaluator.ts'
import { movesOf, type PlanLine } from '../../plans/line.ts'
import { type Breadth, bestPlans } from '../../plans/turn-search.ts'
import { because, type FirstClassPlan } from './played-plan.ts'

/** A loss of fewer points is not worth a word. */
const MUCH = 1.5
const CONTRACT = 2

const AT_A_GLANCE: Breadth = { lines: 1, actions: 0, draws: 1 }
const evaluator = evaluatorOf()

/** What others cannot have any more: those who come first are looked at first. */
export function denialReasons(played: FirstClassPlan): WeightedReason[] {
  const others = othersInRound(played)
  const contract = deniedContract(played, others)
  if (contract !== null) return [contract]
  for (const other of others) {
    const denied = deniedCard(played, other)
    if (denied !== null) return [denied]
  }
  return []
}

/** Those who still have a turn before the offer is redealt, in order. */
function othersInRound({ game: { rules }, seat, before, after }: FirstClassPlan): Seat[] {
  if (before.phase !== 'turn' || after.phase !== 'turn' || after.round !== before.round) return []
  const away = Array.from(
    { length: Math.min(rules.seats, after.turnsLeft) },
    (_, n) => (after.onTurn + n) % rules.seats,
  )
  return away.filter(other => other !== seat)
}

/** A contract that another could have fulfilled at once. */
function deniedContract(played: FirstClassPlan, others: readonly Seat[]): WeightedReason | null {
  const { rules } = played.game
  for (const { card } of toldOf(played, 'contract')) {
    const face = rules.printed.faces.findIndex(({ id }) => id === card)
    const other = others.find(seat =>
      isMet({ rules, state: { ...played.before, toMove: seat }, emit: undefined }, face),
    )
    if (other !== undefined) return because('denies-contract', { other, card }, CONTRACT)
  }
  return null
}

/** The card that another would take now if it could, where that is gone: what is lost by it, as far as all can see. */
function deniedCard({ game, before, after }: FirstClassPlan, other: Seat): WeightedReason | null {
  const root = asIfOnTurn(before, other, before.offer)
  const worth = evaluationFor(game.rules, evaluator, root, other)
  const bestFrom = (state: State): PlanLine =>
    bestPlans({ game, worth, breadth: AT_A_GLANCE, root: state, seat: other }, 1)[0]!
  const best = bestFrom(root)
  const wanted = cardTaken(game, root, best)
  if (wanted === NONE || after.offer.includes(wanted)) return null
  const lost = best.worth - bestFrom(asIfOnTurn(before, other, after.offer)).worth
  if (lost < MUCH) return null
  const facts = { other, card: faceId(game.rules, wanted), points: Math.round(lost) }
  return because('denies-card', facts, lost / (game.rules.seats - 1))
}

/** The table as if it were another's turn; nobody's secrets are on it. */
function asIfOnTurn(state: State, other: Seat, offer: readonly number[]): State {
  const { storage: _storage, ...slices } = state.slices
  const table = copyState(state)
  for (const player of table.players) player.kept = NONE
  return Object.assign(table, {
    ...{ onTurn: other, toMove: other, acted: false, offer },
    ...{ frame: null, waiting: [], owed: 0, mailFor: NONE },
    slices: slices.murder === undefined ? slices : { ...slices, murder: { ...slices.murder, murderer: NOBODY } },
  })
}

function cardTaken({ rules }: FirstClassPlan['game'], root: State, line: PlanLine): number {
  const move = movesOf(line).find(each => moveKindOf(rules, each) === take)
  return move === undefined ? NONE : root.offer[choiceIn(move)]!
}
