const DAY = 86_400_000

/** Neighbours in a list are alike, so the days go through it in great steps. */
const STEP = 0.618

/** The puzzle of a day, by its place in a list of this length: the same for everybody on that date, each in its turn. */
export function placeOfDay(date: Date, count: number): number {
  return placeInTurn(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY, count)
}

/** The place that has its turn the n-th time, in a list of this length. */
export const placeInTurn = (n: number, count: number): number => (n * stepFor(count)) % count

/** A step that leads to every place before it comes back to the first. */
function stepFor(count: number): number {
  let step = Math.max(1, Math.round(STEP * count))
  while (greatestCommonDivisor(step, count) > 1) step++
  return step
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b))
