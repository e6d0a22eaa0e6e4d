/** What is worth reaching, and how far it could go. */
export interface Goal<Figures> {
  readonly name: string
  readonly unit: string
  /** Is more better, or less? */
  readonly better: 'more' | 'less'
  readonly target: number
  readonly stretch: number
  measured(figures: Figures): number
}

export interface GoalVerdict extends Pick<Goal<never>, 'name' | 'unit' | 'target' | 'stretch'> {
  readonly measured: number
  readonly verdict: 'stretch' | 'reached' | 'not yet'
}

export const verdictsOn = <Figures>(goals: readonly Goal<Figures>[], figures: Figures): GoalVerdict[] =>
  goals.map(({ name, unit, better, target, stretch, measured }) => {
    const found = measured(figures)
    const meets = (goal: number) => (better === 'more' ? found >= goal : found <= goal)
    const verdict = meets(stretch) ? 'stretch' : meets(target) ? 'reached' : 'not yet'
    return { name, unit, measured: found, target, stretch, verdict }
  })
