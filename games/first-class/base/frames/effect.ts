import type { NamedNumber } from '@roundhouse/kernel/named-number'
import { CAR_VALUES } from '../board/train.ts'
import { BOTH, CAR, CAR_OR_UP, COIN, COND, FREE, GEC, LOCO, PTS, UP } from '../numbers.ts'

/**
 * One symbol in the white box of a card, as a small number: what it does, and how often or from which car.
 * Frames are walked at every decision, so symbols are numbers; people read and write them as text (`CAR 1 + UP 0>1`).
 */
export type Effect = NamedNumber<'effect'>

/** The white box of a card: its sub-actions, in an order of the player's choice, nothing in between (FC-3.6). */
export type Frame = readonly Effect[]

const KIND_BITS = 5
/** How many kinds of symbols have room. */
export const EFFECT_KINDS = 1 << KIND_BITS
const KIND_MASK = EFFECT_KINDS - 1

/** Nothing printed is larger; a deck of one's own may not be either. */
export const MOST = 15
const MOST_POINTS = 30

export const effect = (kind: number, n: number): Effect => (n << KIND_BITS) | kind
export const kindOf = (effect: Effect): number => effect & KIND_MASK
export const countOf = (effect: Effect): number => effect >> KIND_BITS

/** How many coins a frame pays: they are placed together (FC-9.2). */
export const coinsIn = (frame: Frame): number => sumOf(frame, COIN)
export const pointsIn = (frame: Frame): number => sumOf(frame, PTS)

function sumOf(frame: Frame, kind: number): number {
  let sum = 0
  for (const effect of frame) if (kindOf(effect) === kind) sum += countOf(effect)
  return sum
}

/** The symbols that may stand on a card, by the word they are written with. */
const WORDS = new Map<string, number>([
  ['CAR', CAR],
  ['FREE', FREE],
  ['BOTH', BOTH],
  ['COND', COND],
  ['LOCO', LOCO],
  ['COIN', COIN],
  ['PTS', PTS],
  ['GEC', GEC],
])

/** What a frame may look like, as a pattern for schemas and as words for people. */
const COUNTED = [...WORDS.keys()].filter(word => word !== 'PTS')
const SYMBOL = `(?:(?:${COUNTED.join('|')}) (?:[1-9]|1[0-5])|PTS (?:[1-9]|[12][0-9]|30)|UP (?:0>1|1>2|2>4|4>7|7>12))`
export const FRAME_PATTERN = `^${SYMBOL}(?: \\+ ${SYMBOL})*$`
export const FRAME_FORM = `symbols joined by " + ": ${COUNTED.join(', ')} with a number from 1 to ${MOST}, PTS with one from 1 to ${MOST_POINTS}, or UP 0>1, 1>2, 2>4, 4>7, 7>12`

/** Reads `CAR 1 + UP 0>1`. `null`: that is no frame. */
export function readFrame(text: string): Frame | null {
  if (!new RegExp(FRAME_PATTERN).test(text)) return null
  return text.split(' + ').map(readEffect)
}

export const writeFrame = (frame: Frame): string => frame.map(writeEffect).join(' + ')

function readEffect(text: string): Effect {
  const [word, count] = text.split(' ') as [string, string]
  if (word === 'UP') return effect(UP, CAR_VALUES.indexOf(Number(count.split('>')[0]) as 0))
  return effect(WORDS.get(word)!, Number(count))
}

/** A symbol that stands on no card but the start-player tile's has no word here: `symbols.ts` has one. */
export function writeEffect(symbol: Effect): string {
  const n = countOf(symbol)
  if (kindOf(symbol) === UP) return `UP ${CAR_VALUES[n]}>${CAR_VALUES[n + 1]}`
  if (kindOf(symbol) === CAR_OR_UP) return 'CAR 1 or UP 0>1'
  const [word] = [...WORDS].find(([, kind]) => kind === kindOf(symbol))!
  return `${word} ${n}`
}
