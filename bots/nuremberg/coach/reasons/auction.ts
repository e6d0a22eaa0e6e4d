import type { Seat } from '@roundhouse/kernel/game'
import { factsOf } from '@roundhouse/kernel/story'
import { BROWN, COLOURS, WHITE } from '@roundhouse/nuremberg/base/influence'
import type { State } from '@roundhouse/nuremberg/base/state'
import type { Rules } from '@roundhouse/nuremberg/base/table'
import { toldOf } from '../../../coach/played-plan.ts'
import type { WeightedReason } from '../../../coach/rules.ts'
import type { ReasonKey } from './keys.ts'
import { because, type NurembergPlan } from './played-plan.ts'

const A_POINT = 0.8
const OUTBID = 1.2
const FIRST = 1.5

/** What a box brings, who is outbid on it, and who would be first with it as the bids stand. */
export const auctionReasons = (played: NurembergPlan): WeightedReason[] =>
  toldOf(played, 'bid').flatMap(({ box, cubes }) => [
    boxReason(played, box, cubes),
    ...outbid(played, box),
    ...first(played, 'most-white', WHITE),
    ...first(played, 'most-brown', BROWN),
  ])

function boxReason({ game: { rules }, before }: NurembergPlan, name: string, cubes: number): WeightedReason {
  const box = rules.boxes.findIndex(each => each.name === name)
  const gains = gainsFrom(rules, before, box)
  const facts = Object.fromEntries(COLOURS.map((colour, i) => [colour, gains[i]!]))
  return because('box', { box: name, cubes, ...facts }, A_POINT * gains.reduce((sum, n) => sum + n, 0))
}

/** The printed points of a box, and its disc. */
const gainsFrom = ({ boxes }: Rules, { discs }: State, box: number): number[] =>
  boxes[box]!.printed.map((points, colour) => points + (discs[box] === colour ? 1 : 0))

const outbid = ({ story, seat }: NurembergPlan, box: string): WeightedReason[] =>
  factsOf(story, 'outbid')
    .filter(facts => facts.box === box && facts.seat !== seat)
    .map(facts => because('outbids', { other: facts.seat, box }, OUTBID))

/** Anyone who has more of a colour than all others goes first by it (NB-4.1). */
function first(
  { game: { rules }, seat, before, after }: NurembergPlan,
  key: ReasonKey,
  colour: number,
): WeightedReason[] {
  const isFirst = (state: State): boolean =>
    state.players.every((_, other) => other === seat || inSight(rules, state, other, colour) < mine(state))
  const mine = (state: State): number => inSight(rules, state, seat, colour)
  return isFirst(after) && !isFirst(before) ? [because(key, { n: mine(after) }, FIRST)] : []
}

/** What a seat has of a colour, with what its standing bids would bring. */
function inSight(rules: Rules, state: State, seat: Seat, colour: number): number {
  let points = state.players[seat]!.influence[colour]!
  for (const [box, bidder] of state.bidders.entries())
    if (bidder === seat) points += gainsFrom(rules, state, box)[colour]!
  return points
}
