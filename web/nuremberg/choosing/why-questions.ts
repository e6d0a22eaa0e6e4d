import type { Reason } from '@roundhouse/kernel/game'
import { isStationOf } from '@roundhouse/nuremberg/base/company'
import { linkBetween } from '@roundhouse/nuremberg/base/map'
import { CLASSES, GOODS, SECOND } from '@roundhouse/nuremberg/base/piece'
import type { Rules } from '@roundhouse/nuremberg/base/table'
import type { View } from '@roundhouse/nuremberg/base/view'
import { headNow, questionOf, type Selection, type TableModel, type TableQuestion } from '../model/table-model.ts'
import { type Cargo, targetsOn } from './targets.ts'

type Asking = Pick<TableModel, 'rules' | 'view' | 'targets' | 'choice' | 'lastQuestion'>

/** As moves write it, in no language. */
const nameOf = ({ rules }: Pick<TableModel, 'rules'>, area: number): string => rules.map.areas[area]!.name

/** The move that somebody would want to make at a box, to be told why it cannot be made: the lowest bid that could count. */
export function whyQuestionOfBox({ rules, view }: Pick<TableModel, 'rules' | 'view'>, box: number): string {
  const { name, least } = rules.boxes[box]!
  return `bid ${name} ${Math.max(least, (view.bids[box] ?? 0) + 1)}`
}

type Piece = NonNullable<Selection['piece']>

/** At a train: to buy it, or to load on an own one what was chosen. */
export function whyQuestionOfTrain(asking: Pick<TableModel, 'rules' | 'view'>, train: number, piece?: Piece): string {
  const { rules, view } = asking
  if (piece === undefined || view.trains[train] !== view.toMove) return `buy ${rules.trains[train]!.name}`
  return loadText(rules, piece, train, SECOND)
}

/** Goods are never named with a class, nor is anything by the rules of 2009. */
function loadText(rules: Rules, { area, cargo }: Piece, train: number, carClass: number): string {
  const words = ['load', cargo, nameOf({ rules }, area), rules.trains[train]!.name]
  return [...words, ...(cargo === 'goods' || rules.rules2009 ? [] : [CLASSES[carClass]!])].join(' ')
}

/** Why a piece cannot go to a space, of an own train on which there are others for it. */
export function whyNotSpace(
  rules: Rules,
  piece: Piece,
  train: number,
  carClass: number,
  canLoad: boolean,
): string | Reason {
  if ((piece.cargo === 'goods') !== (carClass === GOODS)) return ofSpaces('wrong-space')
  return canLoad ? ofSpaces('space-taken') : loadText(rules, piece, train, carClass)
}

/** A bid is for a box: while none is chosen there is nothing to confirm. */
export const CHOOSE_A_BOX: Reason = { rule: 'NB-3.2', code: 'choose-a-box', facts: {}, remedy: null }

/** What influence of a colour pays, or all of it: nothing is refused, but anyone who points at a number wants to know. */
export const aboutInfluence = (colour: string): Reason => ({
  rule: 'NB-5.8',
  code: 'influence',
  facts: { colour },
  remedy: null,
})

const ofSpaces = (code: string): Reason => ({ rule: 'NB-6.4', code, facts: {}, remedy: 'another-space' })

/** In an area: whatever is done on the map now; where nothing is, to build there. */
export const whyQuestionOfArea = (asking: Asking, area: number): string =>
  AREA_QUESTIONS[questionOf(asking)]?.(asking, area) ?? firstLink(asking, area)

const AREA_QUESTIONS: Partial<Record<TableQuestion, (asking: Asking, area: number) => string | null>> = {
  build: linkQuestion,
  way: (asking, area) => `way ${nameOf(asking, area)}`,
  act: loadQuestion,
  sell: saleQuestion,
}

const linkText = (asking: Asking, from: number, to: number): string =>
  `build ${nameOf(asking, from)} > ${nameOf(asking, to)}`

const neighbourOf = ({ rules: { map } }: Asking, area: number): number =>
  map.areas.findIndex((_, other) => linkBetween(map, area, other) >= 0)

const firstLink = (asking: Asking, area: number): string => linkText(asking, area, neighbourOf(asking, area))

/** From the head of the series; at the head itself the way back. */
function linkQuestion(asking: Asking, area: number): string {
  const { rules, view } = asking
  const head = headNow(asking)
  if (head === null) return firstLink(asking, area)
  const last = view.series.links.at(-1)
  return linkText(asking, head, area === head && last !== undefined ? rules.map.from[last]! : area)
}

/** Of several kinds that stand there the next each time it is asked; `null`: none does. */
function loadQuestion(asking: Asking, area: number): string | null {
  const questions = cargoesAt(asking.view, area).map(cargo => whyQuestionOfPiece(asking, { area, cargo }))
  return questions[questions.indexOf(asking.lastQuestion ?? '') + 1] ?? questions[0] ?? null
}

/** What stands in an area. */
export function cargoesAt({ goods, reds, greens }: View, area: number): Cargo[] {
  const at = { goods, red: reds, green: greens }
  return (['goods', 'red', 'green'] as const).filter(cargo => at[cargo][area]! > 0)
}

/** A piece that cannot be moved: to load it, on an own train if there is one. */
export function whyQuestionOfPiece({ rules, view }: Pick<TableModel, 'rules' | 'view'>, piece: Piece): string {
  const own = rules.trains.findIndex((_, train) => view.trains[train] === view.toMove)
  return loadText(rules, piece, Math.max(0, own), SECOND)
}

/** A line to the end that was chosen, or to one that could be; to a company that has a station at one of them. */
function saleQuestion(asking: Asking, area: number): string {
  const { targets, choice, view } = asking
  const end = choice.end ?? targetsOn(targets, 'line')[0]!.one
  const company = isStationOf(view.stations[end]! | view.stations[area]!, 0) ? 'red' : 'green'
  return `sell ${nameOf(asking, end)} - ${nameOf(asking, area)} to ${company}`
}
