import { type Dice, roll } from '@roundhouse/kernel/dice'
import type { Letter } from '../base/cards/card.ts'
import { type DeckFile, type DeckLine, FORMAT } from '../decks/definition.ts'
import { standardDecks } from '../decks/standard.ts'

/**
 * Decks as an owner might enter them, at their wildest: the standard cards, but every frame, city, fare and need is drawn
 * at random from all that a deck file allows.
 */
export function anyDecks(dice: Dice, modules: readonly [Letter, Letter]): DeckFile {
  const { decks } = standardDecks()
  const wild = (lines: readonly DeckLine[]): DeckLine[] => lines.map(line => wildLine(dice, line))
  const framed = <T extends { readonly frame: string }>(cards: readonly T[], frames: readonly string[]): T[] =>
    cards.map((card, n) => ({ ...card, frame: frames[n]! }))
  const own = {
    X: wild(decks.X),
    [modules[0]]: wild(decks[modules[0]]),
    [modules[1]]: wild(decks[modules[1]]),
    gameEnd: framed(
      decks.gameEnd,
      decks.gameEnd.map(() => anyFrame(dice, MOST_SYMBOLS)),
    ),
    mailCars: framed(decks.mailCars, differentFrames(dice, decks.mailCars.length)),
  }
  return { format: FORMAT, name: 'Wild decks', decks: own }
}

const MOST_SYMBOLS = 6
const SYMBOLS = ['CAR', 'FREE', 'BOTH', 'COND', 'LOCO', 'COIN', 'PTS', 'GEC', 'UP', 'UP']
const STEPS = ['0>1', '1>2', '2>4', '4>7', '7>12']
const NEEDS = [1, 2, 4, 7, 12] as const

const oneOf = <T>(dice: Dice, things: readonly T[]): T => things[roll(dice, things.length)]!

/** Mostly up to 3, at times up to 15. */
const anyCount = (dice: Dice): number => 1 + roll(dice, roll(dice, 4) === 0 ? 15 : 3)

function anySymbol(dice: Dice): string {
  const word = oneOf(dice, SYMBOLS)
  return `${word} ${word === 'UP' ? oneOf(dice, STEPS) : anyCount(dice)}`
}

const anyFrame = (dice: Dice, most: number): string =>
  Array.from({ length: 1 + roll(dice, most) }, () => anySymbol(dice)).join(' + ')

const anyCities = (dice: Dice): string =>
  Array.from({ length: 1 + roll(dice, 4) }, () =>
    roll(dice, 2) === 0 ? `P${anyCount(dice)}` : `B{${anyFrame(dice, MOST_SYMBOLS)}}`,
  ).join(', ')

const anyFare = (dice: Dice, word: string): string =>
  `${word} ${anyCount(dice)}${roll(dice, 2) === 0 ? '' : ` + ${anyFrame(dice, MOST_SYMBOLS - 1)}`}`

function differentFrames(dice: Dice, count: number): string[] {
  const frames = new Set<string>()
  while (frames.size < count) frames.add(anyFrame(dice, MOST_SYMBOLS))
  return [...frames]
}

const wildLine = (dice: Dice, line: DeckLine): DeckLine => ({
  ...line,
  ...(line.frame === undefined ? {} : { frame: anyFrame(dice, MOST_SYMBOLS) }),
  ...(line.cities === undefined ? {} : { cities: anyCities(dice) }),
  ...(line.passenger === undefined ? {} : { passenger: anyFare(dice, 'COIN') }),
  ...(line.luggage === undefined ? {} : { luggage: anyFare(dice, 'PTS') }),
  ...(line.needs === undefined ? {} : { needs: oneOf(dice, NEEDS) }),
})
