import type { Spread } from './stats.ts'

/** A spread in a few numbers. Quantiles are values that came up: the least that so large a share does not exceed. */
export interface Quantiles {
  readonly mean: number
  readonly deviation: number
  readonly least: number
  readonly quarter: number
  readonly median: number
  readonly threeQuarters: number
  readonly most: number
}

/** 0 where there is nothing to take a share of. */
export const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** How many standard errors lie around 95 of 100. */
export const NINETY_FIVE = 1.96

/** How far off a share of this many cases may be: 95 of 100 times the true one lies within. */
export const marginOf = (part: number, cases: number): number =>
  NINETY_FIVE * Math.sqrt((part * (1 - part)) / Math.max(1, cases))

export function quantilesOf(spread: Spread): Quantiles {
  const values = Object.entries(spread)
    .map(([value, count]) => ({ value: Number(value), count }))
    .sort((a, b) => a.value - b.value)
  const total = sumOf(values, ({ count }) => count)
  const mean = share(
    sumOf(values, ({ value, count }) => value * count),
    total,
  )
  const squares = sumOf(values, ({ value, count }) => (value - mean) ** 2 * count)
  const quantile = (part: number): number => {
    let seen = 0
    return values.find(({ count }) => (seen += count) >= part * total)?.value ?? 0
  }
  return {
    mean,
    deviation: Math.sqrt(squares / Math.max(1, total - 1)),
    least: values[0]?.value ?? 0,
    quarter: quantile(0.25),
    median: quantile(0.5),
    threeQuarters: quantile(0.75),
    most: values.at(-1)?.value ?? 0,
  }
}

const sumOf = <T>(things: readonly T[], of: (thing: T) => number): number =>
  things.reduce((sum, thing) => sum + of(thing), 0)
