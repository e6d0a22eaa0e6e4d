import { argOf } from '@roundhouse/kernel/deed'
import type { Move } from '@roundhouse/kernel/game'
import { BROWN, MOST_INFLUENCE, WHITE } from '@roundhouse/nuremberg/base/influence'
import { cubesInBids } from '@roundhouse/nuremberg/base/purse'
import { boxOf, cubesOf } from '@roundhouse/nuremberg/phases/auction'
import type { Plan } from '../search/guide.ts'
import { type Hopes, worthOfHopes } from './hopes.ts'
import { bestPacks } from './packs.ts'
import { mostBrown, type Prospect, prospectOf, purseOf } from './plan.ts'
import { routesFrom } from './routes.ts'
import { groundFor, haulingFor, type Thinking } from './thinking.ts'

/** A box that can be had, for what one would have to bid now, or more. */
interface Offer {
  readonly move: Move
  readonly box: number
  readonly cubes: number
  /** More than would have to be bid. */
  readonly isMore: boolean
}

/** What one might do this turn with more influence than one has: made once for an auction. */
export function prospectsOfTurn(thinking: Thinking): readonly Prospect[] {
  const { game, state, seat, outlook, breadth } = thinking
  const { influence } = state.players[seat]!
  const means = {
    cubes: state.players[seat]!.cubes + cubesInBids(state, seat) - CUBES_FOR_TWO_BOXES,
    influence: influence.map(points => points + MOST_OF_A_COLOUR),
  }
  const ground = groundFor(thinking)
  const hauling = haulingFor(thinking)
  const packs = bestPacks(game.rules, mostBrown(purseOf(means.cubes, influence)) + MOST_OF_A_COLOUR)
  const drafts = routesFrom(outlook, breadth, ground, means)
  return [null, ...drafts].map(draft => prospectOf(ground, hauling, packs, draft))
}

/** Two boxes hardly bring more of one colour, and cost at least so much. */
const MOST_OF_A_COLOUR = 3
const CUBES_FOR_TWO_BOXES = 4

/** So little more is a bid worth for each point that one would miss the box. */
const A_LITTLE = 1e-3

/**
 * Each box for the least that may be bid, and for so many cubes more, by what it will bring with the best other one;
 * of two that are wanted together the one goes first that would be missed most.
 */
export function bidPlans(thinking: Thinking, hopes: Hopes, more: number): Plan[] {
  const { state, seat } = thinking
  const offers = cheapestBids(thinking.moves, more)
  const standing = state.bidders.indexOf(seat)
  const worthOf = worthOfBoxes(thinking, hopes)
  if (standing >= 0)
    return offers.map(({ move, box, cubes }) => ({
      moves: [move],
      worth: worthOf([standing, box], state.bids[standing]! + cubes),
    }))
  return ofTwo(offers, worthOf)
}

function ofTwo(offers: readonly Offer[], worthOf: WorthOfBoxes): Plan[] {
  const pairs: Pair[] = []
  for (const one of offers)
    for (const other of offers)
      if (other.box > one.box && !(one.isMore && other.isMore))
        pairs.push({ one, other, worth: worthOf([one.box, other.box], one.cubes + other.cubes) })
  const bestOf = (wanted: (pair: Pair) => boolean): number =>
    pairs.reduce((best, pair) => (wanted(pair) ? Math.max(best, pair.worth) : best), Number.NEGATIVE_INFINITY)
  return offers.map(offer => {
    const worth = bestOf(({ one, other }) => one === offer || other === offer)
    const without = bestOf(({ one, other }) => one.box !== offer.box && other.box !== offer.box)
    return { moves: [offer.move], worth: worth + A_LITTLE * Math.max(0, worth - without) }
  })
}

interface Pair {
  readonly one: Offer
  readonly other: Offer
  readonly worth: number
}

/** Each box with the lowest bid that may be laid on it, and with a few higher ones. */
function cheapestBids(moves: readonly Move[], more: number): Offer[] {
  const offers: Offer[] = []
  let least = 0
  for (const move of moves) {
    const [box, cubes] = [boxOf(argOf(move)), cubesOf(argOf(move))]
    const isMore = offers.at(-1)?.box === box
    if (!isMore) least = cubes
    if (cubes <= least + more) offers.push({ move, box, cubes, isMore })
  }
  return offers
}

type WorthOfBoxes = (boxes: readonly number[], price: number) => number

/** What one would make of this turn with certain boxes at a certain price. */
function worthOfBoxes(thinking: Thinking, hopes: Hopes): WorthOfBoxes {
  const { game, state, seat } = thinking
  const { cubes, influence } = state.players[seat]!
  const all = cubes + cubesInBids(state, seat)
  return (boxes, price) => {
    const gained = influence.map((points, colour) => {
      const gains = boxes.map(box => game.rules.boxes[box]!.printed[colour]! + (state.discs[box] === colour ? 1 : 0))
      return Math.min(MOST_INFLUENCE, points + gains.reduce((sum, gain) => sum + gain, 0))
    })
    return worthOfHopes(hopes, state, purseOf(Math.max(0, all - price), gained)) + worthOfOrder(thinking, gained)
  }
}

/** To build and to have trains early is worth something against each of the others. */
function worthOfOrder({ state, seat, outlook }: Thinking, gained: readonly number[]): number {
  const { builtFirst, trainsFirst } = outlook.weights
  let worth = 0
  for (const [other, { influence }] of state.players.entries()) {
    if (other === seat) continue
    if (gained[WHITE]! > influence[WHITE]! + USUAL_GAIN) worth += builtFirst
    if (gained[BROWN]! > influence[BROWN]! + USUAL_GAIN) worth += trainsFirst
  }
  return worth
}

/** Others gain about so much of each colour in an auction. */
const USUAL_GAIN = 1.5
