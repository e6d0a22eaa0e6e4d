import type { ScoredFor } from '@roundhouse/nuremberg/base/story'
import type { MessageKey } from '../../messages.ts'

/** The headings of the points at the end, by what they are scored for. */
export const SOURCES: Readonly<Record<ScoredFor, MessageKey>> = {
  transport: 'nuremberg.source.transport',
  chain: 'nuremberg.source.chain',
  sets: 'nuremberg.source.sets',
  profit: 'nuremberg.source.profit',
  loss: 'nuremberg.look.loss',
  'track-left': 'nuremberg.source.track',
}
