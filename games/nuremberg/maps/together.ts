import { found, isObject, own, problem } from '@roundhouse/kernel/file/shape'
import { fold } from '../base/names.ts'
import type { AreaLine } from './definition.ts'
import { distance } from './grid.ts'
import { isBorder, isHex, isName, nameOfArea, nameOfPair } from './shape.ts'

/*
 * What shows only when the lines of a file are seen together: names and places that are taken twice, and names of areas
 * that do not exist or do not fit. Lines may still be wrong in themselves here: each is looked at as far as it can be
 * read, so that the problems of a file are told in one go.
 */

type Raw = Record<string, unknown>

/** The lines of areas as far as they can be read, by name. */
type Areas = ReadonlyMap<unknown, Partial<AreaLine>>

export function problemsTogether(file: Raw): string[] {
  const lines = linesIn(file, 'areas').map(line => (isObject(line) ? line : {}))
  const doubles = nameProblems(lines)
  const twice = [...doubles, ...placeProblems(lines), ...goodsNameProblems(file)]
  // Where a name says nothing or too much, everything that speaks of its area would be blamed as well.
  if (doubles.length > 0 || !lines.every(({ name }) => isName(name))) return twice
  const areas: Areas = new Map(lines.map(line => [line['name'], line]))
  return [
    ...twice,
    ...borderProblems(linesIn(file, 'borders'), areas),
    ...closedProblems(linesIn(file, 'closed'), linesIn(file, 'borders'), areas),
    ...startProblems(linesIn(file, 'startOnly'), areas),
    ...bonusProblems(own(file, 'lineBonus'), areas),
  ]
}

function linesIn(file: Raw, part: string): readonly unknown[] {
  const lines = own(file, part)
  return Array.isArray(lines) ? lines : []
}

/** No two areas are read alike: a move is told them apart by their names. */
function nameProblems(lines: readonly Raw[]): string[] {
  const first = new Map<string, string>()
  return lines.flatMap((line, place) => {
    const { name } = line
    if (!isName(name)) return []
    const other = first.get(fold(name))
    first.set(fold(name), other ?? name)
    if (other === undefined) return []
    const clash = other === name ? 'already taken' : `which is read like ${found(other)}`
    return [problem(`${nameOfArea(line, place)}, name`, `${found(name)}, ${clash}`, 'a name of its own')]
  })
}

function placeProblems(lines: readonly Raw[]): string[] {
  const first = new Map<string, string>()
  return lines.flatMap((line, place) => {
    const { at } = line
    if (!isHex(at)) return []
    const name = nameOfArea(line, place)
    const other = first.get(found(at))
    first.set(found(at), other ?? name)
    return other === undefined ? [] : [problem(`${name}, at`, `${found(at)}, as ${other}`, 'a place of its own')]
  })
}

function goodsNameProblems({ grey, yellow }: Raw): string[] {
  if (typeof grey !== 'string' || grey !== yellow) return []
  return [problem('The file, yellow', `${found(yellow)}, as grey goods`, 'a name of its own')]
}

function borderProblems(borders: readonly unknown[], areas: Areas): string[] {
  const seen = new Set<string>()
  return borders.flatMap((line, place) => {
    if (!isBorder(line)) return []
    const where = nameOfPair('Border', line, place)
    return pairProblems(where, line, areas, seen) ?? apartProblems(where, line, areas)
  })
}

/** A start is drawn wide: it may touch areas that are further away. */
function apartProblems(where: string, [one, other]: readonly string[], areas: Areas): string[] {
  const [here, there] = [areas.get(one)!, areas.get(other)!]
  if (!isHex(here.at) || !isHex(there.at) || [here, there].some(({ station }) => station === 'start')) return []
  const hexes = distance(here.at, there.at)
  return hexes <= 1 ? [] : [problem(where, `areas ${hexes} hexes apart`, 'areas side by side, unless one is a start')]
}

function closedProblems(closed: readonly unknown[], borders: readonly unknown[], areas: Areas): string[] {
  const known = new Set(borders.filter(isBorder).map(keyOf))
  const seen = new Set<string>()
  return closed.flatMap((line, place) => {
    if (!isBorder(line)) return []
    const where = nameOfPair('Closed border', line, place)
    const problems = pairProblems(where, line, areas, seen)
    return problems ?? (known.has(keyOf(line)) ? [] : [problem(where, 'no such border', 'two areas that touch')])
  })
}

/** The same for a pair in whatever order. */
const keyOf = ([one, other]: readonly string[]): string => [one, other].sort().join(' - ')

/** What is wrong with a pair as a pair; nothing further is asked of it then. */
function pairProblems(where: string, pair: readonly string[], areas: Areas, seen: Set<string>): string[] | undefined {
  const [one, other] = pair
  const unknown = [one, other].flatMap(name => unknownArea(where, name, areas))
  if (unknown.length > 0) return unknown
  if (one === other) return [problem(where, 'an area beside itself', 'two areas')]
  if (seen.has(keyOf(pair))) return [problem(where, 'the same pair again', 'each pair once, in one order')]
  seen.add(keyOf(pair))
  return undefined
}

function unknownArea(where: string, name: unknown, areas: Areas): string[] {
  if (!isName(name) || areas.has(name)) return []
  const spelt = [...areas.keys()].find(each => fold(each as string) === fold(name))
  return [
    problem(where, found(name), spelt === undefined ? 'the name of an area' : `${found(spelt)}, as the area is spelt`),
  ]
}

/** Start-only areas are stations of a company, or no series could ever start there (NB-5.3). */
const startProblems = (names: readonly unknown[], areas: Areas): string[] =>
  names.flatMap((name, place) => {
    const where = `Start-only area ${isName(name) ? name : place + 1}`
    if (names.indexOf(name) < place) return [problem(where, 'the same area again', 'each area once')]
    const area = areas.get(name)
    if (area === undefined) return unknownArea(where, name, areas)
    if (area.station === undefined) return [problem(where, 'no station', 'a station of a company')]
    return area.company === undefined ? [problem(where, "nobody's station", 'a station of a company')] : []
  })

/** The ends of the line are different stations (NB-5.10). */
function bonusProblems(bonus: unknown, areas: Areas): string[] {
  if (!isObject(bonus)) return []
  const ends = [own(bonus, 'from'), ...linesIn(bonus, 'to')]
  return ends.flatMap((name, place) => {
    const where = place === 0 ? 'Line bonus, from' : `Line bonus, to, name ${place}`
    if (isName(name) && ends.indexOf(name) < place) return [problem(where, `${found(name)} again`, 'each station once')]
    const hasStation = !areas.has(name) || areas.get(name)!.station !== undefined
    return hasStation ? unknownArea(where, name, areas) : [problem(where, `${found(name)}, no station`, 'a station')]
  })
}
