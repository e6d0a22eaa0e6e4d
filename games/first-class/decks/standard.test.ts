import { describe, expect, test } from 'vitest'
import { DECKS, type Deck, MODULES } from '../base/cards/card.ts'
import { conditions as CONDITIONS } from '../rules.ts'
import { cardsInPile, type DeckLine, PILES } from './definition.ts'
import { readDecks } from './read.ts'
import { STANDARD, standardDecks } from './standard.ts'
import { warnings } from './warnings.ts'
import { tidy } from './write.ts'

const { decks } = standardDecks(1)

const countOf = (lines: readonly DeckLine[]): number => lines.reduce((sum, { copies = 1 }) => sum + copies, 0)
const inPile = (deck: Deck, pile: number): DeckLine[] => decks[deck].filter(line => line.pile === pile)

/** A card as in the list of the components, with a star where a part of it is documented. */
const told = (line: DeckLine): string => `${line.copies} ${line.kind} ${faceOf(line)}`.trim() + starOf(line)
const starOf = ({ status, note }: { status?: string; note?: string }): string =>
  status === 'documented' ? ` * ${note}` : ''

function faceOf(line: DeckLine): string {
  if (line.kind === 'contract') return `${line.when} -> ${line.frame}${line.each ? ` for each ${line.each}` : ''}`
  if (line.kind === 'switch') return `needs ${line.needs} -> ${line.points}`
  if (line.kind === 'mechanic') return `needs ${line.needs}, ${line.frame}`
  if (line.kind !== 'guest') return line.frame ?? line.cities ?? ''
  const halves = [line.passenger && `P ${line.passenger}`, line.luggage && `L ${line.luggage}`]
  return halves.filter(half => half !== undefined).join(' / ')
}

/** Three piles, each with its cards line by line. */
const expected: Record<Deck, [string, string, string]> = {
  X: [
    `3 car CAR 2 * effect
     1 car CAR 2
     2 car CAR 1 + UP 0>1
     2 car UP 0>1 + UP 0>1 * symbol
     1 car CAR 1 + UP 1>2
     3 conductor BOTH 1
     1 conductor COND 3
     1 conductor COND 3
     1 locomotive LOCO 2
     4 locomotive LOCO 2 * symbol
     1 route B{CAR 1 + LOCO 2} * bonus
     1 route P4, P5, B{UP 0>1}
     1 route P3, B{COND 2} * the city of 3 points and the bonus; on one card is inferred
     1 route P6, B{CAR 1 + UP 0>1}
     1 route P2, P4, B{COIN 2}`,
    `2 car CAR 3
     1 car CAR 2 + UP 0>1
     1 car UP 0>1 + UP 1>2
     2 car UP 1>2 + UP 1>2
     1 car UP 1>2 + UP 2>4
     2 car FREE 2 * symbol
     3 conductor BOTH 2 * symbol
     2 conductor COND 3
     2 locomotive LOCO 3
     3 locomotive LOCO 4
     1 route P7, B{FREE 2}
     1 route P6, B{BOTH 2}
     1 route P6, B{CAR 1 + COIN 3}
     1 route P4, P6, B{UP 1>2 + UP 1>2}
     1 route P3, P5, P6, B{COIN 3}`,
    `1 car CAR 4
     1 car CAR 2 + FREE 1
     1 car UP 1>2 + UP 2>4
     1 car UP 1>2 + UP 2>4 + UP 2>4
     2 car UP 2>4 + UP 4>7 * a symbol 4>7 is implied
     1 car UP 4>7 + UP 7>12
     2 car UP 2>4 + FREE 1
     3 conductor BOTH 3 * 3 is the most, says poeppelkiste
     2 conductor BOTH 2
     2 locomotive LOCO 4
     3 locomotive LOCO 5
     1 route P10, B{FREE 2}
     1 route P8, B{FREE 2 + LOCO 1} * the city of 8 points
     1 route P7, P8, B{BOTH 2}
     1 route P7, P8, B{COIN 4}
     1 route P6, P7, P8, B{FREE 3}`,
  ],
  A: [
    `1 contract 4 cars of 1 -> COIN 3
     1 contract 2 cars of 1 in each train -> FREE 2 + COIN 1 * condition
     1 contract run 2-1-0 -> FREE 1 + COIN 1
     1 contract 6 cars of 0 -> FREE 2
     1 contract 2 cars of 2 -> FREE 2 + COIN 1
     1 contract run 1-1-1 -> FREE 2 + COND 1
     1 contract always -> COIN 2 for each contract * condition
     1 money COIN 2`,
    `1 contract run 4-2-1 -> FREE 3 * condition
     1 contract 6 cars of 1 -> FREE 1 + COIN 4
     1 contract mail cars -> BOTH 2 * condition
     1 contract 2 cars of 2 in each train -> FREE 2 + LOCO 2
     1 contract 4 cars of 2 -> FREE 3 + COIN 2
     1 contract 2 cars of 4 -> CAR 2 + PTS 6
     1 contract always -> PTS 2 for each contract
     1 contract 5 cars of 1 -> GEC 1 + COIN 1`,
    `1 contract 6 cars of 2 -> PTS 15 * condition
     1 contract mail cars reached -> FREE 3 * condition
     1 contract run 7-4-2 -> FREE 2 + PTS 4
     1 contract 3 cars of 4 -> LOCO 4
     1 contract 2 cars of 4 in each train -> GEC 1 + COIN 2
     1 contract 7 cars of 1 -> PTS 12
     1 contract always -> PTS 2 for each contract
     1 game-end GEC 1`,
  ],
  B: [
    `3 celebrity * effect
     2 postcard * effect
     1 contract 2 celebrities or postcards -> FREE 2 + COIN 2 * condition
     1 money COIN 2
     1 contract 4 cars of 1 -> BOTH 1 + COIN 2`,
    `3 celebrity * effect
     2 postcard * effect
     1 contract mail cars -> FREE 2 * one condition of module A; which one is unknown
     1 money COIN 4 * an action of 4 coins
     1 contract 5 cars of 1 -> GEC 1 + COIN 1`,
    `2 celebrity * effect
     2 postcard * effect
     1 contract conductor on a tile -> PTS 10 * condition
     1 contract a tile -> GEC 1 for each tile * condition and reward
     1 money COIN 4
     1 game-end GEC 1`,
  ],
  C: [
    `1 suspect-self COIN 4
     1 suspect-self CAR 1 + FREE 1
     1 suspect-others PTS 1
     1 suspect-others PTS 1
     1 destroy * effect
     1 contract suspect-self card -> FREE 2 + COIN 1 * the kind of condition
     1 money COIN 2
     1 contract 6 cars of 0 -> BOTH 1 + COIN 1`,
    `1 suspect-self BOTH 3 + COIN 2
     1 suspect-self LOCO 4 + COIN 3
     1 suspect-others LOCO 2
     1 suspect-others COND 2
     1 destroy * effect
     1 contract suspect-others card -> FREE 2 * the kind of condition
     1 money COIN 4 * an action of 4 coins
     1 contract 5 cars of 1 -> GEC 1 + COIN 1`,
    `1 suspect-self FREE 5
     1 suspect-self GEC 1 + FREE 1
     1 suspect-others FREE 1
     2 destroy * effect
     1 contract 2 destroy cards -> PTS 15 * condition
     1 money COIN 4
     1 game-end GEC 1`,
  ],
  D: [
    `1 guest P COIN 2 + CAR 1 / L PTS 4 + CAR 1 * both halves; on one card is inferred
     1 guest P COIN 3 / L PTS 2 + FREE 1 * each half; the pair is ours
     1 guest P COIN 2 + UP 0>1 / L PTS 6
     1 guest P COIN 2 / L PTS 5 + COIN 1
     1 guest P COIN 1 + LOCO 2 * cards with one half exist
     1 contract 2 passengers or luggage -> FREE 2
     1 money COIN 2
     1 contract 6 cars of 0 -> FREE 2`,
    `1 guest P COIN 2 + CAR 1 / L PTS 5 + CAR 1
     1 guest P COIN 1 + FREE 1 / L PTS 6
     1 guest P COIN 3 / L PTS 4 + FREE 1
     1 guest P COIN 2 + LOCO 1 / L PTS 5 + LOCO 1
     1 guest L PTS 7 + COIN 1 * cards with one half exist
     1 contract 4 passengers or luggage -> FREE 3 + COIN 3 * condition
     1 money COIN 4 * an action of 4 coins
     1 contract 5 cars of 1 -> GEC 1 + COIN 1`,
    `1 guest P COIN 2 + FREE 1 / L PTS 9
     1 guest P COIN 2 + FREE 1 / L PTS 6 + FREE 1
     1 guest P COIN 4 / L PTS 9
     1 guest P COIN 3 + LOCO 2 / L PTS 7 + LOCO 1
     1 guest P COIN 3 + CAR 1 / L PTS 8 + BOTH 1
     1 contract 5 passengers or luggage -> PTS 16
     1 money COIN 4
     1 game-end GEC 1`,
  ],
  E: [
    `1 switch needs 1 -> 2
     1 switch needs 2 -> 3
     1 switch needs 4 -> 5
     1 mechanic needs 2, CAR 1
     1 mechanic needs 2, COIN 2 * the whole face
     1 contract 2 cars of 1 in each train -> FREE 2
     1 money COIN 2
     1 contract 5 cars of 0 -> COIN 2 + LOCO 1`,
    `1 switch needs 1 -> 5 * the whole face
     1 switch needs 2 -> 5
     1 mechanic needs 4, COIN 2 * the whole face
     1 mechanic needs 2, FREE 1
     1 mechanic needs 2, CAR 2
     1 contract mail cars -> FREE 2
     1 money COIN 4 * an action of 4 coins
     1 contract 5 cars of 1 -> GEC 1 + COIN 1`,
    `1 switch needs 2 -> 9
     1 switch needs 4 -> 11
     1 switch needs 7 -> 12
     1 mechanic needs 4, FREE 2
     1 mechanic needs 7, FREE 2
     1 contract 6 cars of 2 -> PTS 15
     1 money COIN 4
     1 game-end GEC 1`,
  ],
  F: [
    `2 storage * effect
     3 factory * effect
     1 contract 4 cars of 1 -> COIN 2 + FREE 1
     1 money COIN 2
     1 contract 6 cars of 0 -> BOTH 1 + LOCO 1`,
    `2 storage * effect
     3 factory * effect
     1 contract 4 cars of 2 -> FREE 3 + COIN 2
     1 money COIN 4 * an action of 4 coins
     1 contract 5 cars of 1 -> GEC 1 + COIN 1`,
    `2 storage * effect
     3 factory * effect
     1 contract 3 cars of 4 -> PTS 8
     1 money COIN 4
     1 game-end GEC 1`,
  ],
}

const gameEnd = `
  car 1 COIN 2
  car 1 FREE 1
  car 2 CAR 1 * counts and points
  car 2 UP 0>1 * counts and points
  car 1 COIN 1
  car 1 LOCO 2
  car 1 COND 2
  conductor 1 COIN 2
  conductor 1 BOTH 2
  conductor 1 CAR 2
  conductor 2 COIN 1
  conductor 2 LOCO 1
  conductor 1 FREE 2
  conductor 2 COND 1
  locomotive 1 COIN 2
  locomotive 1 BOTH 2
  locomotive 3 CAR 1 * counts and points
  locomotive 2 COIN 1
  locomotive 2 COND 1
  locomotive 1 FREE 2
  locomotive 2 UP 0>1`

const linesOf = (text: string): string[] => text.trim().split(/\n\s*/)

describe('standard set 1', () => {
  const piles = DECKS.flatMap(deck => PILES.map(pile => [deck, pile] as const))

  test.each(piles)('deck %s, pile %i holds the cards of the list', (deck, pile) => {
    expect(inPile(deck, pile).map(told)).toEqual(linesOf(expected[deck][pile - 1]!))
  })

  test.each(piles)('deck %s, pile %i: cards are numbered in their order', (deck, pile) => {
    const cards = inPile(deck, pile)
    expect(cards.map(({ id }) => id)).toEqual(cards.map((_, place) => `${deck}${pile}-${place + 1}`))
  })

  test('FC-1.2 every pile has 24 base cards and 8 of each module: 40 with two modules', () => {
    for (const pile of PILES) {
      expect(countOf(inPile('X', pile))).toBe(24)
      for (const module of MODULES) expect(countOf(inPile(module, pile))).toBe(8)
    }
    expect(cardsInPile('X') + cardsInPile('A') + cardsInPile('B')).toBe(40)
    expect(countOf(decks.X)).toBe(72)
  })

  test('FC-1.5 there are 21 Game End cards, 7 for each kind', () => {
    expect(decks.gameEnd.map(card => `${card.counts} ${card.points} ${card.frame}${starOf(card)}`)).toEqual(
      linesOf(gameEnd),
    )
    expect(decks.gameEnd.map(({ id }) => id)).toEqual(Array.from({ length: 21 }, (_, place) => `G${place + 1}`))
    for (const kind of ['car', 'conductor', 'locomotive'])
      expect(decks.gameEnd.filter(({ counts }) => counts === kind)).toHaveLength(7)
  })

  test('FC-1.3 FC-6.1 each player has 4 different mail cars', () => {
    expect(decks.mailCars.map(car => `${car.id} ${car.frame}${starOf(car)}`)).toEqual([
      'M1 LOCO 2 * the whole face',
      'M2 BOTH 2 * the whole face',
      'M3 UP 0>1 + UP 0>1 * the whole face',
      'M4 COIN 3',
    ])
  })

  test('FC-8.4 the board holds 3 cities, one of them a bonus city of 2 coins', () => {
    expect(decks.board).toBe('P2, P3, B{COIN 2}')
  })

  test('FC-8.4 a route card has 1 to 4 cities', () => {
    const routes = decks.X.filter(({ kind }) => kind === 'route').map(({ cities }) => cities!.split(', ').length)
    expect([Math.min(...routes), Math.max(...routes)]).toEqual([1, 4])
  })

  test('FC-C.4 module C has a destroy-evidence card in every pile, 4 in all', () => {
    const destroy = decks.C.filter(({ kind }) => kind === 'destroy')
    expect(destroy.map(({ pile, copies }) => [pile, copies])).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
    ])
  })

  test('every card says whether it is documented, and which part of it', () => {
    const cards = [...DECKS.flatMap(deck => decks[deck]), ...decks.gameEnd, ...decks.mailCars]
    for (const { id, status, note } of cards) {
      expect(status, id).toBeDefined()
      expect(note !== undefined, id).toBe(status === 'documented')
    }
  })

  test('it passes the reader like any file, and nothing about it is odd', () => {
    expect(readDecks(CONDITIONS, standardDecks())).toEqual(tidy(standardDecks()))
    expect(warnings(standardDecks())).toEqual([])
  })
})

test('new games are played with the newest set, which has a name', () => {
  expect(STANDARD).toBe(1)
  expect(standardDecks(1)).toBe(standardDecks())
  expect(standardDecks()).toMatchObject({ format: 'roundhouse-decks 1', name: 'Standard 1' })
})

test('a set that does not exist is refused', () => {
  expect(() => standardDecks(7)).toThrow(
    expect.objectContaining({ name: 'Refusal', message: 'There is no standard set 7 of decks; there is 1' }),
  )
})
