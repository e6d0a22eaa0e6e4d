import { COMPANIES, isStationOf } from '@roundhouse/nuremberg/base/company'
import { borderOf } from '@roundhouse/nuremberg/base/map'
import { GREY } from '@roundhouse/nuremberg/base/piece'
import { NONE } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import { capital, count, listed, sentence } from '../../../words/en/counting.ts'
import { loadablesOf, passengersAt } from '../../seen.ts'
import { areaWords, directionOf, neighboursOf } from './areas.ts'
import { ownersWords, pieceWords, trackOwnerWords } from './things.ts'
import type { Voice } from './voice.ts'

const TERRAINS: Readonly<Record<string, string>> = {
  plain: 'open land',
  valley: 'a valley',
  hopfield: 'a hop field, where no track is built',
  hill: 'a hill, where no track is built',
  mountain: 'a mountain, where no track is built',
}

const STATIONS: Readonly<Record<string, string>> = {
  village: 'village',
  town: 'town',
  city: 'city',
  start: 'start of series, into which no track leads',
}

/** Everything about one area: what it is, who and what is there, and what lies around it. */
export const areaLines = (voice: Voice, view: View, area: number): string[] => [
  sentence(`${areaWords(voice.rules, area)} is ${groundWords(voice, view, area)}`),
  ...contentLines(voice, view, area),
  ...neighboursOf(voice.rules.map, area).map(neighbour => borderWords(voice, view, area, neighbour)),
]

function groundWords({ rules }: Voice, view: View, area: number): string {
  const { station, terrain } = rules.map.areas[area]!
  if (station === null) return TERRAINS[terrain]!
  const where = terrain === 'plain' ? '' : `, in ${TERRAINS[terrain]}`
  return `a ${ownersWords(view.stations[area]!)} ${STATIONS[station]}${where}`
}

function contentLines(voice: Voice, view: View, area: number): string[] {
  const here = contentsOf(voice, view, area)
  const mine = voice.viewer === 'watcher' ? [] : loadablesOf(voice.rules, view, voice.viewer)
  const reached = mine.filter(loadable => loadable.area === area).map(({ what }) => pieceOf(voice, area, what))
  return [
    here.length === 0 ? 'There is nothing on it.' : `There ${isOne(here) ? 'is' : 'are'} ${listed(here)}.`,
    ...(reached.length === 0 ? [] : [`Your track reaches ${listed(reached)} there.`]),
  ]
}

const isOne = ([first]: readonly string[]): boolean => first!.startsWith('1 ')

function pieceOf({ rules }: Voice, area: number, what: string): string {
  const grey = rules.map.areas[area]!.goods === GREY ? 'grey' : 'yellow'
  return what === 'goods' ? `the ${pieceWords(rules, grey)}` : `the ${pieceWords(rules, what)}`
}

/** `2 beer`, `1 red passenger`, `1 landowner`. */
function contentsOf({ rules }: Voice, view: View, area: number): string[] {
  const goods = pieceWords(rules, rules.map.areas[area]!.goods === GREY ? 'grey' : 'yellow')
  return [
    ...(view.goods[area]! > 0 ? [`${view.goods[area]} ${goods}`] : []),
    ...COMPANIES.flatMap((company, n) => {
      const waiting = passengersAt(view, n, area)
      return waiting > 0 ? [count(waiting, `${company} passenger`)] : []
    }),
    ...(view.landowners[area]! > 0 ? [count(view.landowners[area]!, 'landowner')] : []),
  ]
}

/** What lies between an area and its neighbour: track, a price, or why nothing can be built. */
function borderWords(voice: Voice, view: View, from: number, { area, link }: { area: number; link: number }): string {
  const { rules } = voice
  const way = `${capital(directionOf(rules.map, from, area))}: ${areaWords(rules, area)}`
  const here = contentsOf(voice, view, area)
  const things = here.length === 0 ? '' : ` (${listed(here)})`
  return `${way}${things}, ${linkState(voice, view, link)}.`
}

export function linkState(voice: Voice, view: View, link: number): string {
  const { map } = voice.rules
  const owner = view.track[borderOf(link)]!
  if (owner !== NONE) return `${trackOwnerWords(voice, owner)} track`
  if (map.isClosed[borderOf(link)]) return 'the border is closed'
  if (map.cost[link] === 0) return map.areas[map.to[link]!]!.isStartOnly ? 'no track leads there' : 'closed ground'
  return `${count(map.cost[link]!, 'building point')}${map.isRiver[borderOf(link)] ? ', across the river' : ''}`
}

/** The stations by whose they are. */
export function stationLines({ rules }: Voice, view: View): string[] {
  const groups = [0, 1, 2, 3].map(owners => rules.map.stations.filter(area => view.stations[area] === owners))
  return groups.flatMap((areas, owners) =>
    areas.length === 0
      ? []
      : [`${capital(ownersWords(owners))}: ${listed(areas.map(area => areaWords(rules, area)))}.`],
  )
}

/** Where things lie that can still be moved. */
export function piecesLines(voice: Voice, view: View): string[] {
  const { map } = voice.rules
  const rows = map.areas.flatMap((_, area) => {
    const here = contentsOf(voice, view, area)
    return here.length === 0 ? [] : [`${areaWords(voice.rules, area)}: ${listed(here)}.`]
  })
  return rows.length === 0 ? ['Nothing is left on the map.'] : rows
}

/** The track of everyone, by owner. */
export function trackLines(voice: Voice, view: View): string[] {
  const { map } = voice.rules
  const owners = [...new Set(view.track.filter(owner => owner !== NONE))].sort((a, b) => a - b)
  const lines = owners.map(owner => {
    const links = view.track.flatMap((each, border) => (each === owner ? [2 * border] : []))
    const pairs = links.map(
      link => `${areaWords(voice.rules, map.from[link]!)} - ${areaWords(voice.rules, map.to[link]!)}`,
    )
    return `${capital(trackOwnerWords(voice, owner))} track: ${pairs.join(', ')}.`
  })
  return lines.length === 0 ? ['No track is built yet.'] : lines
}

/** Own stations and companies' that a seat's track joins, part by part. */
export function networkLines(voice: Voice, view: View, seat: number): string[] {
  const { network } = view.players[seat]!
  const parts = [...new Set(network.parts)]
  const lines = parts.map(part => {
    const areas = network.areas.filter((_, i) => network.parts[i] === part)
    const stations = areas.filter(area => voice.rules.map.areas[area]!.station !== null)
    const serves = COMPANIES.filter((_, company) => isStationOf(network.serves[part]!, company))
    const carries = serves.length === 0 ? 'no company station' : `${listed([...serves])} stations for passengers`
    return `Joined: ${listed(areas.map(area => areaWords(voice.rules, area)))}; ${count(stations.length, 'station')}, ${carries}.`
  })
  return lines.length === 0 ? ['No track on the map.'] : lines
}

/** What a seat's track reaches, if it has a train with room. */
export function loadLines(voice: Voice, view: View, seat: number): string[] {
  const loadables = loadablesOf(voice.rules, view, seat)
  if (loadables.length === 0) return ['Nothing can be loaded: the track reaches no goods and leads no passenger on.']
  return loadables.map(
    ({ area, what, count: n }) =>
      `${areaWords(voice.rules, area)}: ${n} ${pieceOf(voice, area, what).replace('the ', '')}.`,
  )
}
