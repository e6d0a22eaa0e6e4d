import { faceId, isMet } from '@roundhouse/first-class/base/contracts'
import type { State } from '@roundhouse/first-class/base/state'
import { toldOf } from '../../../coach/played-plan.ts'
import type { Weighed } from '../../../coach/rules.ts'
import { distanceTo } from '../../evaluation/contract-worth.ts'
import { because, type Occasion } from './played-plan.ts'

const FULFILLED = 5
const MET = 4
const TAKEN = 2
const NEARER = 2

/** Contracts that are fulfilled, that could be by now, that are new, and that came nearer. */
export const contractReasons = (occasion: Occasion): Weighed[] => [
  ...toldOf(occasion, 'fulfilled').map(({ card }) => because('fulfils', { card: card! }, FULFILLED)),
  ...occasion.after.players[occasion.seat]!.contracts.flatMap(face => openContract(occasion, face)),
]

function openContract(occasion: Occasion, face: number): Weighed[] {
  const { game, seat, before, after } = occasion
  const card = faceId(game.rules, face)
  const isNew = toldOf(occasion, 'contract').some(told => told['card'] === card)
  if (isMetBy(occasion, after, face))
    return isNew || !isMetBy(occasion, before, face) ? [because('contract-met', { card }, MET)] : []
  if (isNew) return [because('contract', { card }, TAKEN)]
  const isNearer = distanceTo(game.rules, after, seat, face) < distanceTo(game.rules, before, seat, face)
  return isNearer ? [because('contract-nearer', { card }, NEARER)] : []
}

const isMetBy = ({ game, seat }: Occasion, state: State, face: number): boolean =>
  isMet({ rules: game.rules, state: { ...state, toMove: seat }, emit: undefined }, face)
