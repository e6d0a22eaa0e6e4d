import { isDeepStrictEqual } from 'node:util'
import { type Dice, roll, type Seed } from '@roundhouse/kernel/dice'
import { refused } from '@roundhouse/kernel/testing/refused'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Player } from '../base/board/player.ts'
import type { Letter } from '../base/cards/card.ts'
import type { State } from '../base/state.ts'
import { standardDecks } from '../decks/standard.ts'
import { firstClass, MODULE_PAIRS, newGame } from '../definition.ts'
import { gameOf } from '../game.ts'
import { rulesFor } from '../rules.ts'
import { readPosition, readPositionFile, writePosition, writePositionFile } from './position.ts'

const word = fc.integer({ min: 0, max: 0xffff_ffff })
const seeds: fc.Arbitrary<Seed> = fc.tuple(word, word, word, word)

describe.each(MODULE_PAIRS.map(pair => [pair.join('+'), pair] as const))('with modules %s', (_name, pair) => {
  test('every state of random games is read back exactly as it was written', () => {
    fc.assert(
      fc.property(seeds, seeds, fc.constantFrom(2, 3, 4), (seed, chooser, seats) => {
        const rules = rulesFor(seats, pair)
        const game = gameOf(rules)
        const state = game.begin(seed)
        const dice: Dice = { seed: chooser, rolled: 0 }
        for (let again = state; again.phase !== 'over'; ) {
          const moves = game.moves(state)
          game.play(state, moves[roll(dice, moves.length)]!)
          again = readPosition(rules, writePosition(rules, state))
          // Only where they differ is the slower comparison asked, which shows how.
          if (!isDeepStrictEqual(again, state)) expect(again).toStrictEqual(state)
        }
        expect(state.phase).toBe('over')
      }),
      { numRuns: 2 },
    )
  })
})

const pairs: readonly (readonly [Letter, Letter])[] = [
  ['A', 'B'],
  ['C', 'D'],
  ['E', 'F'],
]

/** The rules with which a line can be said: those whose module it needs. */
const rulesWith = (letter: string, seats = 3) => rulesFor(seats, pairs.find(pair => pair.includes(letter as Letter))!)
const ids = (rules: ReturnType<typeof rulesFor>, ...names: string[]) =>
  names.map(name => rules.printed.faces.findIndex(({ id }) => id === name))

describe('what is said stands in the state, and is written again', () => {
  test.each<[string, Partial<State>]>([
    ['seed 0123456789abcdef0123456789abcdef', { seed: [0x01234567, 0x89abcdef, 0x01234567, 0x89abcdef] }],
    ['rolled 999999', { rolled: 999_999 }],
    ['phase receive', { phase: 'receive' }],
    ['round 6', { round: 6 }],
    ['start 2', { start: 1, firstStart: 1, onTurn: 1, toMove: 1, turnsLeft: 9 }],
    ['first-start 3', { start: 0, firstStart: 2 }],
    ['turn 3', { onTurn: 2, toMove: 2, turnsLeft: 7 }],
    ['turns-left 6', { turnsLeft: 6 }],
    ['acted yes', { acted: true }],
    ['frame CAR 1 of declined X1-1', { frame: { left: [1 << 5], source: 256, limit: 5, begun: true } }],
    ['tile 3', { tileHolder: 2 }],
    ['paying 3', { paying: 2 }],
    ['paying 4', { paying: 3 }],
    ['a X1-1 X1-2 - - - -', { offer: [0, 1, ...Array(16).fill(-1)] }],
    ['b - - - - - X1-1', { offer: [...Array(11).fill(-1), 0, ...Array(6).fill(-1)] }],
    ['c X1-3 - - - - X1-2', { offer: [...Array(12).fill(-1), 2, -1, -1, -1, -1, 1] }],
    ['pile X1-3 X1-1', { pile: [2, 0] }],
    ['pile -', { pile: [] }],
    ['display G4 G1', { display: [3, 0] }],
    ['endpile G2 G1', { endPile: [1, 0] }],
    ['leftover G9', { leftover: 8 }],
    ['tiles-laid 8', { tilesLaid: 8 }],
    ['arrived 3', { arrived: 3 }],
  ])('%s', (line, part) => {
    const rules = rulesWith('A')
    const state = readPosition(rules, line)
    expect(state).toMatchObject(part)
    expect(writePosition(rules, state).split('\n')).toContain(line)
    expect(readPosition(rules, writePosition(rules, state))).toStrictEqual(state)
  })

  test.each<[string, Partial<Player>]>([
    ['points 9999', { points: 9999 }],
    ['coins 5 4 2', { coins: [5, 4, 2] }],
    ['locomotive 3', { locomotive: 3 }],
    ['route X1-11 X1-13', { route: [10, 12] }],
    ['fulfilled 4', { fulfilled: 4 }],
    ['taken X1-1 X1-1 X1-9', { taken: [0, 0, 8] }],
    ['endcards G3 G1', { endCards: [2, 0] }],
    ['kept G5', { kept: 4 }],
    ['contracts A1-2', { contracts: ids(rulesWith('A'), 'A1-2'), taken: ids(rulesWith('A'), 'A1-2') }],
  ])('seat 2 %s', (line, part) => {
    const rules = rulesWith('A')
    const state = readPosition(rules, `seat 2 ${line}`)
    expect(state.players[1]).toMatchObject(part)
    expect(writePosition(rules, state)).toMatch(new RegExp(`^seat 2\n(  .*\n)*  ${line}\n(  .*\n)*seat 3$`, 'm'))
    expect(readPosition(rules, writePosition(rules, state))).toStrictEqual(state)
  })

  test.each<[string, number, number]>([
    ['middle E1-1 E1-4:u E1-5:l F1-2', 1, 2],
    ['middle E1-1 E1-4:l E1-5:ul F1-2', 2, 3],
    ['middle E1-1 E1-4 E1-5 F1-2', 0, 0],
  ])('%s', (line, first, second) => {
    const rules = rulesWith('E')
    const state = readPosition(rules, `seat 1 ${line}`)
    expect(state.players[0]).toMatchObject({
      middle: ids(rules, 'E1-1', 'E1-4', 'E1-5', 'F1-2'),
      marks: [0, first, second, 0],
    })
    expect(writePosition(rules, state)).toMatch(`\n  ${line}\n`)
  })

  test.each<[string, number[][]]>([
    ['seat 2 route X1-11 X1-12* X1-13*', [[], [1, 2], []]],
    ['seat 2 route X1-11*2 X1-12 X1-13*1', [[], [2, 0], []]],
    ['seat 2 route X1-11*2 X1-12*3 X1-13*1', [[], [2, 0, 1], []]],
    ['seat 2 route X1-11* X1-12 X1-13', [[], [0], []]],
    ['seat 2 route X1-11 X1-12 X1-13', [[], [], []]],
  ])('FC-B.3 %s', (line, postcards) => {
    const rules = rulesWith('B')
    const state = readPosition(rules, line)
    expect(state.slices.postcards).toEqual(postcards)
    expect(state.players[1]!.route).toEqual([10, 11, 12])
    expect(writePosition(rules, state)).toMatch(`\n${line.replace('seat 2', ' ')}\n`)
  })

  test('the murder of module C', () => {
    const rules = rulesWith('C')
    const text = 'murderer 3\nsupply 20\nseat 1 evidence 2\nseat 3 evidence 1\nseat 3 destroy 1'
    const state = readPosition(rules, text)
    expect(state.slices.murder).toEqual({
      murderer: 2,
      supply: 20,
      evidence: [2, 0, 1],
      destroy: [0, 0, 1],
      shown: [],
      arrested: [],
    })
    expect(readPosition(rules, writePosition(rules, state))).toStrictEqual(state)
  })

  test('the end of the murder of module C', () => {
    const rules = rulesWith('C')
    const state = readPosition(rules, 'phase over\narrested 2 1\nseat 2 tokens 1 3 p5 discard\nseat 1 tokens 2 p2 p3')
    expect(state.slices.murder).toMatchObject({ shown: [[2, 12, 13], [1, 3, 15, 20], []], arrested: [1, 0] })
    expect(readPosition(rules, writePosition(rules, state))).toStrictEqual(state)
    expect(writePosition(rules, state)).toMatch('  tokens 1 3 p5 discard\n')
    expect(writePosition(rules, state)).toMatch('seat 3\n  kept G19\n  tokens -\n')
  })

  test('tokens that are hidden are not said', () => {
    const rules = rulesWith('C')
    expect(readPosition(rules, 'seat 1 tokens hidden').slices.murder!.shown).toEqual([])
  })

  test('a storage of module F', () => {
    const rules = rulesWith('F')
    const state = readPosition(rules, 'drawn X1-1 X1-9 X1-1\nused X1-1 toolbox')
    expect(state.slices.storage).toEqual({ drawn: [0, 8, 0], used: [0, 255] })
    expect(writePosition(rules, state)).toMatch('drawn X1-1 X1-9 X1-1\nused X1-1 toolbox\n')
    expect(readPosition(rules, writePosition(rules, state))).toStrictEqual(state)
  })

  test('a storage of which nothing is used yet, and none at all', () => {
    const rules = rulesWith('F')
    expect(readPosition(rules, 'drawn X1-1 X1-9 X1-1').slices.storage).toEqual({ drawn: [0, 8, 0], used: [] })
    expect(readPosition(rules, 'drawn -\nused -').slices).toEqual({})
  })

  test('coins that are owed, and the mail car that is chosen now', () => {
    const rules = rulesWith('D')
    const text = 'owed 4\nmail-for lower\nseat 1 coins 5 5 0\nseat 1 lower 0 0 0 0 0'
    expect(readPosition(rules, text)).toMatchObject({ owed: 4, mailFor: 1 })
    expect(readPosition(rules, text.replaceAll('lower', 'upper'))).toMatchObject({ mailFor: 0 })
  })

  test('who decides what he receives', () => {
    const rules = rulesWith('A')
    expect(readPosition(rules, 'phase receive\nturn 1\ndecides 3')).toMatchObject({ onTurn: 0, toMove: 2 })
  })
})

describe('what is not said', () => {
  const rules = rulesFor(3, ['A', 'B'])

  test('is as at set-up', () => {
    expect(readPosition(rules, '')).toMatchObject({
      seed: [0, 0, 0, 0],
      rolled: 0,
      phase: 'turn',
      round: 1,
      start: 0,
      firstStart: 0,
      onTurn: 0,
      toMove: 0,
      turnsLeft: 9,
      acted: false,
      tileHolder: -1,
      paying: 0,
      offer: Array(18).fill(-1),
      draft: [],
      display: [],
      leftover: 0,
      tilesLaid: 0,
      arrived: 0,
      frame: null,
      waiting: [],
      owed: 0,
      mailFor: -1,
      slices: { postcards: [[], [], []] },
    })
    expect(readPosition(rules, '').players[2]).toStrictEqual({
      ...gameOf(rules).begin([0, 0, 0, 0]).players[2],
      kept: 18,
    })
  })

  test('is not written, but for the course of the game and the kept cards', () => {
    expect(writePosition(rules, readPosition(rules, ''))).toBe(
      'phase turn\nround 1\nturn 1\nseat 1\n  kept G21\nseat 2\n  kept G20\nseat 3\n  kept G19\n',
    )
  })

  test('is the pile: what lies nowhere else', () => {
    const pile = readPosition(rules, 'a X1-1 X1-1\nseat 1 taken X1-1 X1-2\nseat 2 route X1-12').pile
    expect(pile).toEqual(rules.piles[0]!.filter(card => ![0, 1, 11].includes(card)))
  })

  test('is the pile, without the cards drawn from it', () => {
    const { pile } = readPosition(rulesWith('F'), 'drawn X1-2 X1-7 X1-8')
    expect(pile).toEqual(rulesWith('F').piles[0]!.filter(card => ![1, 6, 7].includes(card)))
  })

  test('is the round: the first of the highest pile that is named', () => {
    const roundOf = (text: string) => readPosition(rules, text).round
    expect(roundOf('a X2-1')).toBe(3)
    expect(roundOf('a X3-1')).toBe(5)
    expect(roundOf('seat 1 taken X3-1')).toBe(5)
    expect(roundOf('seat 1 route X2-11')).toBe(3)
    expect(roundOf('seat 1 contracts A2-1\nseat 2 contracts A3-1')).toBe(5)
    expect(roundOf('seat 2 upper 0{B2-1}')).toBe(3)
    expect(roundOf('frame CAR 1 of card X2-1')).toBe(3)
    expect(roundOf('frame CAR 1 of G1\nseat 1 endcards G1')).toBe(1)
    expect(roundOf('phase scoring\nseat 1 taken X1-1')).toBe(2)
    expect(roundOf('phase scoring\nseat 1 taken X2-1')).toBe(4)
    expect(roundOf('phase over')).toBe(6)
    expect(readPosition(rulesWith('F'), 'drawn X2-1 X2-2 X2-3').round).toBe(3)
    expect(readPosition(rulesWith('E'), 'seat 3 middle E2-1').round).toBe(3)
  })

  test('are the turns left: those after the first of everybody', () => {
    const left = (text: string) => readPosition(rules, text).turnsLeft
    expect(left('turn 1')).toBe(9)
    expect(left('turn 3')).toBe(7)
    expect(left('start 3\nturn 2')).toBe(7)
    expect(left('phase receive\nturn 2')).toBe(8)
    expect(left('phase scoring')).toBe(3)
    expect(left('phase scoring\nturn 3')).toBe(1)
    expect(left('phase over')).toBe(0)
    expect(left('phase draft')).toBe(0)
  })

  test('FC-1.7 is in the draft no offer, and so no row is written', () => {
    expect(writePosition(rules, readPosition(rules, 'phase draft'))).not.toMatch(/^[abc] /m)
  })

  test('FC-4.2, FC-6.1 is nobody to be paid and no train that waits for a mail car, and that may be said, too', () => {
    expect(readPosition(rules, 'paying nobody\nmail-for -')).toEqual(readPosition(rules, ''))
  })

  test('FC-1.5 is in the draft the hand, and who is to keep a card', () => {
    expect(readPosition(rules, 'phase draft')).toMatchObject({
      draft: [0, 1, 2, 3],
      offer: [],
      pile: [],
      leftover: -1,
      toMove: 2,
      onTurn: 0,
      endPile: Array.from({ length: 17 }, (_, i) => i + 4),
    })
    expect(readPosition(rules, 'phase draft').players.map(({ kept }) => kept)).toEqual([-1, -1, -1])
    expect(readPosition(rules, 'phase draft\nseat 3 kept G2')).toMatchObject({ draft: [0, 2, 3], toMove: 1 })
    expect(readPosition(rules, 'phase draft\nstart 2')).toMatchObject({ toMove: 0 })
    expect(readPosition(rules, 'phase draft\nhand G9 G7 G5 G3').draft).toEqual([8, 6, 4, 2])
  })

  test('is who decides when the game is over: the final count ends with the last', () => {
    expect(readPosition(rules, 'phase over')).toMatchObject({ toMove: 2, onTurn: 0 })
  })

  test('are the cards kept: the last that lie nowhere else', () => {
    const kept = (text: string) => readPosition(rules, text).players.map(player => player.kept)
    expect(kept('display G21')).toEqual([19, 18, 17])
    expect(kept('seat 2 endcards G21')).toEqual([19, 18, 17])
    expect(kept('seat 3 kept G21')).toEqual([19, 18, 20])
    expect(kept('endpile G21 G20 G19 G18')).toEqual([16, 15, 14])
  })

  test('is the pile of Game End cards: what lies nowhere else', () => {
    const { endPile } = readPosition(rules, 'display G1 G2\nseat 1 endcards G4')
    expect(endPile).toEqual([2, ...Array.from({ length: 14 }, (_, i) => i + 4)])
  })

  test('is the card left over: the first that may be it', () => {
    const left = (text: string) => readPosition(rules, text).leftover
    expect(left('display G1')).toBe(1)
    expect(left('display G3\nendpile -')).toBe(2)
    expect(left('endpile -\nseat 2 endcards G4')).toBe(3)
    expect(left('endpile -')).toBe(-1)
  })

  test('is what a seat has taken: what lies open before it, and the card it carries out', () => {
    const taken = (text: string) => readPosition(rules, text).players.map(player => player.taken)
    expect(taken('seat 2 route X1-12\nseat 2 contracts A1-1\nseat 2 lower 0{B1-1}\nseat 2 upper 0{B1-1}')).toEqual([
      [],
      ids(rules, 'X1-12', 'A1-1', 'B1-1', 'B1-1'),
      [],
    ])
    expect(taken('turn 3\nframe CAR 1 of card X1-1')).toEqual([[], [], [0]])
    expect(taken('turn 3\nframe CAR 1 of declined X1-1\nseat 3 route X1-12')).toEqual([[], [], [11, 0]])
    expect(taken('frame CAR 1 of contract A1-1')).toEqual([ids(rules, 'A1-1'), [], []])
    expect(taken('frame SEAT of card B1-1\nseat 1 upper 0{B1-1}')).toEqual([ids(rules, 'B1-1'), [], []])
    expect(taken('frame CAR 1 of mail upper\nseat 1 upper 0 0 0 0 0 M1')).toEqual([[], [], []])
    const withE = rulesWith('E')
    expect(readPosition(withE, 'seat 1 middle E1-1 F1-2').players[0]!.taken).toEqual(ids(withE, 'E1-1', 'F1-2'))
  })

  test('are the destroy-evidence cards: those among the cards taken', () => {
    const { slices } = readPosition(rulesWith('C'), 'round 5\nseat 2 taken C1-5 C3-4 C3-4 X1-1')
    expect(slices.murder!.destroy).toEqual([0, 3, 0])
  })

  test('is the supply of evidence: what nobody has drawn', () => {
    const supply = (text: string) => readPosition(rulesWith('C'), text).slices.murder!.supply
    expect(supply('')).toBe(26)
    expect(supply('seat 1 evidence 2\nseat 3 evidence 5')).toBe(19)
  })

  test('is how many tiles are laid and conductors have arrived: as the trains show', () => {
    const text = 'seat 2 upper 0 0 0 0 0 M1 0 0 0 L7^\nseat 3 lower 0 0 0 0 0^ M1 0 0 0 L5'
    expect(readPosition(rules, text)).toMatchObject({ tilesLaid: 3, arrived: 1 })
  })

  test('in a game without the module is nothing', () => {
    expect(readPosition(rulesWith('E'), '').slices).toEqual({})
  })
})

describe('the form is free', () => {
  const rules = rulesFor(2, ['A', 'B'])
  const expected = readPosition(rules, 'turn 2\nseat 1 points 5\nseat 1 coins 0 0 0\nseat 2 points 3')

  test.each([
    ['in blocks', 'turn 2\nseat 1\n  points 5\n  coins 0 0 0\nseat 2\n  points 3\n'],
    ['in any order', 'seat 2\npoints 3\nseat 1\npoints 5\nturn 2\ncoins 0 0 0'],
    [
      'with comments and empty lines',
      '# five\n\nseat 1 # the first\n points 5\n\n coins 0 0 0\nturn 2#!\nseat 2 points 3',
    ],
    ['with blanks of any kind', '  turn \t 2  \r\nseat  1  points   5\r\n\tseat 1 coins 0  0\t0\nseat 2 points 3'],
    ['with one thing of another seat inside a block', 'turn 2\nseat 1\npoints 5\nseat 2 points 3\ncoins 0 0 0'],
  ])('%s', (_name, text) => {
    expect(readPosition(rules, text)).toStrictEqual(expected)
  })
})

describe('bad text is refused with its line, what was found, and what is allowed', () => {
  const CARDS = 'cards of the decks X, A, B'
  const END_CARDS = 'the Game End cards G1 to G21'
  test.each([
    ['turn 1\nround 7', 'Line 2: round: found "7"; expected a whole number from 1 to 6'],
    ['round 0', 'Line 1: round: found "0"; expected a whole number from 1 to 6'],
    ['round two', 'Line 1: round: found "two"; expected a whole number from 1 to 6'],
    ['round 02', 'Line 1: round: found "02"; expected a whole number from 1 to 6'],
    ['\n\nround', 'Line 3: round: found nothing after it'],
    ['round 1\n\nround 1', 'Line 3: round: already given in line 1'],
    ['seat 1 points 1\nseat 1\npoints 1', 'Line 3: seat 1 points: already given in line 1'],
    ['phase lunch', 'Line 1: phase: found "lunch"; expected draft, turn, receive, scoring, over'],
    ['turn 4', 'Line 1: turn: found "4"; expected a seat from 1 to 3'],
    ['turn 0', 'Line 1: turn: found "0"; expected a seat from 1 to 3'],
    ['turns-left 13', 'Line 1: turns-left: found "13"; expected a whole number from 0 to 12'],
    ['acted maybe', 'Line 1: acted: found "maybe"; expected yes, no'],
    ['tile 4', 'Line 1: tile: found "4"; expected a seat from 1 to 3, or offer'],
    ['tile 0', 'Line 1: tile: found "0"; expected a seat from 1 to 3, or offer'],
    ['paying 2', 'Line 1: paying: found "2"; expected nobody, or a number from 3 to 4: the taker is 1 (FC-4.2)'],
    ['paying 5', 'Line 1: paying: found "5"; expected nobody, or a number from 3 to 4: the taker is 1 (FC-4.2)'],
    ['mail-for middle', 'Line 1: mail-for: found "middle"; expected upper, lower'],
    ['seed xyz', 'Line 1: seed: found "xyz"; expected 1 to 32 hexadecimal digits'],
    ['a X1-1 X1-1 X1-1 - - - -', 'Line 1: a: found "X1-1 X1-1 X1-1 - - - -"; expected 6 places in a row (FC-1.7)'],
    ['a X1-99', `Line 1: a: found "X1-99"; expected ${CARDS}`],
    ['b - D1-1', `Line 1: b: found "D1-1"; expected ${CARDS}`],
    ['pile -1', `Line 1: pile: found "-1"; expected ${CARDS}`],
    ['display G22', `Line 1: display: found "G22"; expected ${END_CARDS}`],
    ['leftover X1-1', `Line 1: leftover: found "X1-1"; expected ${END_CARDS}`],
    ['seat 1 kept G0', `Line 1: seat 1 kept: found "G0"; expected ${END_CARDS}`],
    ['seat 4', 'Line 1: seat: found "4"; expected a seat from 1 to 3'],
    ['seat', 'Line 1: seat: found ""; expected a seat from 1 to 3'],
    ['seat 1 upper', 'Line 1: seat 1 upper: found nothing after it'],
    ['points 5', 'Line 1: points: say of which seat, as in "seat 1 points"'],
    ['seat 1\npoints 10000', 'Line 2: seat 1 points: found "10000"; expected a whole number from 0 to 9999'],
    ['seat 3 points -5', 'Line 1: seat 3 points: found "-5"; expected a whole number from 0 to 9999'],
    ['seat 1 coins 6 0 0', 'Line 1: seat 1 coins: found "6"; expected a whole number from 0 to 5'],
    ['seat 1 coins 5 5 3', 'Line 1: seat 1 coins: found "3"; expected a whole number from 0 to 2'],
    ['seat 1 coins 5 6 0', 'Line 1: seat 1 coins: found "6"; expected a whole number from 0 to 5'],
    ['seat 1 coins 5', 'Line 1: seat 1 coins: found "5"; expected three numbers: the coins in columns 1, 2 and 3'],
    [
      'seat 1 lower 0 1',
      'Line 1: seat 1 lower: found "1"; expected as card 2: cars of at most 0, as to its left (FC-5.3)',
    ],
    ['seat 1 route X1-1', 'Line 1: seat 1 route: found "X1-1, a car card"; expected cards of the kind route'],
    [
      'seat 1 route X1-11**',
      'Line 1: seat 1 route: found "X1-11**"; expected a route card, with * if it has a postcard',
    ],
    [
      'seat 1 contracts X1-1',
      'Line 1: seat 1 contracts: found "X1-1, a car card"; expected cards of the kind contract',
    ],
    [
      'seat 1 middle X1-1',
      'Line 1: seat 1 middle: found "X1-1, a car card"; expected cards of the kind switch, mechanic, factory',
    ],
    ['seat 1 evidence 1', 'Line 1: evidence: only with module C; this game has A and B'],
    ['used toolbox', 'Line 1: used: only with module F; this game has A and B'],
    [
      'seat 1 round 1',
      'Line 1: found "round"; expected of a seat: points, coins, upper, lower, route, locomotive, contracts, fulfilled, middle, taken, endcards, kept',
    ],
    [
      'first-class',
      'Line 1: found "first-class"; expected seat, seed, rolled, phase, round, start, first-start, turn, turns-left, decides, acted, frame, waiting, owed, mail-for, tile, paying, a, b, c, pile, display, hand, endpile, leftover, tiles-laid, arrived; and of a seat points, coins, upper, lower, route, locomotive, contracts, fulfilled, middle, taken, endcards, kept',
    ],
  ])('%s', (text, message) => {
    expect(refused(() => readPosition(rulesWith('A'), text))).toBe(message)
  })

  test.each([
    [
      'E',
      'seat 1 middle E1-1 E1-2 E1-3 E1-4 E1-5',
      'Line 1: seat 1 middle: found "E1-1 E1-2 E1-3 E1-4 E1-5"; expected 4 positions (FC-E.1)',
    ],
    [
      'E',
      'seat 1 middle E1-1:u',
      'Line 1: seat 1 middle: found "E1-1, a switch card"; expected cards of the kind mechanic',
    ],
    ['E', 'seat 1 middle E1-4:lu', 'Line 1: seat 1 middle: found "lu"; expected u, l, ul'],
    ['E', 'seat 1 route X1-11*', 'Line 1: seat 1 route: found "X1-11*"; expected postcards only with module B'],
    ['C', 'murderer 4', 'Line 1: murderer: found "4"; expected a seat from 1 to 3, or nobody'],
    ['C', 'supply 27', 'Line 1: supply: found "27"; expected a whole number from 0 to 26'],
    ['C', 'arrested 4', 'Line 1: arrested: found "4"; expected a seat from 1 to 3'],
    ['C', 'seat 1 tokens 1 4', 'Line 1: seat 1 tokens: found "4"; expected 1, 2, 3, p2, p3, p5, discard'],
    ['C', 'seat 1 destroy 10', 'Line 1: seat 1 destroy: found "10"; expected a whole number from 0 to 9'],
    ['F', 'drawn A1-1', 'Line 1: drawn: found "A1-1"; expected cards of the decks X, E, F'],
    ['F', 'drawn X1-1\nused hammer', 'Line 2: used: found "hammer"; expected the cards drawn, and toolbox'],
  ])('with module %s: %s', (letter, text, message) => {
    expect(refused(() => readPosition(rulesWith(letter), text))).toBe(message)
  })
})

describe('a position file', () => {
  const text = 'first-class\nplayers 3\nmodules A,B\n\nround 3\nturn 1\nseat 1\n  upper 12 4 1 1 0 M2 0^\n'

  test('names the game, and says little of the position', () => {
    const { options, game, state } = readPositionFile(text)
    expect(options).toEqual({ ...newGame(3, ['A', 'B']), decks: 1 })
    expect(game.seats).toBe(3)
    expect(state).toMatchObject({ round: 3, onTurn: 0, pile: game.rules.piles[1] })
    expect(state.players[0]!.trains[0]).toEqual({
      cars: [6, 4, 2, 2, 1, 1],
      conductor: 7,
      mail: 2,
      tile: 0,
      guests: [],
      seated: 0,
    })
  })

  test('is written as it is read', () => {
    const file = readPositionFile(text)
    expect(writePositionFile(file)).toMatch(/^first-class\nplayers 3\nmodules A,B\ndecks 1\n\nphase turn\nround 3\n/)
    expect(readPositionFile(writePositionFile(file)).state).toStrictEqual(file.state)
  })

  test('keeps decks of one’s own, with a # in them', () => {
    const mailCars = standardDecks().decks.mailCars.map(car => ({ ...car, note: 'No. #1 # 2' }))
    const own = { ...standardDecks(), name: 'Mine', decks: { mailCars } }
    const options = { ...newGame(2, ['A', 'B'], own), decks: 1 }
    const game = gameOf(rulesFor(2, ['A', 'B'], undefined, own))
    const file = { options, game, state: readPosition(game.rules, '') }
    const again = readPositionFile(writePositionFile(file))
    expect(again.options.own!.decks.mailCars![0]!.note).toBe('No. #1 # 2')
    expect(again.state).toStrictEqual(file.state)
  })

  test('is opened with its options', () => {
    const { game, options } = readPositionFile('first-class\nmodules e,c\nplayers 4')
    expect(game.rules.modules.map(({ letter }) => letter)).toEqual(['C', 'E'])
    expect(firstClass.open(options).seats).toBe(4)
  })

  test.each([
    ['', 'Line 1: found ""; expected first-class, the name of the game, first'],
    ['\nnuremberg', 'Line 2: found "nuremberg"; expected first-class, the name of the game, first'],
    ['players 2\nmodules A,B\nround 1', 'Line 1: found "players 2"; expected first-class, the name of the game, first'],
    ['first-class\nmodules A,B\nround 1', 'Line 1: players: missing; expected 2 to 4 (FC-1.1)'],
    [
      '\nfirst-class\nplayers 2',
      'Line 2: modules: missing; expected two different letters of A, B, C, D, E, F, such as A,B (FC-1.1)',
    ],
    ['first-class\nplayers 5\nmodules A,B', 'Line 2: players: found "5"; expected 2 to 4 (FC-1.1)'],
    [
      'first-class\nplayers 2\nmodules A',
      'Line 3: modules: found "A"; expected two different letters of A, B, C, D, E, F, such as A,B (FC-1.1)',
    ],
    ['first-class\nplayers 2\nplayers 3', 'Line 3: players: already given'],
    ['first-class\nplayers 2\nmodules A,B\ndecks 9', 'Line 4: There is no standard set 9 of decks; there is 1'],
    ['first-class\nplayers 2\nmodules A,B\nround 9', 'Line 4: round: found "9"; expected a whole number from 1 to 6'],
  ])('%j is refused', (bad, message) => {
    expect(refused(() => readPositionFile(bad))).toBe(message)
  })
})
