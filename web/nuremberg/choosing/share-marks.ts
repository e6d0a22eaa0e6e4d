import { shareStructure } from '@roundhouse/table/structural-sharing'
import type { Marks } from '../map/MapView.tsx'

const sameSet = <T>(old: ReadonlySet<T>, now: ReadonlySet<T>): ReadonlySet<T> =>
  old.size === now.size && [...now].every(each => old.has(each)) ? old : now

const sameMap = <Key>(old: ReadonlyMap<Key, string>, now: ReadonlyMap<Key, string>): ReadonlyMap<Key, string> =>
  old.size === now.size && [...now].every(([key, words]) => old.get(key) === words) ? old : now

/** The new marks, with whatever says the same taken over from the old ones: a map sees by one comparison what is new. */
export function shareMarks(old: Marks, now: Marks): Marks {
  const shared: Marks = {
    areas: sameSet(old.areas, now.areas),
    chosen: sameSet(old.chosen, now.chosen),
    pieces: sameMap(old.pieces, now.pieces),
    closedPieces: sameMap(old.closedPieces, now.closedPieces),
    chosenPiece: now.chosenPiece,
    plan: shareStructure(old.plan, now.plan),
    next: shareStructure(old.next, now.next),
  }
  const fields = Object.keys(shared) as (keyof Marks)[]
  return fields.every(field => shared[field] === old[field]) ? old : shared
}
