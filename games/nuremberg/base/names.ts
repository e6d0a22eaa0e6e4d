import type { Area, RailMap } from './map.ts'

/** A name in plain small letters: Fürth, FÜRTH and Furth are one. */
export const fold = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The other way to write umlauts without them: Fuerth. */
const foldLong = (name: string): string => fold(name.toLowerCase().replace(/[äöü]/g, vowel => `${vowel}e`))

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Where an area lies, in short: the row as a letter from the north, the column as a number from the west (`d5`). */
export const placeOf = ({ row, column }: Pick<Area, 'row' | 'column'>): string => `${LETTERS[row] ?? ''}${column + 1}`

const known = new WeakMap<RailMap, ReadonlyMap<string, number>>()

/** The area with this name, in any case and with or without accents, or at this place (`d5`); -1: there is none. */
export function areaNamed(map: RailMap, name: string): number {
  const names = known.get(map) ?? namesOf(map)
  known.set(map, names)
  return names.get(fold(name)) ?? -1
}

/** Exact spellings go before those that were bent, and all of them before places. */
function namesOf({ areas }: RailMap): ReadonlyMap<string, number> {
  const names = new Map<string, number>(areas.map((area, index) => [placeOf(area), index]))
  for (const [area, { name }] of areas.entries()) names.set(foldLong(name), area)
  for (const [area, { name }] of areas.entries()) names.set(fold(name), area)
  return names
}
