import { readWord, refusal } from '@roundhouse/kernel/notation/words'
import { BOTH, bitOf, COMPANIES, GREEN, NEUTRAL, type Owners, RED } from '../base/company.ts'
import { type Area, areaAt, borderOf, linksAround, type RailMap } from '../base/map.ts'
import { companyTrack, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { joined, piecesOf, readArea, writeArea } from './areas.ts'

const WORDS = ['red', 'green', 'both'] as const
const OWNERS: Readonly<Record<(typeof WORDS)[number], Owners>> = { red: RED, green: GREEN, both: BOTH }
const wordOf = (owners: Owners): string => WORDS.find(word => OWNERS[word] === owners)!

const stationsAtSetUp = ({ areas }: RailMap): readonly Owners[] => areas.map(({ owners }) => owners)

/** Companies whose track touches an area. */
const companiesAt = (map: RailMap, track: readonly number[], area: Area): Owners =>
  COMPANIES.reduce((owners, _, company) => {
    const isThere = linksAround(map, area).some(link => track[borderOf(link)] === companyTrack(company))
    return isThere ? owners | bitOf(company) : owners
  }, NEUTRAL)

/** A station changes only when a line to it is sold, so the track of the companies shows whose it is (NB-8.3). */
export const stationsByTrack = (map: RailMap, { track }: Pick<State, 'track'>): readonly Owners[] =>
  map.areas.map(({ owners, station }, area) => (station === null ? owners : owners | companiesAt(map, track, area)))

/** `Lauf red, Vach both`: the stations that have changed since set-up, and whose they are now (NB-8.3). */
export const stations = {
  read({ map }: Rules, text: string): readonly Owners[] {
    const changed = piecesOf(text).map(piece => readStation(map, piece))
    const twice = changed.find(([area], i) => changed.findIndex(([other]) => other === area) < i)
    if (twice !== undefined) throw refusal(writeArea(map, twice[0]), 'each station once')
    return stationsAtSetUp(map).map((owners, area) => changed.find(([other]) => other === area)?.[1] ?? owners)
  },
  write: ({ map }: Rules, owners: readonly Owners[]): string =>
    joined(
      owners.flatMap((now, area) =>
        now === areaAt(map, area).owners ? [] : [`${writeArea(map, area)} ${wordOf(now)}`],
      ),
    ),
}

const STATION = /^(.+)\s(\S+)$/

function readStation(map: RailMap, piece: string): [area: Area, owners: Owners] {
  const [, name, word] = STATION.exec(piece) ?? refuseStation(piece)
  const owners = OWNERS[readWord(word!, WORDS)]
  const area = readArea(map, name!)
  const { station, owners: before } = areaAt(map, area)
  if (station === null) throw refusal(piece, `stations; ${writeArea(map, area)} is none`)
  if ((owners & before) !== before) throw refusal(piece, `both: a station that is ${wordOf(before)} stays so (NB-8.3)`)
  return [area, owners]
}

function refuseStation(piece: string): never {
  throw refusal(piece, `a station and ${WORDS.join(', ')}`)
}
