import { type Dice, draw, fork, roll } from '../dice.ts'
import { type ChoiceOf, type Game, type GameDefinition, type Move, type Reason, Refusal, type Seat } from '../game.ts'
import type { Emit } from '../story.ts'

/**
 * Pebbles: a small game to try the kernel on. It is no good to play, but it has all that makes rules hard.
 *
 * 1. Everyone draws three pebbles, worth 1 to 6, out of a bag and keeps them in a closed hand.
 * 2. The player whose turn it is lays any number of pebbles into a row of their own, at least one, unless the hand is empty.
 * 3. Once in a turn one may cast a die: it brings a point if it shows 5 or 6 (if the casts are played with). By rules 1 only
 *    a 6 did.
 * 4. When done, the others answer in turn: each may give one pebble of the hand, in secret, or keep them all.
 * 5. Then the hand is filled up to three, and the next has the turn.
 * 6. The game ends when a hand cannot be filled up. A row counts its pebbles; most points win.
 */
export interface PebblesOptions {
  readonly players: number
  readonly casts: boolean
  /** The pebbles of the bag, handful by handful. */
  readonly bag: readonly (readonly number[])[]
}

export interface Pebbles extends Dice {
  turn: Seat
  /** Who is asked for a pebble; the one whose turn it is: nobody yet. */
  asked: Seat
  over: boolean
  laid: number
  cast: boolean
  bag: number[]
  hands: number[][]
  rows: number[][]
  casts: number[]
}

export interface PebblesView extends Omit<Pebbles, 'seed' | 'rolled' | 'bag' | 'hands'> {
  bag: number
  hands: number[]
  mine: number[] | null
}

type PebblesChoice = ChoiceOf<{
  lay: { value: number }
  give: { value: number }
  cast: Record<never, never>
  done: Record<never, never>
  keep: Record<never, never>
}>

export const usualPebbles: PebblesOptions = {
  players: 3,
  casts: true,
  bag: [
    [1, 1, 1, 2, 2, 2],
    [3, 3, 3, 4, 4],
    [5, 5, 6],
  ],
}

const HAND = 3
const LAY = 0
const GIVE = 10
const CAST = 20
const DONE = 21
const KEEP = 22

const isLay = (move: Move): boolean => move >= LAY + 1 && move <= LAY + 6
const isGive = (move: Move): boolean => move >= GIVE + 1 && move <= GIVE + 6

export function pebbles(options: PebblesOptions, rules = 2): Game<Pebbles, PebblesView, PebblesChoice> {
  const { players, casts } = options
  const all = options.bag.flat()

  const toMove = (state: Pebbles): Seat | null => (state.over ? null : state.asked)
  const next = (seat: Seat): Seat => (seat + 1) % players
  const isAnswer = (state: Pebbles): boolean => state.asked !== state.turn

  function moves(state: Pebbles, into: Move[] = []): Move[] {
    if (state.over) return into
    const values = [...new Set(state.hands[state.asked]!)].sort()
    if (isAnswer(state)) into.push(...values.map(value => GIVE + value), KEEP)
    else {
      into.push(...values.map(value => LAY + value))
      if (casts && !state.cast) into.push(CAST)
      if (state.laid > 0 || values.length === 0) into.push(DONE)
    }
    return into
  }

  function play(state: Pebbles, move: Move, emit: Emit = () => {}): void {
    if (isLay(move)) lay(state, move - LAY, emit)
    else if (move === CAST) cast(state, emit)
    else if (isGive(move)) give(state, move - GIVE, emit)
    if (move === DONE || isGive(move) || move === KEEP) ask(state, next(state.asked), emit)
  }

  function lay(state: Pebbles, value: number, emit: Emit): void {
    const { turn } = state
    state.hands = state.hands.with(turn, without(state.hands[turn]!, value))
    state.rows = state.rows.with(turn, [...state.rows[turn]!, value])
    state.laid++
    emit({ key: 'lay', facts: { seat: turn, value } })
  }

  function cast(state: Pebbles, emit: Emit): void {
    const value = 1 + roll(state, 6)
    state.cast = true
    if (value >= (rules === 1 ? 6 : 5)) state.casts = state.casts.with(state.turn, state.casts[state.turn]! + 1)
    emit({ key: 'cast', facts: { seat: state.turn, value } })
  }

  function give(state: Pebbles, value: number, emit: Emit): void {
    const { asked, turn } = state
    state.hands = state.hands.with(asked, without(state.hands[asked]!, value))
    state.hands = state.hands.with(turn, [...state.hands[turn]!, value])
    emit({ key: 'give', facts: { seat: asked, value }, only: asked })
    emit({ key: 'given', facts: { seat: asked }, except: asked })
  }

  function ask(state: Pebbles, seat: Seat, emit: Emit): void {
    state.asked = seat
    if (seat === state.turn) fillUp(state, emit)
  }

  function fillUp(state: Pebbles, emit: Emit): void {
    deal(state, state.turn, emit)
    state.over = state.hands[state.turn]!.length < HAND
    state.turn = state.asked = next(state.turn)
    state.laid = 0
    state.cast = false
  }

  function deal(state: Pebbles, seat: Seat, emit: Emit): void {
    const bag = [...state.bag]
    const hand = [...state.hands[seat]!]
    while (hand.length < HAND && bag.length > 0) hand.push(draw(state, bag))
    emit({ key: 'draw', facts: { seat, hand }, only: seat })
    emit({ key: 'draws', facts: { seat, pebbles: hand.length - state.hands[seat]!.length }, except: seat })
    state.bag = bag
    state.hands = state.hands.with(seat, hand)
  }

  const points = (state: Pebbles): number[] => state.rows.map((row, seat) => row.length + state.casts[seat]!)

  return {
    name: 'pebbles',
    seats: players,
    toMove,
    moves,
    play,
    points,
    read,
    write,
    describe,

    begin(seed, emit = () => {}) {
      const none = Array.from({ length: players }, () => [])
      const casts = none.map(() => 0)
      const start = { turn: 0, asked: 0, over: false, laid: 0, cast: false, bag: all, hands: none, rows: none, casts }
      const state = { seed, rolled: 0, ...start }
      for (let seat = 0; seat < players; seat++) deal(state, seat, emit)
      return state
    },

    copy: state => ({ ...state }),

    why(state, seat, text): Reason | null {
      const move = read(text)
      if (move === null) return reason('P-0', 'no-such-move')
      if (state.over) return reason('P-6', 'over')
      if (seat !== state.asked) return reason('P-4', 'not-asked', { asked: state.asked + 1 })
      if (moves(state).includes(move)) return null
      if (isAnswer(state) !== (isGive(move) || move === KEEP)) return reason('P-4', 'another-time')
      if (move === CAST) return reason('P-3', casts ? 'already-cast' : 'no-casts')
      if (move === DONE) return reason('P-2', 'nothing-laid', {}, 'lay')
      return reason('P-1', 'not-in-hand', { value: move % 10 })
    },

    view: (state, viewer) => ({
      turn: state.turn,
      asked: state.asked,
      over: state.over,
      laid: state.laid,
      cast: state.cast,
      rows: state.rows,
      casts: state.casts,
      bag: state.bag.length,
      hands: state.hands.map(hand => hand.length),
      mine: viewer === 'watcher' ? null : state.hands[viewer]!,
    }),

    redeal(state, viewer, dice) {
      const isHidden = (seat: Seat): boolean => seat !== viewer
      const unseen = [...state.bag, ...state.hands.filter((_, seat) => isHidden(seat)).flat()].sort()
      const dealt = (hand: number[]): number[] => hand.map(() => draw(dice, unseen))
      state.hands = state.hands.map((hand, seat) => (isHidden(seat) ? dealt(hand) : hand))
      state.bag = unseen
      state.seed = fork(dice.seed, dice.rolled)
      state.rolled = 0
    },

    result(state) {
      if (!state.over) return null
      const counts = points(state)
      const best = Math.max(...counts)
      return { points: counts, winners: [...counts.keys()].filter(seat => counts[seat] === best) }
    },

    complaints(state) {
      const found = [...state.bag, ...state.hands.flat(), ...state.rows.flat()].sort().join(' ')
      return found === [...all].sort().join(' ') ? [] : [`the pebbles are now ${found}`]
    },
  }
}

export const pebblesBox: GameDefinition<PebblesOptions, Pebbles, PebblesView> = {
  name: 'pebbles',
  rules: 2,
  open: pebbles,

  writeOptions: ({ players, casts, bag }) => [
    ['players', `${players}`],
    ['casts', casts ? 'yes' : 'no'],
    ...bag.map((handful): [string, string] => ['bag', handful.join(' ')]),
  ],

  readOptions(header) {
    const players = Number(header.get('players'))
    if (!(players >= 2 && players <= 4)) throw new Refusal(`"players ${header.get('players')}": 2 to 4 can play`)
    const bag = header.get('bag')?.split('\n') ?? []
    return { players, casts: header.get('casts') === 'yes', bag: bag.map(line => line.split(' ').map(Number)) }
  },
}

/** The game in a program from before its ruling changed, and in one that still knows how it was. */
export const firstPebblesBox: typeof pebblesBox = { ...pebblesBox, rules: 1, open: options => pebbles(options, 1) }
export const bothPebblesBox: typeof pebblesBox = { ...pebblesBox, olderRules: [1] }

const texts: readonly (readonly [Move, string])[] = [
  ...[1, 2, 3, 4, 5, 6].flatMap((value): [Move, string][] => [
    [LAY + value, `lay ${value}`],
    [GIVE + value, `give ${value}`],
  ]),
  [CAST, 'cast'],
  [DONE, 'done'],
  [KEEP, 'keep'],
]

const write = (move: Move): string => texts.find(([other]) => other === move)![1]

function describe(move: Move): PebblesChoice {
  if (isLay(move)) return { do: 'lay', value: move - LAY }
  if (isGive(move)) return { do: 'give', value: move - GIVE }
  return { do: move === CAST ? 'cast' : move === DONE ? 'done' : 'keep' }
}

/** Capital letters will do, too. */
const read = (text: string): Move | null => texts.find(([, other]) => other === text.toLowerCase())?.[0] ?? null

const reason = (rule: string, code: string, facts: Reason['facts'] = {}, remedy: string | null = null): Reason => ({
  rule,
  code,
  facts,
  remedy,
})

const without = (hand: readonly number[], value: number): number[] => hand.toSpliced(hand.indexOf(value), 1)
