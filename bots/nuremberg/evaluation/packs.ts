import type { Seat } from '@roundhouse/kernel/game'
import { FIRST, GOODS, SECOND } from '@roundhouse/nuremberg/base/piece'
import { NONE, type State } from '@roundhouse/nuremberg/base/state'
import type { Rules, Train } from '@roundhouse/nuremberg/base/table'
import type { TrainRoom } from './haul.ts'

const TRAINS_A_TURN = 3

/** Some trains that may be bought together: at most three, and one of a row (NB-6.2). */
export interface Pack {
  readonly trains: readonly number[]
  /** A bit for each of its trains, and for each of their rows. */
  readonly trainBits: number
  readonly rowBits: number
  /** In brown. */
  readonly cost: number
  readonly room: TrainRoom
}

const NO_TRAINS: Pack = { trains: [], trainBits: 0, rowBits: 0, cost: 0, room: { first: 0, second: 0, goods: 0 } }

interface Packs {
  readonly all: readonly Pack[]
  /** Those that no other one beats: as cheap, and with as much room of each kind. */
  readonly best: readonly Pack[]
  /** Those that are still free, by what is taken and what can be paid: a search asks for the same ones again and again. */
  readonly free: Map<number, FreePacks>
}

/** The packs that a seat could still buy, the empty one among them. */
export interface FreePacks {
  readonly packs: readonly Pack[]
  /** Of those with the same room the cheapest: there are several hundred packs, and much fewer rooms. */
  readonly cheapest: readonly Pack[]
  /** By pack: the place of the cheapest one with the same room. */
  readonly rooms: readonly number[]
}

const MOST_KNOWN = 2000

const known = new WeakMap<Rules, Packs>()

function packsOf(rules: Rules): Packs {
  const packs = known.get(rules) ?? makePacks(rules.trains)
  known.set(rules, packs)
  return packs
}

/** The packs worth thinking of while all trains are free, for at most so much brown. */
export const bestPacks = (rules: Rules, brown: number): readonly Pack[] =>
  packsOf(rules).best.filter(({ cost }) => cost <= brown)

/** The packs that a seat could still buy in this turn for at most so much brown. */
export function freePacks(rules: Rules, { trains }: State, seat: Seat, brown = Number.POSITIVE_INFINITY): FreePacks {
  let [taken, ownRows, own] = [0, 0, 0]
  for (let train = 0; train < trains.length; train++) {
    const owner = trains[train]!
    if (owner !== NONE) taken |= 1 << train
    if (owner !== seat) continue
    ownRows |= 1 << rules.trains[train]!.row
    own++
  }
  const { all, free } = packsOf(rules)
  const most = Math.min(brown, MOST_BROWN)
  const key = ((taken * ROWS + ownRows) * (TRAINS_A_TURN + 1) + own) * (MOST_BROWN + 1) + most
  const found = free.get(key)
  if (found !== undefined) return found
  const packs = all.filter(
    pack =>
      pack.cost <= most &&
      (pack.trainBits & taken) === 0 &&
      (pack.rowBits & ownRows) === 0 &&
      pack.trains.length + own <= TRAINS_A_TURN,
  )
  if (free.size >= MOST_KNOWN) free.clear()
  const answer = { packs, ...byRoom(packs) }
  free.set(key, answer)
  return answer
}

function byRoom(packs: readonly Pack[]): Pick<FreePacks, 'cheapest' | 'rooms'> {
  const places = new Map<string, number>()
  const cheapest: Pack[] = []
  const rooms = packs.map(pack => {
    const { first, second, goods } = pack.room
    const key = `${first} ${second} ${goods}`
    const place = places.get(key) ?? cheapest.length
    places.set(key, place)
    if (place === cheapest.length || pack.cost < cheapest[place]!.cost) cheapest[place] = pack
    return place
  })
  return { cheapest, rooms }
}

/** No three trains cost more. */
const MOST_BROWN = 63
/** A bit for each row. */
const ROWS = 1 << 8

function makePacks(trains: readonly Train[]): Packs {
  const all = [NO_TRAINS]
  for (let from = 0, size = 0; size < TRAINS_A_TURN; size++)
    for (const until = all.length; from < until; from++) addEach(trains, all, all[from]!)
  const best = all.filter((pack, place) => !all.some((other, at) => at !== place && beats(other, pack, at < place)))
  return { all, best, free: new Map() }
}

/** Trains stand row by row, so a later row is one that the pack does not have. */
function addEach(trains: readonly Train[], packs: Pack[], pack: Pack): void {
  const last = pack.trains.at(-1)
  for (let train = 0; train < trains.length; train++)
    if (last === undefined || trains[train]!.row > trains[last]!.row) packs.push(withTrain(pack, train, trains[train]!))
}

const withTrain = ({ trains, trainBits, rowBits, cost, room }: Pack, number: number, train: Train): Pack => ({
  trains: [...trains, number],
  trainBits: trainBits | (1 << number),
  rowBits: rowBits | (1 << train.row),
  cost: cost + train.cost,
  room: {
    first: room.first + train.spaces[FIRST]!,
    second: room.second + train.spaces[SECOND]!,
    goods: room.goods + train.spaces[GOODS]!,
  },
})

/** Room in first class serves as second class too. Of two that are alike the earlier beats the later. */
function beats(one: Pack, other: Pack, isEarlier: boolean): boolean {
  const lead = [
    other.cost - one.cost,
    one.room.first - other.room.first,
    one.room.first + one.room.second - other.room.first - other.room.second,
    one.room.goods - other.room.goods,
  ]
  return lead.every(by => by >= 0) && (isEarlier || lead.some(by => by > 0))
}
