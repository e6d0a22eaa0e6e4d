import type { Seat } from '@roundhouse/kernel/game'
import {
  type Area,
  areaTo,
  type Border,
  type ByArea,
  type ByBorder,
  borderOf,
  type Link,
  linksAround,
  type RailMap,
} from '../base/map.ts'
import { NONE, type State, type TrackOwner } from '../base/state.ts'

/** At set-up nothing is joined; on a map without a chain nobody asks. */
export const nothingJoined = ({ areas, chain }: RailMap): ByArea<number> =>
  chain === null ? [] : areas.map((_, area) => area)

/** One more piece joins all that is joined to its two ends. Pieces never leave the map, so nothing ever comes apart. */
export function withJoined(joined: ByArea<number>, one: Area, other: Area): ByArea<number> {
  const kept = joined[one]!
  const gone = joined[other]!
  return kept === gone ? joined : joined.map(number => (number === gone ? kept : number))
}

/** Does track of any owners lead from one end of the chain to the other? */
export const isChainClosed = ({ chain }: RailMap, joined: ByArea<number>): boolean =>
  chain !== null && joined.length > 0 && chain.to.some(end => joined[end] === joined[chain.from])

/** Only maps with a chain are asked about it. */
const chainOf = ({ chain }: RailMap): NonNullable<RailMap['chain']> => chain!

interface Way {
  readonly pieces: number
  readonly own: number
}

const isBetter = (one: Way, other: Way): boolean =>
  one.pieces < other.pieces || (one.pieces === other.pieces && one.own > other.own)

/**
 * The borders of the chain that scores: the one with the fewest pieces; of several the one with most pieces of the
 * builder; then, walking from its beginning, the one that takes the earlier border. *Ruling* (NB-5.10).
 */
export function bestChain(map: RailMap, { track }: Pick<State, 'track'>, builder: Seat): Border[] {
  const rest = waysToEnd(map, track, builder)
  const borders: Border[] = []
  let area = chainOf(map).from
  while (!chainOf(map).to.includes(area)) {
    const link = firstBestLink(map, track, builder, rest, area)
    borders.push(borderOf(link))
    area = areaTo(map, link)
  }
  return borders
}

/** By area: the best way from there to an end of the chain. Worked backwards from the ends until nothing improves. */
function waysToEnd(map: RailMap, track: ByBorder<TrackOwner>, builder: Seat): Map<Area, Way> {
  const ways = new Map<Area, Way>(chainOf(map).to.map(end => [end, { pieces: 0, own: 0 }]))
  const open = [...chainOf(map).to]
  for (let area = open.shift(); area !== undefined; area = open.shift())
    for (const link of laidAround(map, track, area)) {
      const before = areaTo(map, link)
      const way = longer(ways.get(area)!, track[borderOf(link)] === builder)
      const known = ways.get(before)
      if (known !== undefined && !isBetter(way, known)) continue
      ways.set(before, way)
      open.push(before)
    }
  return ways
}

const longer = ({ pieces, own }: Way, isOwn: boolean): Way => ({ pieces: pieces + 1, own: own + (isOwn ? 1 : 0) })

const laidAround = (map: RailMap, track: ByBorder<TrackOwner>, area: Area): Link[] =>
  linksAround(map, area).filter(link => track[borderOf(link)] !== NONE)

function firstBestLink(
  map: RailMap,
  track: ByBorder<TrackOwner>,
  builder: Seat,
  ways: ReadonlyMap<Area, Way>,
  area: Area,
): Link {
  const best = ways.get(area)!
  const isOnBestWay = (link: Link) => {
    const way = longer(ways.get(areaTo(map, link))!, track[borderOf(link)] === builder)
    return way.pieces === best.pieces && way.own === best.own
  }
  // The links around an area stand in the order of the borders.
  return laidAround(map, track, area).find(isOnBestWay)!
}
