import type { Seat } from '@roundhouse/kernel/game'

/** Seats from the most points to the least; the one who won stands first, and who is out, last. */
export function inRank(points: readonly number[], winners: readonly Seat[], out: readonly Seat[] = []): Seat[] {
  const place = (seat: Seat): number => Number(out.includes(seat)) - Number(winners.includes(seat))
  return points.map((_, seat) => seat).sort((one, other) => place(one) - place(other) || points[other]! - points[one]!)
}
