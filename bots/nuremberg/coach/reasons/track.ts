import { COMPANIES } from '@roundhouse/nuremberg/base/company'
import { colourOf } from '@roundhouse/nuremberg/base/influence'
import type { State } from '@roundhouse/nuremberg/base/state'
import { PIECES_A_POINT, priceOf } from '@roundhouse/nuremberg/phases/takeovers'
import { eachLine, piecesBetween } from '@roundhouse/nuremberg/routes/lines'
import { toldOf } from '../../../coach/played-plan.ts'
import type { WeightedReason } from '../../../coach/rules.ts'
import { reachOf } from '../../track/reach.ts'
import { because, type NurembergPlan } from './played-plan.ts'

const A_PIECE = 1.5
const BUILT = 0.5
const OF_A_LINE = 0.4

/** What a series reaches, what it costs, and the line that could be sold with it. */
export const trackReasons = (played: NurembergPlan): WeightedReason[] =>
  toldOf(played, 'finished').flatMap(({ pieces, price }) => [
    ...newlyReached(played),
    because('builds', { pieces, price }, BUILT),
    ...lineToSell(played),
    ...toldOf(played, 'scored')
      .filter(facts => facts.for === 'chain')
      .map(({ points }) => because('chain', { points }, points)),
  ])

/** Pieces on the map that can be moved now and could not before. */
function newlyReached({ game, seat, before, after }: NurembergPlan): WeightedReason[] {
  const { map } = game.rules
  const was = reachOf(map, before, seat, before)
  const is = reachOf(map, { ...before, players: after.players, track: after.track }, seat, before)
  const facts = {
    grey: is.grey - was.grey,
    yellow: is.yellow - was.yellow,
    red: is.reds - was.reds,
    green: is.greens - was.greens,
  }
  const n = facts.grey + facts.yellow + facts.red + facts.green
  return n > 0 ? [because('reaches', { n, ...facts }, A_PIECE * n)] : []
}

/** The longest line that can be paid, if it is longer than what could be sold before. */
function lineToSell(played: NurembergPlan): WeightedReason[] {
  const before = longestLine(played, played.before)
  const after = longestLine(played, played.after)
  if (after === null || after.pieces <= (before?.pieces ?? 0)) return []
  return [because('line', after, OF_A_LINE * after.pieces)]
}

interface SaleableLine {
  readonly company: string
  readonly from: string
  readonly to: string
  readonly pieces: number
  readonly price: number
}

function longestLine(
  { game: { rules }, seat }: NurembergPlan,
  state: State,
): (SaleableLine & Record<string, string | number>) | null {
  const { areas } = rules.map
  let longest: (SaleableLine & Record<string, string | number>) | null = null
  for (const [company, name] of COMPANIES.entries()) {
    const most = PIECES_A_POINT * state.players[seat]!.influence[colourOf(company)]!
    eachLine(rules.map, state, seat, company, most, (one, other) => {
      const pieces = piecesBetween(rules.map, state, seat, one, other)!
      if (pieces <= (longest?.pieces ?? 0)) return
      longest = { company: name, from: areas[one]!.name, to: areas[other]!.name, pieces, price: priceOf(pieces) }
    })
  }
  return longest
}
