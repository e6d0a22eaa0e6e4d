import { memoIn, type Values } from '../table/memo/memo.tsx'
import { type Sitting, SittingContext } from './sitting.ts'
import { kindOfPlace, type PlaceKind } from './targets.ts'

/** A part of the table that is left alone until what it depends on changes; ways to act never grow old. */
export const memo = memoIn<Sitting>(SittingContext, ({ voice }) => [voice])

/** What a part depends on that has places of these kinds: the snapshot while one is open, and which of them is chosen. */
export const choicesAt = ({ snapshot, targets, chosen }: Sitting, ...kinds: readonly PlaceKind[]): Values => [
  [...targets.keys()].some(place => kinds.includes(kindOfPlace(place))) ? snapshot : null,
  chosen !== null && kinds.includes(kindOfPlace(chosen)) ? chosen : null,
]
