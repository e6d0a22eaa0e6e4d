/**
 * What the greedy bot believes about the game, in points. Lists by phases are for 0, 1, 2 and 3 scoring phases to come;
 * lists by pile are for own turns with pile 1, 2 and 3.
 *
 * They were found by play against itself: all numbers were varied a little at a time, and moved to where the
 * score rose.
 */
export interface Weights {
  /** What a player does in one own turn, on average, by pile. */
  readonly conductorSteps: readonly number[]
  readonly locomotiveSteps: readonly number[]
  readonly newCars: readonly number[]
  /** Steps up of one car somewhere at the front of a train. */
  readonly upgrades: readonly number[]
  /** What a car that can be reached will have gained by a scoring phase, for each own turn until then, by its step. */
  readonly growth: readonly number[]

  /** Symbols to come, each of one, by phases. */
  readonly car: readonly number[]
  readonly up: readonly number[]
  /** An upgrade symbol beside the average one, by the step it starts from. */
  readonly upSteps: readonly number[]
  readonly free: readonly number[]
  readonly both: readonly number[]
  readonly cond: readonly number[]
  readonly loco: readonly number[]
  /** A Game End card to come, beside those in the display now. */
  readonly endCardMarket: number

  /** A coin in columns 1, 2 and 3, by phases, and for what part of a Game End card it counts besides. */
  readonly coins: readonly (readonly number[])[]
  readonly coinMarket: number
  /** Base cards of each kind that will be taken in an own turn. */
  readonly kinds: { readonly car: number; readonly conductor: number; readonly locomotive: number }
  /** To be start player in the next round. */
  readonly start: number
  /** How far from its condition a contract may be for each own turn left. */
  readonly contractReach: number
  /** What is left of a reward that is still to be had. */
  readonly contractPatience: number
  /** Factories taken in an own turn, and what an upgrade of theirs is worth beside one of free choice. */
  readonly factories: number
  readonly factoryUpgrade: number
  /** The mail car's bonus. */
  readonly mail: readonly number[]
  /** The part of the Constantinople points to hope for, since others travel there too. */
  readonly constantinople: number
  /** What it costs to be arrested: so much, and more for each point of a lead that would be lost with it. */
  readonly arrest: number
  readonly arrestLead: number
  /** How uncertain the count of fingerprints is, and how much every turn to come adds to that. */
  readonly arrestSpread: number
  readonly arrestUnrest: number
  /** What a guest in the train adds to those to come, for each own turn. */
  readonly guestAboard: number
}

export const WEIGHTS: Weights = {
  conductorSteps: [0.3, 0.36, 0.47],
  locomotiveSteps: [0.3, 0.33, 0.44],
  newCars: [0.45, 0.35, 0.215],
  upgrades: [0.138, 0.16, 0.225],
  growth: [0.066, 0.12, 0.225, 0.255, 0.25, 0],

  car: [0, 0.5, 1.32, 1.8],
  up: [0, 1.5, 2, 2],
  upSteps: [0.88, 0.9, 1.25, 1.45, 2],
  free: [0, 2.85, 3.2, 3.4],
  both: [0, 3.5, 3.5, 3],
  cond: [0, 1.78, 1.75, 1.8],
  loco: [0, 2, 1.85, 2],
  endCardMarket: 0.85,

  coins: [
    [1, 0.3, 0.93, 1.0],
    [1, 0.57, 0.8, 1],
    [1, 1.2, 1.7, 1.5],
  ],
  coinMarket: 0.66,
  kinds: { car: 0.335, conductor: 0.215, locomotive: 0.195 },
  start: 1.0,
  contractReach: 0.9,
  contractPatience: 0.72,
  factories: 0.09,
  factoryUpgrade: 0.46,
  mail: [0, 3, 3.7, 4.7],
  constantinople: 0.6,
  arrest: 40,
  arrestLead: 2,
  arrestSpread: 0.6,
  arrestUnrest: 0.3,
  guestAboard: 0.054,
}
