import { overlap, type Point, type Rect } from './points.ts'

/** A flag: how far from the foot of its staff its cloth begins, and where the staff ends. */
interface FlagPlace {
  readonly left: number
  readonly top: number
  readonly tip: number
}

export const FLAG_TALL = 30
/** From the foot to the far edge of the cloth; the longer one reaches over the prices around an area. */
const POLES = [62, 100] as const
/** Half of a square around the price of a link. */
const PRICE = 15

interface Surroundings {
  readonly sheet: Rect
  /** Where prices stand that are not to be covered. */
  readonly prices: readonly Point[]
}

/**
 * Where a flag of this width flies: upwards and towards the middle of the sheet, so that it is never cut off, unless it would
 * cover the price of a link there that can be built.
 */
export function flagPlace([x, y]: Point, width: number, { sheet, prices }: Surroundings): FlagPlace {
  const inward = x > (sheet[0] + sheet[2]) / 2 ? -width : 0
  const places = POLES.flatMap(pole =>
    [-pole, pole - FLAG_TALL].flatMap(top =>
      [inward, -width - inward].map((left): FlagPlace => ({ left, top, tip: top < 0 ? -pole : pole })),
    ),
  )
  const rectOf = ({ left, top }: FlagPlace): Rect => [x + left, y + top, x + left + width, y + top + FLAG_TALL]
  const covered = (place: FlagPlace): number =>
    prices.filter(([px, py]) => overlap(rectOf(place), [px - PRICE, py - PRICE, px + PRICE, py + PRICE]) > 0).length
  const isOnSheet = (place: FlagPlace): boolean => {
    const [left, top, right, bottom] = rectOf(place)
    return left > sheet[0] && top > sheet[1] && right < sheet[2] && bottom < sheet[3]
  }
  const onSheet = places.filter(isOnSheet)
  // A map of one's own may be smaller than a flag.
  const possible = onSheet.length > 0 ? onSheet : places
  const least = Math.min(...possible.map(covered))
  return possible.find(place => covered(place) === least)!
}
