import { nameOf, unless } from '@roundhouse/kernel/complaint'
import { complaintsOf } from '@roundhouse/kernel/violation'
import { NEUTRAL } from '../base/company.ts'
import { COLOUR_NUMBERS, COLOURS } from '../base/influence.ts'
import { type Area, areaFrom, areaName, areaTo, borderName, borderOf, costOf } from '../base/map.ts'
import { landownersAt, NONE, ownerOf, ownersAt, playerAt, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { piecesAreThere } from '../checks/boards.ts'
import { type StateCheck, sum } from './check.ts'

/** A series is unbroken, on ground where it may be, worth what a count from nothing says, and can be paid (NB-5). */
export const series: StateCheck = (rules, state) =>
  state.series.links.length === 0
    ? worthNothing(state)
    : [
        ...start(rules, state),
        ...links(rules, state),
        ...pieces(rules, state),
        ...price(rules, state),
        ...payable(state),
      ]

const worthNothing = ({ series: { price, owed } }: State): string[] =>
  unless(price + sum(owed) === 0, () => `There is no series, but it costs ${price} and ${owed.join(', ')}`)

/** At a station of a company, or where own track is (NB-5.3). */
function start({ map }: Rules, state: State): string[] {
  const { series, toMove } = state
  const first = areaFrom(map, series.links[0]!)
  const isOwn = map.from.some((area, link) => area === first && ownerOf(state, link) === toMove)
  return unless(
    ownersAt(state, first) !== NEUTRAL || isOwn,
    () => `${nameOf(toMove)} starts a series in ${areaName(map, first)}, where nobody can`,
  )
}

/** Unbroken, without a border twice, over free borders and never into an area that is only a start (NB-5.1, NB-5.2, NB-5.4). */
const links = ({ map }: Rules, state: State): string[] =>
  state.series.links.flatMap((link, i, links) => {
    const name = borderName(map, borderOf(link))
    return [
      ...unless(i === 0 || map.from[link] === map.to[links[i - 1]!], () => `The series is broken before ${name}`),
      ...unless(costOf(map, link) > 0, () => `The series leads over ${name}, where nothing can be built`),
      ...unless(ownerOf(state, link) === NONE, () => `The series leads over ${name}, where track lies`),
      ...unless(
        links.findIndex(other => borderOf(other) === borderOf(link)) === i,
        () => `The series leads over ${name} twice`,
      ),
    ]
  })

const pieces = complaintsOf(piecesAreThere)

/** Each link has its price; each area touched has its companies and landowners, once (NB-5.5 to NB-5.7). */
function price({ map }: Rules, state: State): string[] {
  const { series } = state
  const { links } = series
  const areas = [...new Set(links.flatMap(link => [areaFrom(map, link), areaTo(map, link)]))]
  const count = (of: (area: Area) => number): number => sum(areas.map(of))
  const owed = [
    count(area => landownersAt(state, area)),
    0,
    count(area => ownersAt(state, area) & 1),
    count(area => ownersAt(state, area) >> 1),
  ]
  const points = sum(links.map(link => costOf(map, link)))
  return [
    ...unless(series.price === points, () => `The series costs ${points}, but ${series.price} is asked for it`),
    ...unless(
      series.owed.join() === owed.join(),
      () => `The series owes the influence ${owed.join(', ')}, but ${series.owed.join(', ')} is asked for it`,
    ),
  ]
}

/** Nothing replaces what is owed; all together pays the rest (NB-5.8, NB-5.9). While it is being paid, payment.ts asks. */
function payable(state: State): string[] {
  const { series, toMove, payment } = state
  if (payment !== null) return []
  const { cubes, influence } = playerAt(state, toMove)
  const short = COLOUR_NUMBERS.filter(colour => series.owed[colour] > influence[colour])
  const whole = series.price + sum(series.owed)
  const wealth = cubes + sum(influence)
  return [
    ...short.map(colour => `${nameOf(toMove)} cannot pay the ${COLOURS[colour]} influence that the series owes`),
    ...unless(whole <= wealth, () => `${nameOf(toMove)} has ${wealth} to pay with, but the series costs ${whole}`),
  ]
}
