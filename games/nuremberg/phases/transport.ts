import type { Move } from '@roundhouse/kernel/game'
import { choiceIn, defineMoveKind, moveOf, readWord } from '@roundhouse/kernel/move-kind'
import type { Cargo } from '../base/choice.ts'
import { bitOf, COMPANIES, type CompanyNumber, GREEN, RED } from '../base/company.ts'
import { type Area, areaAt, areaName } from '../base/map.ts'
import { areaNamed } from '../base/names.ts'
import { servedBy, touchedAt } from '../base/network.ts'
import { MOVES } from '../base/numbers.ts'
import {
  CLASS_NUMBERS,
  CLASSES,
  type ClassNumber,
  FIRST,
  GOODS,
  GREY,
  NOTHING,
  PIECES,
  passengerOf,
  pieceName,
  SECOND,
} from '../base/piece.ts'
import {
  goodsAt,
  greensAt,
  holderOf,
  ownersAt,
  redsAt,
  type State,
  type TrainNumber,
  withEntry,
} from '../base/state.ts'
import { type GameTable, type MoveKind, me, type Objection, trainAt } from '../base/table.ts'
import { isTouched, servedFrom } from '../routes/networks.ts'

const CARGOES = ['goods', ...COMPANIES] as const satisfies readonly Cargo[]
const CARGO_GOODS = 0
const CARGO_RED = 1
const CARGO_GREEN = 2
const PASSENGER_CLASSES = CLASSES.slice(0, GOODS)
const PASSENGER_CLASS_NUMBERS = [FIRST, SECOND] as const
const GOODS_CLASS = [GOODS] as const
const companyOf = (cargo: number): CompanyNumber => cargo - 1

// A load as a number: area, cargo, train and class

const TRAINS = 32
export const classOf = (choice: number): ClassNumber => (choice % CLASSES.length) as ClassNumber
const trainOf = (choice: number): TrainNumber => Math.floor(choice / CLASSES.length) % TRAINS
export const cargoOf = (choice: number): number => Math.floor(choice / (CLASSES.length * TRAINS)) % CARGOES.length
export const areaOf = (choice: number): Area => Math.floor(choice / (CLASSES.length * TRAINS * CARGOES.length))

const choiceOf = (area: Area, cargo: number, train: TrainNumber, carClass: ClassNumber): number =>
  ((area * CARGOES.length + cargo) * TRAINS + train) * CLASSES.length + carClass

/** The first free space of a class on a train; -1: none. */
function freeSpace({ rules, state }: GameTable, train: TrainNumber, carClass: ClassNumber): number {
  const { spaces, at } = trainAt(rules, train)
  const first = at[carClass]
  for (let space = first; space < first + spaces[carClass]; space++) if (state.spaces[space] === NOTHING) return space
  return -1
}

const pieceAt = ({ rules: { map } }: GameTable, area: Area, cargo: number): number =>
  cargo === CARGO_GOODS ? areaAt(map, area).goods : passengerOf(companyOf(cargo))

const countAt = (state: State, area: Area, cargo: number): number =>
  cargo === CARGO_GOODS ? goodsAt(state, area) : cargo === CARGO_RED ? redsAt(state, area) : greensAt(state, area)

// Why a piece does not move

const pieceFacts = (table: GameTable, choice: number) => ({
  area: areaName(table.rules.map, areaOf(choice)),
  piece: PIECES[pieceAt(table, areaOf(choice), cargoOf(choice)) - 1] ?? ('goods' as const),
})
const spaceFacts = ({ rules, state }: GameTable, choice: number) => ({
  train: trainAt(rules, trainOf(choice)).name,
  class: CLASSES[classOf(choice)],
  holder: holderOf(state, trainOf(choice)),
})

const NOT_THERE: Objection = { rule: 'NB-6.4', code: 'no-such-piece', facts: pieceFacts }
const NOT_YOURS: Objection = { rule: 'NB-6.4', code: 'not-your-train', remedy: 'buy-a-train', facts: spaceFacts }
const FULL: Objection = { rule: 'NB-6.4', code: 'no-free-space', remedy: 'another-space', facts: spaceFacts }
const YELLOW_FAR: Objection = { rule: 'NB-6.5', code: 'no-track-there', remedy: 'build-there', facts: pieceFacts }
const GREY_FAR: Objection = { rule: 'NB-6.5', code: 'no-track-beside', remedy: 'build-beside', facts: pieceFacts }
const AT_HOME: Objection = { rule: 'NB-6.7', code: 'already-there', facts: pieceFacts }
const NO_WAY: Objection = { rule: 'NB-6.6', code: 'no-way-to-station', remedy: 'build-a-way', facts: pieceFacts }

function refusePiece(table: GameTable, area: Area, cargo: number): Objection | null {
  if (countAt(table.state, area, cargo) === 0) return NOT_THERE
  return cargo === CARGO_GOODS ? refuseGoods(table, area) : refusePassenger(table, area, companyOf(cargo))
}

/** Own track must touch the area of yellow goods, or an area beside that of grey goods (NB-6.5). */
function refuseGoods(table: GameTable, area: Area): Objection | null {
  const { network } = me(table)
  if (areaAt(table.rules.map, area).goods === GREY) return network.beside.includes(area) ? null : GREY_FAR
  return isTouched(network, area) ? null : YELLOW_FAR
}

/** To a station of his colour over own connected track; not from one (NB-6.6, NB-6.7). */
function refusePassenger(table: GameTable, area: Area, company: CompanyNumber): Objection | null {
  if (ownersAt(table.state, area) & bitOf(company)) return AT_HOME
  return servedFrom(me(table).network, area) & bitOf(company) ? null : NO_WAY
}

/** A free space on an own train; that goods go on goods spaces, and passengers in a class, no text says otherwise (NB-6.4). */
function refuseSpace(table: GameTable, choice: number): Objection | null {
  const train = trainOf(choice)
  const carClass = classOf(choice)
  if (table.state.trains[train] !== table.state.toMove) return NOT_YOURS
  return freeSpace(table, train, carClass) < 0 ? FULL : null
}

/** `load red Lauf 3b second`, `load goods Ronhof 3b`: one piece to one space (NB-6.4). */
export const load: MoveKind<'load'> = defineMoveKind({
  number: MOVES.load,
  word: 'load',
  form: 'load goods AREA TRAIN | load red|green AREA TRAIN first|second',
  choices: 0,
  outOfPhase: { rule: 'NB-6.1', code: 'no-trains-now', remedy: 'train-phase' },
  refuse: (table, choice) => refusePiece(table, areaOf(choice), cargoOf(choice)) ?? refuseSpace(table, choice),
  list: listLoads,

  play(table, choice) {
    const { state } = table
    const area = areaOf(choice)
    const cargo = cargoOf(choice)
    const piece = pieceAt(table, area, cargo)
    takeFrom(state, area, cargo)
    state.spaces = withEntry(state.spaces, freeSpace(table, trainOf(choice), classOf(choice)), piece)
    state.place++
    table.emit?.({
      key: 'loaded',
      facts: {
        seat: state.toMove,
        area: areaName(table.rules.map, area),
        piece: pieceName(piece),
        train: trainAt(table.rules, trainOf(choice)).name,
        class: CLASSES[classOf(choice)],
      },
    })
  },

  write({ map, trains, rules2009 }, choice) {
    const carClass = cargoOf(choice) === CARGO_GOODS || rules2009 ? '' : ` ${CLASSES[classOf(choice)]}`
    return `load ${CARGOES[cargoOf(choice)]} ${areaName(map, areaOf(choice))} ${trains[trainOf(choice)]!.name}${carClass}`
  },

  describe: ({ map, trains }, choice) => ({
    do: 'load',
    cargo: CARGOES[cargoOf(choice)]!,
    area: areaName(map, areaOf(choice)),
    train: trains[trainOf(choice)]!.name,
    class: CLASSES[classOf(choice)],
  }),

  read({ map, trains, rules2009 }, [name, ...words]) {
    const cargo = readWord(CARGOES, name)
    const hasClass = cargo !== CARGO_GOODS && !rules2009
    const carClass = hasClass ? readWord(PASSENGER_CLASSES, words.at(-1)) : cargo === CARGO_GOODS ? GOODS : SECOND
    const rest = hasClass ? words.slice(0, -1) : words
    const train = trains.findIndex(each => each.name === rest.at(-1)?.toLowerCase())
    const area = areaNamed(map, rest.slice(0, -1).join(' '))
    return [cargo, carClass, train, area].includes(-1) ? null : choiceOf(area, cargo, train, carClass as ClassNumber)
  },
})

function takeFrom(state: State, area: Area, cargo: number): void {
  if (cargo === CARGO_GOODS) state.goods = withEntry(state.goods, area, goodsAt(state, area) - 1)
  else if (cargo === CARGO_RED) state.reds = withEntry(state.reds, area, redsAt(state, area) - 1)
  else state.greens = withEntry(state.greens, area, greensAt(state, area) - 1)
}

// The list, the shorter way: only what own track reaches, and only the trains there is room on

const ownTrains: TrainNumber[] = []

function listLoads(table: GameTable, into: Move[]): void {
  const { state } = table
  const room = roomByClass(table)
  const takesGoods = (room & (1 << GOODS)) !== 0
  const takesPassengers = (room & ((1 << FIRST) | (1 << SECOND))) !== 0
  const { network } = me(table)
  for (let i = 0; i < network.areas.length; i++) {
    const area = touchedAt(network, i)
    if (takesGoods && goodsAt(state, area) > 0) listTrains(table, area, CARGO_GOODS, into)
    const served = takesPassengers ? servedBy(network, i) & ~ownersAt(state, area) : 0
    if (served & RED && redsAt(state, area) > 0) listTrains(table, area, CARGO_RED, into)
    if (served & GREEN && greensAt(state, area) > 0) listTrains(table, area, CARGO_GREEN, into)
  }
  if (takesGoods)
    for (const area of network.beside) if (goodsAt(state, area) > 0) listTrains(table, area, CARGO_GOODS, into)
}

/** Remembers the trains of the player to move, and answers on which classes there is room, as bits. */
function roomByClass(table: GameTable): number {
  let room = 0
  ownTrains.length = 0
  for (let train = 0; train < table.state.trains.length; train++) {
    if (table.state.trains[train] !== table.state.toMove) continue
    ownTrains.push(train)
    for (const carClass of CLASS_NUMBERS) if (freeSpace(table, train, carClass) >= 0) room |= 1 << carClass
  }
  return room
}

function listTrains(table: GameTable, area: Area, cargo: number, into: Move[]): void {
  const classes = cargo === CARGO_GOODS ? GOODS_CLASS : PASSENGER_CLASS_NUMBERS
  for (const train of ownTrains)
    for (const carClass of classes)
      if (freeSpace(table, train, carClass) >= 0) into.push(moveOf(load, choiceOf(area, cargo, train, carClass)))
}

// What stays behind

/** Pieces that could be loaded now: as many as there are free spaces, and the areas they stand in. */
export interface WaitingLoad {
  readonly kind: 'goods' | 'passengers'
  readonly count: number
  readonly areas: readonly Area[]
}

/** Goods have spaces of their own; passengers take any other (NB-6.4). */
export function unloaded(table: GameTable): WaitingLoad[] {
  const loads: Move[] = []
  listLoads(table, loads)
  return [unloadedOf(table, loads.map(choiceIn), true), unloadedOf(table, loads.map(choiceIn), false)].filter(
    ({ count }) => count > 0,
  )
}

function unloadedOf(table: GameTable, loads: readonly number[], isGoods: boolean): WaitingLoad {
  const pieces = new Map<number, number>()
  const spaces = new Set<number>()
  for (const choice of loads) {
    const cargo = cargoOf(choice)
    if ((cargo === CARGO_GOODS) !== isGoods) continue
    pieces.set(areaOf(choice) * CARGOES.length + cargo, countAt(table.state, areaOf(choice), cargo))
    spaces.add(trainOf(choice) * CLASSES.length + classOf(choice))
  }
  const room = sumOf([...spaces], space => freeSpaces(table, trainOf(space), classOf(space)))
  const areas = [...new Set([...pieces.keys()].map(piece => Math.floor(piece / CARGOES.length)))]
  return {
    kind: isGoods ? 'goods' : 'passengers',
    count: Math.min(
      room,
      sumOf([...pieces.values()], count => count),
    ),
    areas,
  }
}

const sumOf = (numbers: readonly number[], of: (n: number) => number): number =>
  numbers.reduce((sum, n) => sum + of(n), 0)

function freeSpaces({ rules, state }: GameTable, train: TrainNumber, carClass: ClassNumber): number {
  const { spaces, at } = trainAt(rules, train)
  return state.spaces.slice(at[carClass], at[carClass] + spaces[carClass]).filter(piece => piece === NOTHING).length
}
