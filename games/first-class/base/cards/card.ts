import type { Frame } from '../frames/effect.ts'
import type { EndFaceNumber, FaceNumber } from './face-number.ts'

export const DECKS = ['X', 'A', 'B', 'C', 'D', 'E', 'F'] as const
export type Deck = (typeof DECKS)[number]
export const MODULES = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type Letter = (typeof MODULES)[number]
export type Pile = 1 | 2 | 3

/** The kinds of action card; which deck may hold which is a rule of the decks. */
export const KINDS = [
  'car',
  'conductor',
  'locomotive',
  'route',
  'contract',
  'money',
  'game-end',
  'celebrity',
  'postcard',
  'suspect-self',
  'suspect-others',
  'destroy',
  'guest',
  'switch',
  'mechanic',
  'storage',
  'factory',
] as const
export type Kind = (typeof KINDS)[number]

/** A card's face is either told by a rule text or a public source, or a reconstruction of ours. */
type Status = 'documented' | 'ours'

/** A city of a route: points once, or a frame in every scoring phase (FC-8.2, FC-8.3). */
export interface City {
  readonly points: number
  /** What a bonus city pays; `null` for a points city. */
  readonly frame: Frame | null
}

/** What a contract asks for: a rule by its place in the list of conditions, and its numbers. */
export interface Condition {
  readonly rule: number
  readonly numbers: readonly number[]
}

/** What a passenger or a piece of luggage brings when it boards: its fare, and a frame of its own (FC-D.3, FC-D.4). */
export interface Fare {
  readonly amount: number
  readonly frame: Frame
}

/** An action card, ready to be played. All copies of a card share one face. */
export interface Face {
  readonly id: string
  readonly deck: Deck
  readonly pile: Pile
  readonly copies: number
  readonly kind: Kind
  readonly status: Status
  readonly note: string
  /** What executing it pays; for a contract, what fulfilling it pays. */
  readonly frame: Frame
  /** The cities of a route card, in travel order. */
  readonly cities: readonly City[]
  /** A contract's condition. */
  readonly when: Condition | null
  /** Paid once, or once for each completed contract or locomotive tile (FC-A.2, FC-B.6). */
  readonly each: 'once' | 'contract' | 'tile'
  readonly passenger: Fare | null
  readonly luggage: Fare | null
  /** The step a switch or a mechanic asks for. */
  readonly needs: number
  /** What each arrow of a switch scores. */
  readonly points: number
}

/** A Game End card: points for each card of a kind, and an action when it is taken from the display (FC-11, FC-13.3). */
export interface EndFace {
  readonly id: string
  readonly counts: 'car' | 'conductor' | 'locomotive'
  readonly points: number
  readonly frame: Frame
  readonly status: Status
  readonly note: string
}

/** Everything printed that a game is played with. */
export interface PrintedMaterial {
  /** Every face of the decks in use, numbered by its place here. */
  readonly faces: readonly Face[]
  readonly endFaces: readonly EndFace[]
  /** The bonus of each of a player's four mail cars (FC-6.1). */
  readonly mailCars: readonly Frame[]
  /** The cities printed on the player board (FC-8.4). */
  readonly board: readonly City[]
}

export const faceAt = (material: PrintedMaterial, face: FaceNumber): Face => material.faces[face]!
export const endFaceAt = (material: PrintedMaterial, card: EndFaceNumber): EndFace => material.endFaces[card]!

/** What is printed on a card to name it, and back; `null`: no card is named so. */
export const faceId = ({ printed }: { readonly printed: PrintedMaterial }, face: FaceNumber): string =>
  faceAt(printed, face).id

export function readFace(
  { printed }: { readonly printed: PrintedMaterial },
  id: string | undefined,
): FaceNumber | null {
  const face = printed.faces.findIndex(card => card.id === id)
  return face === -1 ? null : face
}
