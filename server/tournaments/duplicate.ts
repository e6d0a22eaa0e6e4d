/** One of several results on the same cards. */
export interface DuplicateScore {
  readonly points: number
  readonly hasLeft: boolean
}

/**
 * For each result which share of the others it beats, in percent: as many as it beats count whole, those that are level half.
 * A result alone has nothing to be compared with: `null`. Whoever left beats nobody.
 */
export function percentages(results: readonly DuplicateScore[]): (number | null)[] {
  const others = results.length - 1
  return results.map((own, place) => {
    if (others < 1) return null
    const beaten = results.reduce((sum, other, at) => (at === place ? sum : sum + scoreAgainst(own, other)), 0)
    return Math.round((50 * beaten) / others)
  })
}

/** 2: better, 1: level, 0: worse. */
function scoreAgainst(own: DuplicateScore, other: DuplicateScore): number {
  if (own.hasLeft !== other.hasLeft) return own.hasLeft ? 0 : 2
  return own.hasLeft ? 1 : Math.sign(own.points - other.points) + 1
}
