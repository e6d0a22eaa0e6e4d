import { verdictsOf } from './goals.ts'
import { measureGrowth } from './growth.ts'
import { loadNow, machineNow } from './machine.ts'
import { measureMemory } from './memory.ts'
import { measureOperations } from './operations.ts'
import { measureBesidePeer } from './peer.ts'
import { measurePlay } from './play.ts'
import type { BenchReport } from './report.ts'
import { AT_HAND, sample } from './sample.ts'
import { measureCores } from './search/cores.ts'
import { firstClassDecisions } from './search/decisions.ts'
import { measureSearch, measureTree } from './search/measure.ts'
import { measurePunctuality } from './search/punctual.ts'
import { measureSeries } from './series.ts'

/** Measures everything about First Class in about a minute and a half, times `share`. Threads run the same program. */
export async function measureFirstClass(share: number, program: string): Promise<BenchReport> {
  const began = performance.now()
  const loadBefore = loadNow()
  // Random play comes first: what is compiled for the other measurements cannot disturb it.
  const { play: fourPlayers, peer } = measureBesidePeer(30 * share)
  const play = [fourPlayers, measurePlay(2, 8 * share)]
  const operations = measureOperations(sample(AT_HAND, 43), 10 * share)
  const growth = measureGrowth(sample(6000, 11), 8 * share)
  const memory = measureMemory(sample, Math.round(4000 * share), Math.round(20_000 * share))
  const series = measureSeries(4 * share)
  const decisions = firstClassDecisions()
  const search = measureSearch(decisions, 16 * share)
  const tree = measureTree(decisions)
  const cores = await measureCores(program, decisions[0]!, 36 * share)
  const punctual = await measurePunctuality(program, decisions)
  return {
    game: 'first-class',
    machine: machineNow(loadBefore),
    quick: share < 1,
    seconds: (performance.now() - began) / 1000,
    play,
    operations,
    growth,
    memory,
    peer,
    series,
    search,
    tree,
    cores,
    punctual,
    goals: verdictsOf({ play, operations, memory, peer, search, tree, cores, punctual }),
  }
}
