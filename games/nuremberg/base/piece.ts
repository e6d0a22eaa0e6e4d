/** What is moved by train: goods by colour, passengers by company. Nothing: an empty space. */
export const NOTHING = 0
export const GREY = 1
export const YELLOW = 2

export const passengerOf = (company: number): number => 3 + company
export const isPassenger = (piece: number): boolean => piece > YELLOW

/** The pieces by number, `NOTHING` left out. */
export const PIECES = ['grey', 'yellow', 'red', 'green'] as const
export type Piece = (typeof PIECES)[number]

/** The spaces of a train: passengers ride in classes (NB-6.4). */
export const CLASSES = ['first', 'second', 'goods'] as const
export type SpaceClass = (typeof CLASSES)[number]
export const FIRST = 0
export const SECOND = 1
export const GOODS = 2
