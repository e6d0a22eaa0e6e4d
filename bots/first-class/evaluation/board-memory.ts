import type { Player } from '@roundhouse/first-class/base/board/player'
import { copyTrain, newTrain, type Train } from '@roundhouse/first-class/base/board/train'
import type { Scale } from './scale.ts'

/**
 * What a board looked like when it was evaluated last: lists are replaced, never changed, so what is the same list is the
 * same. Most plans change one thing, and most plans of others nothing at all.
 */
export interface BoardMemory {
  scale: Scale | null
  readonly trains: readonly [Train, Train]
  tilesLaid: number
  arrived: number
  route: readonly number[] | null
  locomotive: number
  postcards: readonly number[] | null
  middle: readonly number[] | null
  marks: readonly number[] | null
  endCards: readonly number[] | null
  taken: readonly number[] | null
  kept: number
}

export const newBoardMemory = (): BoardMemory => ({
  scale: null,
  trains: [copyTrain(newTrain()), copyTrain(newTrain())],
  tilesLaid: -1,
  arrived: -1,
  route: null,
  locomotive: -1,
  postcards: null,
  middle: null,
  marks: null,
  endCards: null,
  taken: null,
  kept: -1,
})

/** Each of these is asked once for a position: it answers whether a thing changed, and remembers how it is now. */
export function hasTrainChanged(memory: Train, { cars, conductor, mail, tile, guests, seated }: Train): boolean {
  if (
    cars === memory.cars &&
    conductor === memory.conductor &&
    mail === memory.mail &&
    tile === memory.tile &&
    guests === memory.guests &&
    seated === memory.seated
  )
    return false
  memory.cars = cars
  memory.conductor = conductor
  memory.mail = mail
  memory.tile = tile
  memory.guests = guests
  memory.seated = seated
  return true
}

export function hasStackChanged(memory: BoardMemory, tilesLaid: number, arrived: number): boolean {
  if (tilesLaid === memory.tilesLaid && arrived === memory.arrived) return false
  memory.tilesLaid = tilesLaid
  memory.arrived = arrived
  return true
}

export function hasRouteChanged(
  memory: BoardMemory,
  { route, locomotive }: Player,
  postcards: readonly number[],
): boolean {
  if (route === memory.route && locomotive === memory.locomotive && postcards === memory.postcards) return false
  memory.route = route
  memory.locomotive = locomotive
  memory.postcards = postcards
  return true
}

export function hasMiddleChanged(memory: BoardMemory, { middle, marks }: Player): boolean {
  if (middle === memory.middle && marks === memory.marks) return false
  memory.middle = middle
  memory.marks = marks
  return true
}

export function hasCardsChanged(memory: BoardMemory, { endCards, taken }: Player, kept: number): boolean {
  if (endCards === memory.endCards && taken === memory.taken && kept === memory.kept) return false
  memory.endCards = endCards
  memory.taken = taken
  memory.kept = kept
  return true
}

export function hasScaleChanged(memory: BoardMemory, scale: Scale): boolean {
  if (scale === memory.scale) return false
  memory.scale = scale
  return true
}
