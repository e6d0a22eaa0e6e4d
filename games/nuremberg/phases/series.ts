import { WHITE } from '../base/influence.ts'
import type { RailMap } from '../base/map.ts'
import { PIECES_OF_TRACK } from '../base/player.ts'
import { wealthOf } from '../base/purse.ts'
import { NONE, type Series, type State } from '../base/state.ts'
import { me, type Objection, type Table } from '../base/table.ts'
import { isTouched } from '../routes/networks.ts'

/** The area in which a series has arrived. */
export const headOf = (map: RailMap, { links }: Series): number => map.to[links.at(-1)!]!

/** The areas that a series touches, its start first, one it passes twice twice. */
export const areasOf = (map: RailMap, { links }: Series): number[] => [
  map.from[links[0]!]!,
  ...links.map(link => map.to[link]!),
]

function isInSeries(map: RailMap, { links }: Series, area: number): boolean {
  if (links.length > 0 && map.from[links[0]!] === area) return true
  for (const link of links) if (map.to[link] === area) return true
  return false
}

function isBuiltInSeries({ links }: Series, border: number): boolean {
  for (const link of links) if (link >> 1 === border) return true
  return false
}

/**
 * A series starts at a station of a company, or where own track is. *Ruling:* both stay open all game; in turn 1 nobody
 * has track (NB-5.3).
 */
export const isStart = (table: Table, area: number): boolean =>
  table.state.stations[area] !== 0 || isTouched(me(table).network, area)

const starts: number[] = []

/** Every area in which a series may start. The list is used again at the next question. */
export function startsOf(table: Table): readonly number[] {
  const { stations } = table.state
  starts.length = 0
  for (const area of table.rules.map.stations) if (stations[area] !== 0) starts.push(area)
  for (const area of me(table).network.areas) if (stations[area] === 0) starts.push(area)
  return starts
}

/** The series with one more link: what it costs, and the influence owed for areas it did not touch before. */
export function extended({ map, state }: { map: RailMap; state: State }, link: number): Series {
  const { series } = state
  const owed = series.owed.slice()
  const touch = (area: number) => {
    owed[WHITE]! += state.landowners[area]!
    owed[2]! += state.stations[area]! & 1
    owed[3]! += state.stations[area]! >> 1
  }
  if (series.links.length === 0) touch(map.from[link]!)
  if (!isInSeries(map, series, map.to[link]!)) touch(map.to[link]!)
  return { links: [...series.links, link], price: series.price + map.cost[link]!, owed }
}

// Why a link cannot be built

const placeFacts = ({ rules: { map } }: Table, link: number) => ({
  from: map.areas[map.from[link]!]!.name,
  to: map.areas[map.to[link]!]!.name,
})
const headFacts = ({ rules: { map }, state }: Table) => ({ head: map.areas[headOf(map, state.series)]!.name })

/** What the series would cost with this link, and what there is to pay it with. */
const priceFacts = (table: Table, link: number) => {
  const { price, owed } = extended({ map: table.rules.map, state: table.state }, link)
  const { cubes, influence } = me(table)
  return { price, white: owed[0]!, red: owed[2]!, green: owed[3]!, cubes, influence }
}

const NO_START: Objection = { rule: 'NB-5.3', code: 'no-start-there', remedy: 'start-elsewhere', facts: placeFacts }
const FORK: Objection = { rule: 'NB-5.1', code: 'not-from-the-head', remedy: 'build-from-the-head', facts: headFacts }
const START_ONLY: Objection = { rule: 'NB-5.4', code: 'start-only', facts: placeFacts }
const CLOSED_BORDER: Objection = { rule: 'NB-5.4', code: 'closed-border', facts: placeFacts }
const CLOSED_GROUND: Objection = { rule: 'NB-5.4', code: 'closed-ground', facts: placeFacts }
const TAKEN: Objection = { rule: 'NB-5.2', code: 'border-taken', facts: placeFacts }
const TWICE: Objection = { rule: 'NB-5.2', code: 'border-in-series', facts: placeFacts }
const NO_PIECE: Objection = {
  rule: 'NB-5.2',
  code: 'no-piece-left',
  remedy: 'sell-a-line',
  facts: () => ({ most: PIECES_OF_TRACK }),
}
const NO_WHITE: Objection = { rule: 'NB-5.7', code: 'landowners', remedy: 'more-influence', facts: priceFacts }
const NO_COMPANY: Objection = { rule: 'NB-5.6', code: 'company-influence', remedy: 'more-influence', facts: priceFacts }
const TOO_DEAR: Objection = { rule: 'NB-5.9', code: 'cannot-pay', remedy: 'more-cubes', facts: priceFacts }

/** Why the series cannot go on with this link; `null` if it can, and be paid (NB-5.9). */
export function refuseLink(table: Table, link: number): Objection | null {
  const { map } = table.rules
  const { series } = table.state
  if (series.links.length === 0) {
    if (!isStart(table, map.from[link]!)) return map.cost[link] === 0 ? refuseGround(table, link) : NO_START
  } else if (map.from[link] !== headOf(map, series)) return FORK
  return refuseBorder(table, link) ?? refusePrice(table, link)
}

function refuseGround({ rules: { map } }: Table, link: number): Objection {
  if (map.isClosed[link >> 1]) return CLOSED_BORDER
  return map.areas[map.to[link]!]!.isStartOnly ? START_ONLY : CLOSED_GROUND
}

/** What has nothing to do with where the series comes from. */
function refuseBorder(table: Table, link: number): Objection | null {
  const { state } = table
  if (table.rules.map.cost[link] === 0) return refuseGround(table, link)
  if (state.track[link >> 1] !== NONE) return TAKEN
  if (isBuiltInSeries(state.series, link >> 1)) return TWICE
  return me(table).pieces + state.series.links.length >= PIECES_OF_TRACK ? NO_PIECE : null
}

/** The same sum as `extended`, without making anything: this is asked for every link there is. */
function refusePrice(table: Table, link: number): Objection | null {
  const { map } = table.rules
  const { series, landowners, stations } = table.state
  const player = me(table)
  const { influence } = player
  const to = map.to[link]!
  let white = series.owed[0]!
  let red = series.owed[2]!
  let green = series.owed[3]!
  if (series.links.length === 0) {
    const from = map.from[link]!
    white += landowners[from]!
    red += stations[from]! & 1
    green += stations[from]! >> 1
  }
  if (!isInSeries(map, series, to)) {
    white += landowners[to]!
    red += stations[to]! & 1
    green += stations[to]! >> 1
  }
  if (white > influence[0]!) return NO_WHITE
  if (red > influence[2]! || green > influence[3]!) return NO_COMPANY
  return series.price + map.cost[link]! + white + red + green > wealthOf(player) ? TOO_DEAR : null
}
