import type { StoryLine } from '@roundhouse/first-class/base/story'
import type { Seat } from '@roundhouse/kernel/game'
import { linesOf } from '@roundhouse/kernel/story'

/** A turn or a part of the scoring, as short as can be: who, with which card, and the points that came. */
export interface RecapItem {
  readonly seat: Seat
  readonly how: 'took' | 'declined' | 'tile' | 'scoring'
  /** The card's id; `null` for the tile and the scoring. */
  readonly card: string | null
  readonly points: number
}

/** What happened, turn by turn. */
export function recapOf(story: readonly StoryLine[]): RecapItem[] {
  const turns: RecapItem[] = []
  for (const { key, facts } of linesOf(story, 'took', 'declined', 'tile', 'scoring', 'scored')) {
    if (key === 'scored') addPoints(turns, facts.seat, facts.points)
    else turns.push({ seat: facts.seat, how: key, card: 'card' in facts ? facts.card : null, points: 0 })
  }
  return turns
}

function addPoints(turns: RecapItem[], seat: Seat, points: number): void {
  const place = turns.findLastIndex(turn => turn.seat === seat)
  if (place >= 0) turns[place] = { ...turns[place]!, points: turns[place]!.points + points }
}
