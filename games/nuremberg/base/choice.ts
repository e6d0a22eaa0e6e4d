import type { ChoiceOf } from '@roundhouse/kernel/game'
import type { Company } from './company.ts'
import type { PaymentKind } from './influence.ts'
import type { SpaceClass } from './piece.ts'

/** What is loaded: goods of whatever colour the area has, or a passenger of a company (NB-6.4). */
export type Cargo = 'goods' | Company

type Nothing = Record<never, never>

/** What is chosen with each kind of move. Boxes, areas and trains go by their names. */
interface Choices {
  bid: { box: string; cubes: number }
  build: { from: string; to: string }
  finish: Nothing
  'give-up': Nothing
  pass: Nothing
  pay: { kind: PaymentKind; count: number }
  buy: { train: string }
  load: { cargo: Cargo; area: string; train: string; class: SpaceClass }
  /** A line by its ends. */
  sell: { from: string; to: string; company: Company }
  /** Where a line goes on. */
  way: { area: string }
}

/** A move, as it is described at the border of the game. */
export type Choice = ChoiceOf<Choices>

/** What is chosen with one kind of move, or with several. */
export type ChoiceTo<Do extends Choice['do']> = Extract<Choice, { readonly do: Do }>
