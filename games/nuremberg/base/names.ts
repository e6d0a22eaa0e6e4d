import type { RailMap } from './map.ts'

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

const known = new WeakMap<RailMap, ReadonlyMap<string, number>>()

/** The area with this name, in any case and with or without accents; -1: there is none. */
export function areaNamed(map: RailMap, name: string): number {
  const names = known.get(map) ?? namesOf(map)
  known.set(map, names)
  return names.get(fold(name)) ?? -1
}

/** Exact spellings go before those that were bent. */
function namesOf({ areas }: RailMap): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  for (const [area, { name }] of areas.entries()) names.set(foldLong(name), area)
  for (const [area, { name }] of areas.entries()) names.set(fold(name), area)
  return names
}
