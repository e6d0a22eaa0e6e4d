import { factsOf } from '@roundhouse/kernel/story'
import { toldOf } from '../../../coach/played-plan.ts'
import type { WeightedReason } from '../../../coach/rules.ts'
import { reachOf } from '../../track/reach.ts'
import { because, type NurembergPlan } from './played-plan.ts'

const A_STATION = 0.5
const KEPT = 1

/** Lines that are sold, or track that is kept. */
export const takeoverReasons = (played: NurembergPlan): WeightedReason[] => [
  ...toldOf(played, 'sold').flatMap(({ company, pieces, price }) => [
    sold(played, company, pieces, price),
    ...newStations(played, company),
  ]),
  ...toldOf(played, 'passed').flatMap(({ phase }) => (phase === 'takeovers' ? [kept(played)] : [])),
]

/** A piece costs upkeep in every turn to come, and a point at the end (NB-7.2, NB-9.2). */
function sold(
  { game: { rules }, before }: NurembergPlan,
  company: string,
  pieces: number,
  price: number,
): WeightedReason {
  const turns = rules.turns - before.turn
  const saved = pieces * (turns + 1)
  return because('sells', { company, pieces, price, turns, saved }, saved)
}

function newStations({ story }: NurembergPlan, company: string): WeightedReason[] {
  const areas = factsOf(story, 'station-changed').map(({ area }) => area)
  return areas.length > 0 ? [because('stations', { company, areas }, A_STATION * areas.length)] : []
}

function kept({ game: { rules }, seat, before }: NurembergPlan): WeightedReason {
  const { grey, yellow, reds, greens } = reachOf(rules.map, before, seat, before)
  const reached = grey + yellow + reds + greens
  return because('keeps-track', { pieces: before.players[seat]!.pieces, reached }, KEPT)
}
