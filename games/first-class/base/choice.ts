import type { ChoiceOf } from '@roundhouse/kernel/game'
import type { CarValue, TrainName } from './board/train.ts'

type Nothing = Record<never, never>

/** A car by its value, of equal ones the leftmost (FC-5.3); `null`: a 0-car is taken instead (FC-5.5). */
export interface UpgradeOfChoice {
  readonly train: TrainName
  readonly from: CarValue | null
}

/** What a coin buys; which coins buy what is a matter of their column (FC-9.3). */
export type Purchase =
  | { readonly column: 1; readonly buys: 'car'; readonly train: TrainName }
  | { readonly column: 2; readonly buys: 'conductor'; readonly train: TrainName }
  | { readonly column: 2; readonly buys: 'locomotive' }
  | ({ readonly column: 3; readonly buys: 'upgrade' } & UpgradeOfChoice)
  | { readonly column: 1 | 2 | 3; readonly buys: 'point' }

/** Where a frame that waits comes from; modules add theirs. */
export interface FrameSources {
  mail: { train: TrainName }
  tile: { train: TrainName }
  /** By its place on the route, from 1. */
  city: { city: number }
  'end-card': { card: string }
}

export type FrameSource = {
  [Of in keyof FrameSources]: { readonly of: Of } & Readonly<FrameSources[Of]>
}[keyof FrameSources]

/** What is chosen with each kind of move; modules add theirs. Cards go by what is printed on them, places by `b3`. */
export interface Choices {
  keep: { card: string }
  take: { place: string }
  decline: { place: string }
  tile: Nothing
  car: { train: TrainName }
  up: { train: TrainName; from: CarValue }
  free: UpgradeOfChoice
  mail: { mailCar: number }
  both: { steps: number }
  cond: Record<TrainName, number>
  loco: { cities: number }
  pick: { card: string }
  spend: Purchase
  /** A Game End card for four coins, by column. */
  buy: { card: string; coins: readonly [number, number, number] }
  fulfil: { card: string }
  /** A frame that waits. */
  begin: FrameSource
  lay: { position: number }
  done: Nothing
  end: Nothing
  score: Nothing
}

/** A move, as it is described at the border of the game. */
export type Choice = ChoiceOf<Choices>

/** What is chosen with one kind of move, or with several. */
export type ChoiceTo<Do extends Choice['do']> = Extract<Choice, { readonly do: Do }>
