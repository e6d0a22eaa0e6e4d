import type { ScoredFor } from '@roundhouse/nuremberg/base/story'
import { type Text, text } from '../../messages.ts'

/** The headings of the points at the end, by what they are scored for. */
export const SOURCES: Readonly<Record<ScoredFor, Text>> = {
  transport: text('nuremberg.source.transport'),
  chain: text('nuremberg.source.chain'),
  sets: text('nuremberg.source.sets'),
  profit: text('nuremberg.source.profit'),
  loss: text('nuremberg.look.loss'),
  'track-left': text('nuremberg.source.track'),
}
