import { TRAINS, type TrainName } from '@roundhouse/first-class/base/board/train'
import type { Choice, ChoiceTo, UpgradeOfChoice } from '@roundhouse/first-class/base/choice'
import { writeSource } from '@roundhouse/first-class/base/frames/waiting'
import { choiceIn, moveKindOf } from '@roundhouse/first-class/base/move-kind'
import type { Rules } from '@roundhouse/first-class/base/table'
import type { Move } from '@roundhouse/kernel/game'
import { readMove } from '@roundhouse/kernel/move-kind'

/**
 * A place where a choice is made. On the table: a card of the offer, a car by its worth (of equal ones the leftmost),
 * the free end of a train, and so on. Only in the decision: what has no place of its own.
 */
export const PLACE_KINDS = [
  'hand',
  'offer',
  'tile',
  'display',
  'car',
  'end',
  'guest',
  'conductors',
  'ahead',
  'coins',
  'contract',
  'route',
  'middle',
  'mail',
  'storage',
  'waiting',
  'button',
] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** The kind and which one: `offer b3`, `car upper 4`, `waiting mail upper`. */
export type Place = PlaceKind | `${PlaceKind} ${string}`

const raised = ({ train, from }: UpgradeOfChoice): Place => (from === null ? `end ${train}` : `car ${train} ${from}`)

type Places = { readonly [Do in Choice['do']]: (choice: ChoiceTo<Do>, rules: Rules, move: Move) => Place }

/** Where each move is chosen, by what it does. */
const PLACES: Places = {
  keep: ({ card }) => `hand ${card}`,
  take: ({ place }) => `offer ${place}`,
  decline: ({ place }) => `offer ${place}`,
  tile: () => 'tile',
  car: ({ train }) => `end ${train}`,
  up: raised,
  free: raised,
  mail: ({ mailCar }) => `mail ${mailCar}`,
  both: ({ steps }) => `button both ${steps}`,
  cond: () => 'conductors',
  loco: ({ cities }) => `ahead ${cities}`,
  pick: ({ card }) => `display ${card}`,
  buy: ({ card }) => `display ${card}`,
  spend: ({ column }) => `coins ${column}`,
  fulfil: ({ card }) => `contract ${card}`,
  begin: (_choice, rules, move) => `waiting ${writeSource(rules, choiceIn(move))}`,
  seat: ({ train }) => `guest ${train}`,
  board: ({ half }) => `guest ${half === 'luggage' ? 'lower' : 'upper'}`,
  postcard: ({ place }) => `route ${place}`,
  lay: ({ position }) => `middle ${position}`,
  use: ({ card }) => `storage ${card}`,
  done: () => 'button done',
  end: () => 'button end',
  score: () => 'button score',
}

interface ReadMove {
  readonly move: Move
  readonly choice: Choice
}

const known = new WeakMap<Rules, Map<string, ReadMove>>()

/** Reads a move. Many parts of the table ask this of the same moves. */
function moveIn(rules: Rules, text: string): ReadMove {
  const moves = known.get(rules) ?? new Map<string, ReadMove>()
  known.set(rules, moves)
  const found = moves.get(text)
  if (found !== undefined) return found
  const move = readMove(rules.moveKinds, rules, text)
  if (move === null) throw new Error(`No place on the table is known for the move "${text}"`)
  const read = { move, choice: moveKindOf(rules, move).describe(rules, choiceIn(move)) }
  moves.set(text, read)
  return read
}

/** What is chosen with the move that is written so. */
export const choiceOf = (rules: Rules, text: string): Choice => moveIn(rules, text).choice

/** Where a move is chosen. */
export function placeOf(rules: Rules, text: string): Place {
  const { move, choice } = moveIn(rules, text)
  // What it does is what the place is found by, which the compiler cannot follow.
  return PLACES[choice.do](choice as never, rules, move)
}

/** Every legal move by the place where it is chosen. */
export type Targets = ReadonlyMap<Place, readonly string[]>

export function targetsOf(rules: Rules, moves: readonly string[]): Targets {
  const targets = new Map<Place, string[]>()
  for (const text of moves) {
    const place = placeOf(rules, text)
    const there = targets.get(place)
    if (there === undefined) targets.set(place, [text])
    else there.push(text)
  }
  return targets
}

/** Places in the order they are numbered: as they stand on the table, each once. */
export const inOrder = (places: readonly (string | undefined)[]): Place[] =>
  [...new Set(places.filter(place => place !== undefined))] as Place[]

export const kindOfPlace = (place: Place): PlaceKind => place.split(' ', 1)[0] as PlaceKind

/** Which one of its kind: `b3` of `offer b3`. */
export const whichAt = (place: Place): string => place.slice(kindOfPlace(place).length + 1)

/** How far each conductor goes. */
export type Steps = Readonly<Record<TrainName, number>>

export const totalSteps = ({ upper, lower }: Steps): number => upper + lower

const OTHER: Readonly<Record<TrainName, TrainName>> = { upper: 'lower', lower: 'upper' }

/** A conductor is to go so far; where that leaves too few steps for the other one, that one goes less far. */
export function stepsWith(moves: readonly string[], steps: Steps, train: TrainName, n: number): Steps {
  const sharing = (other: number): Steps => ({ ...steps, [train]: n, [OTHER[train]]: other })
  for (let other = steps[OTHER[train]]; other >= 0; other--)
    if (moves.includes(writeSteps(sharing(other)))) return sharing(other)
  return steps
}

/** How far each conductor goes by `cond upper 2 lower 1`, whole or without its first word. */
export function readSteps(text: string): Steps {
  const words = text.split(' ')
  const steps = (train: TrainName): number => (words.includes(train) ? Number(words[words.indexOf(train) + 1]) : 0)
  return { upper: steps('upper'), lower: steps('lower') }
}

export function writeSteps(steps: Steps): string {
  const parts = TRAINS.filter(train => steps[train] > 0).map(train => `${train} ${steps[train]}`)
  return ['cond', ...parts].join(' ')
}
