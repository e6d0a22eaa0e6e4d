import type { StoryLine } from '@roundhouse/first-class/base/story'
import type { Acquisition } from '../../stats/game-stats.ts'

/** Cards: of the offer, or at the end of the game. */
export const firstClassAcquisition = ({ key, facts }: StoryLine): Acquisition | null =>
  key === 'took' || key === 'end-card' ? { seat: facts.seat, thing: `card ${facts.card}` } : null
