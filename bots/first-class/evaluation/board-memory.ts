import { NONE, type Player } from '@roundhouse/first-class/base/board/player'
import { copyTrain, newTrain, type Train } from '@roundhouse/first-class/base/board/train'
import type { Murder } from '@roundhouse/first-class/modules/c-murder/roles'
import type { Seat } from '@roundhouse/kernel/game'
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
  coins: readonly number[] | null
  holdsTile: boolean
  route: readonly number[] | null
  locomotive: number
  postcards: readonly number[] | null
  middle: readonly number[] | null
  marks: readonly number[] | null
  contracts: readonly number[] | null
  fulfilled: number
  evidence: readonly number[] | null
  destroy: readonly number[] | null
  murderer: Seat
  endCards: readonly number[] | null
  taken: readonly number[] | null
  kept: number
}

export const newBoardMemory = (): BoardMemory => ({
  scale: null,
  trains: [copyTrain(newTrain()), copyTrain(newTrain())],
  tilesLaid: -1,
  arrived: -1,
  coins: null,
  holdsTile: false,
  route: null,
  locomotive: -1,
  postcards: null,
  middle: null,
  marks: null,
  contracts: null,
  fulfilled: -1,
  evidence: null,
  destroy: null,
  murderer: NONE,
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

export function haveCoinsChanged(memory: BoardMemory, { coins }: Player): boolean {
  if (coins === memory.coins) return false
  memory.coins = coins
  return true
}

export function hasHolderChanged(memory: BoardMemory, holdsTile: boolean): boolean {
  if (holdsTile === memory.holdsTile) return false
  memory.holdsTile = holdsTile
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

export function haveContractsChanged(memory: BoardMemory, { contracts, fulfilled }: Player): boolean {
  if (contracts === memory.contracts && fulfilled === memory.fulfilled) return false
  memory.contracts = contracts
  memory.fulfilled = fulfilled
  return true
}

export function hasMurderChanged(memory: BoardMemory, murder: Murder | undefined): boolean {
  if (murder === undefined) return false
  const { evidence, destroy, murderer } = murder
  if (evidence === memory.evidence && destroy === memory.destroy && murderer === memory.murderer) return false
  memory.evidence = evidence
  memory.destroy = destroy
  memory.murderer = murderer
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
