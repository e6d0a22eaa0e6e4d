import type { CompanyNumber } from './company.ts'

/** The colours of influence: the government, the train dealer and the two companies. */
export const COLOURS = ['white', 'brown', 'red', 'green'] as const

export type Colour = (typeof COLOURS)[number]

/** A colour by its place among them. */
export type ColourNumber = 0 | 1 | 2 | 3
export const COLOUR_NUMBERS: readonly ColourNumber[] = [0, 1, 2, 3]

/** What can be paid with (NB-5.8, NB-6.3). */
export type PaymentKind = 'cubes' | Colour

export const WHITE = 0
export const BROWN = 1
export const RED = 2
export const GREEN = 3

/** The colour of a company's influence (NB-5.6, NB-8.2). */
export const colourOf = (company: CompanyNumber): ColourNumber => (company === 0 ? RED : GREEN)

/** Points of influence by colour. */
export type Influence = readonly [white: number, brown: number, red: number, green: number]

export const NO_INFLUENCE: Influence = [0, 0, 0, 0]

/** What is above is lost (NB-3.4). */
export const MOST_INFLUENCE = 12

export const sumOf = (influence: Influence): number =>
  influence[WHITE] + influence[BROWN] + influence[RED] + influence[GREEN]

/** Each point by its colour, such as white, white, red. */
export const pointsOf = (influence: Influence): Colour[] =>
  COLOUR_NUMBERS.flatMap(colour => Array.from({ length: influence[colour] }, () => COLOURS[colour]))

/** The same with another number of points of one colour. */
export function withColour(influence: Influence, colour: ColourNumber, points: number): Influence {
  const changed = influence.slice() as [number, number, number, number]
  changed[colour] = points
  return changed
}
