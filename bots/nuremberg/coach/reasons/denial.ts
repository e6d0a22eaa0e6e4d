import type { Seat } from '@roundhouse/kernel/game'
import { NO_SERIES, type State } from '@roundhouse/nuremberg/base/state'
import { toldOf } from '../../../coach/played-plan.ts'
import type { WeightedReason } from '../../../coach/rules.ts'
import type { Plan } from '../../../play/search/guide.ts'
import { knowledge } from '../../knowledge.ts'
import { because, type NurembergPlan, othersOf } from './played-plan.ts'

/** A loss of fewer points is not worth a word. */
const MUCH = 1.5
const TRAIN = 1.5
const CLEARLY = 0.5

/** What an expert would think of, the best first. */
const plansAt = ({ game }: NurembergPlan, state: State): readonly Plan[] =>
  knowledge.guide(game, knowledge.settings.strong, state).plans(state, 0)

/** The train that another would buy next, and track that another would build. */
export const denialReasons = (played: NurembergPlan): WeightedReason[] => [
  ...toldOf(played, 'bought').flatMap(({ train }) => deniedTrain(played, train)),
  ...toldOf(played, 'finished').flatMap(() => deniedTrack(played)),
]

function deniedTrain(played: NurembergPlan, train: string): WeightedReason[] {
  const { before } = played
  const other = othersOf(played)
    .filter(seat => (before.passed & (1 << seat)) === 0)
    // Who has begun to pay is asked as well: another would have nothing to pay.
    .find(seat => isWanted(played, { ...before, toMove: seat, payment: null }, train))
  return other === undefined ? [] : [because('denies-train', { other, train }, TRAIN)]
}

/** Is it the next thing to do, and all else clearly worse? */
function isWanted(played: NurembergPlan, state: State, train: string): boolean {
  const move = played.game.read(`buy ${train}`)
  const [best, ...others] = plansAt(played, state)
  if (best?.moves[0] !== move) return false
  return others.every(({ moves, worth }) => moves[0] === move || best.worth - worth >= CLEARLY)
}

/** What another could build before and cannot now: what he loses by it, as far as one can tell. */
function deniedTrack(played: NurembergPlan): WeightedReason[] {
  const { before, after } = played
  const later = before.buildOrder.slice(before.place + 1)
  for (const other of later) {
    const table = asIfBuilding(before, other)
    const best = plansAt(played, table)[0]?.worth ?? 0
    const lost = best - (plansAt(played, { ...table, track: after.track })[0]?.worth ?? 0)
    if (lost >= MUCH) return [because('denies-track', { other, points: Math.round(lost) }, lost / later.length)]
  }
  return []
}

const asIfBuilding = (state: State, other: Seat): State => ({
  ...state,
  toMove: other,
  place: state.buildOrder.indexOf(other),
  series: NO_SERIES,
  payment: null,
})
