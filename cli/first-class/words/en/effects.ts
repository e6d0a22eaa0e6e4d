import {
  BOTH,
  CAR,
  CAR_OR_UP,
  COIN,
  COND,
  countOf,
  type Effect,
  effect,
  FREE,
  type Frame,
  GEC,
  kindOf,
  LAY,
  LOCO,
  PTS,
  UP,
} from '@roundhouse/first-class/base/effect'
import type { Rules } from '@roundhouse/first-class/base/table'
import { CAR_VALUES } from '@roundhouse/first-class/base/train'
import { count, listed } from '../../../words/en/counting.ts'

/** A symbol as a phrase, and as short as it stands on the table; `times` it is printed. */
interface EffectWords {
  words(n: number, times: number): string
  short(n: number): string
  /** Printed twice it is the same as once with both numbers: two coins and three coins are five. */
  readonly adds?: boolean
}

const step = (from: number): string => `${CAR_VALUES[from]} to ${CAR_VALUES[from + 1]}`
const each = (text: string, times: number): string => (times > 1 ? `${text}, ${times} times` : text)

const WORDS = new Map<number, EffectWords>([
  [CAR, { words: n => (n === 1 ? 'a 0-car' : `${n} 0-cars`), short: n => `car ${n}`, adds: true }],
  [
    UP,
    {
      words: (from, times) => (times === 1 ? `an upgrade ${step(from)}` : `${times} upgrades ${step(from)}`),
      short: from => `up ${CAR_VALUES[from]}>${CAR_VALUES[from + 1]}`,
    },
  ],
  [
    FREE,
    {
      words: n => (n === 1 ? 'an upgrade of choice' : `${n} upgrades of choice`),
      short: n => `free ${n}`,
      adds: true,
    },
  ],
  [BOTH, { words: (n, times) => each(`both conductors ${count(n, 'step')}`, times), short: n => `both ${n}` }],
  [COND, { words: (n, times) => each(count(n, 'conductor step'), times), short: n => `cond ${n}` }],
  [LOCO, { words: (n, times) => each(`the locomotive ${count(n, 'city', 'cities')}`, times), short: n => `loco ${n}` }],
  [COIN, { words: n => count(n, 'coin'), short: n => `coin ${n}`, adds: true }],
  [PTS, { words: n => count(n, 'point'), short: n => `pts ${n}`, adds: true }],
  [GEC, { words: n => (n === 1 ? 'a Game End card' : `${n} Game End cards`), short: n => `pick ${n}`, adds: true }],
  [CAR_OR_UP, { words: () => 'a 0-car or an upgrade 0 to 1', short: () => 'car 1 or up 0>1' }],
  [LAY, { words: () => 'laying the card', short: () => 'lay' }],
])

/** The symbols of the modules are known by what is played for them. */
const BY_MOVE_KIND: Readonly<Record<string, EffectWords>> = {
  seat: { words: () => 'seating the celebrity', short: () => 'seat' },
  postcard: { words: () => 'placing the postcard', short: () => 'postcard' },
  board: { words: () => 'choosing passenger or luggage', short: () => 'board' },
  use: { words: () => 'using a card of the storage', short: () => 'use' },
}

function wordsOf(rules: Rules, kind: number): EffectWords {
  const words = WORDS.get(kind) ?? BY_MOVE_KIND[rules.effects[kind]?.moveKinds[0]?.word ?? '']
  if (words === undefined) throw new Error(`Cannot say the symbol ${kind}`)
  return words
}

interface Symbols {
  readonly symbol: Effect
  readonly times: number
}

/** The symbols of a frame, like ones together. */
function together(rules: Rules, frame: Frame): Symbols[] {
  const found = new Map<Effect, number>()
  for (const symbol of frame) {
    const like = wordsOf(rules, kindOf(symbol)).adds
      ? [...found.keys()].find(other => kindOf(other) === kindOf(symbol))
      : undefined
    if (like === undefined) found.set(symbol, (found.get(symbol) ?? 0) + 1)
    else {
      found.delete(like)
      found.set(effect(kindOf(symbol), countOf(like) + countOf(symbol)), 1)
    }
  }
  return [...found].map(([symbol, times]) => ({ symbol, times }))
}

/** `a 0-car and 2 upgrades 0 to 1`. */
export const frameWords = (rules: Rules, frame: Frame): string =>
  frame.length === 0
    ? 'nothing'
    : listed(
        together(rules, frame).map(({ symbol, times }) => wordsOf(rules, kindOf(symbol)).words(countOf(symbol), times)),
      )

/** `car 1, up 0>1 twice`: as short as it can be, with the words that moves are written with. */
export const frameShort = (rules: Rules, frame: Frame): string =>
  together(rules, frame)
    .map(({ symbol, times }) => shortOf(wordsOf(rules, kindOf(symbol)).short(countOf(symbol)), times))
    .join(', ')

const shortOf = (short: string, times: number): string => (times > 1 ? `${short} x${times}` : short)
