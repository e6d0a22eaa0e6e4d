import { NONE } from '@roundhouse/first-class/base/board/player'
import { endCardId } from '@roundhouse/first-class/base/cards/end-cards'
import { endCardPoints } from '@roundhouse/first-class/base/round/final-count'
import { toldOf } from '../../../coach/played-plan.ts'
import type { WeightedReason } from '../../../coach/rules.ts'
import { turnsLeft } from '../../evaluation/outlook.ts'
import { because, type FirstClassPlan } from './played-plan.ts'

/** Cards of its kind that one may hope for in a turn. */
const HOPE = 0.25

/** Game End cards that are taken, and what a card taken adds to those one has (FC-13.3). */
export const endCardReasons = (played: FirstClassPlan): WeightedReason[] => [
  ...played.after.players[played.seat]!.endCards.slice(played.before.players[played.seat]!.endCards.length).map(card =>
    taken(played, card),
  ),
  ...counted(played),
  ...toldOf(played, 'kept').map(({ card }) => kept(played, card)),
]

function taken({ game: { rules }, seat, after }: FirstClassPlan, card: number): WeightedReason {
  const { id, counts, points: each } = rules.printed.endFaces[card]!
  const points = endCardPoints(rules, after.players[seat]!, card)
  const weight = points + each * HOPE * turnsLeft(after, seat)
  return because('end-card', { card: id, counts, each, cards: points / each, points }, weight)
}

/** A declined card counts as well. */
function counted({ game: { rules }, seat, before, after }: FirstClassPlan): WeightedReason[] {
  const was = before.players[seat]!
  const owned = [was.kept, ...was.endCards].filter(card => card !== NONE)
  const gains = owned.map(card => endCardPoints(rules, after.players[seat]!, card) - endCardPoints(rules, was, card))
  const points = gains.reduce((sum, gain) => sum + gain, 0)
  const cards = owned.filter((_, i) => gains[i]! > 0).map(card => endCardId(rules, card))
  return points > 0 ? [because('counts', { cards, points }, points)] : []
}

function kept({ game: { rules } }: FirstClassPlan, id: string): WeightedReason {
  const { counts, points } = rules.printed.endFaces.find(face => face.id === id)!
  return because('keep', { card: id, counts, each: points }, points)
}
