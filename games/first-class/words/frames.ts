import { CAR_VALUES } from '../base/board/train.ts'
import { countOf, type Effect, effect, type Frame, kindOf } from '../base/frames/effect.ts'
import { BOTH, CAR, CAR_OR_UP, COIN, COND, FREE, GEC, LAY, LOCO, PTS, UP } from '../base/numbers.ts'
import { seatEffect } from '../modules/b-celebrities/celebrities.ts'
import { postcardEffect } from '../modules/b-celebrities/postcards.ts'
import { boardEffect } from '../modules/d-passengers/boarding-card.ts'
import { useSymbol } from '../modules/f-factory/storage.ts'
import type { FirstClassName } from './room.ts'
import { listed, type Voice } from './voice.ts'

/** The message of each symbol. */
const KEYS = new Map<number, FirstClassName<'symbol'>>([
  [CAR, 'car'],
  [UP, 'up'],
  [FREE, 'free'],
  [BOTH, 'both'],
  [COND, 'cond'],
  [LOCO, 'loco'],
  [COIN, 'coin'],
  [PTS, 'points'],
  [GEC, 'game-end'],
  [CAR_OR_UP, 'car-or-up'],
  [LAY, 'lay'],
  [seatEffect.kind, 'seat'],
  [postcardEffect.kind, 'postcard'],
  [boardEffect.kind, 'board'],
  [useSymbol.kind, 'use'],
])

/** Printed twice these are the same as once with both numbers: two coins and three coins are five. */
const ADDED = [CAR, FREE, COIN, PTS, GEC]

/** The symbols of a frame, like ones together, each with how often it stands there. */
export function together(frame: Frame): Map<Effect, number> {
  const found = new Map<Effect, number>()
  for (const symbol of frame) {
    const kind = kindOf(symbol)
    const like = ADDED.includes(kind) ? [...found.keys()].find(other => kindOf(other) === kind) : undefined
    if (like === undefined) found.set(symbol, (found.get(symbol) ?? 0) + 1)
    else {
      found.delete(like)
      found.set(effect(kind, countOf(like) + countOf(symbol)), 1)
    }
  }
  return found
}

/** What a symbol is called among the messages. */
export function symbolOf(symbol: Effect): FirstClassName<'symbol'> {
  const key = KEYS.get(kindOf(symbol))
  if (key === undefined) throw new Error(`Cannot say the symbol ${kindOf(symbol)}`)
  return key
}

function symbolWords({ say }: Voice, symbol: Effect, times: number): string {
  const n = countOf(symbol)
  return say(`first-class.symbol.${symbolOf(symbol)}`, {
    n,
    times,
    from: CAR_VALUES[n] ?? 0,
    to: CAR_VALUES[n + 1] ?? 0,
  })
}

/** `a 0-car and 2 upgrades 0 to 1`. */
export const frameWords = (voice: Voice, frame: Frame): string =>
  frame.length === 0
    ? voice.say('first-class.symbol.nothing')
    : listed(
        voice,
        [...together(frame)].map(([symbol, times]) => symbolWords(voice, symbol, times)),
      )
