import { FIRST, GOODS, SECOND } from '@roundhouse/nuremberg/base/piece'
import type { Train } from '@roundhouse/nuremberg/base/table'
import type { Room } from './haul.ts'

/** Some trains that may be bought together: at most one of a row (NB-6.2). */
export interface Pack {
  readonly trains: readonly number[]
  /** In brown. */
  readonly cost: number
  readonly room: Room
}

const NO_TRAINS: Pack = { trains: [], cost: 0, room: { first: 0, second: 0, goods: 0 } }

/** All packs of at most so many of these trains, the empty one first. */
export function packsOf(trains: readonly Train[], isFree: (train: number) => boolean, most: number): Pack[] {
  const packs = [NO_TRAINS]
  for (let from = 0, size = 0; size < most; size++) {
    const until = packs.length
    for (; from < until; from++) addEach(trains, isFree, packs, packs[from]!)
  }
  return packs
}

/** Trains stand row by row, so a later row is one that the pack does not have. */
function addEach(trains: readonly Train[], isFree: (train: number) => boolean, packs: Pack[], pack: Pack): void {
  const last = pack.trains.at(-1)
  for (let train = 0; train < trains.length; train++)
    if ((last === undefined || trains[train]!.row > trains[last]!.row) && isFree(train))
      packs.push(withTrain(pack, train, trains[train]!))
}

const withTrain = ({ trains, cost, room }: Pack, train: number, { cost: more, spaces }: Train): Pack => ({
  trains: [...trains, train],
  cost: cost + more,
  room: {
    first: room.first + spaces[FIRST]!,
    second: room.second + spaces[SECOND]!,
    goods: room.goods + spaces[GOODS]!,
  },
})

/** Those packs that no other one beats: as cheap, and with as much room of each kind. */
export const worthyPacks = (packs: readonly Pack[]): Pack[] =>
  packs.filter((pack, place) => !packs.some((other, at) => at !== place && beats(other, pack, at < place)))

/** Room in first class serves as second class too. */
function beats(one: Pack, other: Pack, isEarlier: boolean): boolean {
  const seats = (pack: Pack) => pack.room.first + pack.room.second
  const isAsGood =
    one.cost <= other.cost &&
    one.room.first >= other.room.first &&
    seats(one) >= seats(other) &&
    one.room.goods >= other.room.goods
  return isAsGood && (isEarlier || !isSame(one, other))
}

const isSame = (one: Pack, other: Pack): boolean =>
  one.cost === other.cost &&
  one.room.first === other.room.first &&
  one.room.second === other.room.second &&
  one.room.goods === other.room.goods
