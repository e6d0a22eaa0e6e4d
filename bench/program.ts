import { cpus, loadavg } from 'node:os'
import { readArguments } from './arguments.ts'
import { verdictsOf } from './goals.ts'
import { measureGrowth } from './growth.ts'
import { measureMemory } from './memory.ts'
import { measureOperations } from './operations.ts'
import { measureBesidePeer } from './peer.ts'
import { measurePlay } from './play.ts'
import type { Report } from './report.ts'
import { AT_HAND, sample } from './sample.ts'
import { measureSeries } from './series.ts'
import { textOf } from './text.ts'

/** The benchmark itself. `main.ts` bundles this file and runs it in a process of its own. */
const { quick, json } = readArguments(process.argv.slice(2))
const report = measure(quick ? 1 / 6 : 1)
console.log(json ? JSON.stringify(report, null, 2) : textOf(report))

/** Measures everything in about a minute, times `share`. */
function measure(share: number): Report {
  const began = performance.now()
  const loadBefore = loadavg()[0]!
  // Random play comes first: what is compiled for the other measurements cannot disturb it.
  const { play: fourPlayers, peer } = measureBesidePeer(30 * share)
  const play = [fourPlayers, measurePlay(2, 8 * share)]
  const operations = measureOperations(sample(AT_HAND, 43), 10 * share)
  const growth = measureGrowth(sample(6000, 11), 8 * share)
  const memory = measureMemory(Math.round(4000 * share), Math.round(20_000 * share))
  const series = measureSeries(4 * share)
  return {
    machine: {
      date: new Date().toISOString().slice(0, 10),
      node: process.versions.node,
      processor: cpus()[0]?.model ?? 'unknown',
      cores: cpus().length,
      load: [loadBefore, loadavg()[0]!],
    },
    quick: share < 1,
    seconds: (performance.now() - began) / 1000,
    play,
    operations,
    growth,
    memory,
    peer,
    series,
    goals: verdictsOf({ play, operations, memory, peer }),
  }
}
