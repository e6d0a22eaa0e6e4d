/** Seconds, twice: of the processor's time, and by the clock on the wall. */
export interface Spent {
  cpu: number
  wall: number
}

/**
 * What some work takes.
 *
 * On a machine that others use too, the clock also counts the time in which they had the processor. The processor's
 * time, of all threads of this process together, counts only our own.
 */
export function spentOn(work: () => void): Spent {
  const wall = performance.now()
  const cpu = cpuNow()
  work()
  return { cpu: (cpuNow() - cpu) / 1000, wall: (performance.now() - wall) / 1000 }
}

/** The processor's time of this process so far, in milliseconds. */
export function cpuNow(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
