import { linkBetween, NO_LINK, type RailMap } from '@roundhouse/nuremberg/base/map'
import { areaNamed, fold, placeOf } from '@roundhouse/nuremberg/base/names'
import type { Rules } from '@roundhouse/nuremberg/base/table'

/** `Fürth e4`: a name, and where to find it on the map. */
export const areaWords = ({ map }: Pick<Rules, 'map'>, area: number): string =>
  `${map.areas[area]!.name} ${placeOf(map.areas[area]!)}`

/** The same for a name that a line or a move tells. */
export const placed = (rules: Pick<Rules, 'map'>, name: unknown): string =>
  areaWords(rules, areaNamed(rules.map, String(name)))

/** An area by its name or place, or by the beginning of its name, if no other begins so; -1: none. */
export function areaCalled({ map }: Pick<Rules, 'map'>, text: string): number {
  const exact = areaNamed(map, text)
  if (exact >= 0 || text.trim() === '') return exact
  const matches = map.areas.flatMap(({ name }, area) => (fold(name).startsWith(fold(text)) ? [area] : []))
  return matches.length === 1 ? matches[0]! : -1
}

/** In which direction a neighbour lies; odd rows lie half a hex further east. */
export function directionOf({ areas }: RailMap, from: number, to: number): string {
  const halves = (area: number) => 2 * areas[area]!.column + (areas[area]!.row % 2)
  const down = Math.sign(areas[to]!.row - areas[from]!.row)
  const across = Math.sign(halves(to) - halves(from))
  return [['north', '', 'south'][down + 1]!, ['west', '', 'east'][across + 1]!].filter(Boolean).join('-')
}

/** The areas that share a border with one, clockwise from the north-west. */
export function neighboursOf(map: RailMap, area: number): { readonly area: number; readonly link: number }[] {
  const found = map.areas.flatMap((_, other) => {
    const link = linkBetween(map, area, other)
    return link === NO_LINK ? [] : [{ area: other, link }]
  })
  const rank = (other: number) => CLOCKWISE.indexOf(directionOf(map, area, other))
  return found.sort((a, b) => rank(a.area) - rank(b.area))
}

const CLOCKWISE = ['north-west', 'north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west']
