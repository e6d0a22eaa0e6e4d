import type { Report } from './report.ts'

/** What is worth reaching, and what there is to be proud of. */
export interface Goal<Measured> {
  readonly name: string
  readonly unit: string
  /** Is more better, or less? */
  readonly better: 'more' | 'less'
  readonly reach: number
  readonly proud: number
  measured(figures: Measured): number
}

/** The parts of a report that the goals are about. */
export type Figures = Pick<Report, 'play' | 'peer' | 'operations' | 'memory' | 'search' | 'tree' | 'cores' | 'punctual'>

export interface Verdict {
  readonly name: string
  readonly unit: string
  readonly measured: number
  readonly reach: number
  readonly proud: number
  readonly verdict: 'proud' | 'reached' | 'not yet'
}

const fourPlayers = ({ play }: Figures) => play.find(({ players }) => players === 4)!

/** Tries of a search in the middle of a game of four. */
export const triesGoal = (reach: number, proud: number): Goal<Pick<Report, 'search'>> => ({
  name: 'search in the middle of a game',
  unit: 'tries/s',
  better: 'more',
  reach,
  proud,
  measured: ({ search }) => search.cutOff.cpu,
})

/** A bot holds at most 150 MB, and its program is a part of them. */
export const TREE_GOAL: Goal<Pick<Report, 'tree'>> = {
  name: 'the largest tree',
  unit: 'MB',
  better: 'less',
  reach: 100,
  proud: 70,
  measured: ({ tree }) => tree,
}

const GOALS: readonly Goal<Figures>[] = [
  {
    name: 'random play, 4 players',
    unit: 'decisions/s',
    better: 'more',
    reach: 1_000_000,
    proud: 3_000_000,
    measured: figures => fourPlayers(figures).cpu,
  },
  {
    name: 'the same, to boardgame.io',
    unit: 'times',
    better: 'more',
    reach: 150,
    proud: 400,
    measured: ({ peer }) => peer.times.median,
  },
  { name: 'copy', unit: 'us', better: 'less', reach: 1, proud: 0.3, measured: ({ operations }) => operations.copy.cpu },
  { name: 'view', unit: 'us', better: 'less', reach: 20, proud: 5, measured: ({ operations }) => operations.view.cpu },
  {
    name: 'legal moves',
    unit: 'us',
    better: 'less',
    reach: 2,
    proud: 0.5,
    measured: ({ operations }) => operations.moves.cpu,
  },
  { name: 'memory of a state', unit: 'bytes', better: 'less', reach: 8192, proud: 2048, measured: r => r.memory.alone },
  triesGoal(5000, 20_000),
  {
    name: 'the same with full playouts',
    unit: 'tries/s',
    better: 'more',
    reach: 1500,
    proud: 6000,
    measured: ({ search }) => search.playouts.cpu,
  },
  {
    name: 'evaluating a position for all seats',
    unit: 'positions/s',
    better: 'more',
    reach: 200_000,
    proud: 1_000_000,
    measured: ({ search }) => search.evaluation.cpu,
  },
  {
    name: 'two cores against one, by the clock',
    unit: 'times',
    better: 'more',
    reach: 1.7,
    proud: 1.9,
    measured: ({ cores }) => cores.times.median,
  },
  {
    name: 'an answer after its time, at worst',
    unit: 'ms',
    better: 'less',
    reach: 50,
    proud: 20,
    measured: ({ punctual }) => punctual.worst,
  },
  TREE_GOAL,
]

export const verdictsOf = (figures: Figures): Verdict[] => verdictsOn(GOALS, figures)

export const verdictsOn = <Measured>(goals: readonly Goal<Measured>[], figures: Measured): Verdict[] =>
  goals.map(({ name, unit, better, reach, proud, measured }) => {
    const found = measured(figures)
    const meets = (goal: number) => (better === 'more' ? found >= goal : found <= goal)
    const verdict = meets(proud) ? 'proud' : meets(reach) ? 'reached' : 'not yet'
    return { name, unit, measured: found, reach, proud, verdict }
  })
