import { type Border, borderOf, type Link, type RailMap } from '../base/map.ts'
import { NONE } from '../base/state.ts'

/** Which areas are joined by such pieces, searched from nothing: those with the same number; `NONE`: no piece touches it. */
export function partsOf(map: RailMap, isMeant: (border: Border) => boolean): readonly number[] {
  const near = neighboursOver(map, isMeant)
  const parts = map.areas.map(() => NONE)
  for (const start of near.keys()) {
    if (parts[start] !== NONE) continue
    const open = [start]
    for (let area = open.pop(); area !== undefined; area = open.pop()) {
      parts[area] = start
      open.push(...near.get(area)!.filter(next => parts[next] === NONE))
    }
  }
  return parts
}

/** The areas that a piece touches, each with those to which pieces lead from it. */
export function neighboursOver(
  { from, to }: RailMap,
  isMeant: (border: Border) => boolean,
): ReadonlyMap<number, readonly number[]> {
  const near = new Map<number, number[]>()
  const lead = (link: Link): void => {
    const others = near.get(from[link]!)
    if (others === undefined) near.set(from[link]!, [to[link]!])
    else others.push(to[link]!)
  }
  for (let link = 0; link < from.length; link += 2) {
    if (!isMeant(borderOf(link))) continue
    lead(link)
    lead(link + 1)
  }
  return near
}

/** Are things put together in the same way, whatever the numbers are called? */
export function isSamePartition(one: readonly number[], other: readonly number[]): boolean {
  const names = new Map<number, number>()
  const used = new Set<number>()
  return (
    one.length === other.length &&
    one.every((part, i) => {
      if (!names.has(part) && used.has(other[i]!)) return false
      if (!names.has(part)) names.set(part, other[i]!)
      used.add(other[i]!)
      return names.get(part) === other[i]
    })
  )
}

/** Of pairwise different numbers: are they the same, in whatever order? A number that is there twice is never the same. */
export const isSameSet = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && new Set(one).size === one.length && one.every(n => other.includes(n))
