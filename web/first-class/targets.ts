import { TRAINS, type TrainName } from '@roundhouse/first-class/base/train'

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

type Words = readonly string[]

const raised = ([train, value]: Words): Place => (value === 'car' ? `end ${train}` : `car ${train} ${value}`)

/** Where each move is chosen, by its first word. */
const PLACES: Readonly<Record<string, (words: Words) => Place>> = {
  keep: ([card]) => `hand ${card}`,
  take: ([slot]) => `offer ${slot}`,
  decline: ([slot]) => `offer ${slot}`,
  tile: () => 'tile',
  car: ([train]) => `end ${train}`,
  up: raised,
  free: raised,
  mail: ([n]) => `mail ${n}`,
  both: ([n]) => `button both ${n}`,
  cond: () => 'conductors',
  loco: ([cities]) => `ahead ${cities}`,
  pick: ([card]) => `display ${card}`,
  buy: ([card]) => `display ${card}`,
  spend: ([column]) => `coins ${column}`,
  fulfil: ([card]) => `contract ${card}`,
  do: words => `waiting ${words.join(' ')}`,
  seat: ([train]) => `guest ${train}`,
  board: ([half]) => `guest ${half === 'luggage' ? 'lower' : 'upper'}`,
  postcard: ([routeCard]) => `route ${routeCard}`,
  lay: ([position]) => `middle ${position}`,
  use: ([card]) => `storage ${card}`,
  done: () => 'button done',
  end: () => 'button end',
  score: () => 'button score',
}

/** Where a move is chosen. A move nobody foresaw is a button by its own text, so that nothing is ever missing. */
export function placeOf(text: string): Place {
  const [word, ...words] = text.split(' ')
  return PLACES[word!]?.(words) ?? `button ${text}`
}

/** Every legal move by the place where it is chosen. */
export type Targets = ReadonlyMap<Place, readonly string[]>

export function targetsOf(moves: readonly string[]): Targets {
  const targets = new Map<Place, string[]>()
  for (const text of moves) {
    const place = placeOf(text)
    const there = targets.get(place)
    if (there === undefined) targets.set(place, [text])
    else there.push(text)
  }
  return targets
}

export const kindOfPlace = (place: Place): PlaceKind => place.split(' ')[0] as PlaceKind

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
