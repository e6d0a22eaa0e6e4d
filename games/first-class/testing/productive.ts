import type { Dice } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import { anyStrengths, productively } from '@roundhouse/kernel/testing/guided'
import { cityCount } from '../base/board/route.ts'
import { carCount, type Train } from '../base/board/train.ts'
import { guestsOf } from '../base/cards/guests.ts'
import { coinCount } from '../base/frames/coins.ts'
import { countOf, kindOf } from '../base/frames/effect.ts'
import { BOTH, CAR, CAR_OR_UP, COIN, COND, FREE, GEC, LAY, LOCO, UP } from '../base/numbers.ts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'

/** What somebody likes to see on his board, each with a weight. */
export type Temper = Readonly<Record<keyof typeof TASTES, number>>

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
const inTrains = (state: State, seat: Seat, count: (train: Train) => number): number =>
  sum(state.players[seat]!.trains.map(count))

const TASTES = {
  cars: (state: State, seat: Seat) => inTrains(state, seat, carCount),
  steps: (state: State, seat: Seat) => inTrains(state, seat, ({ cars }) => sum(cars.slice(1))),
  conductors: (state: State, seat: Seat) => inTrains(state, seat, ({ conductor }) => conductor),
  tiles: (state: State, seat: Seat) => inTrains(state, seat, ({ tile }) => (tile > 0 ? 1 : 0)),
  locomotive: (state: State, seat: Seat) => state.players[seat]!.locomotive,
  route: (state: State, seat: Seat, rules: Rules) => cityCount(rules, state.players[seat]!),
  coins: (state: State, seat: Seat) => coinCount(state.players[seat]!),
  points: (state: State, seat: Seat) => state.players[seat]!.points,
  contracts: (state: State, seat: Seat) => state.players[seat]!.contracts.length,
  fulfilled: (state: State, seat: Seat) => state.players[seat]!.fulfilled,
  endCards: (state: State, seat: Seat) => state.players[seat]!.endCards.length,
  guests: (state: State, seat: Seat) => guestsOf(state.players[seat]!).length,
  crowd: (state: State, seat: Seat) => Math.max(...state.players[seat]!.trains.map(({ guests }) => guests.length)),
  middle: (state: State, seat: Seat) => state.players[seat]!.middle.length,
  postcards: (state: State, seat: Seat) => state.slices.postcards?.[seat]?.length ?? 0,
  destroy: (state: State, seat: Seat) => state.slices.murder?.destroy[seat] ?? 0,
  storage: (state: State, seat: Seat) => (state.onTurn === seat && state.slices.storage ? 1 : 0),
  waiting: (state: State, seat: Seat) => (state.toMove === seat ? state.waiting.length : 0),
} satisfies Record<string, (state: State, seat: Seat, rules: Rules) => number>

/** Which taste a symbol that can still be used speaks to; those of the modules bring guests and postcards. */
const TASTE_OF_SYMBOL: ReadonlyMap<number, keyof typeof TASTES> = new Map([
  [CAR, 'cars'],
  [CAR_OR_UP, 'cars'],
  [UP, 'steps'],
  [FREE, 'steps'],
  [BOTH, 'conductors'],
  [COND, 'conductors'],
  [LOCO, 'locomotive'],
  [COIN, 'coins'],
  [GEC, 'endCards'],
  [LAY, 'middle'],
])

const MEASURES = Object.entries(TASTES) as [keyof Temper, (typeof TASTES)['route']][]

/** A temper of its own for each game and seat, so that all of them together go everywhere. */
export const anyTemper = (dice: Dice): Temper => ({ ...anyStrengths(TASTE_NAMES, dice), waiting: 1 })

const TASTE_NAMES = Object.keys(TASTES) as (keyof Temper)[]

export function worth(rules: Rules, state: State, seat: Seat, temper: Temper): number {
  let have = 0
  for (const [taste, measure] of MEASURES) if (temper[taste] > 0) have += temper[taste] * measure(state, seat, rules)
  return have + (state.toMove === seat ? toCome(state, temper) : 0)
}

/** What the open frame still promises counts a little less than what one has. */
const toCome = ({ frame }: State, temper: Temper): number =>
  sum(
    (frame?.left ?? []).map(symbol => {
      const taste = TASTE_OF_SYMBOL.get(kindOf(symbol))
      const count = kindOf(symbol) === UP ? 1 : countOf(symbol)
      const liking = taste === undefined ? temper.guests + temper.crowd + temper.postcards : temper[taste]
      return 0.9 * liking * count
    }),
  )

/** Random play hardly ever fills a train, buys a Game End card or meets a contract; this does. */
export const productive = productively(worth)
