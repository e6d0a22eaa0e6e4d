import {
  carAtCard,
  carCount,
  MAIL_PLACE,
  stepOfCar,
  TILE_PLACE,
  TOP,
  TRAINS,
  type Train,
  type TrainName,
  valueOfCar,
} from '@roundhouse/first-class/base/board/train'
import { kindOf, MOST } from '@roundhouse/first-class/base/frames/effect'
import { FREE } from '@roundhouse/first-class/base/numbers'
import type { View } from '@roundhouse/first-class/base/view'
import type { Reason, Seat } from '@roundhouse/kernel/game'
import { placeOfCar } from './places.ts'
import { kindOfPlace, type Place, type PlaceKind, type Steps, type TableTargets, whichAt } from './targets.ts'

/**
 * What is asked of something that is closed: a move, to be told why it cannot be made; what is so in every moment; or of
 * what lies beside a place the same as there, and while that is open why it is not chosen here.
 */
export type WhyQuestion = string | Reason | Beside

interface Beside {
  readonly place: Place
  readonly whileOpen: Reason
}

/** What is asked in the end. */
export function moveOrReason(question: WhyQuestion, view: View, targets: TableTargets): string | Reason {
  if (typeof question === 'string' || 'rule' in question) return question
  return targets.has(question.place) ? question.whileOpen : whyQuestionAt(view, question.place)!
}

type MoveInMind = (which: string, view: View) => string

/** An upgrade of choice is what a car is meant for while the frame gives one, also where its limit forbids it. */
const gives = ({ frame }: View, kind: number): boolean => frame?.left.some(symbol => kindOf(symbol) === kind) ?? false

/**
 * By the kinds of places that are shown also while they are closed. Any coin buys a point: where not even that can be
 * bought, nothing can.
 */
const WHY_QUESTIONS: Readonly<Partial<Record<PlaceKind, MoveInMind>>> = {
  offer: which => `take ${which}`,
  tile: () => 'tile',
  display: which => `buy ${which} with 4 0 0`,
  car: (which, view) => `${gives(view, FREE) ? 'free' : 'up'} ${which}`,
  end: (which, view) => (gives(view, FREE) ? `free ${which} car` : `car ${which}`),
  ahead: which => `loco ${Math.min(Number(which), MOST)}`,
  coins: which => `spend ${which} point`,
  contract: which => `fulfil ${which}`,
  middle: which => `lay ${which}`,
  storage: which => `use ${which}`,
  waiting: which => `do ${which}`,
}

/** The move that somebody would want to make at a place where none can be made; `null`: it is only shown while it is open. */
export function whyQuestionAt(view: View, place: Place): string | null {
  return WHY_QUESTIONS[kindOfPlace(place)]?.(whichAt(place), view) ?? null
}

const always = (rule: string, code: string, facts: Reason['facts'], remedy: string | null = null): Reason => ({
  rule,
  code,
  facts,
  remedy,
})

const MAIL_CAR_COMES_SIXTH = always('FC-6.1', 'mail-car-comes-sixth', {})
export const CITY_HAS_SCORED = always('FC-8.2', 'city-has-scored', {})
export const TILE_COMES_LAST = always('FC-6.3', 'tile-comes-last', {})

/** Of a card of one's own train that is no place: why nothing is ever chosen there. `null`: it is a place. */
export function whyNoPlace(train: Train, which: 0 | 1, card: number): WhyQuestion | null {
  const name = TRAINS[which]
  if (card === MAIL_PLACE) return MAIL_CAR_COMES_SIXTH
  if (card === TILE_PLACE) return TILE_COMES_LAST
  const car = carAtCard(card)
  if (car <= carCount(train)) return whyNotThisCar(train, name, car)
  return { place: `end ${name}`, whileOpen: always('FC-5.1', 'at-the-right-end', { train: name }) }
}

function whyNotThisCar(train: Train, name: TrainName, car: number): WhyQuestion | null {
  const value = valueOfCar(train, car)
  if (stepOfCar(train, car) === TOP) return always('FC-5.2', 'already-12', {})
  if (placeOfCar(name, train, car) !== null) return null
  const whileOpen = always('FC-5.3', 'not-the-leftmost', { train: name, value }, 'leftmost-car')
  return { place: `car ${name} ${value}`, whileOpen }
}

/** Why a conductor goes no fewer steps. */
export const whyNoFewer = (train: TrainName, steps: Steps): Reason =>
  steps[train] === 0
    ? always('FC-7.2', 'makes-no-step', { train })
    : always('FC-7.2', 'one-step-at-least', {}, 'other-conductor')

/** Everybody builds on a board of their own. */
export const notYours = (seat: Seat): Reason => always('FC-1.3', 'not-your-board', { seat }, 'own-board')
