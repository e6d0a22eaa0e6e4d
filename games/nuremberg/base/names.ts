import type { MapArea, RailMap } from './map.ts'

/** Letters that are no plain letter with a mark. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/**
 * A name in plain small letters, as it can be typed on any keyboard: Fürth, FURTH and Fuerth are one. Whatever stands
 * between words is a single space.
 */
export const fold = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[ßæœøłđ]/g, letter => PLAIN[letter]!)
    .replace(/([aou])e+/g, '$1')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Where an area lies, as its short name: the row as a letter, the column as a number from 1. */
export const placeOf = ({ row, column }: Pick<MapArea, 'row' | 'column'>): string =>
  `${LETTERS[row] ?? ''}${column + 1}`

interface Names {
  readonly printed: ReadonlyMap<string, number>
  readonly folded: ReadonlyMap<string, number>
}

const known = new WeakMap<RailMap, Names>()

/** The area with this name or at this place, in any case and with or without accents; -1: there is none. */
export function areaNamed(map: RailMap, name: string): number {
  const names = known.get(map) ?? namesOf(map)
  known.set(map, names)
  // Programs know the names as they are printed, and ask for many: folding is for what people type.
  return names.printed.get(name) ?? names.folded.get(fold(name)) ?? -1
}

/** Names go before places. */
const namesOf = ({ areas }: RailMap): Names => ({
  printed: new Map(areas.map(({ name }, number) => [name, number])),
  folded: new Map([
    ...areas.map((area, number) => [placeOf(area), number] as const),
    ...areas.map((area, number) => [fold(area.name), number] as const),
  ]),
})
