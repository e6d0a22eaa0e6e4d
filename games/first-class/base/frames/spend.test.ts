import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { amid, at, changes, play, show, texts, told, why } from '../../testing/positions.ts'

const rules = rulesFor(2, ['A', 'B'])
const three = rulesFor(3, ['A', 'B'])
const having = (coins: string, more = '') => at(rules, `seat 1\ncoins ${coins}\n${more}`)
const FULL = '0 0 0 0 0 M1 0 0 0 L5'

describe('FC-9.3 what a coin buys', () => {
  test('FC-9.3 a coin of column 1 buys a 0-car', () => {
    const scene = having('2 0 0')
    expect(texts(scene)).toEqual(['tile', 'spend 1 car upper', 'spend 1 car lower', 'spend 1 point'])
    expect(changes(scene, 'spend 1 car upper')).toEqual({ 'seat 1 coins': '1 0 0', 'seat 1 upper': '0 0' })
    expect(changes(scene, 'spend 1 car lower')).toEqual({ 'seat 1 coins': '1 0 0', 'seat 1 lower': '0 0' })
    expect(told(scene, 'spend 1 car lower')).toEqual(['spent: seat 0, column 1', 'car: seat 0, train lower'])
  })

  test('FC-9.3 a coin of column 2 buys one step of one conductor or of the locomotive', () => {
    const scene = having('0 2 0', 'upper 0 0')
    expect(texts(scene)).toEqual([
      'tile',
      'spend 2 conductor upper',
      'spend 2 conductor lower',
      'spend 2 locomotive',
      'spend 2 point',
    ])
    expect(changes(scene, 'spend 2 conductor upper')).toEqual({ 'seat 1 coins': '0 1 0', 'seat 1 upper': '0^ 0' })
    expect(changes(scene, 'spend 2 conductor lower')).toEqual({ 'seat 1 coins': '0 1 0', 'seat 1 lower': '0^' })
    expect(changes(scene, 'spend 2 locomotive')).toEqual({
      'seat 1 coins': '0 1 0',
      'seat 1 locomotive': '1',
      'seat 1 points': '2',
    })
    expect(told(scene, 'spend 2 conductor lower')).toEqual([
      'spent: seat 0, column 2',
      'conductor: seat 0, train lower, steps 1',
    ])
  })

  test('FC-9.3 a coin of column 3 buys an upgrade of choice; ruling: also a 0-car instead', () => {
    const scene = having('0 0 2', 'upper 4 1')
    expect(texts(scene)).toEqual([
      'tile',
      'spend 3 upper 1',
      'spend 3 upper 4',
      'spend 3 upper car',
      'spend 3 lower 0',
      'spend 3 lower car',
      'spend 3 point',
    ])
    expect(changes(scene, 'spend 3 upper 4')).toEqual({ 'seat 1 coins': '0 0 1', 'seat 1 upper': '7 1' })
    expect(changes(scene, 'spend 3 lower car')).toEqual({ 'seat 1 coins': '0 0 1', 'seat 1 lower': '0 0' })
    expect(told(scene, 'spend 3 upper 1')).toEqual([
      'spent: seat 0, column 3',
      'upgrade: seat 0, train upper, from 1, to 2',
    ])
  })

  test('FC-9.3 column 3 raises a 7 to a 12', () => {
    expect(changes(having('0 0 1', 'upper 7'), 'spend 3 upper 7')).toMatchObject({ 'seat 1 upper': '12' })
  })

  test('FC-9.3 any coin buys 1 point', () => {
    const scene = having('1 1 1')
    expect(changes(scene, 'spend 1 point')).toEqual({ 'seat 1 coins': '0 1 1', 'seat 1 points': '1' })
    expect(changes(scene, 'spend 2 point')).toEqual({ 'seat 1 coins': '1 0 1', 'seat 1 points': '1' })
    expect(changes(scene, 'spend 3 point')).toEqual({ 'seat 1 coins': '1 1 0', 'seat 1 points': '1' })
    expect(told(scene, 'spend 3 point')).toEqual(['spent: seat 0, column 3', 'scored: seat 0, points 1, for coin'])
  })

  test('FC-9.3 a coin buys only what its column shows', () => {
    const form =
      'spend 1 car upper|lower,spend 2 conductor upper|lower, spend 2 locomotive,spend 3 upper|lower 0|1|2|4|7|car,spend 1|2|3 point'
    for (const text of [
      ...['spend 2 car upper', 'spend 3 car upper', 'spend 1 conductor upper', 'spend 3 locomotive', 'spend 1 upper 0'],
      ...['spend 2 upper 0', 'spend 1 locomotive', 'spend 4 point', 'spend 0 point', 'spend point', 'spend', 'spend 1'],
      ...['spend 1 car', 'spend 1 car upper upper', 'spend 1 car middle', 'spend 2 conductor', 'spend 2 conductor up'],
      ...['spend 2 conductor upper 1', 'spend 2 locomotive 1', 'spend 2 locomotive upper', 'spend 3 upper'],
      ...['spend 3 upper 3', 'spend 1 point point', 'spend 1 coin', 'spend 1 cars upper', 'spend 2 upper'],
    ])
      expect(why(having('1 1 1'), text)).toBe(`notation not-a-move (text ${text}, forms ${form}); first: see-forms`)
  })

  test('FC-9.3 without a coin in that column nothing is bought with it', () => {
    const none = (column: number, coins: string) =>
      `FC-9.3 no-coin-in-column (column ${column}, coins ${coins}); first: get-coins`
    const oneAndThree = having('1 0 1')
    expect(why(oneAndThree, 'spend 2 conductor upper')).toBe(none(2, '1,0,1'))
    expect(why(oneAndThree, 'spend 2 locomotive')).toBe(none(2, '1,0,1'))
    expect(why(oneAndThree, 'spend 2 point')).toBe(none(2, '1,0,1'))
    const two = having('0 5 0')
    expect(why(two, 'spend 1 car upper')).toBe(none(1, '0,5,0'))
    expect(why(two, 'spend 3 upper 0')).toBe(none(3, '0,5,0'))
    expect(why(two, 'spend 1 point')).toBe(none(1, '0,5,0'))
  })

  test('FC-9.3 of what its coins do not reach nothing is open', () => {
    expect(texts(having('0 0 0'))).toEqual(['tile'])
  })
})

describe('FC-9.3 a Game End card', () => {
  const scene = at(rules, 'display G3 G7\nseat 1\ncoins 3 2 1')

  test('FC-9.3 costs any 4 coins', () => {
    expect(texts(scene).filter(text => text.startsWith('buy G7'))).toEqual([
      'buy G7 with 3 1 0',
      'buy G7 with 3 0 1',
      'buy G7 with 2 2 0',
      'buy G7 with 2 1 1',
      'buy G7 with 1 2 1',
    ])
    expect(changes(scene, 'buy G7 with 2 1 1')).toEqual({
      display: 'G3',
      waiting: 'G7',
      'seat 1 coins': '1 1 0',
      'seat 1 endcards': 'G7',
    })
    expect(told(scene, 'buy G3 with 3 1 0')).toEqual(['end-card: seat 0, card G3, how bought'])
  })

  test('FC-9.3 all of one column will do', () => {
    expect(texts(at(rules, 'display G3\nseat 1\ncoins 5 5 0')).filter(text => text.startsWith('buy'))).toEqual([
      'buy G3 with 4 0 0',
      'buy G3 with 3 1 0',
      'buy G3 with 2 2 0',
      'buy G3 with 1 3 0',
      'buy G3 with 0 4 0',
    ])
  })

  test('FC-9.3 what column 2 lacks comes from columns 1 and 3', () => {
    expect(texts(at(rules, 'display G3\nseat 1\ncoins 5 0 2')).filter(text => text.startsWith('buy'))).toEqual([
      'buy G3 with 4 0 0',
      'buy G3 with 3 0 1',
      'buy G3 with 2 0 2',
    ])
  })

  test('FC-9.3 with 4 coins it can be bought, with 3 not', () => {
    const four = at(rules, 'display G3\nseat 1\ncoins 2 1 1')
    expect(texts(four)).toContain('buy G3 with 2 1 1')
    const few = at(rules, 'display G3\nseat 1\ncoins 2 1 0')
    expect(texts(few).filter(text => text.startsWith('buy'))).toEqual([])
    expect(why(few, 'buy G3 with 2 1 1')).toBe('FC-9.3 four-coins (card G3, coins 2,1,0); first: get-coins')
  })

  test('FC-9.3 with coins that lie elsewhere it is not bought', () => {
    const refused = 'FC-9.3 not-these-coins (card G3, coins 3,2,1); first: other-coins'
    for (const coins of ['4 0 0', '1 3 0', '2 0 2', '0 2 2']) expect(why(scene, `buy G3 with ${coins}`)).toBe(refused)
  })

  test('FC-9.3 only one of the display can be bought (FC-11.1)', () => {
    expect(why(scene, 'buy G8 with 3 1 0')).toBe(
      'FC-11.1 not-on-display (card G8, display G3,G7); first: card-of-the-display',
    )
  })

  test('FC-9.3 is written with four coins in all, column by column', () => {
    const form = 'buy <Game End card> with <coins of column 1> <of column 2> <of column 3>'
    for (const text of [
      ...['buy', 'buy G7', 'buy G7 with', 'buy G7 with 4', 'buy G7 with 4 0', 'buy G7 with 13 0 0'],
      ...['buy G7 for 2 1 1', 'buy G22 with 2 1 1', 'buy G7 with 2 1 1 0', 'buy G7 with -1 4 1'],
    ])
      expect(why(scene, text)).toBe(`notation not-a-move (text ${text}, forms ${form}); first: see-forms`)
  })

  test('FC-9.3 costs 4 coins, no more and no less', () => {
    for (const coins of ['2 1 0', '3 1 1', '3 0 0', '0 0 0', '12 12 12'])
      expect(why(scene, `buy G7 with ${coins}`)).toBe('FC-9.3 four-coins (card G7, coins 3,2,1); first: other-coins')
  })
})

describe('FC-9.4 when coins are spent', () => {
  test('FC-9.4 before the regular action, as many as wanted', () => {
    const scene = at(rules, 'a X1-1 X1-1\nseat 1\ncoins 3 1 0')
    expect(
      changes(scene, 'spend 1 car upper', 'spend 2 conductor upper', 'spend 1 point', 'spend 1 car lower'),
    ).toEqual({
      'seat 1 coins': '0 0 0',
      'seat 1 points': '1',
      'seat 1 upper': '0^ 0',
      'seat 1 lower': '0 0',
    })
  })

  test('FC-9.4 after the regular action and between frames', () => {
    const scene = at(rules, 'acted yes\nwaiting mail upper\nseat 1\ncoins 2 0 0\nupper 0 0 0 0 0 M1')
    expect(texts(scene)).toContain('spend 1 point')
    expect(texts(play(scene, 'do mail upper', 'loco 2'))).toContain('spend 1 point')
  })

  test('FC-9.4 in the own part of a scoring phase', () => {
    const scene = at(rules, 'phase scoring\nseat 1\ncoins 2 0 0')
    expect(changes(scene, 'spend 1 point')).toEqual({ 'seat 1 coins': '1 0 0', 'seat 1 points': '1' })
  })

  test('FC-9.4 not inside a frame', () => {
    const card = amid(rules, 'CAR 1', 'coins 5 5 2')
    expect(texts(card)).toEqual(['car upper', 'car lower', 'done'])
    expect(why(card, 'spend 1 point')).toBe('FC-3.5 own-frame-first (frame CAR 1); first: finish-or-done')
    const mail = at(rules, 'acted yes\nframe LOCO 2 of mail upper\nseat 1\nupper 0 0 0 0 0 M1')
    expect(why(mail, 'spend 1 car upper')).toBe('FC-3.6 finish-the-frame (frame LOCO 2); first: finish-or-done')
  })

  test('FC-9.4 not out of turn', () => {
    const scene = at(three, 'phase receive\ndecides 3\npaying 4\nframe CAR 1 of start-tile 3')
    expect(why(scene, 'spend 1 car upper')).toBe('FC-3.8 out-of-turn; first: own-turn')
    expect(why(scene, 'spend 1 point', 1)).toBe('FC-2.2 not-your-decision (seat 3); first: wait')
  })

  test('FC-9.4 ruling: a coin is not spent on a car that no train can take', () => {
    const scene = having('1 0 1', `upper ${FULL}`)
    expect(texts(scene).filter(text => text.startsWith('spend'))).toEqual([
      'spend 1 car lower',
      'spend 3 upper 0',
      'spend 3 lower 0',
      'spend 3 lower car',
      'spend 1 point',
      'spend 3 point',
    ])
    expect(why(scene, 'spend 1 car upper')).toBe('FC-9.4 train-is-full (train upper)')
    expect(why(scene, 'spend 3 upper car')).toBe('FC-5.1 train-is-full (train upper)')
  })

  test('FC-9.4 ruling: a coin is not spent on a step that cannot be made', () => {
    const scene = having('0 1 0', 'upper 0^\nlower 0\nlocomotive 3')
    expect(texts(scene)).toEqual(['tile', 'spend 2 conductor lower', 'spend 2 point'])
    expect(why(scene, 'spend 2 conductor upper')).toBe('FC-9.4 conductor-at-the-end (train upper); first: longer-train')
    expect(why(scene, 'spend 2 locomotive')).toBe('FC-9.4 end-of-route (steps 1, left 0); first: longer-route')
    expect(texts(having('0 1 0', 'lower 0^'))).toEqual([
      'tile',
      'spend 2 conductor upper',
      'spend 2 locomotive',
      'spend 2 point',
    ])
  })

  test('FC-9.4 ruling: a coin is not spent on an upgrade that cannot be made', () => {
    const scene = having('0 0 1', 'upper 12')
    expect(why(scene, 'spend 3 upper 12')).toBe('FC-5.2 already-12 (train upper, value 12, cars 12)')
    expect(why(scene, 'spend 3 upper 4')).toBe('FC-5.2 no-such-car (train upper, value 4, cars 12); first: another-car')
  })

  test.each([
    ['1 0 0', '1{D1-4}^', 'spend 1 car upper', '2 0 0'],
    ['0 1 0', '1{D1-4} 0', 'spend 2 conductor upper', '2 0 0'],
    ['0 0 1', '0{D1-4}^', 'spend 3 upper 0', '2 0 0'],
  ])(
    'FC-9.4 what a purchase sets off is settled right after it (FC-D.5): with %s and %s, %s',
    (coins, upper, text, then) => {
      const passengers = rulesFor(2, ['A', 'D'])
      const scene = at(passengers, `seat 1\ncoins ${coins}\nupper ${upper}`)
      expect(show(play(scene, text))).toMatchObject({ 'seat 1 coins': then })
    },
  )

  test('FC-9.4 buying is carried out at once: there is nothing to finish', () => {
    expect(show(play(having('1 1 1'), 'spend 3 upper 0'))).toMatchObject({ frame: 'no', 'seat 1 upper': '1' })
  })
})
