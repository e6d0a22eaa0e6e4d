import type { Rules } from '@roundhouse/nuremberg/base/table'
import type { View } from '@roundhouse/nuremberg/base/view'

type Box = Rules['boxes'][number]

/** By colour: what a box brings, with the disc that lies on it. */
export const broughtBy = ({ printed }: Box, disc: number): number[] =>
  printed.map((points, colour) => points + (disc === colour ? 1 : 0))

/** By colour: what all boxes bring that the one who decides leads now. */
export function gainsOf(boxes: readonly Box[], { bidders, discs, toMove }: Pick<View, 'bidders' | 'discs' | 'toMove'>) {
  const gains = [0, 0, 0, 0]
  for (const [n, box] of boxes.entries())
    if (bidders[n] === toMove)
      for (const [colour, points] of broughtBy(box, discs[n]!).entries()) gains[colour]! += points
  return gains
}
