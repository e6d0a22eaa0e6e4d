import { cpus, loadavg } from 'node:os'
import type { Machine } from './report.ts'

/** What it was measured on. The load before has to be looked up before anything is measured. */
export const machineNow = (loadBefore: number): Machine => ({
  date: new Date().toISOString().slice(0, 10),
  node: process.versions.node,
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  load: [loadBefore, loadNow()],
})

/** How many wanted a core in the last minute. */
export const loadNow = (): number => loadavg()[0]!
