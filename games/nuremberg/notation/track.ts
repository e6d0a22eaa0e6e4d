import { Refusal } from '@roundhouse/kernel/game'
import { refusal } from '@roundhouse/kernel/notation/words'
import {
  type Area,
  areaTo,
  type Border,
  borderName,
  borderOf,
  type Link,
  linkBetween,
  linksAround,
  NO_LINK,
  type RailMap,
} from '../base/map.ts'
import type { Rules } from '../base/table.ts'
import { joined, piecesOf, readArea, writeArea } from './areas.ts'

/**
 * `Fürth - Poppenreuth - Ronhof, Lauf - Schnaittach`: pieces of track, each across the border of two areas. Where one
 * ends the next begins, so that a line reads as a line; the order says nothing. As a value: the borders, lowest first.
 */
export const track = {
  read({ map }: Rules, text: string): readonly number[] {
    const borders = piecesOf(text).flatMap(line => readLinks(map, line, '-').map(link => borderOf(link)))
    for (const [i, border] of borders.entries())
      if (borders.indexOf(border) < i) throw new Refusal(`found ${borderName(map, border)} twice; expected one piece`)
    return borders.sort((a, b) => a - b)
  },
  write: ({ map }: Rules, borders: readonly number[]): string =>
    joined(linesOf(map, borders).map(areas => areas.map(area => writeArea(map, area)).join(' - '))),
}

/** Names may have a dash in them, so blanks stand beside one that joins two. */
const SIGNS = { '-': /\s+-\s+/, '>': /\s*>\s*/ }

/** Names of areas, one after the other, as links; a name alone is no track. */
export function readLinks(map: RailMap, text: string, sign: '-' | '>'): number[] {
  const areas = text.split(SIGNS[sign]).map(name => readArea(map, name))
  if (areas.length < 2) throw refusal(text, `at least two areas, with " ${sign} " between them`)
  return areas.slice(1).map((area, i) => linkOf(map, areas[i]!, area))
}

/** Track lies where it can be built, in one direction at least (NB-5.4). */
function linkOf(map: RailMap, from: Area, to: Area): Link {
  const link = linkBetween(map, from, to)
  const text = `${writeArea(map, from)} - ${writeArea(map, to)}`
  if (link === NO_LINK) throw refusal(text, 'areas that share a border')
  if (map.cost[link] === 0 && map.cost[link ^ 1] === 0) throw refusal(text, 'where track can be built (NB-5.4)')
  return link
}

/** The pieces as few lines: each begins at an end if there is one, and goes on as long as it can. */
function linesOf(map: RailMap, borders: readonly number[]): number[][] {
  const left = new Set(borders)
  const lines: number[][] = []
  while (left.size > 0) lines.push(takeLine(map, left, beginningOf(map, left)))
  return lines
}

const piecesAt = (map: RailMap, left: ReadonlySet<Border>, area: Area): Link[] =>
  linksAround(map, area).filter(link => left.has(borderOf(link)))

/** An area with an odd number of pieces is where a line has to begin or end. */
function beginningOf(map: RailMap, left: ReadonlySet<number>): number {
  const touched = map.areas.flatMap((_, area) => (piecesAt(map, left, area).length > 0 ? [area] : []))
  return touched.find(area => piecesAt(map, left, area).length % 2 === 1) ?? touched[0]!
}

function takeLine(map: RailMap, left: Set<number>, beginning: number): number[] {
  const areas = [beginning]
  for (let link = piecesAt(map, left, beginning)[0]; link !== undefined; link = piecesAt(map, left, areas.at(-1)!)[0]) {
    left.delete(borderOf(link))
    areas.push(areaTo(map, link))
  }
  return areas
}
