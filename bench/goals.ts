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
export type Figures = Pick<Report, 'play' | 'peer' | 'operations' | 'memory'>

export interface Verdict {
  readonly name: string
  readonly unit: string
  readonly measured: number
  readonly reach: number
  readonly proud: number
  readonly verdict: 'proud' | 'reached' | 'not yet'
}

const fourPlayers = ({ play }: Figures) => play.find(({ players }) => players === 4)!

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
]

export const verdictsOf = (figures: Figures): Verdict[] => verdictsOn(GOALS, figures)

export const verdictsOn = <Measured>(goals: readonly Goal<Measured>[], figures: Measured): Verdict[] =>
  goals.map(({ name, unit, better, reach, proud, measured }) => {
    const found = measured(figures)
    const meets = (goal: number) => (better === 'more' ? found >= goal : found <= goal)
    const verdict = meets(proud) ? 'proud' : meets(reach) ? 'reached' : 'not yet'
    return { name, unit, measured: found, reach, proud, verdict }
  })
