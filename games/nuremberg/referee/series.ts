import { nameOf, unless } from '@roundhouse/kernel/complaint'
import { COLOURS } from '../base/influence.ts'
import { PIECES_OF_TRACK } from '../base/player.ts'
import { NONE, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { borderName, type Check, sum } from './check.ts'

/** A series is unbroken, on ground where it may be, worth what a count from nothing says, and can be paid (NB-5). */
export const series: Check = (rules, state) =>
  state.series.links.length === 0
    ? worthNothing(state)
    : [...start(rules, state), ...links(rules, state), ...pieces(state), ...price(rules, state), ...payable(state)]

const worthNothing = ({ series: { price, owed } }: State): string[] =>
  unless(price + sum(owed) === 0, () => `There is no series, but it costs ${price} and ${owed.join(', ')}`)

/** At a station of a company, or where own track is (NB-5.3). */
function start({ map }: Rules, { series, stations, track, toMove }: State): string[] {
  const first = map.from[series.links[0]!]!
  const isOwn = map.from.some((area, link) => area === first && track[link >> 1] === toMove)
  return unless(
    stations[first] !== 0 || isOwn,
    () => `${nameOf(toMove)} starts a series in ${map.areas[first]!.name}, where nobody can`,
  )
}

/** Unbroken, without a border twice, over free borders and never into an area that is only a start (NB-5.1, NB-5.2, NB-5.4). */
const links = ({ map }: Rules, { series: { links }, track }: State): string[] =>
  links.flatMap((link, i) => {
    const name = borderName(map, link >> 1)
    return [
      ...unless(i === 0 || map.from[link] === map.to[links[i - 1]!], () => `The series is broken before ${name}`),
      ...unless(map.cost[link]! > 0, () => `The series leads over ${name}, where nothing can be built`),
      ...unless(track[link >> 1] === NONE, () => `The series leads over ${name}, where track lies`),
      ...unless(links.findIndex(other => other >> 1 === link >> 1) === i, () => `The series leads over ${name} twice`),
    ]
  })

const pieces = ({ series, players, toMove }: State): string[] => {
  const all = players[toMove]!.pieces + series.links.length
  return unless(
    all <= PIECES_OF_TRACK,
    () => `${nameOf(toMove)} has ${PIECES_OF_TRACK} pieces of track, but needs ${all}`,
  )
}

/** Each link has its price; each area touched has its companies and landowners, once (NB-5.5 to NB-5.7). */
function price({ map }: Rules, { series, stations, landowners }: State): string[] {
  const { links } = series
  const areas = [...new Set(links.flatMap(link => [map.from[link]!, map.to[link]!]))]
  const count = (of: (area: number) => number): number => sum(areas.map(of))
  const owed = [
    count(area => landowners[area]!),
    0,
    count(area => stations[area]! & 1),
    count(area => stations[area]! >> 1),
  ]
  const points = sum(links.map(link => map.cost[link]!))
  return [
    ...unless(series.price === points, () => `The series costs ${points}, but ${series.price} is asked for it`),
    ...unless(
      series.owed.join() === owed.join(),
      () => `The series owes the influence ${owed.join(', ')}, but ${series.owed.join(', ')} is asked for it`,
    ),
  ]
}

/** Nothing replaces what is owed; all together pays the rest (NB-5.8, NB-5.9). While it is being paid, payment.ts asks. */
function payable({ series, players, toMove, payment }: State): string[] {
  if (payment !== null) return []
  const { cubes, influence } = players[toMove]!
  const short = COLOURS.filter((_, colour) => series.owed[colour]! > influence[colour]!)
  const whole = series.price + sum(series.owed)
  const wealth = cubes + sum(influence)
  return [
    ...short.map(colour => `${nameOf(toMove)} cannot pay the ${colour} influence that the series owes`),
    ...unless(whole <= wealth, () => `${nameOf(toMove)} has ${wealth} to pay with, but the series costs ${whole}`),
  ]
}
