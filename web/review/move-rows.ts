import type { TurningPoint } from '@roundhouse/bots/coach/analysis'
import type { Seat } from '@roundhouse/kernel/game'
import type { Line } from '@roundhouse/kernel/story'
import type { ReplayMove } from '@roundhouse/table/replay'

/** A move of the list: what happened with it. */
export interface MoveRow {
  /** This many moves had been played after it. */
  readonly place: number
  readonly seat: Seat
  readonly sentences: readonly string[]
  /** What it brought the one who moved. */
  readonly points: number
}

/** The moves of a round or a turn; the first is 0. */
export interface MoveSection {
  readonly stage: number
  readonly rows: readonly MoveRow[]
}

/** Moves by rounds or turns. One that nothing is told of has no row: what it brought stands with the next of that player. */
export function sectionsOf(
  moves: readonly ReplayMove[],
  stages: readonly number[],
  tell: (lines: readonly Line[]) => readonly string[],
): MoveSection[] {
  const sections = stages.map((_, stage) => ({ stage, rows: [] as MoveRow[] }))
  let untold = { seat: -1, points: 0 }
  for (const [n, { seat, story, points }] of moves.entries()) {
    const sentences = tell(story)
    const brought = points + (untold.seat === seat ? untold.points : 0)
    untold = { seat, points: sentences.length === 0 ? brought : 0 }
    if (sentences.length > 0)
      sections[stageAt(stages, n)]!.rows.push({ place: n + 1, seat, sentences, points: brought })
  }
  return sections.filter(({ rows }) => rows.length > 0)
}

/** The round or turn of a moment. */
export const stageAt = (stages: readonly number[], place: number): number =>
  Math.max(
    0,
    stages.findLastIndex(begins => begins <= place),
  )

/** The row one stands at: the last move that was played by then; `null`: none. */
export const rowAt = (sections: readonly MoveSection[], place: number): MoveRow | null =>
  sections.flatMap(({ rows }) => rows).findLast(row => row.place <= place) ?? null

/** The turning points by the row that tells of their first move. */
export function pointsByRow(
  sections: readonly MoveSection[],
  points: readonly TurningPoint[],
): ReadonlyMap<number, TurningPoint> {
  const rows = sections.flatMap(section => section.rows)
  return new Map(
    points.flatMap(point => {
      const row = rows.find(({ place }) => place > point.at)
      return row === undefined ? [] : [[row.place, point]]
    }),
  )
}
