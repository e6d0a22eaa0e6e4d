import type { ReasonOf, RemedyOf, Seat } from '@roundhouse/kernel/game'
import type { NoFacts } from '@roundhouse/kernel/story'
import type { CarValue, TrainName } from './board/train.ts'

/** What is left of the open frame. */
type FrameFacts = { frame: string }
type CarFacts = { train: TrainName; value: CarValue; cars: readonly number[] }
type ConductorFacts = Record<TrainName, number> & { upperLeft: number; lowerLeft: number }
type PriceFacts = { card: string; coins: readonly number[] }

/** Why a move is not legal, by code: what each reason speaks of, and what helps; modules add theirs. */
export interface Reasons {
  'game-is-over': { facts: NoFacts; remedy: never }
  'not-your-decision': { facts: { seat: Seat }; remedy: 'wait' }
  'not-a-move': { facts: { text: string; forms: readonly string[] }; remedy: 'see-forms' }

  // Set-up
  'keep-a-card-first': { facts: NoFacts; remedy: 'keep-a-card' }
  'draft-is-over': { facts: NoFacts; remedy: never }
  'not-in-hand': { facts: { card: string; hand: readonly string[] }; remedy: 'card-of-the-hand' }

  // The regular action
  'must-act': { facts: NoFacts; remedy: 'take-or-tile' | 'take-or-decline' }
  'already-acted': { facts: NoFacts; remedy: 'next-turn' }
  'no-card-there': { facts: { place: string }; remedy: 'another-card' }
  'tile-is-taken': { facts: { holder: Seat }; remedy: 'next-round' }
  'tile-not-declined': { facts: NoFacts; remedy: 'take-the-tile' | 'another-card' }
  'no-free-car': {
    facts: { train: TrainName | 'both'; half?: 'passenger' | 'luggage' | 'either' }
    remedy: 'decline-or-car' | 'other-train'
  }

  // Frames
  'no-open-frame': { facts: NoFacts; remedy: 'begin-a-frame' | 'a-waiting-frame' | 'next-turn' | 'after-scoring' }
  'does-not-wait': { facts: { frame: string; waiting: readonly string[] }; remedy: 'a-waiting-frame' }
  'no-such-symbol': { facts: FrameFacts; remedy: never }
  'must-carry-out': { facts: FrameFacts; remedy: never }
  'finish-the-frame': { facts: FrameFacts; remedy: 'finish-or-done' | 'finish-the-rest' }
  'own-frame-first': { facts: FrameFacts; remedy: 'finish-or-done' | 'finish-the-rest' }
  'bonus-first': { facts: FrameFacts; remedy: 'finish-or-done' }

  // Cars, mail cars and conductors
  'train-is-full': { facts: { train: TrainName }; remedy: never }
  'no-such-step': { facts: CarFacts; remedy: never }
  'no-such-car': { facts: CarFacts; remedy: 'another-car' }
  'already-12': { facts: CarFacts; remedy: never }
  'above-the-limit': { facts: CarFacts & { limit: CarValue }; remedy: 'lower-car' }
  'mail-car-first': { facts: { train: TrainName }; remedy: 'choose-mail-car' }
  'mail-car-used': { facts: { mailCar: number }; remedy: 'another-mail-car' }
  'no-mail-car-due': { facts: NoFacts; remedy: 'fifth-card' }
  'both-go-as-printed': { facts: { steps: number; printed: number }; remedy: 'as-printed' }
  'conductors-at-the-end': { facts: NoFacts; remedy: 'longer-train' }
  'conductor-at-the-end': { facts: { train: TrainName }; remedy: 'longer-train' }
  'too-many-steps': { facts: ConductorFacts; remedy: 'fewer-steps' }
  'beyond-the-train': { facts: ConductorFacts; remedy: 'fewer-steps' }

  // The route, and what lies between the trains
  'too-many-cities': { facts: { steps: number; left: number }; remedy: 'fewer-steps' }
  'end-of-route': { facts: { steps: number; left: number }; remedy: 'longer-route' | 'fewer-steps' }
  'no-gaps': { facts: { position: number; next: number }; remedy: 'next-position' }

  // Coins, Game End cards and contracts
  'make-room-first': { facts: { coins: number }; remedy: 'spend-coins' }
  'no-coin-in-column': { facts: { column: number; coins: readonly number[] }; remedy: 'get-coins' }
  'four-coins': { facts: PriceFacts; remedy: 'get-coins' | 'other-coins' }
  'not-these-coins': { facts: PriceFacts; remedy: 'other-coins' }
  'not-on-display': { facts: { card: string; display: readonly string[] }; remedy: 'card-of-the-display' }
  'not-your-contract': { facts: { card: string }; remedy: 'take-it' }
  'condition-not-met': { facts: { card: string }; remedy: 'meet-condition' }

  // Out of turn, and the scoring phase
  'out-of-turn': { facts: NoFacts; remedy: 'own-turn' | 'in-scoring' }
  'scoring-phase': { facts: NoFacts; remedy: 'after-scoring' | 'score' | 'own-turn' }
  'no-scoring-phase': { facts: NoFacts; remedy: 'scoring-phase-comes' }
}

export type WhyNot = ReasonOf<Reasons>
export type Remedy = RemedyOf<Reasons>
