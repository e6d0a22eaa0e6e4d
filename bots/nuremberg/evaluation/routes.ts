import { PIECES_OF_TRACK } from '@roundhouse/nuremberg/base/player'
import { NONE } from '@roundhouse/nuremberg/base/state'
import { type Draft, draftFrom, extendedDraft, hasBorder } from '../track/draft.ts'
import type { BuildPosition } from '../track/ground.ts'
import { GREY_WORTH, PASSENGER_WORTH, type Reach, YELLOW_WORTH } from '../track/reach.ts'
import type { Weights } from './weights.ts'
import type { Outlook } from './worth.ts'

/** What can be spent at most: cubes, and white, brown, red and green. */
export interface Means {
  readonly cubes: number
  readonly influence: readonly number[]
}

/** Of each length: how many series are followed, how many are looked at closely, and how many that owe the same. */
export interface Breadth {
  readonly followed: number
  readonly chosen: number
  readonly alike: number
}

export const BREADTH: Breadth = { followed: 40, chosen: 8, alike: 3 }

/** Series worth a closer look, searched link by link. */
export function routesFrom(
  { weights, pieceCost }: Outlook,
  breadth: Breadth,
  ground: BuildPosition,
  means: Means,
): Draft[] {
  const looks = { ground, means, weights, upkeep: 1 + weights.trackStays * pieceCost }
  const found: Draft[] = []
  let open = startsOf(ground).map(draft => ({ draft, worth: 0 }))
  while (open.length > 0) {
    const next: RatedDraft[] = []
    for (const { draft } of open) follow(looks, draft, next)
    next.sort((a, b) => b.worth - a.worth)
    choose(breadth, next, found)
    open = next.slice(0, breadth.followed)
  }
  return found
}

interface Looks {
  readonly ground: BuildPosition
  readonly means: Means
  readonly weights: Weights
  /** What one more piece of track costs in the long run. */
  readonly upkeep: number
}

interface RatedDraft {
  readonly draft: Draft
  readonly worth: number
}

/** The best of one length, but not too many that owe the same influence: others may be the ones that can be paid. */
function choose({ chosen, alike }: Breadth, seen: readonly RatedDraft[], into: Draft[]): void {
  const until = into.length + chosen
  const owing = new Map<number, number>()
  for (const { draft } of seen) {
    if (into.length === until) return
    const owed = draft.white * 256 + draft.red * 16 + draft.green
    const others = owing.get(owed) ?? 0
    owing.set(owed, others + 1)
    if (others < alike) into.push(draft)
  }
}

/** A series that is begun goes on; a new one starts at a company's station or at own track (NB-5.3). */
function startsOf(ground: BuildPosition): Draft[] {
  const { map, state, tails } = ground
  const { links } = state.series
  if (links.length > 0)
    return [links.reduce((draft, link) => extendedDraft(ground, draft, link), draftFrom(ground, map.from[links[0]!]!))]
  const starts = [...tails.keys()]
  for (const area of map.stations) if (state.stations[area] !== 0 && !tails.has(area)) starts.push(area)
  return starts.map(area => draftFrom(ground, area))
}

function follow(looks: Looks, draft: Draft, into: RatedDraft[]): void {
  const { map, state, seat } = looks.ground
  if (state.players[seat]!.pieces + draft.links >= PIECES_OF_TRACK) return
  for (const link of map.exits[draft.head]!) {
    if (state.track[link >> 1] !== NONE || hasBorder(draft, link >> 1)) continue
    const longer = extendedDraft(looks.ground, draft, link)
    if (isPaid(looks.means, longer)) into.push({ draft: longer, worth: glance(looks, longer) })
  }
}

/** NB-5.8, NB-5.9: influence that is owed, and points that cubes and then influence pay. */
function isPaid({ cubes, influence }: Means, { price, white, red, green }: Draft): boolean {
  if (white > influence[0]! || red > influence[2]! || green > influence[3]!) return false
  const rest = influence[0]! + influence[1]! + influence[2]! + influence[3]! - white - red - green
  return price <= cubes + rest
}

/** What a series seems to be worth before trains are thought of. */
function glance({ weights, upkeep }: Looks, draft: Draft): number {
  const reds = draft.serves & 1 ? draft.reds - draft.hadReds : draft.reds * weights.waiting
  const greens = draft.serves & 2 ? draft.greens - draft.hadGreens : draft.greens * weights.waiting
  const loads = GREY_WORTH * draft.grey + YELLOW_WORTH * draft.yellow + PASSENGER_WORTH * (reds + greens)
  const [white, , red, green] = weights.influence
  const owed = white! * draft.white + red! * draft.red + green! * draft.green
  return loads - owed - upkeep * draft.links - weights.cube * (draft.price - draft.links)
}

/** What could be loaded if the series were built. */
export const reachWith = ({ reach }: BuildPosition, draft: Draft): Reach => ({
  grey: reach.grey + draft.grey,
  yellow: reach.yellow + draft.yellow,
  reds: reach.reds + (draft.serves & 1 ? draft.reds - draft.hadReds : 0),
  greens: reach.greens + (draft.serves & 2 ? draft.greens - draft.hadGreens : 0),
})
