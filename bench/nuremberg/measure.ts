import { newChooser } from '../chooser.ts'
import { simulationsGoal, TREE_GOAL } from '../goals.ts'
import { loadNow, machineNow } from '../machine.ts'
import { type MemoryReport, measureMemory } from '../memory.ts'
import { measureOperations, type OperationsReport } from '../operations.ts'
import { lengthsOf, type PlayPace, paceOf, passesOf, together } from '../pace.ts'
import { playGames } from '../play.ts'
import type { Machine } from '../report.ts'
import { AT_HAND } from '../sample.ts'
import { nurembergDecisions } from '../search/decisions.ts'
import { measureSearch, measureTree, type SearchReport } from '../search/measure.ts'
import { type Goal, type GoalVerdict, verdictsOn } from '../verdict.ts'
import { gamesWith, sample } from './games.ts'
import { measureRoutes, type RoutesReport } from './routes.ts'
import { measureWorst, type Worst } from './worst.ts'

export interface MapPlay extends PlayPace {
  readonly map: string
  readonly players: number
  readonly decisionsPerGame: number
  readonly movesPerDecision: number
}

/** Everything measured about Nuremberg, as plain data. */
export interface NurembergReport {
  readonly game: 'nuremberg'
  readonly machine: Machine
  readonly quick: boolean
  readonly seconds: number
  /** Both maps together, then each of them. */
  readonly play: readonly MapPlay[]
  readonly operations: OperationsReport
  readonly worst: Worst
  readonly routes: RoutesReport
  readonly memory: MemoryReport
  readonly search: SearchReport
  /** The largest tree of a search, in megabytes. */
  readonly tree: number
  readonly goals: readonly GoalVerdict[]
}

type Figures = Pick<NurembergReport, 'play' | 'operations' | 'worst' | 'search' | 'tree'>

const GOALS: readonly Goal<Figures>[] = [
  {
    name: 'random play, 4 players',
    unit: 'decisions/s',
    better: 'more',
    target: 250_000,
    stretch: 800_000,
    measured: ({ play }) => play[0]!.cpu,
  },
  {
    name: 'copy',
    unit: 'us',
    better: 'less',
    target: 2,
    stretch: 0.5,
    measured: ({ operations }) => operations.copy.cpu,
  },
  {
    name: 'legal moves',
    unit: 'us',
    better: 'less',
    target: 5,
    stretch: 1,
    measured: ({ operations }) => operations.moves.cpu,
  },
  { name: 'legal moves, the worst', unit: 'us', better: 'less', target: 1000, stretch: 200, measured: r => r.worst.us },
  simulationsGoal(2000, 8000),
  TREE_GOAL,
]

export const verdictsOfNuremberg = (figures: Figures): GoalVerdict[] => verdictsOn(GOALS, figures)

/** Measures everything about Nuremberg in about half a minute, times `share`. */
export function measureNuremberg(share: number): NurembergReport {
  const began = performance.now()
  const loadBefore = loadNow()
  const play = [...measurePlay(4, 12 * share), ...measurePlay(2, 4 * share)]
  const operations = measureOperations(sample(AT_HAND, 43), 6 * share)
  const worst = measureWorst(Math.round(10_000 * share))
  const routes = measureRoutes(2 * share)
  const memory = measureMemory(sample, Math.round(2000 * share), Math.round(20_000 * share))
  const decisions = nurembergDecisions()
  const search = measureSearch(decisions, 12 * share)
  const tree = measureTree(decisions)
  return {
    game: 'nuremberg',
    machine: machineNow(loadBefore),
    quick: share < 1,
    seconds: (performance.now() - began) / 1000,
    play,
    operations,
    worst,
    routes,
    memory,
    search,
    tree,
    goals: verdictsOfNuremberg({ play, operations, worst, search, tree }),
  }
}

/** Random play on both maps together, and on each. */
function measurePlay(players: number, seconds: number): MapPlay[] {
  const choose = newChooser(players)
  const games = gamesWith(players)
  const plays = games.map(
    game => (count: number, series: number, into: Parameters<typeof playGames>[4]) =>
      playGames(game, count, series, choose, into),
  )
  const passes = passesOf([{ seconds, plays }])[0]!
  const both = passes[0]!.map((_, pass) => passes.map(ofMap => ofMap[pass]!).reduce(together))
  const named = [['both maps', both] as const, ...games.map(({ rules }, at) => [rules.map.name, passes[at]!] as const)]
  return named.map(([map, of]) => ({ map, players, ...paceOf(of), ...lengthsOf(of) }))
}
