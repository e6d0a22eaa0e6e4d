/* People one of whom has blocked the other are never put at one table. The one who blocked gives way. */

/** Has the first blocked the second? */
export type Blocks = (by: number, other: number) => boolean

export const NO_BLOCKS: Blocks = () => false

export const isApart = (blocks: Blocks, one: number, other: number): boolean => blocks(one, other) || blocks(other, one)

/** Two at a table who must not sit there together, those who come first in the order first. */
export function clashAt(table: readonly number[], blocks: Blocks): readonly [number, number] | null {
  for (const [place, one] of table.entries()) {
    const other = table.slice(place + 1).find(each => isApart(blocks, one, each))
    if (other !== undefined) return [one, other]
  }
  return null
}

/** Of people in an order: the first of them without clashes, at most so many. Of two who blocked each other the later one gives way. */
export function firstApart(order: readonly number[], most: number, blocks: Blocks): number[] {
  const first = order.slice(0, most)
  const clash = clashAt(first, blocks)
  if (clash === null) return first
  const [one, other] = clash
  const gives = blocks(other, one) ? other : one
  return firstApart(
    order.filter(person => person !== gives),
    most,
    blocks,
  )
}
