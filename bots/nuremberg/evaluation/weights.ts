/** What bots think things are worth, in points. */
export interface Weights {
  /** One point of influence left for later turns: white, brown, red, green. */
  readonly influence: readonly number[]
  /** Each further point of a colour is worth so much of the one before. */
  readonly influenceFade: number
  /** When only the last turn is to come, influence and cubes are worth so much of that. */
  readonly beforeLast: number
  /** One cube left for the next turn, up to the three that can be taken along. */
  readonly cube: number
  /** How likely it is that a piece of own track is still there after the next takeovers. */
  readonly trackStays: number
  /** What a piece that stays costs later, against its upkeep and the point at the end alone. */
  readonly track: number
  /** For each piece of a line that is sold before the last turn: what it could have reached. */
  readonly saleLoss: number
  /** What can be loaded but was not: the share of its points that later turns will bring. */
  readonly later: number
  /** This many points of what is left for later halve the worth of more. */
  readonly laterEnough: number
  /** The share of a piece that others can load too. */
  readonly contested: number
  /** While there are turns to come, the share of a set that each of its pieces counts for by itself. */
  readonly openSets: number
  /** To build, or to have trains, before another player. */
  readonly builtFirst: number
  readonly trainsFirst: number
  /** A passenger whose station is not joined yet, when links are looked for: the share of his points. */
  readonly waiting: number
  /** How likely it is that another player takes a train that is wanted before one's next action. */
  readonly trainTaken: number
  /** What one hopes to make of a turn before one has built: the share that comes true, and how much of it each other takes. */
  readonly hopesComeTrue: number
  readonly hopesLostToEach: number
  /** What is moved this turn against the points that it brings: 1 but for those with a style of their own. */
  readonly goods: number
  readonly passengers: number
}

/** As they were written by hand; training scales them (`scaled-weights.ts`). */
export const WEIGHTS: Weights = {
  influence: [0.7, 0.9, 0.7, 0.7],
  influenceFade: 0.85,
  beforeLast: 0.7,
  cube: 0.25,
  trackStays: 0.98,
  track: 1,
  saleLoss: 0.7,
  later: 0.4,
  laterEnough: 20,
  contested: 0.6,
  openSets: 0.5,
  builtFirst: 1,
  trainsFirst: 0.3,
  waiting: 0.4,
  trainTaken: 0.3,
  hopesComeTrue: 0.95,
  hopesLostToEach: 0.1,
  goods: 1,
  passengers: 1,
}
