import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { companyTrack } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import { extended } from '@roundhouse/nuremberg/phases/series'
import { pieceWords, placeName } from '@roundhouse/nuremberg/words/voice'
import { headNow } from './heads.ts'
import { shortestLine } from './lines.ts'
import { type Marks, NO_MARKS } from './map/MapView.tsx'
import type { Plan, Price } from './map/Plan.tsx'
import { stateSeen } from './rules.ts'
import { questionOf, type Sitting } from './sitting.ts'
import { type Cargo, loadsOf, pieceKey, piecesToLoad, readPieceKey, type TargetOn, targetsOn } from './targets.ts'
import { cargoesAt, whyQuestionOfArea, whyQuestionOfPiece } from './why-questions.ts'

/** Where one can point on the map now, and what is planned on it. */
export function marksOf(sitting: Sitting): Marks {
  const { view } = sitting
  switch (questionOf(sitting)) {
    case 'build':
      return buildMarks(sitting)
    case 'act':
      return {
        ...NO_MARKS,
        pieces: pieceMarks(sitting),
        closedPieces: closedPieces(sitting),
        chosenPiece: chosenPiece(sitting),
      }
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
    piecesToLoad(targets).map(({ area, cargo }) => {
      const loads = loadsOf(targets, { area, cargo })
      const piece = cargoName(sitting, area, cargo)
      const words = { piece, area: placeName(voice, area), count: loads.length }
      return [pieceKey(area, cargo), voice.say('nuremberg.load.piece', words)] as const
    }),
  )
}

/**
 * Pieces that cannot be moved and share their area with others, and what they are. One that stands alone is asked about
 * by its area.
 */
function closedPieces(sitting: Sitting): ReadonlyMap<string, string> {
  const { voice, rules, view, targets, canAsk } = sitting
  if (!canAsk) return NO_MARKS.closedPieces
  return new Map(
    rules.map.areas.flatMap((_, area) => {
      const cargoes = cargoesAt(view, area)
      const closed = cargoes.length < 2 ? [] : cargoes.filter(cargo => !targets.has(pieceKey(area, cargo)))
      return closed.map(cargo => {
        const words = { piece: cargoName(sitting, area, cargo), area: placeName(voice, area) }
        return [pieceKey(area, cargo), voice.say('nuremberg.load.closed-piece', words)] as const
      })
    }),
  )
}

/** A piece is pointed at: it is chosen, or asked about. */
export function pointAtPiece(sitting: Sitting, key: string): void {
  const piece = readPieceKey(key)
  if (sitting.targets.has(key)) sitting.choose({ piece })
  else sitting.askWhy(whyQuestionOfPiece(sitting, piece))
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
  if (pointed(sitting, area)) return
  if (sitting.canAsk) sitting.askWhy(whyQuestionOfArea(sitting, area))
  else sitting.light([area])
}

/** Does what can be done in an area. False: nothing. */
function pointed(sitting: Sitting, area: number): boolean {
  switch (questionOf(sitting)) {
    case 'build':
      return pointToBuild(sitting, area)
    case 'act':
      return pointToLoad(sitting, area)
    case 'sell':
      return pointToSell(sitting, area)
    case 'way':
      return pointToGoOn(sitting, area)
    default:
      return false
  }
}

function pointToGoOn({ targets, play }: Sitting, area: number): boolean {
  const way = targetsOn(targets, 'way').find(target => target.area === area)
  if (way === undefined) return false
  play(way.text)
  return true
}

function pointToBuild(sitting: Sitting, area: number): boolean {
  const { targets, view, choose, play } = sitting
  const links = targetsOn(targets, 'link')
  const head = headNow(sitting)
  const link = links.find(({ from, to }) => from === head && to === area)
  const isStart = view.series.links.length === 0 && links.some(({ from }) => from === area)
  if (link !== undefined) play(link.text)
  else if (isStart) choose(area === head ? {} : { start: area })
  return link !== undefined || isStart
}

/** Of several pieces in one area the next is chosen each time it is pointed at. */
function pointToLoad({ targets, choice, choose }: Sitting, area: number): boolean {
  const loads = targetsOn(targets, 'piece').filter(load => load.area === area)
  const cargoes = [...new Set(loads.map(({ cargo }) => cargo))]
  if (cargoes.length === 0) return false
  const last = choice.piece?.area === area ? cargoes.indexOf(choice.piece.cargo) : -1
  choose({ piece: { area, cargo: cargoes[(last + 1) % cargoes.length]! } })
  return true
}

function pointToSell({ targets, choice, choose }: Sitting, area: number): boolean {
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
