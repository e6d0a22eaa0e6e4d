import {
  BOTH,
  CAR,
  CAR_OR_UP,
  COIN,
  COND,
  countOf,
  FREE,
  type Frame,
  GEC,
  kindOf,
  LOCO,
  PTS,
  UP,
} from '@roundhouse/first-class/base/effect'
import type { Weights } from './weights.ts'

/** What a step up adds to a car's value, beside the average step of `Weights.up`. */
const STEP_WORTH = [0.8, 0.9, 1.3, 1.6, 2]

/** What the symbols of a frame would bring with so many scoring phases still to come. */
export function frameWorth(weights: Weights, frame: Frame, phases: number): number {
  let worth = 0
  for (const symbol of frame) worth += symbolWorth(weights, kindOf(symbol), countOf(symbol), phases)
  return worth
}

function symbolWorth(weights: Weights, kind: number, count: number, phases: number): number {
  switch (kind) {
    case CAR:
      return count * weights.car[phases]!
    case CAR_OR_UP:
      return weights.car[phases]!
    case UP:
      return STEP_WORTH[count]! * weights.up[phases]!
    case FREE:
      return count * weights.free[phases]!
    case BOTH:
      return count * weights.both[phases]!
    case COND:
      return count * weights.cond[phases]!
    case LOCO:
      return count * weights.loco[phases]!
    case COIN:
      return count * weights.coins[0]![phases]!
    case GEC:
      return count * weights.endCard[phases]!
    case PTS:
      return count
    default:
      return 0
  }
}
