import { Refusal } from '@roundhouse/kernel/game'
import { describe, expect, test } from 'vitest'
import { DECKS, type Deck, MODULES } from '../base/card.ts'
import { conditions as CONDITIONS } from '../rules.ts'
import { cardsInPile, type EndLine, type Line, PILES } from './definition.ts'
import { readDecks } from './read.ts'
import { LINES } from './set-3/lines.ts'
import { STANDARD, standardDecks } from './standard.ts'
import { warnings } from './warnings.ts'
import { tidy } from './write.ts'

const SETS = [1, 2, 3]

const { decks } = standardDecks(1)

const countOf = (lines: readonly Line[]): number => lines.reduce((sum, { copies = 1 }) => sum + copies, 0)
const inPile = (deck: Deck, pile: number): Line[] => decks[deck].filter(line => line.pile === pile)

/** A card as in the list of the components, with a star where a part of it is documented. */
const told = (line: Line): string => `${line.copies} ${line.kind} ${faceOf(line)}`.trim() + starOf(line)
const starOf = ({ status, note }: { status?: string; note?: string }): string =>
  status === 'documented' ? ` * ${note}` : ''

function faceOf(line: Line): string {
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
     1 car CAR 3
     2 car CAR 1 + UP 0>1
     2 car UP 0>1 + UP 0>1 * symbol
     1 car UP 0>1 + UP 1>2
     3 conductor BOTH 1
     1 conductor COND 2
     1 conductor COND 3
     1 locomotive LOCO 1
     4 locomotive LOCO 2 * symbol
     1 route B{CAR 1 + LOCO 2} * bonus
     1 route B{UP 0>1}
     1 route P3, B{COND 2} * the city of 3 points and the bonus; on one card is inferred
     1 route P2, B{CAR 1 + UP 0>1}
     1 route P2, P3, B{COIN 2}`,
    `2 car CAR 3
     1 car CAR 2 + UP 0>1
     1 car UP 0>1 + UP 1>2
     2 car UP 1>2 + UP 1>2
     1 car UP 1>2 + UP 2>4
     2 car FREE 2 * symbol
     3 conductor BOTH 2 * symbol
     2 conductor COND 3
     2 locomotive LOCO 2
     3 locomotive LOCO 3
     1 route B{FREE 1}
     1 route P3, B{BOTH 1}
     1 route P4, B{CAR 1 + COIN 2}
     1 route P3, P5, B{UP 1>2 + UP 1>2}
     1 route P3, P4, P5, B{COIN 3}`,
    `1 car CAR 4
     1 car CAR 2 + FREE 1
     1 car UP 1>2 + UP 2>4
     1 car UP 2>4 + UP 2>4
     2 car UP 2>4 + UP 4>7 * a symbol 4>7 is implied
     1 car UP 4>7 + UP 7>12
     2 car FREE 3
     3 conductor BOTH 3 * 3 is the most, says poeppelkiste
     2 conductor BOTH 2
     2 locomotive LOCO 3
     3 locomotive LOCO 4
     1 route B{FREE 2}
     1 route P8, B{FREE 1 + LOCO 1} * the city of 8 points
     1 route P5, P8, B{BOTH 2}
     1 route P5, P6, B{COIN 4}
     1 route P5, P6, P8, B{FREE 3}`,
  ],
  A: [
    `1 contract 4 cars of 1 -> COIN 3
     1 contract 2 cars of 1 in each train -> LOCO 2 * condition
     1 contract run 2-1-0 -> FREE 1
     1 contract 6 cars of 0 -> BOTH 1
     1 contract 2 cars of 2 -> CAR 2
     1 contract run 1-1-1 -> COND 2
     1 contract always -> COIN 1 for each contract * condition
     1 money COIN 3`,
    `1 contract run 4-2-1 -> FREE 2 * condition
     1 contract 6 cars of 1 -> COIN 4
     1 contract mail cars -> BOTH 2 * condition
     1 contract 2 cars of 2 in each train -> LOCO 3
     1 contract 4 cars of 2 -> FREE 1 + COIN 2
     1 contract 2 cars of 4 -> CAR 3
     1 contract always -> PTS 2 for each contract
     1 game-end GEC 1`,
    `1 contract 6 cars of 2 -> PTS 10 * condition
     1 contract mail cars reached -> FREE 3 * condition
     1 contract run 7-4-2 -> FREE 2 + PTS 4
     1 contract 3 cars of 4 -> LOCO 4
     1 contract 2 cars of 4 in each train -> GEC 1 + COIN 2
     1 contract 8 cars of 1 -> BOTH 3
     1 contract always -> PTS 3 for each contract
     1 game-end GEC 1`,
  ],
  B: [
    `3 celebrity * effect
     2 postcard * effect
     1 contract 2 celebrities or postcards -> FREE 1 + COIN 1 * condition
     1 money COIN 3
     1 game-end GEC 1`,
    `3 celebrity * effect
     2 postcard * effect
     1 contract mail cars -> FREE 2 * one condition of module A; which one is unknown
     1 money COIN 4 * an action of 4 coins
     1 game-end GEC 1`,
    `2 celebrity * effect
     2 postcard * effect
     1 contract conductor on a tile -> PTS 10 * condition
     1 contract a tile -> GEC 1 for each tile * condition and reward
     1 money COIN 5
     1 game-end GEC 1`,
  ],
  C: [
    `1 suspect-self COIN 3
     1 suspect-self FREE 2
     1 suspect-others COIN 1
     1 suspect-others CAR 1
     1 destroy * effect
     1 contract suspect-self card -> LOCO 2 * the kind of condition
     1 money COIN 3
     1 game-end GEC 1`,
    `1 suspect-self BOTH 2 + COIN 1
     1 suspect-self LOCO 3 + COIN 1
     1 suspect-others LOCO 2
     1 suspect-others COND 2
     1 destroy * effect
     1 contract suspect-others card -> FREE 2 * the kind of condition
     1 money COIN 4 * an action of 4 coins
     1 game-end GEC 1`,
    `1 suspect-self FREE 4
     1 suspect-self GEC 1 + FREE 1
     1 suspect-others FREE 2
     2 destroy * effect
     1 contract 2 destroy cards -> PTS 10 * condition
     1 money COIN 5
     1 game-end GEC 1`,
  ],
  D: [
    `1 guest P COIN 2 + CAR 1 / L PTS 4 + CAR 1 * both halves; on one card is inferred
     1 guest P COIN 3 / L PTS 2 + FREE 1 * each half; the pair is ours
     1 guest P COIN 1 + UP 0>1 / L PTS 3
     1 guest P COIN 2 / L PTS 3 + COIN 1
     1 guest P COIN 3 + LOCO 1 * cards with one half exist
     1 contract 2 passengers or luggage -> LOCO 2
     1 money COIN 3
     1 game-end GEC 1`,
    `1 guest P COIN 3 + CAR 1 / L PTS 5 + CAR 1
     1 guest P COIN 2 + FREE 1 / L PTS 6
     1 guest P COIN 4 / L PTS 4 + FREE 1
     1 guest P COIN 3 + LOCO 1 / L PTS 4 + LOCO 2
     1 guest L PTS 7 + COIN 1 * cards with one half exist
     1 contract 4 passengers or luggage -> FREE 3 * condition
     1 money COIN 4 * an action of 4 coins
     1 game-end GEC 1`,
    `1 guest P COIN 4 + FREE 1 / L PTS 8
     1 guest P COIN 3 + FREE 2 / L PTS 6 + FREE 1
     1 guest P COIN 5 / L PTS 10
     1 guest P COIN 4 + LOCO 2 / L PTS 7 + LOCO 2
     1 guest P COIN 4 + CAR 2 / L PTS 6 + BOTH 1
     1 contract 5 passengers or luggage -> PTS 15
     1 money COIN 5
     1 game-end GEC 1`,
  ],
  E: [
    `1 switch needs 1 -> 3
     1 switch needs 1 -> 4
     1 switch needs 2 -> 6
     1 mechanic needs 1, CAR 1
     1 mechanic needs 2, COIN 2 * the whole face
     1 contract 2 cars of 1 in each train -> BOTH 1
     1 money COIN 3
     1 game-end GEC 1`,
    `1 switch needs 1 -> 5 * the whole face
     1 switch needs 2 -> 7
     1 mechanic needs 4, COIN 2 * the whole face
     1 mechanic needs 2, FREE 1
     1 mechanic needs 2, CAR 2
     1 contract mail cars -> FREE 2
     1 money COIN 4 * an action of 4 coins
     1 game-end GEC 1`,
    `1 switch needs 2 -> 8
     1 switch needs 4 -> 11
     1 switch needs 7 -> 14
     1 mechanic needs 4, FREE 1 + COIN 1
     1 mechanic needs 7, FREE 2
     1 contract 6 cars of 2 -> PTS 10
     1 money COIN 5
     1 game-end GEC 1`,
  ],
  F: [
    `2 storage * effect
     3 factory * effect
     1 contract 4 cars of 1 -> COIN 2 + LOCO 1
     1 money COIN 3
     1 game-end GEC 1`,
    `2 storage * effect
     3 factory * effect
     1 contract 4 cars of 2 -> FREE 2
     1 money COIN 4 * an action of 4 coins
     1 game-end GEC 1`,
    `2 storage * effect
     3 factory * effect
     1 contract 3 cars of 4 -> PTS 8
     1 money COIN 5
     1 game-end GEC 1`,
  ],
}

const gameEnd = `
  car 1 COIN 3
  car 1 FREE 2
  car 2 CAR 1 * counts and points
  car 2 UP 0>1 * counts and points
  car 2 COIN 1
  car 2 LOCO 1
  car 3 COND 1
  conductor 2 COIN 3
  conductor 2 FREE 2
  conductor 3 CAR 1
  conductor 3 COIN 1
  conductor 3 LOCO 1
  conductor 3 FREE 1
  conductor 4 COND 1
  locomotive 2 COIN 3
  locomotive 2 BOTH 1
  locomotive 3 CAR 1 * counts and points
  locomotive 3 COIN 1
  locomotive 3 COND 1
  locomotive 3 FREE 1
  locomotive 4 UP 0>1`

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
    expect(decks.board).toBe('P1, P2, B{COIN 2}')
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
    for (const set of SETS) {
      expect(readDecks(CONDITIONS, standardDecks(set), set)).toEqual(tidy(standardDecks(set)))
      expect(warnings(standardDecks(set))).toEqual([])
    }
  })
})

test('new games are played with the newest set; each has a name', () => {
  expect(STANDARD).toBe(3)
  expect(standardDecks(3)).toBe(standardDecks())
  expect(SETS.map(set => standardDecks(set).name)).toEqual(['Standard 1', 'Standard 2', 'Standard 3'])
  expect(standardDecks().format).toBe('roundhouse-decks 1')
})

test('a set that does not exist is refused', () => {
  expect(() => standardDecks(7)).toThrow(new Refusal('There is no standard set 7 of decks; there is 1, 2, 3'))
})

describe.each([2, 3])('set %i keeps what is documented', set => {
  /** What a note says is documented of a card, where that is not the whole face. */
  const DOCUMENTED: Record<string, readonly string[]> = {
    condition: ['when', 'each'],
    'the kind of condition': ['when'],
    'one condition of module A; which one is unknown': ['when'],
    'cards with one half exist': [],
    'the city of 8 points': [],
    'counts and points': ['counts', 'points'],
  }
  const partOf = (card: object, fields: readonly string[] | undefined): object =>
    fields === undefined ? card : Object.fromEntries(Object.entries(card).filter(([field]) => fields.includes(field)))
  const lines = (set: number): readonly (EndLine | Line)[] => {
    const { decks } = standardDecks(set)
    return [...DECKS.flatMap(deck => decks[deck] as readonly (EndLine | Line)[]), ...decks.gameEnd]
  }
  const first = new Map(lines(1).map(card => [card.id, card]))

  test('the cards are the same in number, and every documented part is the same', () => {
    expect(lines(set).map(({ id }) => id)).toEqual([...first.keys()])
    for (const card of lines(set)) {
      const before = first.get(card.id)!
      expect({ status: card.status, note: card.note }, card.id).toEqual({ status: before.status, note: before.note })
      if (card.status !== 'documented') continue
      const fields = DOCUMENTED[card.note ?? '']
      expect(partOf(card, fields), card.id).toEqual(partOf(before, fields))
    }
  })

  test('the mail cars are the same; of the board only the points, which are ours, are others', () => {
    expect(standardDecks(set).decks.mailCars).toEqual(standardDecks(1).decks.mailCars)
    expect([1, set].map(each => standardDecks(each).decks.board)).toEqual(['P1, P2, B{COIN 2}', 'P2, P3, B{COIN 2}'])
  })
})

test('set 3 is set 2 with some cards written anew, all of them other than before', () => {
  const linesIn = (set: number): Line[] => DECKS.flatMap(deck => standardDecks(set).decks[deck])
  const before = new Map(linesIn(2).map(card => [card.id, card]))
  const changed = linesIn(3).filter(card => card !== before.get(card.id))
  expect(changed.map(({ id }) => id).sort()).toEqual(LINES.map(({ id }) => id).sort())
  for (const card of changed) {
    expect(card).not.toEqual(before.get(card.id))
    expect([card.pile, card.copies]).toEqual([before.get(card.id)!.pile, before.get(card.id)!.copies])
  }
  expect(standardDecks(3).decks.gameEnd).toBe(standardDecks(2).decks.gameEnd)
})
