import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { companyTrack } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import { extended } from '@roundhouse/nuremberg/phases/series'
import { pieceWords, placeName } from '@roundhouse/nuremberg/words/voice'
import { type Marks, NO_MARKS } from '../map/MapView.tsx'
import type { MapPlan, Price } from '../map/Plan.tsx'
import { stateSeen } from '../model/rules.ts'
import { headNow, questionOf, type TableModel, type TableQuestion } from '../model/table-model.ts'
import { shortestLine } from './lines.ts'
import { type Cargo, loadsOf, pieceKey, piecesToLoad, readPieceKey, type TargetOn, targetsOn } from './targets.ts'
import { cargoesAt, whyQuestionOfArea, whyQuestionOfPiece } from './why-questions.ts'

/** Where one can point on the map now, and what is planned on it. */
export function marksOf(model: TableModel): Marks {
  const marks = MARKS[questionOf(model)] ?? otherMarks
  return { ...NO_MARKS, ...marks(model) }
}

const MARKS: Partial<Record<TableQuestion, (model: TableModel) => Partial<Marks>>> = {
  build: buildMarks,
  act: loadMarks,
  sell: sellMarks,
  way: wayMarks,
}

/** What is being paid for stays on the map. */
const otherMarks = (model: TableModel): Partial<Marks> =>
  model.view.series.links.length > 0 ? { plan: seriesPlan(model) } : {}

function loadMarks(model: TableModel): Partial<Marks> {
  const { piece } = model.choice
  const chosenPiece = piece === undefined ? null : pieceKey(piece.area, piece.cargo)
  return { pieces: pieceMarks(model), closedPieces: closedPieces(model), chosenPiece }
}

function seriesPlan(model: TableModel): MapPlan {
  const { view } = model
  return { owner: view.toMove, links: view.series.links, head: headNow(model), price: view.series }
}

/** The series with one more link. */
export const seriesWith = (map: RailMap, view: View, link: number): Price =>
  extended({ map, state: stateSeen(view) }, link)

function buildMarks(model: TableModel): Partial<Marks> {
  const { targets, rules, view } = model
  const links = targetsOn(targets, 'link')
  const head = headNow(model)
  if (head === null) return { areas: new Set(links.map(({ from }) => from)) }
  const on = links.filter(({ from }) => from === head)
  return {
    areas: new Set(on.map(({ to }) => to)),
    plan: seriesPlan(model),
    next: on.map(({ link }) => ({ link, price: rules.map.cost[link]!, whole: seriesWith(rules.map, view, link) })),
  }
}

export const cargoName = ({ voice, rules }: TableModel, area: number, cargo: Cargo): string =>
  pieceWords(voice, cargo === 'goods' ? (rules.map.areas[area]!.goods === 1 ? 'grey' : 'yellow') : cargo)

/** Pieces that can be moved, and what is said of them. */
function pieceMarks(model: TableModel): ReadonlyMap<string, string> {
  const { voice, targets } = model
  return new Map(
    piecesToLoad(targets).map(({ area, cargo }) => {
      const loads = loadsOf(targets, { area, cargo })
      const piece = cargoName(model, area, cargo)
      const words = { piece, area: placeName(voice, area), count: loads.length }
      return [pieceKey(area, cargo), voice.say('nuremberg.load.piece', words)] as const
    }),
  )
}

/**
 * Pieces that cannot be moved and share their area with others, and what they are. One that stands alone is asked about
 * by its area.
 */
function closedPieces(model: TableModel): ReadonlyMap<string, string> {
  const { voice, rules, view, targets, canAsk } = model
  if (!canAsk) return NO_MARKS.closedPieces
  return new Map(
    rules.map.areas.flatMap((_, area) => {
      const cargoes = cargoesAt(view, area)
      const closed = cargoes.length < 2 ? [] : cargoes.filter(cargo => !targets.has(pieceKey(area, cargo)))
      return closed.map(cargo => {
        const words = { piece: cargoName(model, area, cargo), area: placeName(voice, area) }
        return [pieceKey(area, cargo), voice.say('nuremberg.load.closed-piece', words)] as const
      })
    }),
  )
}

/** A piece is pointed at: it is chosen, or asked about. */
export function pointAtPiece(model: TableModel, key: string): void {
  const piece = readPieceKey(key)
  if (model.targets.has(key)) model.choose({ piece })
  else model.askWhy(whyQuestionOfPiece(model, piece))
}

function sellMarks(model: TableModel): Partial<Marks> {
  const { targets, choice, rules, view } = model
  const lines = targetsOn(targets, 'line')
  const chosen = lines.find(({ text }) => text === choice.line)
  if (chosen !== undefined) {
    const links = shortestLine(rules.map, view, chosen.one, chosen.other)
    const plan = { owner: companyTrack(chosen.company), links, head: null, price: null }
    return { plan, chosen: new Set([chosen.one, chosen.other]), areas: new Set(otherEnds(lines, chosen.one)) }
  }
  if (choice.end === undefined) return { areas: new Set(lines.flatMap(({ one, other }) => [one, other])) }
  return { areas: new Set(otherEnds(lines, choice.end)), chosen: new Set([choice.end]) }
}

const otherEnds = (lines: readonly TargetOn<'line'>[], end: number): number[] =>
  lines.flatMap(({ one, other }) => (one === end ? [other] : other === end ? [one] : []))

function wayMarks({ view, targets }: TableModel): Partial<Marks> {
  const { company, links } = view.line!
  const plan = { owner: companyTrack(company), links, head: null, price: null }
  return { plan, areas: new Set(targetsOn(targets, 'way').map(({ area }) => area)) }
}

/** An area is pointed at: what can be done there is done, and what cannot is asked about. */
export function pointAt(model: TableModel, area: number): void {
  model.light([])
  if (POINT[questionOf(model)]?.(model, area)) return
  if (model.canAsk) model.askWhy(whyQuestionOfArea(model, area))
  else model.light([area])
}

/** What can be done in an area is done; false: nothing can. */
const POINT: Partial<Record<TableQuestion, (model: TableModel, area: number) => boolean>> = {
  build: pointToBuild,
  act: pointToLoad,
  sell: pointToSell,
  way: pointToGoOn,
}

function pointToGoOn({ targets, play }: TableModel, area: number): boolean {
  const way = targetsOn(targets, 'way').find(target => target.area === area)
  if (way === undefined) return false
  play(way.text)
  return true
}

function pointToBuild(model: TableModel, area: number): boolean {
  const { targets, view, choose, play } = model
  const links = targetsOn(targets, 'link')
  const head = headNow(model)
  const link = links.find(({ from, to }) => from === head && to === area)
  const isStart = view.series.links.length === 0 && links.some(({ from }) => from === area)
  if (link !== undefined) play(link.text)
  else if (isStart) choose(area === head ? {} : { start: area })
  return link !== undefined || isStart
}

/** Of several pieces in one area the next is chosen each time it is pointed at. */
function pointToLoad({ targets, choice, choose }: TableModel, area: number): boolean {
  const loads = targetsOn(targets, 'piece').filter(load => load.area === area)
  const cargoes = [...new Set(loads.map(({ cargo }) => cargo))]
  if (cargoes.length === 0) return false
  const last = choice.piece?.area === area ? cargoes.indexOf(choice.piece.cargo) : -1
  choose({ piece: { area, cargo: cargoes[(last + 1) % cargoes.length]! } })
  return true
}

function pointToSell({ targets, choice, choose }: TableModel, area: number): boolean {
  const { end } = choice
  const lines = targetsOn(targets, 'line')
  const line = lines.find(({ one, other }) => (one === end && other === area) || (one === area && other === end))
  const isEnd = lines.some(({ one, other }) => one === area || other === area)
  if (end === area) choose({})
  else if (line !== undefined) choose({ end: end!, line: line.text })
  else if (isEnd) choose({ end: area })
  else return false
  return true
}
