import type { State } from '@roundhouse/first-class/base/state'
import type { Move } from '@roundhouse/kernel/game'

/** A line of play: where it leads, what that is worth, and how it came there. */
export interface PlanLine {
  readonly state: State
  worth: number
  readonly move: Move
  /** `null` where the plan begins. */
  readonly before: PlanLine | null
}

const NO_MOVE: Move = -1

export const firstLine = (state: State, worth: number): PlanLine => ({ state, worth, move: NO_MOVE, before: null })

/** The best few. Lines that are worth exactly the same are taken for the same position reached in another order. */
export function bestOf(lines: readonly PlanLine[], count: number): PlanLine[] {
  if (count === 1 && lines.length > 0) return [best(lines)]
  const found: PlanLine[] = []
  for (const line of lines) {
    let place = found.length
    while (place > 0 && found[place - 1]!.worth < line.worth) place--
    if (place === count || found[place - 1]?.worth === line.worth) continue
    found.splice(place, 0, line)
    if (found.length > count) found.pop()
  }
  return found
}

/** The first of the best. */
export function best(lines: readonly PlanLine[]): PlanLine {
  let found = lines[0]!
  for (const line of lines) if (line.worth > found.worth) found = line
  return found
}

/** All moves of a line, in order. */
export function movesOf(line: PlanLine): Move[] {
  const moves: Move[] = []
  for (let at = line; at.before !== null; at = at.before) moves.push(at.move)
  return moves.reverse()
}

/** The first move that a line makes after an earlier one. */
export function moveAfter(earlier: PlanLine, line: PlanLine): Move {
  let at = line
  while (at.before !== earlier) at = at.before!
  return at.move
}
