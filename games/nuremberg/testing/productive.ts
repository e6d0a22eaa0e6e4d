import type { Dice } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import { anyStrengths, productively } from '@roundhouse/kernel/testing/guided'
import { MOST_INFLUENCE } from '../base/influence.ts'
import type { Network } from '../base/network.ts'
import { FIRST, NOTHING } from '../base/piece.ts'
import { NONE, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { sum } from '../referee/check.ts'
import { withLink } from '../routes/networks.ts'

/** What somebody likes, each with a weight. */
export type Temper = Readonly<Record<keyof typeof TASTES, number>>

/** A table as one seat hopes it will be: bids are won, the series is built. */
interface Hope {
  readonly rules: Rules
  readonly state: State
  readonly seat: Seat
  readonly influence: readonly number[]
  readonly network: Network
}

const influence =
  (colour: number) =>
  ({ influence }: Hope): number =>
    Math.min(influence[colour]!, MOST_INFLUENCE)

const TASTES = {
  cubes: ({ state, seat }: Hope) => state.players[seat]!.cubes - (state.toMove === seat ? state.series.price : 0),
  white: influence(0),
  brown: influence(1),
  red: influence(2),
  green: influence(3),
  pieces: ({ state, seat }: Hope) => state.players[seat]!.pieces + ofSeries(state, seat).length,
  upkeep: ({ state, seat }: Hope) => -state.players[seat]!.pieces - ofSeries(state, seat).length,
  areas: ({ network }: Hope) => network.areas.length,
  goods: ({ state, network }: Hope) => sum([...network.areas, ...network.beside].map(area => state.goods[area]!)),
  passengers: (hope: Hope) => sum(hope.network.areas.map((area, i) => travellers(hope, area, hope.network.parts[i]!))),
  trains: ({ state, seat }: Hope) => state.trains.filter(owner => owner === seat).length,
  room: (hope: Hope) => ownSpaces(hope).filter(piece => piece === NOTHING).length,
  loads: (hope: Hope) => 2 * ownSpaces(hope).filter(piece => piece !== NOTHING).length,
  luxury: (hope: Hope) => ownSpaces(hope, FIRST).filter(piece => piece !== NOTHING).length,
  points: ({ state, seat }: Hope) => state.players[seat]!.points,
  profit: ({ state, seat }: Hope) => state.players[seat]!.profit,
  sales: ({ state }: Hope) => sum(state.stations),
} satisfies Record<string, (hope: Hope) => number>

const ofSeries = ({ series, toMove }: State, seat: Seat): readonly number[] => (toMove === seat ? series.links : [])

function travellers({ state, network }: Hope, area: number, part: number): number {
  const served = network.serves[part]! & ~state.stations[area]!
  return (served & 1 ? state.reds[area]! : 0) + (served & 2 ? state.greens[area]! : 0)
}

const ownSpaces = ({ rules, state, seat }: Hope, carClass?: number): number[] =>
  rules.trains.flatMap(({ at, spaces }, train) => {
    if (state.trains[train] !== seat) return []
    return carClass === undefined
      ? state.spaces.slice(at[0], at[0]! + sum(spaces))
      : state.spaces.slice(at[carClass], at[carClass]! + spaces[carClass]!)
  })

function hopeOf(rules: Rules, state: State, seat: Seat): Hope {
  const { influence, network } = state.players[seat]!
  const gains = influence.slice()
  for (const [box, bidder] of state.bidders.entries()) {
    if (bidder !== seat) continue
    for (const [colour, points] of rules.boxes[box]!.printed.entries()) gains[colour]! += points
    if (state.discs[box] !== NONE) gains[state.discs[box]!]!++
  }
  const built = ofSeries(state, seat).reduce((so, link) => withLink(rules.map, state.stations, so, link), network)
  return { rules, state, seat, influence: gains, network: built }
}

const TASTE_NAMES = Object.keys(TASTES) as (keyof Temper)[]

/** A temper of its own for each game and seat, so that all of them together go everywhere. */
export const anyTemper = (dice: Dice): Temper => anyStrengths(TASTE_NAMES, dice)

export function worth(rules: Rules, state: State, seat: Seat, temper: Temper): number {
  const hope = hopeOf(rules, state, seat)
  let all = 0
  for (const taste of TASTE_NAMES) if (temper[taste] > 0) all += temper[taste] * TASTES[taste](hope)
  return all
}

/** Random play hardly ever loads a train or sells a line; this does. */
export const productive = productively(worth)
