import type { Scores, StoryLine } from '@roundhouse/first-class/base/story'
import type { Seat } from '@roundhouse/kernel/game'
import { linesOf } from '@roundhouse/kernel/story'
import { inRank } from '../../table/rank.ts'

/** What a seat scored in a scoring phase. */
interface ScoredRow {
  readonly seat: Seat
  readonly upper: number
  readonly lower: number
  /** Celebrities, switches, and what cities paid. */
  readonly other: number
  readonly before: number
  readonly total: number
}

/** A scoring phase that is over. */
export interface ScoringPhase {
  readonly round: number
  /** From the most points to the least. */
  readonly rows: readonly ScoredRow[]
  readonly lines: readonly StoryLine[]
}

/** What is counted only when the game is over. */
const AT_THE_END: readonly (keyof Scores)[] = ['end-card', 'coins-left', 'evidence', 'escape']

/** The last scoring phase of a story, if all have had their part; `null`: there is none, or it goes on. */
export function lastScoring(story: readonly StoryLine[], seats: number): ScoringPhase | null {
  const last = linesOf(story, 'scoring').at(-1)
  if (last === undefined) return null
  const { round } = last.facts
  const begun = story.findIndex(({ key, facts }) => key === 'scoring' && facts.round === round)
  const lines = story.slice(begun)
  const end = lines.findIndex(({ key }) => key === 'dealt' || key === 'over')
  if (end === -1) return null
  const scored = linesOf(lines.slice(0, end), 'scored').filter(({ facts }) => !AT_THE_END.includes(facts.for))
  const before = pointsOf(linesOf(story.slice(0, begun), 'scored'), seats)
  const rows = Array.from({ length: seats }, (_, seat) => rowOf(scored, seat, before[seat]!))
  const total = rows.map(row => row.total)
  return { round, rows: inRank(total, []).map(seat => rows[seat]!), lines: scored }
}

type ScoredLine = Extract<StoryLine, { key: 'scored' }>

function pointsOf(lines: readonly ScoredLine[], seats: number): number[] {
  const points = Array.from({ length: seats }, () => 0)
  for (const { facts } of lines) points[facts.seat]! += facts.points
  return points
}

function rowOf(lines: readonly ScoredLine[], seat: Seat, before: number): ScoredRow {
  const row = { upper: 0, lower: 0, other: 0 }
  for (const { facts } of lines)
    if (facts.seat === seat) row[facts.for === 'train' ? facts.train : 'other'] += facts.points
  return { seat, ...row, before, total: before + row.upper + row.lower + row.other }
}

/** Who leads now, and whether that is new; `null`: nobody does alone. */
export function leaderAfter({ rows }: ScoringPhase): { readonly seat: Seat; readonly isNew: boolean } | null {
  const [first, second] = rows
  if (first === undefined || first.total === second?.total) return null
  const most = Math.max(...rows.map(({ before }) => before))
  const isAlone = rows.filter(({ before }) => before === most).length === 1
  return { seat: first.seat, isNew: !(isAlone && first.before === most) }
}
