import type { Result, Seat } from '@roundhouse/kernel/game'

/** Whoever won is first, however many they are; the others by their points, level ones together. */
export function placesOf({ points, winners }: Result): number[] {
  const isWinner = (seat: Seat): boolean => winners.includes(seat)
  const isBefore = (one: Seat, other: Seat): boolean =>
    isWinner(one) === isWinner(other) ? !isWinner(one) && points[one]! > points[other]! : isWinner(one)
  return points.map((_, seat) => 1 + points.filter((_, other) => isBefore(other, seat)).length)
}
