import type { Seat } from '@roundhouse/kernel/game'
import type { Line } from '@roundhouse/kernel/story'

/** A turn or a part of the scoring, as short as can be: who, with which card, and the points that came. */
export interface Recalled {
  readonly seat: Seat
  readonly how: 'took' | 'declined' | 'tile' | 'scoring'
  /** The card's id; `null` for the tile and the scoring. */
  readonly card: string | null
  readonly points: number
}

const OPENS: readonly string[] = ['took', 'declined', 'tile', 'scoring']

/** What happened, turn by turn. */
export function recapOf(story: readonly Line[]): Recalled[] {
  const turns: Recalled[] = []
  for (const { key, facts } of story) {
    const seat = Number(facts['seat'])
    if (OPENS.includes(key))
      turns.push({
        seat,
        how: key as Recalled['how'],
        card: facts['card'] === undefined ? null : String(facts['card']),
        points: 0,
      })
    else if (key === 'scored') addPoints(turns, seat, Number(facts['points']))
  }
  return turns
}

function addPoints(turns: Recalled[], seat: Seat, points: number): void {
  const place = turns.findLastIndex(turn => turn.seat === seat)
  if (place >= 0) turns[place] = { ...turns[place]!, points: turns[place]!.points + points }
}
