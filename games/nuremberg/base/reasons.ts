import type { ReasonOf, RemedyOf, Seat } from '@roundhouse/kernel/game'
import type { NoFacts } from '@roundhouse/kernel/story'
import type { Company } from './company.ts'
import type { Influence, PaymentKind } from './influence.ts'
import type { Piece, SpaceClass } from './piece.ts'

type BoxFacts = { box: string; least: number }
type HandFacts = { most: number; cubes: number }
type LinkFacts = { from: string; to: string }
type SeriesFacts = { price: number; white: number; red: number; green: number; cubes: number; influence: Influence }
type PaymentFacts = { due: number; kind: PaymentKind; least: number; most: number }
type TrainFacts = { train: string; row: number }
type PieceFacts = { area: string; piece: Piece | 'goods' }
type SpaceFacts = { train: string; class: SpaceClass; holder: Seat }
type LineFacts = LinkFacts & { company: Company; pieces: number; price: number; influence: number }
type WayFacts = { ways: readonly string[] }

/** Why a move is not legal, by code: what each reason speaks of, and what helps. Boxes, areas and trains go by their names. */
export interface Reasons {
  'game-is-over': { facts: NoFacts; remedy: never }
  'not-your-decision': { facts: { seat: Seat }; remedy: 'wait' }
  'not-a-move': { facts: { text: string; forms: readonly string[] }; remedy: 'see-forms' }

  // The auction
  'no-auction-now': { facts: NoFacts; remedy: 'next-auction' }
  'box-not-open': { facts: BoxFacts; remedy: 'another-box' }
  'below-minimum': { facts: BoxFacts; remedy: 'bid-more' | 'another-box' }
  'leads-this-box': { facts: BoxFacts; remedy: 'another-box' }
  'not-more': { facts: BoxFacts; remedy: 'bid-more' | 'another-box' }
  'not-in-hand': { facts: HandFacts; remedy: 'bid-less' | 'another-box' }
  'keep-three': { facts: HandFacts; remedy: 'bid-less' | 'another-box' }
  'no-passing': { facts: NoFacts; remedy: 'bid' }

  // Track
  'no-building-now': { facts: NoFacts; remedy: 'next-track' }
  'not-neighbours': { facts: LinkFacts; remedy: never }
  'no-start-there': { facts: LinkFacts; remedy: 'start-elsewhere' }
  'not-from-the-head': { facts: { head: string }; remedy: 'build-from-the-head' }
  'start-only': { facts: LinkFacts; remedy: never }
  'closed-border': { facts: LinkFacts; remedy: never }
  'closed-ground': { facts: LinkFacts; remedy: never }
  'border-taken': { facts: LinkFacts; remedy: never }
  'border-in-series': { facts: LinkFacts; remedy: never }
  'no-piece-left': { facts: { most: number }; remedy: 'sell-a-line' }
  landowners: { facts: SeriesFacts; remedy: 'more-influence' }
  'company-influence': { facts: SeriesFacts; remedy: 'more-influence' }
  'cannot-pay': { facts: SeriesFacts; remedy: 'more-cubes' }
  'no-series': { facts: NoFacts; remedy: 'build-or-pass' }
  'series-begun': { facts: NoFacts; remedy: 'finish-or-give-up' }

  // Payment
  'nothing-to-pay': { facts: NoFacts; remedy: never }
  'pay-first': { facts: PaymentFacts; remedy: 'pay' }
  'another-kind-first': { facts: PaymentFacts; remedy: 'pay-exactly' }
  'not-exact': { facts: PaymentFacts; remedy: 'pay-exactly' }

  // Trains
  'no-trains-now': { facts: NoFacts; remedy: 'train-phase' }
  'train-taken': { facts: TrainFacts & { holder: Seat }; remedy: 'another-train' | 'next-turn' }
  'three-trains': { facts: TrainFacts; remedy: 'next-turn' }
  'one-of-a-row': { facts: TrainFacts; remedy: 'another-row' | 'next-turn' }
  'cannot-pay-train': {
    facts: { train: string; cost: number; missing: number; needed: number; held: number }
    remedy: 'cheaper-train' | 'next-turn'
  }
  'no-such-piece': { facts: PieceFacts; remedy: never }
  'not-your-train': { facts: SpaceFacts; remedy: 'buy-a-train' | 'roomy-train' | 'next-turn' }
  'no-free-space': { facts: SpaceFacts; remedy: 'another-space' | 'roomy-train' | 'next-turn' }
  'no-track-there': { facts: PieceFacts; remedy: 'build-there' }
  'no-track-beside': { facts: PieceFacts; remedy: 'build-beside' }
  'already-there': { facts: PieceFacts; remedy: never }
  'no-way-to-station': { facts: PieceFacts; remedy: 'build-a-way' }

  // Takeovers
  'no-takeovers-now': { facts: NoFacts; remedy: 'takeover-phase' }
  'ends-are-stations': { facts: LineFacts; remedy: 'another-line' }
  'no-station-of-company': { facts: LineFacts; remedy: 'another-line' }
  'no-line': { facts: LineFacts; remedy: 'another-line' }
  'line-too-dear': { facts: LineFacts; remedy: 'shorter-line' | 'another-line' }
  'no-way-to-choose': { facts: NoFacts; remedy: 'takeover-phase' }
  'choose-way-first': { facts: WayFacts; remedy: 'choose-way' }
  'no-way-there': { facts: WayFacts; remedy: 'choose-way' }
}

export type WhyNot = ReasonOf<Reasons>
export type Remedy = RemedyOf<Reasons>
