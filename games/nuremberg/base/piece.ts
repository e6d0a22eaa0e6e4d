import type { NamedNumber } from '@roundhouse/kernel/named-number'
import type { CompanyNumber } from './company.ts'

/** What is moved by train: goods by colour, passengers by company. Nothing: an empty space. */
export const NOTHING = 0
export const GREY = 1
export const YELLOW = 2

export type GoodsColour = typeof NOTHING | typeof GREY | typeof YELLOW

/** A piece by its number; 0: an empty space. */
export type PieceNumber = NamedNumber<'piece'>

export const passengerOf = (company: CompanyNumber): PieceNumber => 3 + company
export const isPassenger = (piece: PieceNumber): boolean => piece > YELLOW

/** The pieces by number, `NOTHING` left out. */
export const PIECES = ['grey', 'yellow', 'red', 'green'] as const
export type Piece = (typeof PIECES)[number]
export const pieceName = (piece: PieceNumber): Piece => PIECES[piece - 1]!

/** The spaces of a train: passengers ride in classes (NB-6.4). */
export const CLASSES = ['first', 'second', 'goods'] as const
export type SpaceClass = (typeof CLASSES)[number]
/** A class by its place among them. */
export type ClassNumber = 0 | 1 | 2
export const CLASS_NUMBERS: readonly ClassNumber[] = [0, 1, 2]
export const FIRST = 0
export const SECOND = 1
export const GOODS = 2
