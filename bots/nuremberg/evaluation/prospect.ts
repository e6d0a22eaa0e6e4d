import type { Influence } from '@roundhouse/nuremberg/base/influence'
import { bestChain } from '@roundhouse/nuremberg/routes/chain'
import { type Draft, linksOf } from '../track/draft.ts'
import type { BuildPosition } from '../track/ground.ts'
import type { Lines } from '../track/lines.ts'
import { type HaulContext, worthOfHaul } from './haul.ts'
import type { Pack } from './packs.ts'
import { reachWith } from './routes.ts'
import type { Outlook } from './worth.ts'

/** A series one might build this turn, or none, and what would come of it. */
export interface Prospect extends Lines {
  /** `null`: nothing is built. */
  readonly draft: Draft | null
  readonly price: number
  readonly white: number
  readonly red: number
  readonly green: number
  /** By brown that is spent on trains: what is moved, less upkeep, with all track staying one's own. */
  readonly worth: readonly number[]
}

export function prospectOf(
  ground: BuildPosition,
  haul: HaulContext,
  packs: readonly Pack[],
  draft: Draft | null,
): Prospect {
  const { outlook } = haul
  const reach = draft === null ? ground.reach : reachWith(ground, draft)
  const pieces = ground.state.players[ground.seat]!.pieces + (draft?.links ?? 0)
  const fixed = (draft === null ? 0 : chainPoints(ground, draft)) - pieces * (1 + outlook.pieceCost)
  return {
    draft,
    price: draft?.price ?? 0,
    white: draft?.white ?? 0,
    red: draft?.red ?? 0,
    green: draft?.green ?? 0,
    worth: byBrown(packs, pack => fixed + worthOfHaul(haul, reach, pack.room)),
    lineRed: Math.max(ground.lineRed, draft?.lineRed ?? 0),
    lineGreen: Math.max(ground.lineGreen, draft?.lineGreen ?? 0),
  }
}

/** The best that so much brown buys, for each amount. */
export function byBrown(packs: readonly Pack[], worthOf: (pack: Pack) => number): number[] {
  const best: number[] = []
  for (const pack of packs) best[pack.cost] = Math.max(best[pack.cost] ?? Number.NEGATIVE_INFINITY, worthOf(pack))
  for (let brown = 1; brown < best.length; brown++)
    best[brown] = Math.max(best[brown] ?? Number.NEGATIVE_INFINITY, best[brown - 1]!)
  return best
}

/** Points for the chain if this series closes it (NB-5.10). */
function chainPoints({ map, state, seat }: BuildPosition, draft: Draft): number {
  const { joined } = state
  if (map.chain === null || joined.length === 0) return 0
  const links = linksOf(draft)
  const touched = new Set([joined[map.from[links[0]!]!], ...links.map(link => joined[map.to[link]!])])
  if (!touched.has(joined[map.chain.from]) || !map.chain.to.some(end => touched.has(joined[end]))) return 0
  const track = state.track.slice()
  for (const link of links) track[link >> 1] = seat
  return bestChain(map, { track }, seat).filter(border => track[border] === seat).length
}

/** What one has to spend. */
export interface Purse {
  cubes: number
  white: number
  brown: number
  red: number
  green: number
}

export const purseOf = (cubes: number, [white, brown, red, green]: Influence): Purse => ({
  cubes,
  white: white!,
  brown: brown!,
  red: red!,
  green: green!,
})

/** This many cubes or points of other colours replace one missing point of brown (NB-6.3). */
const BROWN_SUBSTITUTE_RATE = 3

/** The most that can be spent on trains, in brown. */
export const mostBrown = ({ cubes, white, brown, red, green }: Purse): number =>
  brown + Math.floor((cubes + white + red + green) / BROWN_SUBSTITUTE_RATE)

export interface ProspectChoice {
  readonly prospect: Prospect
  /** Brown that is spent on trains, what replaces it included. */
  readonly brown: number
  readonly worth: number
}

const left: Purse = { cubes: 0, white: 0, brown: 0, red: 0, green: 0 }

/**
 * The best one can do with so much to spend; there is always something: to build and to buy nothing. A prospect that would
 * not be better if its trains and its track cost nothing is not looked at: less in a purse is never worth more.
 */
export function bestChoice(outlook: Outlook, prospects: readonly Prospect[], purse: Purse): ProspectChoice {
  let best = prospects[0]!
  let brown = -1
  let most = Number.NEGATIVE_INFINITY
  for (const prospect of prospects) {
    if (brown >= 0 && mostOf(outlook, prospect, purse) <= most) continue
    const bestOfThis = bestBrown(outlook, prospect, purse, most)
    if (bestOfThis < 0) continue
    best = prospect
    brown = bestOfThis
    most = found.worth
  }
  return { prospect: best, brown, worth: most }
}

/** What a prospect would be worth if it cost nothing. */
const mostOf = (outlook: Outlook, prospect: Prospect, purse: Purse): number =>
  prospect.worth[prospect.worth.length - 1]! + worthOfPurse(outlook, prospect, purse)

/** The best that can be made of one prospect; `null`: it is too dear. */
export function bestOfProspect(outlook: Outlook, prospect: Prospect, purse: Purse): ProspectChoice | null {
  const brown = bestBrown(outlook, prospect, purse, Number.NEGATIVE_INFINITY)
  return brown < 0 ? null : { prospect, brown, worth: found.worth }
}

/** What comes of the best brown that was found last: this is asked by the million, so no object is made for the answer. */
const found = { worth: 0 }

/** How much brown is best spent on trains; -1: nothing brings more than this, or the prospect is too dear. */
function bestBrown(outlook: Outlook, prospect: Prospect, purse: Purse, than: number): number {
  const { worth: worths } = prospect
  let best = -1
  let most = than
  for (let brown = 0; brown < worths.length; brown++) {
    if (!spend(prospect, brown, purse)) break
    const worth = worths[brown]! + worthOfPurse(outlook, prospect, left)
    if (worth <= most) continue
    most = worth
    best = brown
  }
  found.worth = most
  return best
}

/** Works out what is left after the series and the trains; false: it is too dear. */
function spend({ price, white, red, green }: Prospect, brown: number, purse: Purse): boolean {
  left.cubes = purse.cubes
  left.white = purse.white - white
  left.brown = purse.brown
  left.red = purse.red - red
  left.green = purse.green - green
  if (left.white < 0 || left.red < 0 || left.green < 0) return false
  const missing = Math.max(0, brown - left.brown)
  left.brown -= brown - missing
  return payAny(left, price, true) && payAny(left, missing * BROWN_SUBSTITUTE_RATE, false)
}

/** What is left of a purse when trains for so much brown are bought; `null`: they are too dear. */
export function purseAfterTrains(purse: Purse, brown: number): Purse | null {
  const rest = { ...purse }
  const missing = Math.max(0, brown - rest.brown)
  rest.brown -= brown - missing
  return payAny(rest, missing * BROWN_SUBSTITUTE_RATE, false) ? rest : null
}

/** Cubes first, then white, then the company of which there is more, and brown only where it may be used. */
function payAny(purse: Purse, due: number, mayBeBrown: boolean): boolean {
  let open = due
  const cubes = Math.min(open, purse.cubes)
  purse.cubes -= cubes
  open -= cubes
  if (open === 0) return true
  const white = Math.min(open, purse.white)
  purse.white -= white
  open -= white
  for (; open > 0 && purse.red + purse.green > 0; open--) {
    if (purse.red > purse.green) purse.red--
    else purse.green--
  }
  if (mayBeBrown) {
    const brown = Math.min(open, purse.brown)
    purse.brown -= brown
    open -= brown
  }
  return open === 0
}

/** What is left is worth something later, or sells a line as soon as the turn is over. */
export function worthOfPurse(outlook: Outlook, { lineRed, lineGreen }: Lines, purse: Purse): number {
  const { influence, cubes } = outlook
  const rest = cubes[purse.cubes]! + influence[0]![purse.white]! + influence[1]![purse.brown]!
  const red = influence[2]!
  const green = influence[3]!
  const kept = red[purse.red]! + green[purse.green]!
  const toRed = green[purse.green]! + bestSale(outlook, red, purse.red, lineRed)
  const toGreen = red[purse.red]! + bestSale(outlook, green, purse.green, lineGreen)
  return rest + Math.max(kept, toRed, toGreen)
}

/** One point pays for two pieces (NB-8.2). */
function bestSale(
  { weights, pieceCost, turnsToCome }: Outlook,
  worth: readonly number[],
  points: number,
  line: number,
) {
  const pieces = Math.min(line, 2 * points)
  const gain = pieceCost - (turnsToCome === 0 ? 0 : weights.saleLoss)
  return pieces * gain + worth[points - Math.ceil(pieces / 2)]!
}
