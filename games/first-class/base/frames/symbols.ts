import { CAR_OR_UP, LAY } from '../numbers.ts'
import type { Rules } from '../table.ts'
import { type Effect, effect, type Frame, kindOf, readFrame, writeEffect } from './effect.ts'

const CAR_OR_UP_1 = effect(CAR_OR_UP, 1)

/**
 * Symbols that stand on no card are written as the kind of move that carries them out: LAY, SEAT, POSTCARD, BOARD, USE.
 * One that no rule knows is a bug, of which the referee must be able to speak.
 */
function writeSymbol(rules: Rules, symbol: Effect): string {
  const kind = kindOf(symbol)
  if (kind < LAY) return writeEffect(symbol)
  return rules.effects[kind]?.moveKinds[0]?.word.toUpperCase() ?? `unknown symbol ${kind}`
}

/** `null`: no symbol of this game is written so. */
export function readSymbol(rules: Rules, text: string): Effect | null {
  const printed = readFrame(text)
  if (printed !== null) return printed[0]!
  return unprinted(rules).find(symbol => writeSymbol(rules, symbol) === text) ?? null
}

/** The symbols of this game that stand on no card. */
const unprinted = ({ effects }: Rules): Effect[] => [
  CAR_OR_UP_1,
  ...effects.filter(each => each !== undefined && each.kind >= LAY).map(({ kind }) => effect(kind, 1)),
]

/** How they are written, for people. */
export const unprintedForms = (rules: Rules): string =>
  unprinted(rules)
    .map(symbol => writeSymbol(rules, symbol))
    .join(', ')

/** A frame as the story and the reasons write it: with the symbols that stand on no card, too. */
export const writeSymbols = (rules: Rules, frame: Frame): string =>
  frame.map(symbol => writeSymbol(rules, symbol)).join(' + ')

export const readSymbols = (rules: Rules, text: string): Frame =>
  text === '' ? [] : text.split(' + ').map(symbol => readSymbol(rules, symbol)!)
