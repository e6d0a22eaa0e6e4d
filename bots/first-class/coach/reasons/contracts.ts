import { faceId } from '@roundhouse/first-class/base/cards/card'
import { isMet } from '@roundhouse/first-class/base/cards/contracts'
import type { State } from '@roundhouse/first-class/base/state'
import { toldOf } from '../../../coach/played-plan.ts'
import type { WeightedReason } from '../../../coach/rules.ts'
import { distanceTo } from '../../evaluation/contract-worth.ts'
import { because, type FirstClassPlan } from './played-plan.ts'

const FULFILLED = 5
const MET = 4
const TAKEN = 2
const NEARER = 2

/** Contracts that are fulfilled, that could be by now, that are new, and that came nearer. */
export const contractReasons = (played: FirstClassPlan): WeightedReason[] => [
  ...toldOf(played, 'fulfilled').map(({ card }) => because('fulfils', { card }, FULFILLED)),
  ...played.after.players[played.seat]!.contracts.flatMap(face => openContract(played, face)),
]

function openContract(played: FirstClassPlan, face: number): WeightedReason[] {
  const { game, seat, before, after } = played
  const card = faceId(game.rules, face)
  const isNew = toldOf(played, 'contract').some(told => told.card === card)
  if (isMetBy(played, after, face))
    return isNew || !isMetBy(played, before, face) ? [because('contract-met', { card }, MET)] : []
  if (isNew) return [because('contract', { card }, TAKEN)]
  const isNearer = distanceTo(game.rules, after, seat, face) < distanceTo(game.rules, before, seat, face)
  return isNearer ? [because('contract-nearer', { card }, NEARER)] : []
}

const isMetBy = ({ game, seat }: FirstClassPlan, state: State, face: number): boolean =>
  isMet({ rules: game.rules, state: { ...state, toMove: seat }, emit: undefined }, face)
