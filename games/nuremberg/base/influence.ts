/** The colours of influence: the government, the train dealer and the two companies. */
export const COLOURS = ['white', 'brown', 'red', 'green'] as const

export type Colour = (typeof COLOURS)[number]

/** What can be paid with (NB-5.8, NB-6.3). */
export type PaymentKind = 'cubes' | Colour

export const WHITE = 0
export const BROWN = 1

/** The colour of a company's influence (NB-5.6, NB-8.2). */
export const colourOf = (company: number): number => 2 + company

/** Points of influence by colour. */
export type Influence = readonly number[]

/** What is above is lost (NB-3.4). */
export const MOST_INFLUENCE = 12

export const sumOf = (influence: Influence): number => influence[0]! + influence[1]! + influence[2]! + influence[3]!

/** Each point by its colour, such as white, white, red. */
export const pointsOf = (influence: Influence): Colour[] =>
  COLOURS.flatMap((colour, n) => Array.from({ length: influence[n]! }, () => colour))
