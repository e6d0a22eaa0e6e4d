import { problem } from '@roundhouse/kernel/file/shape'
import { type AreaLine, type BorderLine, isClosed, type MapFile, pawnsOf } from './definition.ts'

/*
 * What shows only when a map without other faults is seen as a whole: are there pieces enough for it, can every part of
 * it be reached?
 */

/** As many as the bags hold: two cubes for each goods area (NB-1.3), and the pawns (NB-1.4). */
const MOST_GOODS_AREAS = 60
const MOST_PAWNS = 75

export const problemsOfGround = (map: MapFile): string[] => [
  ...countProblems(map),
  ...companyProblems(map),
  ...goodsProblems(map),
  ...startProblems(map),
  ...connectionProblems(map),
]

function countProblems({ areas }: MapFile): string[] {
  const goodsAreas = areas.filter(({ goods }) => goods !== undefined).length
  const pawns = areas.reduce((sum, area) => sum + pawnsOf(area), 0)
  return [
    ...(goodsAreas > MOST_GOODS_AREAS
      ? [problem('Areas', `${goodsAreas} with goods`, `at most ${MOST_GOODS_AREAS}`)]
      : []),
    ...(pawns > MOST_PAWNS ? [problem('Areas', `${pawns} pawns`, `at most ${MOST_PAWNS}`)] : []),
  ]
}

/** A game begins at stations of both companies, and passengers of both colours travel to them (NB-5.3, NB-6.6). */
const companyProblems = ({ areas }: MapFile): string[] =>
  ['red', 'green']
    .filter(colour => !areas.some(({ company }) => company === colour || company === 'both'))
    .map(colour => problem('Areas', `no ${colour} station`, 'at least one'))

/** Goods on closed ground are loaded from an area beside them (NB-6.5). */
function goodsProblems({ areas, borders }: MapFile): string[] {
  const closed = areas.filter(({ terrain }) => isClosed(terrain))
  const isOpen = (name: string) => !closed.some(area => area.name === name)
  return closed
    .filter(({ goods, name }) => goods !== undefined && !beside(borders, name).some(isOpen))
    .map(({ name }) => problem(`Area ${name}`, 'goods with no open ground beside them', 'at least one open area'))
}

const startProblems = (map: MapFile): string[] =>
  map.startOnly
    .filter(name => !beside(crossable(map), name).some(other => !map.startOnly.includes(other)))
    .map(name => problem(`Start-only area ${name}`, 'no way out for track', 'a border to open ground'))

/** Track can lead from everywhere to everywhere; where nothing leads in does not count as a way. */
function connectionProblems(map: MapFile): string[] {
  const ground = map.areas.filter(({ name, terrain }) => !isClosed(terrain) && !map.startOnly.includes(name))
  const [main, ...others] = islands(ground, crossable(map)).sort((one, other) => other.length - one.length)
  return others.map(island =>
    problem(`Area ${island[0]}`, `no way for track from ${counted(island)} to ${main![0]}`, 'open ground in one piece'),
  )
}

const counted = ([name, ...more]: readonly string[]): string =>
  more.length === 0 ? name! : `${name} and ${more.length} more`

/** The names of areas that hang together, a list for each piece of ground. */
function islands(ground: readonly AreaLine[], borders: readonly BorderLine[]): string[][] {
  const left = new Set(ground.map(({ name }) => name))
  const pieces: string[][] = []
  // What is taken on the way is not met again.
  for (const name of left) pieces.push(takeIsland(left, borders, name))
  return pieces
}

function takeIsland(left: Set<string>, borders: readonly BorderLine[], name: string): string[] {
  left.delete(name)
  const island = [name]
  for (const here of island) island.push(...beside(borders, here).filter(other => left.delete(other)))
  return island
}

const beside = (borders: readonly BorderLine[], name: string): string[] =>
  borders.flatMap(([one, other]) => (one === name ? [other] : other === name ? [one] : []))

/** The borders that track can lie across. */
function crossable({ areas, borders, closed }: MapFile): BorderLine[] {
  const open = new Set(areas.filter(({ terrain }) => !isClosed(terrain)).map(({ name }) => name))
  const isShut = (one: string, other: string) => closed.some(pair => pair.includes(one) && pair.includes(other))
  return borders.filter(([one, other]) => open.has(one) && open.has(other) && !isShut(one, other))
}
