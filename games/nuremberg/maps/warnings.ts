import { type AreaLine, type MapFile, pawnsOf } from './definition.ts'

/*
 * What the rules say of the printed maps and a map could do without, so that a file which strays from it is odd rather
 * than wrong.
 */

/** What is odd about a map, a line each. */
export const warnings = (map: MapFile): string[] => map.areas.flatMap(area => areaWarnings(area, map.startOnly))

function areaWarnings(area: AreaLine, startOnly: readonly string[]): string[] {
  const { name, station, company, goods, pawns, terrain } = area
  const usual = station && pawnsOf({ station })
  const odd = [
    [
      pawns !== undefined && pawns !== usual,
      `${pawns} pawns are drawn for a ${station}; the rules say ${usual} (NB-1.4)`,
    ],
    [station === 'city' && company === undefined, 'a city of no company; the printed cities are red or green'],
    [
      station === 'start' && !startOnly.includes(name),
      'a start into which track may lead; into printed ones it may not',
    ],
    [station !== undefined && goods !== undefined, `${goods} goods at a station; the printed maps have them elsewhere`],
    [station === undefined && goods === undefined && terrain !== 'mountain', 'neither a station nor goods'],
  ] as const
  return odd.filter(([isSo]) => isSo).map(([, what]) => `Area ${name}: ${what}`)
}
