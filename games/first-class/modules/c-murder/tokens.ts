/** What an evidence token shows: fingerprints, points, or 'discard evidence' (FC-C.1). */
export const PRINTS = [1, 2, 3] as const
/** Points tokens are written as 10 + points. */
const POINTS = 10
export const DISCARD = 20

const copies = (count: number, token: number): number[] => Array.from({ length: count }, () => token)

/** 26 tokens: 12 of 1 fingerprint, 7 of 2, 2 of 3; points 2, 3 and 5 once each; 2 'discard evidence' (FC-C.1). */
export const TOKENS: readonly number[] = [
  ...copies(12, 1),
  ...copies(7, 2),
  ...copies(2, 3),
  POINTS + 2,
  POINTS + 3,
  POINTS + 5,
  ...copies(2, DISCARD),
]

export const printsOn = (token: number): number => (token < POINTS ? token : 0)
export const pointsOn = (token: number): number => (token > POINTS && token < DISCARD ? token - POINTS : 0)
export const isDiscard = (token: number): boolean => token === DISCARD
