import { countOf, EFFECT_KINDS, type Frame, kindOf } from '@roundhouse/first-class/base/frames/effect'
import { BOTH, CAR, CAR_OR_UP, COIN, COND, FREE, GEC, LOCO, PTS, UP } from '@roundhouse/first-class/base/numbers'
import type { Weights } from './weights.ts'

/** What things are worth at a moment of the game, in points. */
export interface Prices {
  /** One of each symbol, by its kind; upgrades apart. */
  readonly symbols: readonly number[]
  /** The upgrade symbols, by the step they start from. */
  readonly ups: readonly number[]
  /** A coin in columns 1, 2 and 3. */
  readonly coins: readonly number[]
  readonly free: number
  readonly up: number
  readonly mail: number
}

/** What four coins buy (FC-9.3). */
const PRICE_OF_END_CARD = 4

/** The prices with this many scoring phases still to come, when a Game End card of the display is worth so much. */
export function pricesOf(weights: Weights, phases: number, endCard: number): Prices {
  const market = phases === 0 ? 0 : endCard
  const coins = weights.coins.map(column => column[phases]! + (weights.coinMarket * market) / PRICE_OF_END_CARD)
  const symbols = Array.from({ length: EFFECT_KINDS }, () => 0)
  symbols[CAR] = weights.car[phases]!
  symbols[CAR_OR_UP] = weights.car[phases]!
  symbols[FREE] = weights.free[phases]!
  symbols[BOTH] = weights.both[phases]!
  symbols[COND] = weights.cond[phases]!
  symbols[LOCO] = weights.loco[phases]!
  symbols[COIN] = coins[0]!
  symbols[GEC] = weights.endCardMarket * market
  symbols[PTS] = 1
  const up = weights.up[phases]!
  return {
    symbols,
    ups: weights.upSteps.map(part => part * up),
    coins,
    free: weights.free[phases]!,
    up,
    mail: weights.mail[phases]!,
  }
}

/** What the symbols of a frame would bring. */
export function frameWorth({ symbols, ups }: Prices, frame: Frame): number {
  let worth = 0
  for (const symbol of frame) {
    const kind = kindOf(symbol)
    worth += kind === UP ? ups[countOf(symbol)]! : symbols[kind]! * countOf(symbol)
  }
  return worth
}
