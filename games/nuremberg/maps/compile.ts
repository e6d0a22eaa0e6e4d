import { BOTH, GREEN, NEUTRAL, RED } from '../base/company.ts'
import { type Area, type ByLink, borderOf, type Link, type MapArea, NO_LINK, type RailMap } from '../base/map.ts'
import { GREY, NOTHING, YELLOW } from '../base/piece.ts'
import { type AreaLine, costOf, isClosed, type MapFile, pawnsOf } from './definition.ts'

const OWNERS = { red: RED, green: GREEN, both: BOTH } as const
const GOODS = { grey: GREY, yellow: YELLOW } as const

const compiled = new WeakMap<MapFile, RailMap>()

/** A map file as the rules use it; the same file is always the same map. */
export function railMapOf(file: MapFile): RailMap {
  const map = compiled.get(file) ?? compile(file)
  compiled.set(file, map)
  return map
}

function compile(file: MapFile): RailMap {
  const areas = file.areas.map(line => areaFrom(line, file))
  const numberOf = new Map(areas.map(({ name }, area) => [name, area]))
  const area = (name: string): Area => numberOf.get(name)!
  const from = file.borders.flatMap(([one, other]) => [area(one), area(other)])
  const to = file.borders.flatMap(([one, other]) => [area(other), area(one)])
  const startOf = (link: Link): MapArea => areas[from[link]!]!
  const endOf = (link: Link): MapArea => areas[to[link]!]!
  const isRiver = file.borders.map(([, , river]) => river === 'river')
  const isClosedBorder = file.borders.map(border => isNeverJoined(file, border))
  const costAcross = (link: Link): number => {
    const [one, other] = [startOf(link), endOf(link)]
    const isPossible = one.isOpen && other.isOpen && !isClosedBorder[borderOf(link)]
    return isPossible ? costOf(one.terrain, other.terrain, isRiver[borderOf(link)] === true) : 0
  }
  const laid = from.map((_, link) => costAcross(link))
  const cost = laid.map((price, link) => (endOf(link).isStartOnly ? 0 : price))
  const linksFrom: Link[][] = areas.map(() => [])
  for (const [link, start] of from.entries()) linksFrom[start]!.push(link)
  const linksOutOf = (start: Area, isMeant: (link: Link) => boolean) => linksFrom[start]!.filter(isMeant)
  const all = areas.map((_, each) => each)
  return {
    name: file.name,
    goodsNames: [file.grey, file.yellow],
    areas,
    from,
    to,
    cost,
    isRiver,
    isClosed: isClosedBorder,
    exits: all.map(each => linksOutOf(each, link => cost[link] !== 0)),
    around: all.map(each => linksOutOf(each, link => laid[link] !== 0)),
    greyBeside: all.map(each => linksOutOf(each, link => endOf(link).goods === GREY).map(link => to[link]!)),
    linkBetween: linksBetween(areas.length, from, to),
    stations: all.filter(each => file.areas[each]?.station !== undefined),
    chain: file.lineBonus === undefined ? null : { from: area(file.lineBonus.from), to: file.lineBonus.to.map(area) },
  }
}

const areaFrom = (line: AreaLine, { startOnly }: MapFile): MapArea => ({
  name: line.name,
  row: line.at[0],
  column: line.at[1],
  terrain: line.terrain,
  station: line.station ?? null,
  owners: line.company === undefined ? NEUTRAL : OWNERS[line.company],
  goods: line.goods === undefined ? NOTHING : GOODS[line.goods],
  pawns: pawnsOf(line),
  isOpen: !isClosed(line.terrain),
  isStartOnly: startOnly.includes(line.name),
})

const isNeverJoined = ({ closed }: MapFile, [one, other]: readonly string[]): boolean =>
  closed.some(([a, b]) => (a === one && b === other) || (a === other && b === one))

function linksBetween(areas: number, from: ByLink<Area>, to: ByLink<Area>): Link[] {
  const links = new Array<number>(areas * areas).fill(NO_LINK)
  for (let link = 0; link < from.length; link++) links[from[link]! * areas + to[link]!] = link
  return links
}
