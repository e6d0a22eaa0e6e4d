import type { BenchReport } from './report.ts'
import { type Goal, type GoalVerdict, verdictsOn } from './verdict.ts'

/** The parts of a report that the goals are about. */
export type Figures = Pick<
  BenchReport,
  'play' | 'peer' | 'operations' | 'memory' | 'search' | 'tree' | 'cores' | 'punctual'
>

const fourPlayers = ({ play }: Figures) => play.find(({ players }) => players === 4)!

/** Simulations of a search in the middle of a game of four. */
export const simulationsGoal = (target: number, stretch: number): Goal<Pick<BenchReport, 'search'>> => ({
  name: 'search in the middle of a game',
  unit: 'simulations/s',
  better: 'more',
  target,
  stretch,
  measured: ({ search }) => search.cutOff.cpu,
})

/** A bot holds at most 150 MB, and its program is a part of them. */
export const TREE_GOAL: Goal<Pick<BenchReport, 'tree'>> = {
  name: 'the largest tree',
  unit: 'MB',
  better: 'less',
  target: 100,
  stretch: 70,
  measured: ({ tree }) => tree,
}

const GOALS: readonly Goal<Figures>[] = [
  {
    name: 'random play, 4 players',
    unit: 'decisions/s',
    better: 'more',
    target: 1_000_000,
    stretch: 3_000_000,
    measured: figures => fourPlayers(figures).cpu,
  },
  {
    name: 'the same, to boardgame.io',
    unit: 'times',
    better: 'more',
    target: 150,
    stretch: 400,
    measured: ({ peer }) => peer.times.median,
  },
  {
    name: 'copy',
    unit: 'us',
    better: 'less',
    target: 1,
    stretch: 0.3,
    measured: ({ operations }) => operations.copy.cpu,
  },
  {
    name: 'view',
    unit: 'us',
    better: 'less',
    target: 20,
    stretch: 5,
    measured: ({ operations }) => operations.view.cpu,
  },
  {
    name: 'legal moves',
    unit: 'us',
    better: 'less',
    target: 2,
    stretch: 0.5,
    measured: ({ operations }) => operations.moves.cpu,
  },
  {
    name: 'memory of a state',
    unit: 'bytes',
    better: 'less',
    target: 8192,
    stretch: 2048,
    measured: r => r.memory.alone,
  },
  simulationsGoal(10_000, 20_000),
  {
    name: 'the same with full playouts',
    unit: 'simulations/s',
    better: 'more',
    target: 1500,
    stretch: 6000,
    measured: ({ search }) => search.playouts.cpu,
  },
  {
    name: 'evaluating a position for all seats',
    unit: 'positions/s',
    better: 'more',
    target: 200_000,
    stretch: 1_000_000,
    measured: ({ search }) => search.evaluation.cpu,
  },
  {
    name: 'the same as champion does, by its net',
    unit: 'positions/s',
    better: 'more',
    target: 200_000,
    stretch: 1_000_000,
    measured: ({ search }) => search.byNet.cpu,
  },
  {
    name: 'two cores against one, by the clock',
    unit: 'times',
    better: 'more',
    target: 1.7,
    stretch: 1.9,
    measured: ({ cores }) => cores.times.median,
  },
  {
    name: 'an answer after its time, at worst',
    unit: 'ms',
    better: 'less',
    target: 50,
    stretch: 20,
    measured: ({ punctual }) => punctual.worst,
  },
  TREE_GOAL,
]

export const verdictsOf = (figures: Figures): GoalVerdict[] => verdictsOn(GOALS, figures)
