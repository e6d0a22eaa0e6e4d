import type { Move } from '@roundhouse/kernel/game'
import { argOf, defineMoveKind, moveOf, readWord } from '@roundhouse/kernel/move-kind'
import type { Cargo } from '../base/choice.ts'
import { bitOf, COMPANIES } from '../base/company.ts'
import { areaNamed } from '../base/names.ts'
import { MOVES } from '../base/numbers.ts'
import { CLASSES, FIRST, GOODS, GREY, NOTHING, PIECES, passengerOf, SECOND } from '../base/piece.ts'
import { passengersOf, type State, withEntry } from '../base/state.ts'
import { type MoveKind, me, type Objection, type Table } from '../base/table.ts'
import { isTouched, servedFrom } from '../routes/networks.ts'

const CARGOES = ['goods', ...COMPANIES] as const satisfies readonly Cargo[]
const CARGO_GOODS = 0
const PASSENGER_CLASSES = CLASSES.slice(0, GOODS)
const companyOf = (cargo: number): number => cargo - 1

// A load as a number: area, cargo, train and class

const TRAINS = 32
export const classOf = (arg: number): number => arg % CLASSES.length
const trainOf = (arg: number): number => Math.floor(arg / CLASSES.length) % TRAINS
export const cargoOf = (arg: number): number => Math.floor(arg / (CLASSES.length * TRAINS)) % CARGOES.length
export const areaOf = (arg: number): number => Math.floor(arg / (CLASSES.length * TRAINS * CARGOES.length))

const argFor = (area: number, cargo: number, train: number, carClass: number): number =>
  ((area * CARGOES.length + cargo) * TRAINS + train) * CLASSES.length + carClass

/** The first free space of a class on a train; -1: none. */
function freeSpace({ rules, state }: Table, train: number, carClass: number): number {
  const { spaces, at } = rules.trains[train]!
  const first = at[carClass]!
  for (let space = first; space < first + spaces[carClass]!; space++) if (state.spaces[space] === NOTHING) return space
  return -1
}

const pieceAt = ({ rules: { map } }: Table, area: number, cargo: number): number =>
  cargo === CARGO_GOODS ? map.areas[area]!.goods : passengerOf(companyOf(cargo))

const countAt = (state: State, area: number, cargo: number): number =>
  cargo === CARGO_GOODS ? state.goods[area]! : passengersOf(state, companyOf(cargo))[area]!

// Why a piece does not move

const pieceFacts = (table: Table, arg: number) => ({
  area: table.rules.map.areas[areaOf(arg)]!.name,
  piece: PIECES[pieceAt(table, areaOf(arg), cargoOf(arg)) - 1] ?? ('goods' as const),
})
const spaceFacts = ({ rules, state }: Table, arg: number) => ({
  train: rules.trains[trainOf(arg)]!.name,
  class: CLASSES[classOf(arg)]!,
  holder: state.trains[trainOf(arg)]!,
})

const NOT_THERE: Objection = { rule: 'NB-6.4', code: 'no-such-piece', facts: pieceFacts }
const NOT_YOURS: Objection = { rule: 'NB-6.4', code: 'not-your-train', remedy: 'buy-a-train', facts: spaceFacts }
const FULL: Objection = { rule: 'NB-6.4', code: 'no-free-space', remedy: 'another-space', facts: spaceFacts }
const YELLOW_FAR: Objection = { rule: 'NB-6.5', code: 'no-track-there', remedy: 'build-there', facts: pieceFacts }
const GREY_FAR: Objection = { rule: 'NB-6.5', code: 'no-track-beside', remedy: 'build-beside', facts: pieceFacts }
const AT_HOME: Objection = { rule: 'NB-6.7', code: 'already-there', facts: pieceFacts }
const NO_WAY: Objection = { rule: 'NB-6.6', code: 'no-way-to-station', remedy: 'build-a-way', facts: pieceFacts }

function refusePiece(table: Table, area: number, cargo: number): Objection | null {
  if (countAt(table.state, area, cargo) === 0) return NOT_THERE
  return cargo === CARGO_GOODS ? refuseGoods(table, area) : refusePassenger(table, area, companyOf(cargo))
}

/** Own track must touch the area of yellow goods, or an area beside that of grey goods (NB-6.5). */
function refuseGoods(table: Table, area: number): Objection | null {
  const { network } = me(table)
  if (table.rules.map.areas[area]!.goods === GREY) return network.beside.includes(area) ? null : GREY_FAR
  return isTouched(network, area) ? null : YELLOW_FAR
}

/** To a station of his colour over own connected track; not from one (NB-6.6, NB-6.7). */
function refusePassenger(table: Table, area: number, company: number): Objection | null {
  if (table.state.stations[area]! & bitOf(company)) return AT_HOME
  return servedFrom(me(table).network, area) & bitOf(company) ? null : NO_WAY
}

/** A free space on an own train; that goods go on goods spaces, and passengers in a class, no text says otherwise (NB-6.4). */
function refuseSpace(table: Table, arg: number): Objection | null {
  const train = trainOf(arg)
  const carClass = classOf(arg)
  if (table.state.trains[train] !== table.state.toMove) return NOT_YOURS
  return freeSpace(table, train, carClass) < 0 ? FULL : null
}

/** `load red Lauf 3b second`, `load goods Ronhof 3b`: one piece to one space (NB-6.4). */
export const load: MoveKind<'load'> = defineMoveKind({
  number: MOVES.load,
  word: 'load',
  form: 'load goods AREA TRAIN | load red|green AREA TRAIN first|second',
  args: 0,
  outOfPhase: { rule: 'NB-6.1', code: 'no-trains-now', remedy: 'train-phase' },
  refuse: (table, arg) => refusePiece(table, areaOf(arg), cargoOf(arg)) ?? refuseSpace(table, arg),
  list: listLoads,

  play(table, arg) {
    const { state } = table
    const area = areaOf(arg)
    const cargo = cargoOf(arg)
    const piece = pieceAt(table, area, cargo)
    takeFrom(state, area, cargo)
    state.spaces = withEntry(state.spaces, freeSpace(table, trainOf(arg), classOf(arg)), piece)
    state.place++
    table.emit?.({
      key: 'loaded',
      facts: {
        seat: state.toMove,
        area: table.rules.map.areas[area]!.name,
        piece: PIECES[piece - 1]!,
        train: table.rules.trains[trainOf(arg)]!.name,
        class: CLASSES[classOf(arg)]!,
      },
    })
  },

  write({ map, trains, rules2009 }, arg) {
    const carClass = cargoOf(arg) === CARGO_GOODS || rules2009 ? '' : ` ${CLASSES[classOf(arg)]}`
    return `load ${CARGOES[cargoOf(arg)]} ${map.areas[areaOf(arg)]!.name} ${trains[trainOf(arg)]!.name}${carClass}`
  },

  describe: ({ map, trains }, arg) => ({
    do: 'load',
    cargo: CARGOES[cargoOf(arg)]!,
    area: map.areas[areaOf(arg)]!.name,
    train: trains[trainOf(arg)]!.name,
    class: CLASSES[classOf(arg)]!,
  }),

  read({ map, trains, rules2009 }, [name, ...words]) {
    const cargo = readWord(CARGOES, name)
    const hasClass = cargo !== CARGO_GOODS && !rules2009
    const carClass = hasClass ? readWord(PASSENGER_CLASSES, words.at(-1)) : cargo === CARGO_GOODS ? GOODS : SECOND
    const rest = hasClass ? words.slice(0, -1) : words
    const train = trains.findIndex(each => each.name === rest.at(-1)?.toLowerCase())
    const area = areaNamed(map, rest.slice(0, -1).join(' '))
    return [cargo, carClass, train, area].includes(-1) ? null : argFor(area, cargo, train, carClass)
  },
})

function takeFrom(state: State, area: number, cargo: number): void {
  if (cargo === CARGO_GOODS) state.goods = withEntry(state.goods, area, state.goods[area]! - 1)
  else if (companyOf(cargo) === 0) state.reds = withEntry(state.reds, area, state.reds[area]! - 1)
  else state.greens = withEntry(state.greens, area, state.greens[area]! - 1)
}

// The list, the shorter way: only what own track reaches, and only the trains there is room on

const ownTrains: number[] = []

function listLoads(table: Table, into: Move[]): void {
  const { state } = table
  const room = roomByClass(table)
  const takesGoods = (room & bitOf(GOODS)) !== 0
  const takesPassengers = (room & (bitOf(FIRST) | bitOf(SECOND))) !== 0
  const { network } = me(table)
  for (let i = 0; i < network.areas.length; i++) {
    const area = network.areas[i]!
    if (takesGoods && state.goods[area]! > 0) listTrains(table, area, CARGO_GOODS, into)
    const served = takesPassengers ? network.serves[network.parts[i]!]! & ~state.stations[area]! : 0
    if (served & 1 && state.reds[area]! > 0) listTrains(table, area, 1, into)
    if (served & 2 && state.greens[area]! > 0) listTrains(table, area, 2, into)
  }
  if (takesGoods) for (const area of network.beside) if (state.goods[area]! > 0) listTrains(table, area, 0, into)
}

/** Remembers the trains of whoever is to decide, and answers on which classes there is room, as bits. */
function roomByClass(table: Table): number {
  let room = 0
  ownTrains.length = 0
  for (let train = 0; train < table.state.trains.length; train++) {
    if (table.state.trains[train] !== table.state.toMove) continue
    ownTrains.push(train)
    for (let carClass = 0; carClass < CLASSES.length; carClass++)
      if (freeSpace(table, train, carClass) >= 0) room |= bitOf(carClass)
  }
  return room
}

function listTrains(table: Table, area: number, cargo: number, into: Move[]): void {
  const isGoods = cargo === CARGO_GOODS
  for (const train of ownTrains)
    for (let carClass = isGoods ? GOODS : FIRST; carClass <= (isGoods ? GOODS : SECOND); carClass++)
      if (freeSpace(table, train, carClass) >= 0) into.push(moveOf(load, argFor(area, cargo, train, carClass)))
}

// What stays behind

/** Pieces that could be loaded now: so many of them, as there are free spaces, and the areas they stand in. */
export interface Unloaded {
  readonly kind: 'goods' | 'passengers'
  readonly count: number
  readonly areas: readonly number[]
}

/** Goods have spaces of their own; passengers take any other (NB-6.4). */
export function unloaded(table: Table): Unloaded[] {
  const loads: Move[] = []
  listLoads(table, loads)
  return [unloadedOf(table, loads.map(argOf), true), unloadedOf(table, loads.map(argOf), false)].filter(
    ({ count }) => count > 0,
  )
}

function unloadedOf(table: Table, loads: readonly number[], isGoods: boolean): Unloaded {
  const pieces = new Map<number, number>()
  const spaces = new Set<number>()
  for (const arg of loads) {
    const cargo = cargoOf(arg)
    if ((cargo === CARGO_GOODS) !== isGoods) continue
    pieces.set(areaOf(arg) * CARGOES.length + cargo, countAt(table.state, areaOf(arg), cargo))
    spaces.add(trainOf(arg) * CLASSES.length + classOf(arg))
  }
  const room = sumOf([...spaces], space =>
    freeSpaces(table, Math.floor(space / CLASSES.length), space % CLASSES.length),
  )
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

function freeSpaces({ rules, state }: Table, train: number, carClass: number): number {
  const { spaces, at } = rules.trains[train]!
  return state.spaces.slice(at[carClass], at[carClass]! + spaces[carClass]!).filter(piece => piece === NOTHING).length
}
