/** Letters that are no plain letter with a mark. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/**
 * A name without marks and case, so that it can be typed on any keyboard: Fürth, Fuerth and furth are one name. What
 * stands between words is a single space.
 */
export const fold = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđ]/g, letter => PLAIN[letter]!)
    .replace(/([aou])e+/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Where the areas of a map stand in it, by their folded names. */
export type Names = ReadonlyMap<string, number>

export const namesOf = (areas: readonly { readonly name: string }[]): Names =>
  new Map(areas.map(({ name }, area) => [fold(name), area]))

/** The area that is called so, with or without marks and in any case. */
export const areaNamed = (names: Names, name: string): number | undefined => names.get(fold(name))
