import type { Seat } from '@roundhouse/kernel/game'
import type { RailMap } from '../base/map.ts'
import { NONE, type State } from '../base/state.ts'

/** At set-up nothing is joined; on a map without a chain nobody asks. */
export const nothingJoined = ({ areas, chain }: RailMap): readonly number[] =>
  chain === null ? [] : areas.map((_, area) => area)

/** One more piece joins all that hangs on its two ends. Pieces never leave the map, so nothing ever comes apart. */
export function withJoined(joined: readonly number[], one: number, other: number): readonly number[] {
  const kept = joined[one]!
  const gone = joined[other]!
  return kept === gone ? joined : joined.map(number => (number === gone ? kept : number))
}

/** Does track of any owners lead from one end of the chain to the other? */
export const isChainClosed = ({ chain }: RailMap, joined: readonly number[]): boolean =>
  chain !== null && joined.length > 0 && chain.to.some(end => joined[end] === joined[chain.from])

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
export function bestChain(map: RailMap, { track }: Pick<State, 'track'>, builder: Seat): number[] {
  const rest = waysToEnd(map, track, builder)
  const borders: number[] = []
  let area = map.chain!.from
  while (!map.chain!.to.includes(area)) {
    const link = firstBestLink(map, track, builder, rest, area)
    borders.push(link >> 1)
    area = map.to[link]!
  }
  return borders
}

/** By area: the best way from there to an end of the chain. Worked backwards from the ends until nothing improves. */
function waysToEnd(map: RailMap, track: readonly number[], builder: Seat): Map<number, Way> {
  const ways = new Map<number, Way>(map.chain!.to.map(end => [end, { pieces: 0, own: 0 }]))
  const open = [...map.chain!.to]
  for (let area = open.shift(); area !== undefined; area = open.shift())
    for (const link of laidAround(map, track, area)) {
      const before = map.to[link]!
      const way = longer(ways.get(area)!, track[link >> 1] === builder)
      const known = ways.get(before)
      if (known !== undefined && !isBetter(way, known)) continue
      ways.set(before, way)
      open.push(before)
    }
  return ways
}

const longer = ({ pieces, own }: Way, isOwn: boolean): Way => ({ pieces: pieces + 1, own: own + (isOwn ? 1 : 0) })

const laidAround = (map: RailMap, track: readonly number[], area: number): number[] =>
  map.around[area]!.filter(link => track[link >> 1] !== NONE)

function firstBestLink(
  map: RailMap,
  track: readonly number[],
  builder: Seat,
  ways: ReadonlyMap<number, Way>,
  area: number,
): number {
  const best = ways.get(area)!
  const isOnBestWay = (link: number) => {
    const way = longer(ways.get(map.to[link]!)!, track[link >> 1] === builder)
    return way.pieces === best.pieces && way.own === best.own
  }
  // The links around an area stand in the order of the borders.
  return laidAround(map, track, area).find(isOnBestWay)!
}
