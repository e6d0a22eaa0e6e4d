/** Half of all and all but a hundredth. */
export interface Percentiles {
  readonly p50: number
  readonly p99: number
}

export function percentilesOf(figures: readonly number[]): Percentiles {
  const sorted = [...figures].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
  return { p50: at(0.5), p99: at(0.99) }
}
