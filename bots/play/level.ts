/** How well a bot plays, the weakest first: the same names for every game. */
export const LEVELS = ['beginner', 'casual', 'intermediate', 'strong', 'expert', 'champion'] as const
export type Level = (typeof LEVELS)[number]

/** Worth playing against from the second evening on, and quick. */
export const DEFAULT_LEVEL: Level = 'casual'

/** How a bot of some level thinks. The design is one for all levels and games; only these differ (`docs/bots.md`). */
export interface Setting {
  /** How far ahead things are worth something, in turns or phases of the game. */
  readonly horizon: number
  /** By how many points a plan may be misjudged (evaluation noise). */
  readonly noise: number
  /** Plans that are thought of at each position, and whether the first ones are looked at closely. */
  readonly width: number
  readonly isCareful: boolean
  /** Simulations of a search; 0: no search, the plan with the best evaluation is played. */
  readonly simulations: number
  /** Whether a search evaluates positions by the net of the game, where it has one (`docs/decisions/0033-value-net.md`). */
  readonly usesNet?: boolean
  /** The name of a style, where parts of the evaluation count for more or less than usual. */
  readonly style?: string
}

/** A character: a level that likes some parts of a game more than they are worth, and others less. */
export interface Style {
  readonly level: Level
  /** For people, in one line. */
  readonly description: string
  /** By part of the evaluation, in the words of its game: what it counts against what it usually does. */
  readonly weights: Readonly<Record<string, number>>
}

export type Styles = Readonly<Record<string, Style>>

export type LevelSettings = Readonly<Record<Level, Setting>>

export const DESCRIPTIONS: Readonly<Record<Level, string>> = {
  beginner: 'Sees what lies before it, and misjudges that too.',
  casual: 'Sees a little further, and misjudges a little.',
  intermediate: 'Sees the whole game, and misjudges it now and then.',
  strong: 'Plans its whole turn with all that is to come in mind.',
  expert: 'Searches its best plans against what the others may do.',
  champion: 'Searches more, and judges positions by what it learned from its own games.',
}
