import { type Dice, draw, fork } from '@roundhouse/kernel/dice'
import {
  type ChoiceOf,
  type Game,
  type GameDefinition,
  type Move,
  type ReasonOf,
  Refusal,
  type Seat,
} from '@roundhouse/kernel/game'
import type { Emit, LineOf, NoFacts } from '@roundhouse/kernel/story'

/*
 * Shunting, as in rules.md: couple wagons from three sidings, collect kinds, and fill a secret order.
 */

export const KINDS = ['beer', 'coal', 'mail', 'milk', 'timber'] as const
export type Kind = (typeof KINDS)[number]

export const SIDINGS = ['A', 'B', 'C'] as const
export type Siding = (typeof SIDINGS)[number]

const WAGONS_OF_A_KIND = 8
const SIDING_LENGTH = 4
const MOST_COUPLED = 3
const TRAIN_LENGTH = 8
const ORDER_POINTS = 2

export interface Options {
  readonly players: number
}

export interface State extends Dice {
  /** Whose turn it is; `null`: the game is over. */
  turn: Seat | null
  /** Where the wagons of this turn come from, once there is one, and how many they are. */
  siding: Siding | null
  coupled: number
  yard: readonly Kind[]
  sidings: Readonly<Record<Siding, readonly Kind[]>>
  /** By seat, as all that follows. */
  trains: readonly (readonly Kind[])[]
  orders: readonly Kind[]
}

export interface View extends Pick<State, 'siding' | 'coupled' | 'sidings' | 'trains'> {
  /** How many wagons there are still. */
  readonly yard: number
  /** `null`: it is not yours to see. */
  readonly orders: readonly (Kind | null)[]
}

export type Choice = ChoiceOf<{ couple: { siding: Siding }; done: Record<never, never> }>

export type StoryLine = LineOf<{
  /** What is on the order that somebody drew, and for the others, that it was drawn. */
  order: { seat: Seat; kind: Kind }
  'sealed-order': { seat: Seat }
  shunted: { siding: Siding; wagons: readonly Kind[] }
  coupled: { seat: Seat; wagon: Kind; siding: Siding }
  scored: { seat: Seat; for: 'wagons' | 'order'; points: number }
}>

export type WhyNot = ReasonOf<{
  'no-such-move': { facts: NoFacts; remedy: never }
  over: { facts: NoFacts; remedy: never }
  'not-your-turn': { facts: { seat: Seat }; remedy: never }
  'nothing-coupled': { facts: NoFacts; remedy: 'couple' }
  'another-siding': { facts: { siding: Siding }; remedy: 'done' }
  'three-coupled': { facts: NoFacts; remedy: 'done' }
  'siding-empty': { facts: { siding: Siding }; remedy: never }
  'train-full': { facts: NoFacts; remedy: 'done' }
}>

type Shunting = Game<State, View, Choice, StoryLine, WhyNot>

/** A move is the place of its siding, or this. */
const DONE: Move = SIDINGS.length
const TEXTS = [...SIDINGS.map(siding => `couple ${siding}`), 'done']

const write = (move: Move): string => TEXTS[move]!

const read = (text: string): Move | null => {
  const move = TEXTS.findIndex(each => each.toLowerCase() === text.trim().toLowerCase())
  return move === -1 ? null : move
}

const describe = (move: Move): Choice => (move === DONE ? { do: 'done' } : { do: 'couple', siding: SIDINGS[move]! })

const because = (
  rule: string,
  code: WhyNot['code'],
  facts: WhyNot['facts'] = {},
  remedy: WhyNot['remedy'] = null,
): WhyNot => ({ rule, code, facts, remedy }) as WhyNot

/** Why the one whose turn it is cannot play the move: what is legal is decided here and nowhere else. */
function refuse(state: State, turn: Seat, move: Move): WhyNot | null {
  if (move === DONE) return state.coupled > 0 ? null : because('SH-2.3', 'nothing-coupled', {}, 'couple')
  const siding = SIDINGS[move]!
  if (state.trains[turn]!.length === TRAIN_LENGTH) return because('SH-2.4', 'train-full', {}, 'done')
  if (state.coupled === MOST_COUPLED) return because('SH-2.2', 'three-coupled', {}, 'done')
  if (state.siding !== null && state.siding !== siding)
    return because('SH-2.2', 'another-siding', { siding: state.siding }, 'done')
  return state.sidings[siding].length > 0 ? null : because('SH-2.2', 'siding-empty', { siding })
}

function moves(state: State, into: Move[] = []): Move[] {
  const { turn } = state
  if (turn === null) return into
  for (let move = 0; move <= DONE; move++) if (refuse(state, turn, move) === null) into.push(move)
  return into
}

function why(state: State, seat: Seat, text: string): WhyNot | null {
  const move = read(text)
  if (move === null) return because('notation', 'no-such-move')
  if (state.turn === null) return because('SH-3.1', 'over')
  if (seat !== state.turn) return because('SH-2.1', 'not-your-turn', { seat: state.turn })
  return refuse(state, state.turn, move)
}

function play(state: State, move: Move, emit: Emit<StoryLine> = () => {}): void {
  if (move === DONE) finish(state, emit)
  else couple(state, SIDINGS[move]!, emit)
}

function couple(state: State, siding: Siding, emit: Emit<StoryLine>): void {
  const seat = state.turn!
  const [wagon, ...others] = state.sidings[siding]
  state.sidings = { ...state.sidings, [siding]: others }
  state.trains = state.trains.with(seat, [...state.trains[seat]!, wagon!])
  state.siding = siding
  state.coupled++
  emit({ key: 'coupled', facts: { seat, wagon: wagon!, siding } })
}

function finish(state: State, emit: Emit<StoryLine>): void {
  fill(state, state.siding!, emit)
  state.siding = null
  state.coupled = 0
  state.turn = nextAfter(state, state.turn!)
  if (state.turn === null) count(state, emit)
}

/** SH-2.3 */
function fill(state: State, siding: Siding, emit: Emit<StoryLine>): void {
  const yard = [...state.yard]
  const wagons: Kind[] = []
  while (state.sidings[siding].length + wagons.length < SIDING_LENGTH && yard.length > 0) wagons.push(draw(state, yard))
  state.yard = yard
  state.sidings = { ...state.sidings, [siding]: [...state.sidings[siding], ...wagons] }
  if (wagons.length > 0) emit({ key: 'shunted', facts: { siding, wagons } })
}

/** SH-2.4 */
function nextAfter({ trains }: State, seat: Seat): Seat | null {
  for (let on = 1; on <= trains.length; on++) {
    const next = (seat + on) % trains.length
    if (trains[next]!.length < TRAIN_LENGTH) return next
  }
  return null
}

const wagonsOf = (train: readonly Kind[], kind: Kind): number => train.filter(each => each === kind).length

/** SH-3.2 */
const wagonPoints = (train: readonly Kind[]): number =>
  KINDS.map(kind => wagonsOf(train, kind)).reduce((sum, n) => sum + (n * (n + 1)) / 2, 0)

/** SH-3.3 */
const orderPoints = ({ trains, orders }: State, seat: Seat): number =>
  ORDER_POINTS * wagonsOf(trains[seat]!, orders[seat]!)

function count(state: State, emit: Emit<StoryLine>): void {
  for (const [seat, kind] of state.orders.entries()) {
    emit({ key: 'order', facts: { seat, kind }, except: seat })
    emit({ key: 'scored', facts: { seat, for: 'wagons', points: wagonPoints(state.trains[seat]!) } })
    emit({ key: 'scored', facts: { seat, for: 'order', points: orderPoints(state, seat) } })
  }
}

/** An order is a secret until the end, and so are its points. */
const points = (state: State): number[] =>
  state.trains.map((train, seat) => wagonPoints(train) + (state.turn === null ? orderPoints(state, seat) : 0))

function begin(players: number, seed: State['seed'], emit: Emit<StoryLine>): State {
  const state: State = {
    seed,
    rolled: 0,
    turn: 0,
    siding: null,
    coupled: 0,
    yard: KINDS.flatMap(kind => new Array<Kind>(WAGONS_OF_A_KIND).fill(kind)),
    sidings: { A: [], B: [], C: [] },
    trains: Array.from({ length: players }, () => []),
    orders: [],
  }
  for (const siding of SIDINGS) fill(state, siding, emit)
  const box = [...KINDS]
  for (let seat = 0; seat < players; seat++) {
    const kind = draw(state, box)
    state.orders = [...state.orders, kind]
    emit({ key: 'order', facts: { seat, kind }, only: seat })
    emit({ key: 'sealed-order', facts: { seat }, except: seat })
  }
  return state
}

/** In what order wagons will come depends on the dice; the other orders may be any but one's own. */
function redeal(state: State, viewer: Seat | 'watcher', dice: Dice): void {
  if (state.turn !== null) {
    const box = KINDS.filter(kind => viewer === 'watcher' || kind !== state.orders[viewer])
    state.orders = state.orders.map((kind, seat) => (seat === viewer ? kind : draw(dice, box)))
  }
  state.seed = fork(dice.seed, dice.rolled)
  state.rolled = 0
}

function complaints({ yard, sidings, trains, orders }: State): string[] {
  const wagons = [...yard, ...Object.values(sidings).flat(), ...trains.flat()]
  return [
    ...KINDS.filter(kind => wagonsOf(wagons, kind) !== WAGONS_OF_A_KIND).map(
      kind => `there are ${wagonsOf(wagons, kind)} wagons of ${kind}`,
    ),
    ...SIDINGS.filter(siding => sidings[siding].length > SIDING_LENGTH).map(siding => `siding ${siding} is too long`),
    ...trains.flatMap((train, seat) =>
      train.length > TRAIN_LENGTH ? [`the train of seat ${seat + 1} is too long`] : [],
    ),
    ...(new Set(orders).size === orders.length ? [] : ['two have the same order']),
  ]
}

const open = ({ players }: Options): Shunting => ({
  name: 'shunting',
  seats: players,
  begin: (seed, emit = () => {}) => begin(players, seed, emit),
  toMove: ({ turn }) => turn,
  moves,
  play,
  copy: state => ({ ...state }),
  write,
  describe,
  read,
  why,
  view: ({ turn, siding, coupled, yard, sidings, trains, orders }, viewer) => ({
    siding,
    coupled,
    yard: yard.length,
    sidings,
    trains,
    orders: orders.map((kind, seat) => (turn === null || seat === viewer ? kind : null)),
  }),
  redeal,
  remembered: ['turn', 'yard'],
  points,
  result(state) {
    if (state.turn !== null) return null
    const all = points(state)
    const most = Math.max(...all)
    return { points: all, winners: [...all.keys()].filter(seat => all[seat] === most) }
  },
  complaints,
})

/** SH-1.1 */
export function readPlayers(text = ''): number {
  if (!/^[234]$/.test(text)) throw new Refusal(`players: found "${text}"; expected 2 to 4 (SH-1.1)`)
  return Number(text)
}

interface Definition extends GameDefinition<Options, State, View> {
  open(options: Options): Shunting
}

export const shunting: Definition = {
  name: 'shunting',
  rules: 1,
  open,
  writeOptions: ({ players }) => [['players', `${players}`]],
  readOptions: header => ({ players: readPlayers(header.get('players')) }),
}

/** How long the game is: the number of wagons that will be coupled. */
export const wagonsIn = ({ players }: Options): number => players * TRAIN_LENGTH
