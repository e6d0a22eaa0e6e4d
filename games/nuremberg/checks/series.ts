import { nameOf } from '@roundhouse/kernel/complaint'
import { ofTable } from '@roundhouse/kernel/notation/impossible'
import { NEUTRAL } from '../base/company.ts'
import { COLOUR_NUMBERS, COLOURS, sumOf } from '../base/influence.ts'
import { type Area, areaFrom, areaName, areaTo, borderName, borderOf, costOf, type RailMap } from '../base/map.ts'
import { wealthOf } from '../base/purse.ts'
import { landownersAt, NONE, ownerOf, ownersAt, playerAt, type Series, type State } from '../base/state.ts'
import { writeArea } from '../notation/areas.ts'
import type { RuleCheck } from './check.ts'

const about = ofTable('series')

/** At a station of a company, or where own track is (NB-5.3). */
export const seriesStarts: RuleCheck = function* ({ map }, state) {
  const { series, toMove } = state
  if (series.links.length === 0) return
  const first = areaFrom(map, series.links[0]!)
  const isOwn = map.from.some((area, link) => area === first && ownerOf(state, link) === toMove)
  if (isOwn || ownersAt(state, first) !== NEUTRAL) return
  yield {
    rule: 'NB-5.3',
    about,
    message: `found a start in ${writeArea(map, first)}; expected a red or green station, or own track`,
    complaint: `${nameOf(toMove)} starts a series in ${areaName(map, first)}, where nobody can`,
  }
}

/** Over borders where nothing lies, each once (NB-5.2). */
export const seriesIsFree: RuleCheck = function* ({ map }, state) {
  const { links } = state.series
  for (const [i, link] of links.entries()) {
    const isTwice = links.slice(0, i).some(other => borderOf(other) === borderOf(link))
    if (!isTwice && ownerOf(state, link) === NONE) continue
    const name = borderName(map, borderOf(link))
    yield {
      rule: 'NB-5.2',
      about,
      message: `found ${name}; expected where no piece lies`,
      complaint: `The series leads over ${name}${isTwice ? ' twice' : ', where track lies'}`,
    }
  }
}

/** Never where no track can be, nor into an area that is only a start (NB-5.4). */
export const seriesIsOnGround: RuleCheck = function* ({ map }, state) {
  for (const link of state.series.links)
    if (costOf(map, link) === 0)
      yield {
        rule: 'NB-5.4',
        about,
        message: `found ${writeArea(map, areaTo(map, link))}; expected where track may lead`,
        complaint: `The series leads over ${borderName(map, borderOf(link))}, where nothing can be built`,
      }
}

/** Counted from nothing: each link has its price; each area touched has its companies and landowners, once (NB-5.5 to NB-5.7). */
export function worthOf(map: RailMap, state: State): Pick<Series, 'price' | 'owed'> {
  const { links } = state.series
  const areas = [...new Set(links.flatMap(link => [areaFrom(map, link), areaTo(map, link)]))]
  const count = (of: (area: Area) => number): number => areas.reduce((sum, area) => sum + of(area), 0)
  return {
    price: links.reduce((sum, link) => sum + costOf(map, link), 0),
    owed: [
      count(area => landownersAt(state, area)),
      0,
      count(area => ownersAt(state, area) & 1),
      count(area => ownersAt(state, area) >> 1),
    ],
  }
}

/**
 * Nothing replaces what is owed in influence; all together pays the rest (NB-5.8, NB-5.9). While it is being paid, the
 * payment is asked.
 */
export const seriesIsPayable: RuleCheck = function* ({ map }, state) {
  if (state.payment !== null) return
  const { toMove } = state
  const { price, owed } = worthOf(map, state)
  const player = playerAt(state, toMove)
  const [whole, wealth] = [price + sumOf(owed), wealthOf(player)]
  const short = COLOUR_NUMBERS.filter(colour => owed[colour] > player.influence[colour])
  const complaints = [
    ...short.map(colour => `${nameOf(toMove)} cannot pay the ${COLOURS[colour]} influence that the series owes`),
    ...(whole > wealth ? [`${nameOf(toMove)} has ${wealth} to pay with, but the series costs ${whole}`] : []),
  ]
  for (const complaint of complaints)
    yield {
      rule: 'NB-5.9',
      about: ofTable('series', 'decides'),
      message: `found a price of ${price} and ${COLOURS.map((colour, i) => `${owed[i]} ${colour}`).join(', ')}; expected what seat ${toMove + 1} can pay`,
      complaint,
    }
}
