import type { Seat } from '@roundhouse/kernel/game'
import type { LineOf, NoFacts } from '@roundhouse/kernel/story'
import type { CarValue, TrainName } from './board/train.ts'
import type { FrameSource } from './choice.ts'

/** What points are for, and what of; modules add theirs. */
export interface Scores {
  train: { train: TrainName }
  constantinople: NoFacts
  /** By its place on the route, from 1. */
  city: { city: number }
  contract: NoFacts
  frame: NoFacts
  coin: NoFacts
  'coins-left': NoFacts
  'end-card': { card: string }
}

type Scored = { [For in keyof Scores]: { readonly for: For } & Scores[For] }[keyof Scores]

type CardOfOffer = { seat: Seat; place: string; card: string }

/** What each line of the story tells; modules add theirs. Cards go by what is printed on them, places by `b3`. */
export interface Story {
  'start-player': { seat: Seat }
  kept: { seat: Seat; card: string }
  'kept-a-card': { seat: Seat }
  dealt: { round: number; cards: readonly string[] }
  display: { cards: readonly string[] }

  took: CardOfOffer
  declined: CardOfOffer
  tile: { seat: Seat }
  removed: CardOfOffer
  'row-cleared': { row: string; cards: readonly string[] }

  car: { seat: Seat; train: TrainName }
  upgrade: { seat: Seat; train: TrainName; from: CarValue; to: CarValue }
  'mail-car': { seat: Seat; train: TrainName; mailCar: number; frame: string }
  'locomotive-tile': { seat: Seat; train: TrainName; tile: number }
  conductor: { seat: Seat; train: TrainName; steps: number }
  city: { seat: Seat; city: number }
  route: { seat: Seat; card: string }
  laid: { seat: Seat; card: string; position: number }
  contract: { seat: Seat; card: string }
  fulfilled: { seat: Seat; card: string }
  'end-card': { seat: Seat; card: string; how: 'picked' | 'bought' }
  coins: { seat: Seat; coins: number; lost: number }
  spent: { seat: Seat; column: number }
  /** A frame that waited; its text, and what that says. */
  begins: { seat: Seat; frame: string } & FrameSource
  /** What is left of a frame is given up. */
  left: { seat: Seat; frame: string }
  /** Frames that waited and could have been carried out, as texts: they are lost. */
  forfeited: { seat: Seat; frames: readonly string[] }

  scored: { seat: Seat; points: number } & Scored
  'round-over': { round: number; start: Seat }
  scoring: { seat: Seat; round: number }
  'contracts-discarded': { seat: Seat }
  over: { points: readonly number[] }
}

export type StoryLine = LineOf<Story>

/** The facts of the lines with this key. */
export type FactsOf<Key extends StoryLine['key']> = Story[Key]
