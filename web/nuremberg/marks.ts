import { linkBetween, type RailMap } from '@roundhouse/nuremberg/base/map'
import { companyTrack } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import { extended, headOf } from '@roundhouse/nuremberg/phases/series'
import { shortestLine } from './lines.ts'
import { type Marks, NO_MARKS } from './map/MapView.tsx'
import type { Plan, Price } from './map/Plan.tsx'
import { stateSeen } from './rules.ts'
import { questionOf, type Sitting } from './sitting.ts'
import { type Cargo, loadsByPiece, pieceKey, type TargetOn, targetsOn } from './targets.ts'
import { pieceWords, placeName } from './words/voice.ts'

/** Where one can point on the map now, and what is planned on it. */
export function marksOf(sitting: Sitting): Marks {
  const { view } = sitting
  switch (questionOf(sitting)) {
    case 'build':
      return buildMarks(sitting)
    case 'act':
      return { ...NO_MARKS, pieces: pieceMarks(sitting), chosenPiece: chosenPiece(sitting) }
    case 'sell':
      return sellMarks(sitting)
    case 'way':
      return {
        ...NO_MARKS,
        plan: linePlan(sitting),
        areas: new Set(targetsOn(sitting.targets, 'way').map(({ area }) => area)),
      }
    default:
      return view.series.links.length > 0 ? { ...NO_MARKS, plan: seriesPlan(sitting) } : NO_MARKS
  }
}

/** Where the series goes on from: its head, or the start that was chosen; `null`: neither. */
export function headNow({ view, rules, choice }: Sitting): number | null {
  if (view.series.links.length > 0) return headOf(rules.map, view.series)
  return choice.start ?? null
}

const chosenPiece = ({ choice: { piece } }: Sitting): string | null =>
  piece === undefined ? null : pieceKey(piece.area, piece.cargo)

function seriesPlan(sitting: Sitting): Plan {
  const { view } = sitting
  return { owner: view.toMove, links: view.series.links, head: headNow(sitting), price: view.series }
}

/** The series with one more link. */
export const seriesWith = (map: RailMap, view: View, link: number): Price =>
  extended({ map, state: stateSeen(view) }, link)

function buildMarks(sitting: Sitting): Marks {
  const { targets, rules, view } = sitting
  const links = targetsOn(targets, 'link')
  const head = headNow(sitting)
  if (head === null) return { ...NO_MARKS, areas: new Set(links.map(({ from }) => from)) }
  const on = links.filter(({ from }) => from === head)
  return {
    ...NO_MARKS,
    areas: new Set(on.map(({ to }) => to)),
    plan: seriesPlan(sitting),
    next: on.map(({ link }) => ({ link, price: rules.map.cost[link]!, whole: seriesWith(rules.map, view, link) })),
  }
}

export const cargoName = ({ voice, rules }: Sitting, area: number, cargo: Cargo): string =>
  pieceWords(voice, cargo === 'goods' ? (rules.map.areas[area]!.goods === 1 ? 'grey' : 'yellow') : cargo)

/** Pieces that can be moved, and what is said of them. */
function pieceMarks(sitting: Sitting): ReadonlyMap<string, string> {
  const { voice, targets } = sitting
  return new Map(
    [...loadsByPiece(targets)].map(([key, loads]) => {
      const { area, cargo } = loads[0]!
      const piece = cargoName(sitting, area, cargo)
      const words = { piece, area: placeName(voice, area), count: loads.length }
      return [key, voice.say('nuremberg.load.piece', words)] as const
    }),
  )
}

/** A piece is pointed at. */
export function pointAtPiece({ targets, choose }: Sitting, key: string): void {
  const load = loadsByPiece(targets).get(key)?.[0]
  if (load !== undefined) choose({ piece: { area: load.area, cargo: load.cargo } })
}

function sellMarks(sitting: Sitting): Marks {
  const { targets, choice, rules, view } = sitting
  const lines = targetsOn(targets, 'line')
  const chosen = lines.find(({ text }) => text === choice.line)
  if (chosen !== undefined) {
    const links = shortestLine(rules.map, view, chosen.one, chosen.other)
    const plan = { owner: companyTrack(chosen.company), links, head: null, price: null }
    return {
      ...NO_MARKS,
      plan,
      chosen: new Set([chosen.one, chosen.other]),
      areas: new Set(otherEnds(lines, chosen.one)),
    }
  }
  if (choice.end === undefined) return { ...NO_MARKS, areas: new Set(lines.flatMap(({ one, other }) => [one, other])) }
  return { ...NO_MARKS, areas: new Set(otherEnds(lines, choice.end)), chosen: new Set([choice.end]) }
}

const otherEnds = (lines: readonly TargetOn<'line'>[], end: number): number[] =>
  lines.flatMap(({ one, other }) => (one === end ? [other] : other === end ? [one] : []))

function linePlan({ view }: Sitting): Plan {
  const { company, links } = view.line!
  return { owner: companyTrack(company), links, head: null, price: null }
}

/** An area is pointed at: what can be done there is done, and what cannot is asked about. */
export function pointAt(sitting: Sitting, area: number): void {
  sitting.light([])
  switch (questionOf(sitting)) {
    case 'build':
      return pointToBuild(sitting, area)
    case 'act':
      return pointToLoad(sitting, area)
    case 'sell':
      return pointToSell(sitting, area)
    case 'way': {
      const way = targetsOn(sitting.targets, 'way').find(target => target.area === area)
      return way === undefined ? sitting.askWhy(`way ${nameOf(sitting, area)}`) : sitting.play(way.text)
    }
    default:
      return sitting.light([area])
  }
}

/** As moves write it, in no language. */
const nameOf = ({ rules }: Sitting, area: number): string => rules.map.areas[area]!.name

function pointToBuild(sitting: Sitting, area: number): void {
  const { targets, view, choose, play, askWhy, rules } = sitting
  const links = targetsOn(targets, 'link')
  const head = headNow(sitting)
  const link = links.find(({ from, to }) => from === head && to === area)
  if (link !== undefined) return play(link.text)
  const isStart = view.series.links.length === 0 && links.some(({ from }) => from === area)
  if (isStart) return choose(area === head ? {} : { start: area })
  if (head !== null) return askWhy(`build ${nameOf(sitting, head)} > ${nameOf(sitting, area)}`)
  const beside = rules.map.areas.findIndex((_, other) => linkBetween(rules.map, area, other) >= 0)
  askWhy(`build ${nameOf(sitting, area)} > ${nameOf(sitting, beside)}`)
}

/** Of several pieces in one area the next is chosen each time it is pointed at. */
function pointToLoad(sitting: Sitting, area: number): void {
  const { choice, choose, askWhy, rules, view } = sitting
  const cargoes = [
    ...new Set(
      [...loadsByPiece(sitting.targets).values()]
        .flat()
        .filter(load => load.area === area)
        .map(({ cargo }) => cargo),
    ),
  ]
  if (cargoes.length > 0) {
    const last = choice.piece?.area === area ? cargoes.indexOf(choice.piece.cargo) : -1
    return choose({ piece: { area, cargo: cargoes[(last + 1) % cargoes.length]! } })
  }
  const there = (['goods', 'red', 'green'] as const).find(
    cargo => ({ goods: view.goods, red: view.reds, green: view.greens })[cargo][area]! > 0,
  )
  if (there === undefined) return sitting.light([area])
  const own = rules.trains.find((_, train) => view.trains[train] === view.toMove) ?? rules.trains[0]!
  askWhy(`load ${there} ${nameOf(sitting, area)} ${own.name}${there === 'goods' || rules.isOf2009 ? '' : ' second'}`)
}

function pointToSell(sitting: Sitting, area: number): void {
  const { targets, choice, choose, askWhy } = sitting
  const lines = targetsOn(targets, 'line')
  const isEnd = lines.some(({ one, other }) => one === area || other === area)
  const { end } = choice
  if (end === area) return choose({})
  const line = lines.find(({ one, other }) => (one === end && other === area) || (one === area && other === end))
  if (line !== undefined) return choose({ end: end!, line: line.text })
  if (isEnd) return choose({ end: area })
  if (end === undefined) return sitting.light([area])
  askWhy(`sell ${nameOf(sitting, end)} - ${nameOf(sitting, area)} to red`)
}
