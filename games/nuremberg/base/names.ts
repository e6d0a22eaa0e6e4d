import type { RailMap } from './map.ts'

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

const known = new WeakMap<RailMap, ReadonlyMap<string, number>>()

/** The area with this name, in any case and with or without accents; -1: there is none. */
export function areaNamed(map: RailMap, name: string): number {
  const names = known.get(map) ?? new Map(map.areas.map((area, number) => [fold(area.name), number]))
  known.set(map, names)
  return names.get(fold(name)) ?? -1
}
