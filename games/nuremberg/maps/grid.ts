import type { AreaLine } from './definition.ts'

type Hex = AreaLine['at']

/** How many hexes one is from another, on a grid whose odd rows lie half a hex further east. */
export function distance([row, column]: Hex, [otherRow, otherColumn]: Hex): number {
  const down = otherRow - row
  const across = slanted(otherRow, otherColumn) - slanted(row, column)
  return Math.max(Math.abs(down), Math.abs(across), Math.abs(down + across))
}

/** The column, counted along a line that runs from north-west to south-east. */
const slanted = (row: number, column: number): number => column - (row >> 1)
