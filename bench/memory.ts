import { ONE_A_GAME } from './sample.ts'

/** Bytes. */
export interface MemoryReport {
  /** A state that shares nothing with another, as a server holds one for each table. */
  readonly alone: number
  /** A copy kept at every decision of a game: arrays that did not change are shared. */
  readonly inSeries: number
  /** As JSON text. */
  readonly json: number
}

type Kept = readonly { readonly state: object }[]

/** `sample` keeps this many states, of every n-th decision. */
export const measureMemory = (
  sample: (count: number, every: number) => Kept,
  alone: number,
  inSeries: number,
): MemoryReport => {
  const states = sample(Math.min(alone, 1000), ONE_A_GAME).map(({ state }) => JSON.stringify(state).length)
  return {
    alone: heldBytes(() => sample(alone, ONE_A_GAME)) / alone,
    inSeries: heldBytes(() => sample(inSeries, 1)) / inSeries,
    json: states.reduce((sum, length) => sum + length, 0) / states.length,
  }
}

/** What states and the list of them take, without the list. */
function heldBytes(make: () => Kept): number {
  const { kept, bytes } = held(make)
  return bytes - kept.length * OWN_BYTES
}

/** What stays in memory when this is made and kept. */
export function held<Made>(make: () => Made): { readonly kept: Made; readonly bytes: number } {
  make() // Once before, so that compiled code and the like are not counted.
  const before = used()
  const kept = make()
  return { kept, bytes: used() - before }
}

/** What we keep about each state ourselves: an object with two fields, and its place in a list. */
const OWN_BYTES = 40

function used(): number {
  if (globalThis.gc === undefined) throw new Error('Memory can be measured only by node --expose-gc')
  globalThis.gc()
  globalThis.gc()
  return process.memoryUsage().heapUsed
}
