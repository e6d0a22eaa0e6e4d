import { argOf } from '@roundhouse/kernel/deed'
import type { Move } from '@roundhouse/kernel/game'
import { BROWN, MOST_INFLUENCE, WHITE } from '@roundhouse/nuremberg/base/influence'
import { cubesInBids } from '@roundhouse/nuremberg/base/purse'
import { boxOf, cubesOf } from '@roundhouse/nuremberg/phases/auction'
import { bestPacks } from './packs.ts'
import { pickBest } from './pick.ts'
import { bestChoice, mostBrown, type Prospect, prospectOf, purseOf } from './plan.ts'
import { routesFrom } from './routes.ts'
import { groundFor, haulingFor, type Thinking } from './thinking.ts'

/** A box that can be had, for what one would have to bid now. */
interface Offer {
  readonly move: Move
  readonly box: number
  readonly cubes: number
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

/** Bids as little as it may for the boxes that will bring most, and for the one first that it would miss most. */
export function bidFor(thinking: Thinking, prospects: readonly Prospect[]): Move {
  const { state, seat, dice } = thinking
  const offers = cheapestBids(thinking.moves)
  const standing = state.bidders.indexOf(seat)
  const worthOf = worthOfBoxes(thinking, prospects)
  if (standing >= 0)
    return pickBest(offers, ({ box, cubes }) => worthOf([standing, box], state.bids[standing]! + cubes), dice).move
  const pairs = offers.flatMap((one, place) =>
    offers.slice(place + 1).map(other => ({
      one,
      other,
      worth: worthOf([one.box, other.box], one.cubes + other.cubes),
    })),
  )
  const { one, other } = pickBest(pairs, ({ worth }) => worth, dice)
  const without = ({ box }: Offer): number =>
    Math.max(...pairs.filter(pair => pair.one.box !== box && pair.other.box !== box).map(({ worth }) => worth))
  return pickBest([one, other], offer => -without(offer), dice).move
}

/** Each box with the lowest bid that may be laid on it. */
function cheapestBids(moves: readonly Move[]): Offer[] {
  const offers: Offer[] = []
  for (const move of moves) {
    const [box, cubes] = [boxOf(argOf(move)), cubesOf(argOf(move))]
    const known = offers.findIndex(offer => offer.box === box)
    if (known < 0) offers.push({ move, box, cubes })
    else if (cubes < offers[known]!.cubes) offers[known] = { move, box, cubes }
  }
  return offers
}

/** What one would make of this turn with certain boxes at a certain price. */
function worthOfBoxes(thinking: Thinking, prospects: readonly Prospect[]) {
  const { game, state, seat, outlook } = thinking
  const { cubes, influence } = state.players[seat]!
  const all = cubes + cubesInBids(state, seat)
  return (boxes: readonly number[], price: number): number => {
    const gained = influence.map((points, colour) => {
      const gains = boxes.map(box => game.rules.boxes[box]!.printed[colour]! + (state.discs[box] === colour ? 1 : 0))
      return Math.min(MOST_INFLUENCE, points + gains.reduce((sum, gain) => sum + gain, 0))
    })
    const plan = bestChoice(outlook, prospects, purseOf(Math.max(0, all - price), gained)).worth
    return plan + worthOfOrder(thinking, gained)
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
