import { NEUTRAL, type Owners } from '../base/company.ts'
import { BROWN, GREEN, RED, WHITE } from '../base/influence.ts'
import {
  type Area,
  areaAt,
  areaFrom,
  areaName,
  areaTo,
  type Border,
  borderOf,
  costOf,
  type Link,
  type RailMap,
} from '../base/map.ts'
import { PIECES_OF_TRACK } from '../base/player.ts'
import { wealthOf } from '../base/purse.ts'
import { landownersAt, NONE, ownerOf, ownersAt, type Series, type State } from '../base/state.ts'
import { type GameTable, me, type Objection } from '../base/table.ts'
import { isTouched } from '../routes/networks.ts'

/** The area in which a series starts, and the one in which it has arrived. */
const startOf = (map: RailMap, { links }: Series): Area => areaFrom(map, links[0]!)
export const headOf = (map: RailMap, { links }: Series): Area => areaTo(map, links.at(-1)!)

/** The areas that a series touches, its start first, one it passes twice twice. */
export const areasOf = (map: RailMap, series: Series): Area[] => [
  startOf(map, series),
  ...series.links.map(link => areaTo(map, link)),
]

function isInSeries(map: RailMap, series: Series, area: Area): boolean {
  if (series.links.length > 0 && startOf(map, series) === area) return true
  for (const link of series.links) if (areaTo(map, link) === area) return true
  return false
}

function isBuiltInSeries({ links }: Series, border: Border): boolean {
  for (const link of links) if (borderOf(link) === border) return true
  return false
}

/**
 * A series starts at a station of a company, or where own track is. *Ruling:* both stay open all game; in turn 1 nobody
 * has track (NB-5.3).
 */
const isStart = (table: GameTable, area: Area): boolean =>
  ownersAt(table.state, area) !== NEUTRAL || isTouched(me(table).network, area)

const starts: Area[] = []

/** Every area in which a series may start. The list is used again at the next question. */
export function startsOf(table: GameTable): readonly Area[] {
  const { state } = table
  starts.length = 0
  for (const area of table.rules.map.stations) if (ownersAt(state, area) !== NEUTRAL) starts.push(area)
  for (const area of me(table).network.areas) if (ownersAt(state, area) === NEUTRAL) starts.push(area)
  return starts
}

/** A point of influence for each company whose area it is (NB-5.6). The bits of its owners are these points. */
const redOf = (owners: Owners): number => owners & 1
const greenOf = (owners: Owners): number => owners >> 1

/** The series with one more link: what it costs, and the influence owed for areas it did not touch before. */
export function extended({ map, state }: { map: RailMap; state: State }, link: Link): Series {
  const { series } = state
  let white = series.owed[WHITE]
  let red = series.owed[RED]
  let green = series.owed[GREEN]
  const touch = (area: Area) => {
    const owners = ownersAt(state, area)
    white += landownersAt(state, area)
    red += redOf(owners)
    green += greenOf(owners)
  }
  if (series.links.length === 0) touch(areaFrom(map, link))
  if (!isInSeries(map, series, areaTo(map, link))) touch(areaTo(map, link))
  return {
    links: [...series.links, link],
    price: series.price + costOf(map, link),
    owed: [white, series.owed[BROWN], red, green],
  }
}

// Why a link cannot be built

const placeFacts = ({ rules: { map } }: GameTable, link: Link) => ({
  from: areaName(map, areaFrom(map, link)),
  to: areaName(map, areaTo(map, link)),
})
const headFacts = ({ rules: { map }, state }: GameTable) => ({ head: areaName(map, headOf(map, state.series)) })

/** What the series would cost with this link, and what there is to pay it with. */
const priceFacts = (table: GameTable, link: Link) => {
  const { price, owed } = extended({ map: table.rules.map, state: table.state }, link)
  const { cubes, influence } = me(table)
  return { price, white: owed[WHITE], red: owed[RED], green: owed[GREEN], cubes, influence }
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
export function refuseLink(table: GameTable, link: Link): Objection | null {
  const { map } = table.rules
  const { series } = table.state
  if (series.links.length === 0) {
    if (!isStart(table, areaFrom(map, link))) return costOf(map, link) === 0 ? refuseGround(table, link) : NO_START
  } else if (areaFrom(map, link) !== headOf(map, series)) return FORK
  return refuseNext(table, link)
}

/** The same for a link out of an area where a series may start, or where this one has arrived. */
export const refuseNext = (table: GameTable, link: Link): Objection | null =>
  refuseBorder(table, link) ?? refusePrice(table, link)

function refuseGround({ rules: { map } }: GameTable, link: Link): Objection {
  if (map.isClosed[borderOf(link)]) return CLOSED_BORDER
  return areaAt(map, areaTo(map, link)).isStartOnly ? START_ONLY : CLOSED_GROUND
}

/** What has nothing to do with where the series comes from. */
function refuseBorder(table: GameTable, link: Link): Objection | null {
  const { state } = table
  if (costOf(table.rules.map, link) === 0) return refuseGround(table, link)
  if (ownerOf(state, link) !== NONE) return TAKEN
  if (isBuiltInSeries(state.series, borderOf(link))) return TWICE
  return me(table).pieces + state.series.links.length >= PIECES_OF_TRACK ? NO_PIECE : null
}

/** The same sum as `extended`, without making anything: this is asked for every link there is. */
function refusePrice(table: GameTable, link: Link): Objection | null {
  const { map } = table.rules
  const { state } = table
  const { series } = state
  const player = me(table)
  const { influence } = player
  const to = areaTo(map, link)
  let white = series.owed[WHITE]
  let red = series.owed[RED]
  let green = series.owed[GREEN]
  if (series.links.length === 0) {
    const from = areaFrom(map, link)
    const owners = ownersAt(state, from)
    white += landownersAt(state, from)
    red += redOf(owners)
    green += greenOf(owners)
  }
  if (!isInSeries(map, series, to)) {
    const owners = ownersAt(state, to)
    white += landownersAt(state, to)
    red += redOf(owners)
    green += greenOf(owners)
  }
  if (white > influence[WHITE]) return NO_WHITE
  if (red > influence[RED] || green > influence[GREEN]) return NO_COMPANY
  return series.price + costOf(map, link) + white + red + green > wealthOf(player) ? TOO_DEAR : null
}
