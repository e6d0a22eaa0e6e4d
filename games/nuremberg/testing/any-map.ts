import { type Dice, roll } from '@roundhouse/kernel/dice'
import { Refusal } from '@roundhouse/kernel/game'
import {
  type AreaLine,
  type BorderLine,
  FORMAT,
  isClosed,
  type MapFile,
  OWNERS,
  STATIONS,
  TERRAINS,
} from '../maps/definition.ts'
import { distance } from '../maps/grid.ts'
import { readMap } from '../maps/read.ts'

/**
 * A map as an owner might draw it, at its wildest: everything is drawn at random from what a map file allows, until it
 * holds together. So stations of a company have passengers of their own, landowners sit where series start, and chains
 * end in areas into which nothing leads.
 */
export function anyMap(dice: Dice): MapFile {
  for (;;) {
    try {
      return readMap(anyFile(dice))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
}

const oneOf = <T>(dice: Dice, things: readonly T[]): T => things[roll(dice, things.length)]!
const isLucky = (dice: Dice, oneIn: number): boolean => roll(dice, oneIn) === 0

function anyFile(dice: Dice): MapFile {
  const [rows, columns] = [2 + roll(dice, 4), 3 + roll(dice, 4)]
  const areas = Array.from({ length: rows * columns }, (_, n) =>
    anyArea(dice, n, [Math.floor(n / columns), n % columns]),
  )
  const borders = areas.flatMap((one, n) =>
    areas
      .slice(n + 1)
      .filter(other => distance(one.at, other.at) === 1)
      .map(({ name }): BorderLine => (isLucky(dice, 5) ? [one.name, name, 'river'] : [one.name, name])),
  )
  const stations = areas.filter(({ station }) => station !== undefined).map(({ name }) => name)
  const starts = areas.filter(({ company }) => company !== undefined).map(({ name }) => name)
  const [from, ...to] = stations
  return {
    format: FORMAT,
    name: 'Wild',
    grey: 'beer',
    yellow: 'mail',
    areas,
    borders,
    closed: borders.filter(() => isLucky(dice, 12)).map(([one, other]) => [one, other]),
    startOnly: starts.filter(() => isLucky(dice, 4)),
    ...(from === undefined || to.length === 0 ? {} : { lineBonus: { from, to: to.slice(-2) } }),
  }
}

/** Names of letters only: A, B, ... Z, AA, AB, ... */
const nameOf = (n: number): string =>
  `${n < LETTERS.length ? '' : LETTERS[Math.floor(n / LETTERS.length) - 1]}${LETTERS[n % LETTERS.length]}`
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

function anyArea(dice: Dice, n: number, at: AreaLine['at']): AreaLine {
  const terrain = isLucky(dice, 3) ? oneOf(dice, TERRAINS) : 'plain'
  const line = { name: nameOf(n), at, terrain }
  if (terrain === 'mountain') return line
  if (isClosed(terrain)) return { ...line, goods: 'grey' }
  const goods = isLucky(dice, 2) ? { goods: 'yellow' as const } : {}
  if (isLucky(dice, 2)) return { ...line, ...goods }
  const company = isLucky(dice, 3) ? { company: oneOf(dice, OWNERS) } : {}
  const station = oneOf(dice, 'company' in company ? STATIONS : STATIONS.slice(0, -1))
  return { ...line, ...goods, ...company, station, ...(isLucky(dice, 2) ? { pawns: roll(dice, 4) } : {}) }
}
