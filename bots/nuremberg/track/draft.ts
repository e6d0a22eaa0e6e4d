import type { BuildPosition } from './ground.ts'
import { NOWHERE } from './lines.ts'

/** A series that is thought of, link by link: what it costs and what could be loaded with it. */
export interface Draft {
  /** -1: nothing is built yet. */
  readonly link: number
  readonly before: Draft | null
  readonly head: number
  readonly links: number
  /** Building points, and influence that is owed (NB-5.5 to NB-5.7). */
  readonly price: number
  readonly white: number
  readonly red: number
  readonly green: number
  /** Goods that can be loaded in addition to those that own track reaches already. */
  readonly grey: number
  readonly yellow: number
  /** The part of the network that the series is in: its passengers, its stations, and the old parts it has joined. */
  readonly reds: number
  readonly greens: number
  readonly serves: number
  readonly joined: number
  /** Passengers of the old parts it has joined who could travel without it. */
  readonly hadReds: number
  readonly hadGreens: number
  /** How far back along it the farthest station is: any, a red one, a green one. */
  readonly backAny: number
  readonly backRed: number
  readonly backGreen: number
  /** The longest lines in it that could be sold to red and to green. */
  readonly lineRed: number
  readonly lineGreen: number
}

export function draftFrom(ground: BuildPosition, start: number): Draft {
  const tail = ground.tails.get(start)
  const empty: Draft = {
    link: -1,
    before: null,
    head: start,
    links: 0,
    price: 0,
    white: 0,
    red: 0,
    green: 0,
    grey: 0,
    yellow: 0,
    reds: 0,
    greens: 0,
    serves: 0,
    joined: 0,
    hadReds: 0,
    hadGreens: 0,
    backAny: (tail?.any ?? NOWHERE) - 1,
    backRed: (tail?.red ?? NOWHERE) - 1,
    backGreen: (tail?.green ?? NOWHERE) - 1,
    lineRed: 0,
    lineGreen: 0,
  }
  return arriving(ground, empty, start, -1, 0)
}

export const extendedDraft = (ground: BuildPosition, draft: Draft, link: number): Draft =>
  arriving(ground, draft, ground.map.to[link]!, link, ground.map.cost[link]!)

/** The series comes into an area, or starts there. */
function arriving(ground: BuildPosition, before: Draft, area: number, link: number, cost: number): Draft {
  const { map, state } = ground
  const owners = state.stations[area]!
  const isStation = map.areas[area]!.station !== null
  const isNew = link < 0 || !touches(before, area)
  const backAny = Math.max(before.backAny + 1, isStation ? 0 : NOWHERE)
  const backRed = Math.max(before.backRed + 1, owners & 1 ? 0 : NOWHERE)
  const backGreen = Math.max(before.backGreen + 1, owners & 2 ? 0 : NOWHERE)
  const draft = {
    link,
    before: link < 0 ? null : before,
    head: area,
    links: link < 0 ? 0 : before.links + 1,
    price: before.price + cost,
    white: before.white,
    red: before.red,
    green: before.green,
    grey: before.grey,
    yellow: before.yellow,
    reds: before.reds,
    greens: before.greens,
    serves: before.serves,
    joined: before.joined,
    hadReds: before.hadReds,
    hadGreens: before.hadGreens,
    backAny,
    backRed,
    backGreen,
    lineRed: Math.max(before.lineRed, isStation ? backRed : 0, owners & 1 ? backAny : 0),
    lineGreen: Math.max(before.lineGreen, isStation ? backGreen : 0, owners & 2 ? backAny : 0),
  }
  if (!isNew) return draft
  draft.white += state.landowners[area]!
  draft.red += owners & 1
  draft.green += owners >> 1
  if (ground.parts[area]! >= 0) joinPart(ground, draft, ground.parts[area]!)
  else reachArea(ground, draft, area, owners)
  return draft
}

/** A series is a few links long: walking back along it is quicker than keeping a map of it. */
function touches(draft: Draft, area: number): boolean {
  for (let each: Draft | null = draft; each !== null; each = each.before) if (each.head === area) return true
  return false
}

/** Are the goods of this grey area counted: reached before, or from an area that the series has come through? */
function isCounted({ map, parts, beside }: BuildPosition, before: Draft | null, grey: number): boolean {
  if (beside[grey]) return true
  for (let each = before; each !== null; each = each.before)
    if (parts[each.head]! < 0 && map.greyBeside[each.head]!.includes(grey)) return true
  return false
}

type MutableDraft = { -readonly [Field in keyof Draft]: Draft[Field] }

function joinPart({ state, seat, reds, greens }: BuildPosition, draft: MutableDraft, part: number): void {
  if (draft.joined & (1 << part)) return
  const serves = state.players[seat]!.network.serves[part]!
  draft.joined |= 1 << part
  draft.serves |= serves
  draft.reds += reds[part]!
  draft.greens += greens[part]!
  if (serves & 1) draft.hadReds += reds[part]!
  if (serves & 2) draft.hadGreens += greens[part]!
}

function reachArea(ground: BuildPosition, draft: MutableDraft, area: number, owners: number): void {
  const { map, cargo } = ground
  draft.serves |= owners
  draft.yellow += cargo.goods[area]!
  if (!(owners & 1)) draft.reds += cargo.reds[area]!
  if (!(owners & 2)) draft.greens += cargo.greens[area]!
  for (const grey of map.greyBeside[area]!) if (!isCounted(ground, draft.before, grey)) draft.grey += cargo.goods[grey]!
}

/** Its links in their order. */
export function linksOf(draft: Draft): number[] {
  const links: number[] = []
  for (let each: Draft | null = draft; each !== null && each.link >= 0; each = each.before) links.unshift(each.link)
  return links
}

export function hasBorder(draft: Draft, border: number): boolean {
  for (let each: Draft | null = draft; each !== null && each.link >= 0; each = each.before)
    if (each.link >> 1 === border) return true
  return false
}
