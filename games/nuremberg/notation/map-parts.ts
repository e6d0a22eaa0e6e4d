import type { Seat } from '@roundhouse/kernel/game'
import { refusal } from '@roundhouse/kernel/notation/words'
import { COMPANIES } from '../base/company.ts'
import { areaAt, borderName } from '../base/map.ts'
import { companyTrack, NONE, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { GOODS_AN_AREA } from '../set-up.ts'
import { countsByArea } from './areas.ts'
import { type Part, part } from './part.ts'
import { stations, stationsByTrack } from './stations.ts'
import { track } from './track.ts'

/** One piece at most lies across a border, no matter who owns it (NB-5.2). */
function layTrack(state: State, owner: number, borders: readonly number[], { map }: Rules): void {
  const laid = [...state.track]
  for (const border of borders) {
    if (laid[border] !== NONE) throw refusal(borderName(map, border), `one piece across a border (NB-5.2)`)
    laid[border] = owner
  }
  state.track = laid
}

const laidBy = ({ track: owners }: State, owner: number): readonly number[] =>
  owners.flatMap((each, border) => (each === owner ? [border] : []))

/** The track of a seat, or of a company. */
export const trackPart = (key: string, company?: number): Part => {
  const ownerOf = (seat: Seat) => (company === undefined ? seat : companyTrack(company))
  return part({
    key,
    ...track,
    of: (state, seat) => laidBy(state, ownerOf(seat)),
    put: (state, seat, borders, rules) => layTrack(state, ownerOf(seat), borders, rules),
    otherwise: () => [],
  })
}

const countsPart = (key: 'goods' | 'reds' | 'greens' | 'landowners', words: ReturnType<typeof countsByArea>): Part =>
  part({
    key,
    ...words,
    of: state => state[key],
    put(state, _seat, value) {
      state[key] = value
    },
    otherwise: ({ map }) => map.areas.map(() => 0),
  })

const goods = countsByArea('goods', (map, area) => (areaAt(map, area).goods === 0 ? 0 : GOODS_AN_AREA))
const pawns = countsByArea('pawns', (map, area) => areaAt(map, area).pawns)

/** What is said of the map. */
export const mapParts: readonly Part[] = [
  ...COMPANIES.map((name, company) => trackPart(`${name}-track`, company)),
  part({
    key: 'stations',
    ...stations,
    of: state => state.stations,
    put(state, _seat, value) {
      state.stations = value
    },
    otherwise: ({ map }, state) => stationsByTrack(map, state),
  }),
  countsPart('goods', goods),
  countsPart('reds', pawns),
  countsPart('greens', pawns),
  countsPart('landowners', pawns),
]
