import { NOTHING, refusal } from '@roundhouse/kernel/notation/words'
import { type Area, areaName, type RailMap } from '../base/map.ts'
import { areaNamed } from '../base/names.ts'
import type { Rules } from '../base/table.ts'

/** Names have blanks in them, so a comma stands between things on the map. */
export const piecesOf = (text: string): string[] => (text === NOTHING ? [] : text.split(',').map(each => each.trim()))
export const joined = (pieces: readonly string[]): string => (pieces.length === 0 ? NOTHING : pieces.join(', '))

export function readArea(map: RailMap, name: string): number {
  const area = areaNamed(map, name)
  if (area < 0) throw refusal(name, `areas of the map ${map.name}, such as ${areaName(map, 0)}`)
  return area
}
export const writeArea = areaName

const COUNTED = /^(.+?)\s+([1-9]\d?)$/

/** No name ends with a number itself. */
function readCounted(map: RailMap, piece: string): [area: Area, count: number] {
  const [, name, count] = COUNTED.exec(piece) ?? [piece, piece, '1']
  return [readArea(map, name!), Number(count)]
}

/**
 * `Ronhof 2, Vach`: how many are where, by area; one where no number stands. What may be there is said by `most`: how
 * many at set-up.
 */
export const countsByArea = (what: string, most: (map: RailMap, area: Area) => number) => ({
  read({ map }: Rules, text: string): readonly number[] {
    const counts = map.areas.map(() => 0)
    for (const piece of piecesOf(text)) {
      const [area, count] = readCounted(map, piece)
      if (counts[area]! > 0) throw refusal(piece, 'each area once')
      if (count > most(map, area)) throw refusal(piece, allowedAt(map, area, what, most(map, area)))
      counts[area] = count
    }
    return counts
  },
  write: ({ map }: Rules, counts: readonly number[]): string =>
    joined(counts.flatMap((count, area) => (count === 0 ? [] : [writeCounted(map, area, count)]))),
})

const writeCounted = (map: RailMap, area: Area, count: number): string =>
  count === 1 ? writeArea(map, area) : `${writeArea(map, area)} ${count}`

const allowedAt = (map: RailMap, area: Area, what: string, most: number): string =>
  most === 0 ? `no ${what} in ${writeArea(map, area)}` : `at most ${most} ${what} there`
