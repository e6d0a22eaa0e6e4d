import type { Seat } from '@roundhouse/kernel/game'
import { moveOf } from '@roundhouse/kernel/move-kind'
import { BROWN, type Influence, MOST_INFLUENCE, WHITE } from '@roundhouse/nuremberg/base/influence'
import { CUBES } from '@roundhouse/nuremberg/base/player'
import { cubesInBids } from '@roundhouse/nuremberg/base/purse'
import type { State } from '@roundhouse/nuremberg/base/state'
import type { Rules } from '@roundhouse/nuremberg/base/table'
import { bid, bidFor, mostBid } from '@roundhouse/nuremberg/phases/auction'
import type { Plan } from '../../play/search/guide.ts'
import { type Hopes, worthOfHopes } from '../evaluation/hopes.ts'
import type { Purse } from '../evaluation/prospect.ts'

/** A box that can be had, for what one would have to bid now, or more. */
interface Offer {
  readonly box: number
  readonly cubes: number
  /** More than would have to be bid. */
  readonly isMore: boolean
}

/** Each box with the lowest bid that may be laid on it, and with a few higher ones. */
function offersAt({ boxes }: Rules, state: State, seat: Seat, more: number): Offer[] {
  const offers: Offer[] = []
  const most = mostBid(state, seat)
  for (let box = 0; box < boxes.length; box++) {
    if (!boxes[box]!.isOpen || state.bidders[box] === seat) continue
    const least = Math.max(boxes[box]!.least, state.bids[box]! + 1)
    for (let cubes = least; cubes <= Math.min(most, least + more); cubes++)
      offers.push({ box, cubes, isMore: cubes > least })
  }
  return offers
}

/** So little more is a bid worth for each point that one would miss the box. */
const A_LITTLE = 1e-3

/**
 * Each box for the least that may be bid, and for this many cubes more, by what it will bring with the best other one;
 * of two that are wanted together the one goes first that would be missed most.
 */
export function bidPlans(rules: Rules, state: State, hopes: Hopes, more: number): Plan[] {
  const seat = state.toMove
  const offers = offersAt(rules, state, seat, more)
  const bidding = biddingOf(rules, state, hopes)
  const standing = state.bidders.indexOf(seat)
  const worths =
    standing < 0
      ? ofTwo(bidding, offers)
      : offers.map(({ box, cubes }) => worthOfTwo(bidding, standing, box, state.bids[standing]! + cubes))
  return offers.map(({ box, cubes }, i) => ({ moves: [moveOf(bid, bidFor(box, cubes))], worth: worths[i]! }))
}

/** By offer: the best that can be made of it with another, a little more if it is missed where its box is another's. */
function ofTwo(bidding: BidContext, offers: readonly Offer[]): number[] {
  const boxes = bidding.gains.length
  const best = offers.map(() => Number.NEGATIVE_INFINITY)
  const ofBoxes = new Float64Array(boxes * boxes).fill(Number.NEGATIVE_INFINITY)
  for (let i = 0; i < offers.length; i++) {
    const one = offers[i]!
    for (let j = 0; j < offers.length; j++) {
      const other = offers[j]!
      if (other.box <= one.box || (one.isMore && other.isMore)) continue
      const worth = worthOfTwo(bidding, one.box, other.box, one.cubes + other.cubes)
      const place = one.box * boxes + other.box
      if (worth > best[i]!) best[i] = worth
      if (worth > best[j]!) best[j] = worth
      if (worth > ofBoxes[place]!) ofBoxes[place] = worth
    }
  }
  const without = bidding.gains.map((_, box) => bestWithout(ofBoxes, boxes, box))
  return offers.map(({ box }, i) => best[i]! + A_LITTLE * Math.max(0, best[i]! - without[box]!))
}

/** The best of two boxes neither of which is this one. */
function bestWithout(ofBoxes: Float64Array, boxes: number, without: number): number {
  let best = Number.NEGATIVE_INFINITY
  for (let one = 0; one < boxes; one++)
    for (let other = one + 1; other < boxes; other++)
      if (one !== without && other !== without) best = Math.max(best, ofBoxes[one * boxes + other]!)
  return best
}

/** All that the worth of two boxes depends on. */
interface BidContext {
  readonly hopes: Hopes
  readonly state: State
  readonly gains: readonly (readonly number[])[]
  readonly seat: Seat
  /** In hand and in bids. */
  readonly cubes: number
  /** By box, other box and cubes that are left: the worth of the two; NaN where it was not asked for yet. */
  readonly known: Float64Array
}

const biddingOf = (rules: Rules, state: State, hopes: Hopes): BidContext => ({
  hopes,
  state,
  gains: gainsOf(rules, state.discs),
  seat: state.toMove,
  cubes: state.players[state.toMove]!.cubes + cubesInBids(state, state.toMove),
  known: knownWorths(rules, state, hopes),
})

/** Two boxes are worth the same as long as everybody has the influence of before, and discs and track lie as they did. */
interface Memory extends Pick<State, 'discs' | 'track'> {
  readonly seat: Seat
  readonly influence: readonly Influence[]
  readonly known: Float64Array
}

const memories = new WeakMap<Hopes, Memory>()

function knownWorths({ boxes }: Rules, state: State, hopes: Hopes): Float64Array {
  const memory = memories.get(hopes)
  if (memory !== undefined && isOf(memory, state)) return memory.known
  const { discs, track, toMove: seat } = state
  const known = new Float64Array(boxes.length ** 2 * PURSES).fill(Number.NaN)
  memories.set(hopes, { discs, track, seat, influence: state.players.map(({ influence }) => influence), known })
  return known
}

function isOf(memory: Memory, { discs, track, toMove, players }: State): boolean {
  if (discs !== memory.discs || track !== memory.track || toMove !== memory.seat) return false
  for (let seat = 0; seat < players.length; seat++)
    if (players[seat]!.influence !== memory.influence[seat]) return false
  return true
}

/** A purse may be empty. */
const PURSES = CUBES + 1

/** The discs of a turn are one list as long as they lie on the boxes. */
const knownGains = new WeakMap<State['discs'], number[][]>()

/** By box: what it brings of each colour, its disc included (NB-2.2). */
function gainsOf({ boxes }: Rules, discs: State['discs']): number[][] {
  const known = knownGains.get(discs)
  if (known !== undefined) return known
  const gains = boxes.map(({ printed }, box) =>
    printed.map((points, colour) => points + (discs[box] === colour ? 1 : 0)),
  )
  knownGains.set(discs, gains)
  return gains
}

const purse: { -readonly [Kind in keyof Purse]: number } = { cubes: 0, white: 0, brown: 0, red: 0, green: 0 }

/** What one would make of this turn with two boxes at a certain price: asked again and again about the same ones. */
function worthOfTwo(bidding: BidContext, one: number, other: number, price: number): number {
  const { known, gains } = bidding
  const left = Math.max(0, bidding.cubes - price)
  const place = (one * gains.length + other) * PURSES + left
  const worth = known[place]!
  return Number.isNaN(worth) ? (known[place] = worthWith(bidding, gains[one]!, gains[other]!, left)) : worth
}

/** The same with what two boxes bring, and so many cubes left. */
function worthWith(
  { hopes, state, seat }: BidContext,
  first: readonly number[],
  second: readonly number[],
  left: number,
): number {
  const { influence } = state.players[seat]!
  purse.cubes = left
  purse.white = Math.min(MOST_INFLUENCE, influence[0]! + first[0]! + second[0]!)
  purse.brown = Math.min(MOST_INFLUENCE, influence[1]! + first[1]! + second[1]!)
  purse.red = Math.min(MOST_INFLUENCE, influence[2]! + first[2]! + second[2]!)
  purse.green = Math.min(MOST_INFLUENCE, influence[3]! + first[3]! + second[3]!)
  return worthOfHopes(hopes, state, purse) + worthOfOrder(hopes, state, seat)
}

/** Others gain about so much of each colour in an auction. */
const USUAL_GAIN = 1.5

/** To build and to have trains early is worth something against each of the others. */
function worthOfOrder({ outlook }: Hopes, { players }: State, seat: Seat): number {
  const { builtFirst, trainsFirst } = outlook.weights
  let worth = 0
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue
    const { influence } = players[other]!
    if (purse.white > influence[WHITE]! + USUAL_GAIN) worth += builtFirst
    if (purse.brown > influence[BROWN]! + USUAL_GAIN) worth += trainsFirst
  }
  return worth
}
