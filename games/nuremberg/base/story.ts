import type { Seat } from '@roundhouse/kernel/game'
import type { LineOf } from '@roundhouse/kernel/story'
import type { Company } from './company.ts'
import type { Colour, PaymentKind } from './influence.ts'
import type { Piece, SpaceClass } from './piece.ts'
import type { Phase } from './state.ts'

/** What points are for (NB-5.10, NB-7.1, NB-9.2). */
export type ScoredFor = 'chain' | 'transport' | 'sets' | 'profit' | 'loss' | 'track-left'

/** What each line of the story tells. Boxes, areas and trains go by their names. */
interface Story {
  'player-order': { seats: readonly Seat[] }
  'turn-began': { turn: number }
  invested: { seat: Seat; cubes: number }
  disc: { box: string; colour: Colour }
  bid: { seat: Seat; box: string; cubes: number }
  outbid: { seat: Seat; box: string }
  gained: { seat: Seat; cubes: number } & Record<Colour, number>
  'build-order': { seats: readonly Seat[] }
  'train-order': { seats: readonly Seat[] }
  /** One link; the price is that of the series so far. */
  built: { seat: Seat; from: string; to: string; price: number }
  finished: { seat: Seat; pieces: number; price: number }
  'gave-up': { seat: Seat }
  paid: { seat: Seat; kind: PaymentKind; count: number }
  'chain-closed': { seat: Seat; pieces: number }
  bought: { seat: Seat; train: string }
  loaded: { seat: Seat; area: string; piece: Piece; train: string; class: SpaceClass }
  passed: { seat: Seat; phase: Phase }
  /** How many pieces in these areas could still have been loaded. */
  forfeited: { seat: Seat; pieces: 'goods' | 'passengers'; count: number; areas: readonly string[] }
  profit: { seat: Seat; income: number; upkeep: number; change: number }
  sold: { seat: Seat; company: Company; from: string; to: string; pieces: number; price: number }
  'station-changed': { area: string; company: Company }
  'left-game': { area: string; what: 'goods' | 'reds' | 'greens'; count: number }
  scored: { seat: Seat; points: number; for: ScoredFor }
}

export type StoryLine = LineOf<Story>

/** The facts of the lines with this key. */
export type FactsOf<Key extends StoryLine['key']> = Story[Key]
