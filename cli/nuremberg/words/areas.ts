import { linkBetween, NO_LINK, type RailMap } from '@roundhouse/nuremberg/base/map'
import { areaNamed, fold } from '@roundhouse/nuremberg/base/names'
import type { Rules } from '@roundhouse/nuremberg/base/table'

/** An area by its name or place, or by the beginning of its name, if no other begins so; -1: none. */
export function areaCalled({ map }: Pick<Rules, 'map'>, text: string): number {
  const exact = areaNamed(map, text)
  if (exact >= 0 || text.trim() === '') return exact
  const matches = map.areas.flatMap(({ name }, area) => (fold(name).startsWith(fold(text)) ? [area] : []))
  return matches.length === 1 ? matches[0]! : -1
}

/** In which direction a neighbour lies; odd rows lie half a hex further east. */
export function directionOf({ areas }: RailMap, from: number, to: number): Direction {
  const halves = (area: number) => 2 * areas[area]!.column + (areas[area]!.row % 2)
  const down = Math.sign(areas[to]!.row - areas[from]!.row)
  const across = Math.sign(halves(to) - halves(from))
  return [['north', '', 'south'][down + 1]!, ['west', '', 'east'][across + 1]!].filter(Boolean).join('-') as Direction
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

const CLOCKWISE = ['north-west', 'north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west'] as const
type Direction = (typeof CLOCKWISE)[number]
