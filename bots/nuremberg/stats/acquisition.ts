import type { StoryLine } from '@roundhouse/nuremberg/base/story'
import type { Acquisition } from '../../stats/game-stats.ts'

/** Trains that were bought and lines that were sold, whichever end they began at. */
export function nurembergAcquisition({ key, facts }: StoryLine): Acquisition | null {
  if (key === 'bought') return { seat: facts.seat, thing: `train ${facts.train}` }
  return key === 'sold' ? { seat: facts.seat, thing: `line ${[facts.from, facts.to].sort().join(' / ')}` } : null
}
