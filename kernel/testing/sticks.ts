import { type Dice, fork } from '../dice.ts'
import { type GameDefinition, type Move, type Reason, Refusal, type Seat } from '../game.ts'
import { type Check, firstOf, ofSeat, ofTable } from '../notation/impossible.ts'
import type { GameWithRules, Notation } from '../notation/notation.ts'
import { erased, type Form, type Part } from '../notation/part.ts'
import { count, list, oneSeat, readCount, seatOr, wordsOf, yesOrNo } from '../notation/words.ts'

/**
 * Sticks: a small game to try the notation on.
 *
 * 1. There are three heaps of five sticks. In turn everyone takes one or more sticks from one heap (S-1).
 * 2. With fines, the one who empties a heap loses as many points as heaps are empty then (S-2).
 * 3. The game ends with the last stick. Sticks count one point each; most points win (S-3).
 */
export interface SticksOptions {
  readonly players: number
  readonly fines: boolean
}

export interface SticksRules extends SticksOptions {
  readonly seats: number
}

export interface Sticks extends Dice {
  toMove: Seat
  heaps: readonly number[]
  /** Who emptied a heap last, or -1. */
  last: Seat
  players: { sticks: number; fined: number }[]
}

const HEAPS = 3
const FULL = 5
const ALL = HEAPS * FULL

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
const pointsOf = ({ players }: Sticks): number[] => players.map(({ sticks, fined }) => sticks + fined)

const heapOf = (move: Move): number => Math.floor(move / 10)
const sticksOf = (move: Move): number => move % 10

function moves({ heaps }: Sticks, into: Move[] = []): Move[] {
  for (const [heap, left] of heaps.entries()) for (let n = 1; n <= left; n++) into.push(heap * 10 + n)
  return into
}

function read(text: string): Move | null {
  const [, sticks, heap] = /^take ([1-5]) from ([1-3])$/.exec(wordsOf(text).join(' ')) ?? []
  return sticks === undefined ? null : (Number(heap) - 1) * 10 + Number(sticks)
}

function why(state: Sticks, seat: Seat, text: string): Reason | null {
  const move = read(text)
  const reason = (rule: string, code: string): Reason => ({ rule, code, facts: {}, remedy: null })
  if (sum(state.heaps) === 0) return reason('S-3', 'over')
  if (seat !== state.toMove) return reason('S-1', 'not-your-turn')
  if (move === null) return reason('notation', 'not-a-move')
  return sticksOf(move) <= state.heaps[heapOf(move)]! ? null : reason('S-1', 'too-few-sticks')
}

const sticksGame = (rules: SticksRules): GameWithRules<SticksRules, Sticks> => ({
  name: 'sticks',
  rules,
  seats: rules.seats,
  begin: seed => ({
    seed,
    rolled: 0,
    toMove: 0,
    heaps: Array.from({ length: HEAPS }, () => FULL),
    last: -1,
    players: Array.from({ length: rules.seats }, () => ({ sticks: 0, fined: 0 })),
  }),
  toMove: state => (sum(state.heaps) === 0 ? null : state.toMove),
  moves,
  play(state, move, emit) {
    const seat = state.toMove
    const heap = heapOf(move)
    state.heaps = state.heaps.with(heap, state.heaps[heap]! - sticksOf(move))
    state.players[seat]!.sticks += sticksOf(move)
    emit?.({ key: 'took', facts: { seat, sticks: sticksOf(move), heap: heap + 1 } })
    if (state.heaps[heap] === 0) {
      state.last = seat
      const empty = state.heaps.filter(left => left === 0).length
      if (rules.fines) state.players[seat]!.fined -= empty
      emit?.({ key: 'emptied', facts: { heap: heap + 1, seats: [seat] } })
    }
    if (sum(state.heaps) > 0) state.toMove = (seat + 1) % rules.seats
  },
  copy: state => ({ ...state, players: state.players.map(player => ({ ...player })) }),
  describe: move => ({ do: 'take', sticks: sticksOf(move), heap: heapOf(move) + 1 }),
  write: move => `take ${sticksOf(move)} from ${heapOf(move) + 1}`,
  read,
  why,
  view: state => state,
  redeal(state, _viewer, dice) {
    state.seed = fork(dice.seed, dice.rolled)
    state.rolled = 0
  },
  points: pointsOf,
  result(state) {
    if (sum(state.heaps) > 0) return null
    const points = pointsOf(state)
    return { points, winners: points.flatMap((n, seat) => (n === Math.max(...points) ? [seat] : [])) }
  },
  complaints: () => [],
})

const open = (options: SticksOptions) => sticksGame({ ...options, seats: options.players })

const sticksBox: GameDefinition<SticksOptions, Sticks> = {
  name: 'sticks',
  rules: 1,
  open,
  writeOptions: ({ players, fines }) => [
    ['players', String(players)],
    ['fines', fines ? 'yes' : 'no'],
  ],
  readOptions(header) {
    const players = header.get('players')
    if (players === undefined || !/^[2-4]$/.test(players)) throw new Refusal(`players: found "${players}"`)
    return { players: Number(players), fines: yesOrNo.read(null, header.get('fines') ?? 'no') }
  },
}

// The notation

const part = <T>(form: Form<SticksRules, Sticks, T>): Part<SticksRules, Sticks> => erased(form)
const heaps = list<SticksRules, number>(
  (_rules, word) => readCount(word, 0, FULL),
  (_rules, left) => String(left),
)

const threeHeaps: Check<SticksRules, Sticks> = function* (_rules, state) {
  if (state.heaps.length !== HEAPS) yield { about: ofTable('heaps'), message: `expected ${HEAPS} heaps` }
}

const notTooMany: Check<SticksRules, Sticks> = function* (_rules, state) {
  for (const [seat, { sticks }] of state.players.entries())
    if (sticks + sum(state.heaps) > ALL)
      yield { about: ofSeat(seat, 'sticks'), message: `expected ${ALL} sticks with those of the heaps` }
}

export const sticksNotation: Notation<SticksOptions, SticksRules, Sticks> = {
  definition: sticksBox,
  open,
  optionKeys: ['players', 'fines'],
  goodOptions: [['players', '2']],
  parts: {
    course: [
      part({
        key: 'turn',
        always: true,
        ...oneSeat,
        of: state => state.toMove,
        put: (state, _seat, value) => {
          state.toMove = value
        },
        otherwise: () => 0,
      }),
    ],
    board: [
      part({
        key: 'sticks',
        ...count(0, ALL),
        of: (state, seat) => state.players[seat]!.sticks,
        put: (state, seat, value) => {
          state.players[seat]!.sticks = value
        },
        otherwise: () => 0,
      }),
      part({
        key: 'fined',
        absent: rules => (rules.fines ? null : 'only with fines'),
        ...count(-9, 0),
        of: (state, seat) => state.players[seat]!.fined,
        put: (state, seat, value) => {
          state.players[seat]!.fined = value
        },
        otherwise: () => 0,
      }),
    ],
    rest: [
      part({
        key: 'heaps',
        ...heaps,
        of: state => state.heaps,
        put: (state, _seat, value) => {
          state.heaps = value
        },
        otherwise: () => [FULL, FULL, FULL],
      }),
      part({
        key: 'last',
        ...seatOr('nobody'),
        of: state => state.last,
        put: (state, _seat, value) => {
          state.last = value
        },
        otherwise: () => -1,
      }),
    ],
  },
  blank: rules => sticksGame(rules).begin([0, 0, 0, 0]),
  impossible: (rules, state) => firstOf([threeHeaps, notTooMany], rules, state),
  seatFacts: ['seat', 'seats'],
  example: { move: 'take 2 from 1', rule: 'S-1' },
}
