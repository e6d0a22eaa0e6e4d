import type { Scores, StoryLine } from '@roundhouse/first-class/base/story'
import type { Seat, Viewer } from '@roundhouse/kernel/game'

/** What came of a turn, in the order it is told. */
export const RESULTS = ['cities', 'cars', 'upgrades', 'steps', 'coins'] as const
type Results = Readonly<Record<(typeof RESULTS)[number], number>>

/** A turn or a part of the scoring, as short as can be: who, with which card, what came of it, and the points. */
export interface RecapItem {
  readonly seat: Seat
  readonly how: 'took' | 'declined' | 'tile' | 'scoring'
  /** The card's id; `null` for the tile and the scoring. */
  readonly card: string | null
  readonly points: number
  readonly results: Results
}

const NOTHING: Results = { cities: 0, cars: 0, upgrades: 0, steps: 0, coins: 0 }

/** What happened, turn by turn. */
export function recapOf(story: readonly StoryLine[]): RecapItem[] {
  const turns: RecapItem[] = []
  for (const line of story) {
    const { key, facts } = line
    if (key === 'took' || key === 'declined' || key === 'tile' || key === 'scoring')
      turns.push({ seat: facts.seat, how: key, card: 'card' in facts ? facts.card : null, points: 0, results: NOTHING })
    else addTo(turns, line)
  }
  return turns
}

/** What is counted when the game is over came of no turn (FC-13). */
const FINAL: readonly (keyof Scores)[] = ['coins-left', 'end-card', 'evidence', 'escape']

/** It belongs to the last turn of its seat that is told. */
function addTo(turns: RecapItem[], line: StoryLine): void {
  const { key, facts } = line
  const place = 'seat' in facts ? turns.findLastIndex(turn => turn.seat === facts.seat) : -1
  const turn = turns[place]
  if (turn === undefined) return
  if (key === 'scored' && !FINAL.includes(facts.for)) turns[place] = { ...turn, points: turn.points + facts.points }
  const [result, n] = resultOf(line)
  if (result !== null) turns[place] = { ...turn, results: { ...turn.results, [result]: turn.results[result] + n } }
}

function resultOf({ key, facts }: StoryLine): [result: keyof Results | null, n: number] {
  switch (key) {
    case 'city':
      return ['cities', 1]
    case 'car':
      return ['cars', 1]
    case 'upgrade':
      return ['upgrades', 1]
    case 'conductor':
      return ['steps', facts.steps]
    case 'coins':
      return ['coins', facts.coins]
    default:
      return [null, 0]
  }
}

/**
 * Where news begins: with an own last move a turn may end, and the part of another in the scoring phase begin. That is told
 * with the move, yet it is the first line of what came after.
 */
export function startOfNews(story: readonly StoryLine[], newsFrom: number, viewer: Viewer): number {
  const last = story[newsFrom - 1]
  return last?.key === 'scoring' && last.facts.seat !== viewer ? newsFrom - 1 : newsFrom
}
