import { COMPANIES, isStationOf } from '@roundhouse/nuremberg/base/company'
import { borderOf } from '@roundhouse/nuremberg/base/map'
import { GREY } from '@roundhouse/nuremberg/base/piece'
import { companyTrack, NONE } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import { areaDescription, contentsOf, OWNERS } from '@roundhouse/nuremberg/words/areas'
import { companyWords, listed, pieceWords, placeName, priceWords } from '@roundhouse/nuremberg/words/voice'
import { capital, labelled, sentence } from '../../words/sentences.ts'
import { nameOf } from '../../words/voice.ts'
import { loadablesOf } from '../seen.ts'
import { directionOf, neighboursOf } from './areas.ts'
import { namesOf } from './boards.ts'
import type { Voice } from './voice.ts'

/** Everything about one area: what it is, who and what is there, and what lies around it. */
export const areaLines = (voice: Voice, view: View, area: number): string[] => [
  sentence(areaDescription(voice, view, area)),
  ...reachedLines(voice, view, area),
  ...neighboursOf(voice.rules.map, area).map(neighbour => borderWords(voice, view, area, neighbour)),
]

/** What own track reaches there. */
function reachedLines(voice: Voice, view: View, area: number): string[] {
  const mine = voice.viewer === 'watcher' ? [] : loadablesOf(voice.rules, view, voice.viewer)
  const reached = mine.filter(loadable => loadable.area === area).map(({ what }) => pieceOf(voice, area, what))
  return reached.length === 0
    ? []
    : [sentence(labelled(voice.say, voice.say('nuremberg.act.reached'), listed(voice, reached)))]
}

function pieceOf(voice: Voice, area: number, what: 'goods' | 'red' | 'green'): string {
  const grey = voice.rules.map.areas[area]!.goods === GREY ? 'grey' : 'yellow'
  return pieceWords(voice, what === 'goods' ? grey : what)
}

/** What lies between an area and its neighbour: track, a price, or why nothing can be built. */
function borderWords(voice: Voice, view: View, from: number, { area, link }: { area: number; link: number }): string {
  const direction = voice.say(`nuremberg.direction.${directionOf(voice.rules.map, from, area)}`)
  return sentence(
    labelled(voice.say, direction, `${areaDescription(voice, view, area)} (${linkState(voice, view, link)})`),
  )
}

export function linkState(voice: Voice, view: View, link: number): string {
  const { say } = voice
  const { map } = voice.rules
  const owner = view.track[borderOf(link)]!
  if (owner !== NONE) return say('nuremberg.look.owned', { name: ownerWords(voice, owner) })
  if (map.isClosed[borderOf(link)]) return say('nuremberg.look.closed-border')
  if (map.cost[link] === 0) return say('nuremberg.look.closed-ground')
  return priceWords(voice, map.cost[link]!, [0, 0, 0, 0])
}

/** Whose track it is: a player's, or a company's. */
function ownerWords(voice: Voice, owner: number): string {
  const company = COMPANIES.find((_, n) => companyTrack(n) === owner)
  return company === undefined ? nameOf(voice, owner) : companyWords(voice, company)
}

/** The stations by whose they are. */
export function stationLines(voice: Voice, view: View): string[] {
  const { rules, say } = voice
  return [0, 1, 2, 3].flatMap(owners => {
    const areas = rules.map.stations.filter(area => view.stations[area] === owners)
    const title = say('nuremberg.look.stations', { owners: OWNERS[owners]! })
    return areas.length === 0 ? [] : [sentence(labelled(say, title, namesOf(voice, areas)))]
  })
}

/** Where things lie that can still be moved. */
export const piecesLines = (voice: Voice, view: View): string[] =>
  voice.rules.map.areas.flatMap((_, area) => {
    const here = contentsOf(voice, view, area)
    return here.length === 0 ? [] : [sentence(labelled(voice.say, placeName(voice, area), listed(voice, here)))]
  })

/** The track of everyone, by owner. */
export function trackLines(voice: Voice, view: View): string[] {
  const { map } = voice.rules
  const owners = [...new Set(view.track.filter(owner => owner !== NONE))].sort((a, b) => a - b)
  return owners.map(owner => {
    const links = view.track.flatMap((each, border) => (each === owner ? [2 * border] : []))
    const pairs = links.map(link => `${placeName(voice, map.from[link]!)} - ${placeName(voice, map.to[link]!)}`)
    return sentence(
      labelled(
        voice.say,
        capital(voice.say('nuremberg.look.owned', { name: ownerWords(voice, owner) })),
        pairs.join(', '),
      ),
    )
  })
}

/** Stations that a seat's track joins, part by part, and whose passengers it can bring there. */
export function networkLines(voice: Voice, view: View, seat: number): string[] {
  const { network } = view.players[seat]!
  return [...new Set(network.parts)].map(part => {
    const areas = network.areas.filter((_, i) => network.parts[i] === part)
    const serves = COMPANIES.filter((_, company) => isStationOf(network.serves[part]!, company))
    const companies = serves.map(company => companyWords(voice, company))
    return sentence(
      voice.say('nuremberg.look.network', {
        areas: namesOf(voice, areas),
        companies: companies.length === 0 ? 'none' : listed(voice, companies),
      }),
    )
  })
}

/** What a seat's track reaches, if it has a train with room. */
export const loadLines = (voice: Voice, view: View, seat: number): string[] =>
  loadablesOf(voice.rules, view, seat).map(({ area, what, count }) =>
    sentence(labelled(voice.say, placeName(voice, area), `${count} ${pieceOf(voice, area, what)}`)),
  )
