import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { amid, at, changes, play, show, texts, told, why } from '../../testing/positions.ts'

const rules = rulesFor(2, ['A', 'B'])
const withThree = rulesFor(3, ['A', 'B'])

describe('FC-7.1 both conductors', () => {
  test('FC-7.1 must move at the same time, each as many cards as shown', () => {
    const scene = at(rules, 'a X2-7 X2-7\nseat 1\nupper 0 0 0\nlower 0^ 0 0 0')
    expect(changes(scene, 'take a1')).toEqual({
      acted: 'yes',
      a: '- - - - - -',
      'seat 1 taken': 'X2-7',
      'seat 1 upper': '0 0^ 0',
      'seat 1 lower': '0 0 0^ 0',
    })
  })

  test('FC-7.1 each goes as far as its train goes; what one cannot make is lost, not given to the other', () => {
    const scene = at(rules, 'a X3-8 X3-8\nseat 1\nupper 0 0\nlower 0 0 0 0 0 M1')
    expect(changes(scene, 'take a1')).toMatchObject({ 'seat 1 upper': '0 0^', 'seat 1 lower': '0 0 0^ 0 0 M1' })
    const mirrored = at(rules, 'a X3-8 X3-8\nseat 1\nupper 0 0 0 0 0 M1\nlower 0 0')
    expect(changes(mirrored, 'take a1')).toMatchObject({ 'seat 1 upper': '0 0 0^ 0 0 M1', 'seat 1 lower': '0 0^' })
  })

  test('FC-7.1 one that stands at the end of its train keeps the other from nothing', () => {
    const upperStuck = at(rules, 'a X1-6 X1-6\nseat 1\nupper 0 0^\nlower 0')
    expect(changes(upperStuck, 'take a1')).toEqual({
      acted: 'yes',
      a: '- - - - - -',
      'seat 1 taken': 'X1-6',
      'seat 1 lower': '0^',
    })
    expect(told(upperStuck, 'take a1').slice(2)).toEqual(['conductor: seat 0, train lower, steps 1'])
    const lowerStuck = at(rules, 'a X1-6 X1-6\nseat 1\nupper 0\nlower 0^')
    expect(changes(lowerStuck, 'take a1')).toMatchObject({ 'seat 1 upper': '0^' })
  })

  test('FC-7.1 with both at the end of their trains it is lost', () => {
    const scene = at(rules, 'a X1-6 X1-6\nseat 1\nupper 0 0^\nlower 0^')
    expect(changes(scene, 'take a1')).toEqual({ acted: 'yes', a: '- - - - - -', 'seat 1 taken': 'X1-6' })
  })

  test('FC-7.1 cannot be left: it may come first or last, and leaving the rest brings it', () => {
    const scene = amid(rules, 'CAR 1 + BOTH 2', 'upper 0\nlower 0 0 0')
    expect(texts(scene)).toEqual(['car upper', 'car lower', 'both 2', 'done'])
    expect(changes(scene, 'done')).toEqual({ frame: 'no', 'seat 1 upper': '0^', 'seat 1 lower': '0 0^ 0' })
    expect(changes(scene, 'both 2', 'car upper')).toMatchObject({ 'seat 1 upper': '0^ 0' })
    expect(changes(scene, 'car upper')).toEqual({ frame: 'no', 'seat 1 upper': '0 0^', 'seat 1 lower': '0 0^ 0' })
  })

  test('FC-7.1 with two of them each is a move of its own, and none can be left', () => {
    const scene = amid(rules, 'BOTH 1 + BOTH 2', 'upper 0 0 0 0\nlower 0 0 0 0')
    expect(texts(scene)).toEqual(['both 1', 'both 2'])
    expect(why(scene, 'done')).toBe('FC-3.2 must-carry-out (frame BOTH 1 + BOTH 2)')
    expect(changes(scene, 'both 1')).toEqual({ frame: 'no', 'seat 1 upper': '0 0 0^ 0', 'seat 1 lower': '0 0 0^ 0' })
  })

  test('FC-7.1 of two alike one is a move, then the other comes by itself', () => {
    const scene = amid(rules, 'BOTH 1 + BOTH 1 + CAR 1', 'upper 0 0 0 0\nlower 0 0 0 0')
    expect(texts(scene)).toEqual(['both 1', 'car upper', 'car lower', 'done'])
    expect(changes(scene, 'done')).toEqual({ frame: 'no', 'seat 1 upper': '0 0^ 0 0', 'seat 1 lower': '0 0^ 0 0' })
  })

  test('FC-7.1 moves neither more nor less than shown', () => {
    const scene = amid(rules, 'CAR 1 + BOTH 2', 'upper 0 0 0')
    const refused = (steps: number) => `FC-7.1 both-go-as-printed (steps ${steps}, printed 2); first: as-printed`
    expect(why(scene, 'both 1')).toBe(refused(1))
    expect(why(scene, 'both 3')).toBe(refused(3))
  })

  test('FC-7.1 needs its symbol, and a conductor that can move', () => {
    expect(why(amid(rules, 'COND 1'), 'both 1')).toBe('FC-3.6 no-such-symbol (frame COND 1)')
    expect(why(amid(rules, 'CAR 1 + BOTH 1', 'upper 0^\nlower 0^'), 'both 1')).toBe(
      'FC-7.3 conductors-at-the-end; first: longer-train',
    )
  })

  test('FC-7.1 is told for each conductor that moved', () => {
    expect(told(amid(rules, 'CAR 1 + BOTH 2', 'upper 0\nlower 0 0 0'), 'both 2')).toEqual([
      'conductor: seat 0, train upper, steps 1',
      'conductor: seat 0, train lower, steps 2',
    ])
  })

  test('FC-7.1 is written with its steps', () => {
    for (const text of ['both', 'both 0', 'both 16', 'both 1 1', 'both upper'])
      expect(why(amid(rules, 'BOTH 1'), text)).toBe(
        `notation not-a-move (text ${text}, forms both <steps>); first: see-forms`,
      )
  })
})

describe('FC-7.2 one conductor', () => {
  const three = amid(rules, 'COND 3', 'upper 0 0^ 0\nlower 0 0 0 0')

  test('FC-7.2 has its steps spread over the two conductors as the player likes, all or some of them', () => {
    expect(texts(three)).toEqual([
      'cond lower 1',
      'cond lower 2',
      'cond lower 3',
      'cond upper 1',
      'cond upper 1 lower 1',
      'cond upper 1 lower 2',
      'done',
    ])
    expect(changes(three, 'cond upper 1 lower 2')).toEqual({
      frame: 'no',
      'seat 1 upper': '0 0 0^',
      'seat 1 lower': '0 0^ 0 0',
    })
    expect(changes(three, 'cond upper 1 lower 1')).toEqual({
      frame: 'no',
      'seat 1 upper': '0 0 0^',
      'seat 1 lower': '0^ 0 0 0',
    })
    expect(changes(three, 'cond lower 3')).toEqual({ frame: 'no', 'seat 1 lower': '0 0 0^ 0' })
    expect(changes(three, 'cond upper 1')).toEqual({ frame: 'no', 'seat 1 upper': '0 0 0^' })
  })

  test('FC-7.2 has no more steps than shown in all', () => {
    expect(why(three, 'cond upper 1 lower 3')).toBe(
      'FC-7.2 too-many-steps (upper 1, lower 3, upperLeft 1, lowerLeft 4); first: fewer-steps',
    )
    expect(why(three, 'cond lower 4')).toBe(
      'FC-7.2 too-many-steps (upper 0, lower 4, upperLeft 1, lowerLeft 4); first: fewer-steps',
    )
  })

  test('FC-7.2 of two symbols the smaller that is large enough is used', () => {
    const scene = amid(rules, 'COND 3 + COND 1', 'upper 0 0 0 0')
    expect(changes(scene, 'cond upper 1')).toEqual({ frame: 'COND 3 of card X1-3', 'seat 1 upper': '0^ 0 0 0' })
    expect(changes(scene, 'cond upper 2')).toEqual({ frame: 'COND 1 of card X1-3', 'seat 1 upper': '0 0^ 0 0' })
    expect(texts(scene)).toContain('cond upper 2 lower 1')
    expect(changes(scene, 'cond upper 2 lower 1')).toMatchObject({ frame: 'COND 1 of card X1-3' })
    expect(texts(amid(rules, 'COND 1 + COND 3', 'upper 0 0 0 0'))).toContain('cond upper 2 lower 1')
  })

  test('FC-7.2 steps of another symbol are none of its own', () => {
    const scene = amid(rules, 'LOCO 3 + COND 1', 'upper 0 0 0')
    expect(texts(scene)).toEqual(['loco 1', 'loco 2', 'loco 3', 'cond lower 1', 'cond upper 1', 'done'])
  })

  test('FC-7.2 needs its symbol', () => {
    expect(why(amid(rules, 'CAR 1 + BOTH 2'), 'cond upper 1')).toBe('FC-3.6 no-such-symbol (frame CAR 1 + BOTH 2)')
  })

  test('FC-7.2 is written with the steps of one train or of both, upper first', () => {
    for (const text of [
      ...['cond', 'cond upper', 'cond upper 0', 'cond 1', 'cond lower 1 upper 1', 'cond upper 1 upper 1'],
      ...['cond upper 1 lower', 'cond upper 16', 'cond upper 1 lower 1 upper 1', 'cond middle 1'],
    ])
      expect(why(three, text)).toBe(
        `notation not-a-move (text ${text}, forms cond upper <steps> | lower <steps> | upper <steps> lower <steps>); first: see-forms`,
      )
  })

  test('FC-7.2 is told for each conductor that moved', () => {
    expect(told(three, 'cond upper 1 lower 2')).toEqual([
      'conductor: seat 0, train upper, steps 1',
      'conductor: seat 0, train lower, steps 2',
    ])
    expect(told(three, 'cond lower 2')).toEqual(['conductor: seat 0, train lower, steps 2'])
  })
})

describe('FC-7.3 the last card of a train', () => {
  test('FC-7.3 is as far as a conductor goes', () => {
    const scene = amid(rules, 'COND 3', 'upper 0 0^ 0\nlower 0 0')
    expect(why(scene, 'cond upper 2')).toBe(
      'FC-7.3 beyond-the-train (upper 2, lower 0, upperLeft 1, lowerLeft 2); first: fewer-steps',
    )
    expect(why(scene, 'cond lower 3')).toBe(
      'FC-7.3 beyond-the-train (upper 0, lower 3, upperLeft 1, lowerLeft 2); first: fewer-steps',
    )
    expect(texts(scene)).toContain('cond upper 1 lower 2')
  })

  test('FC-7.3 steps left over are lost', () => {
    const scene = at(rules, 'a X1-7 X1-1\nseat 1\nupper 0^\nlower 0')
    expect(changes(scene, 'take a1', 'cond lower 1')).toMatchObject({ 'seat 1 lower': '0^' })
    const none = at(rules, 'a X1-7 X1-1\nseat 1\nupper 0^\nlower 0^')
    expect(changes(none, 'take a1')).toEqual({ acted: 'yes', a: '- - - - - -', 'seat 1 taken': 'X1-7' })
  })

  test('FC-7.3 steps of both beyond it are lost too', () => {
    const scene = at(rules, 'a X3-8 X3-8\nseat 1\nupper 0 0^ 0\nlower 0 0')
    expect(changes(scene, 'take a1')).toMatchObject({ 'seat 1 upper': '0 0 0^', 'seat 1 lower': '0 0^' })
    expect(told(scene, 'take a1').slice(2)).toEqual([
      'conductor: seat 0, train upper, steps 1',
      'conductor: seat 0, train lower, steps 2',
    ])
  })

  test('FC-7.3 counts mail car and tile: the conductor steps onto both', () => {
    expect(changes(amid(rules, 'COND 2', 'upper 0 0 0 0 0^ M1 0'), 'cond upper 2')).toMatchObject({
      'seat 1 upper': '0 0 0 0 0 M1 0^',
    })
    expect(changes(amid(rules, 'COND 2', 'upper 0 0 0 0 0 M1 0 0^ 0 L5'), 'cond upper 2')).toMatchObject({
      'seat 1 upper': '0 0 0 0 0 M1 0 0 0 L5^',
    })
  })
})

describe('FC-6.5 Constantinople', () => {
  const before = '0 0 0 0 0 M1 0 0 0^'

  test.each([
    [0, 20],
    [1, 10],
    [2, 5],
    [3, 0],
  ])('FC-6.5 after %i conductors the next to reach a locomotive tile scores %i at once', (arrived, points) => {
    const scene = at(rules, `arrived ${arrived}\nacted yes\nframe COND 1 of card X1-3\nseat 1\nupper ${before} L8`)
    expect(show(play(scene, 'cond upper 1'))).toMatchObject({
      arrived: `${arrived + 1}`,
      'seat 1 points': `${points}`,
      'seat 1 upper': '0 0 0 0 0 M1 0 0 0 L8^',
    })
    expect(told(scene, 'cond upper 1').slice(1)).toEqual(
      points > 0 ? [`scored: seat 0, points ${points}, for constantinople`] : [],
    )
  })

  test('FC-6.5 one player may hold two of them, also with one move', () => {
    const scene = at(rules, `a X1-6 X1-6\nseat 1\nupper ${before} L5\nlower ${before.replace('M1', 'M2')} L6`)
    expect(show(play(scene, 'take a1'))).toMatchObject({ arrived: '2', 'seat 1 points': '30' })
  })

  test('FC-6.5 goes by the order in the whole game, no matter who comes', () => {
    const scene = at(
      rules,
      `arrived 1
       frame COND 1 of card X1-3
       turn 2
       acted yes
       seat 1
       upper ${before.replace('^', '')} L5^
       points 20
       seat 2
       lower ${before} L6`,
    )
    expect(changes(scene, 'cond lower 1')).toMatchObject({ arrived: '2', 'seat 2 points': '10' })
  })

  test('FC-6.5 out of turn its points go to who moves the conductor, not to whose turn it is', () => {
    const scene = at(
      withThree,
      `phase receive\nturn 1\ndecides 3\npaying 3\nframe COND 1 of mail upper\nseat 3\nupper ${before} L5`,
    )
    expect(changes(scene, 'cond upper 1')).toMatchObject({ arrived: '1', 'seat 3 points': '20' })
    expect(changes(scene, 'cond upper 1')).not.toHaveProperty('seat 1 points')
    expect(told(scene, 'cond upper 1')).toContain('scored: seat 2, points 20, for constantinople')
  })

  test('FC-6.5 a conductor on card 9, or one that has arrived before, scores nothing', () => {
    const nine = amid(rules, 'COND 1', 'upper 0 0 0 0 0 M1 0 0^ 0 L5')
    expect(show(play(nine, 'cond upper 1'))).toMatchObject({ arrived: '0', 'seat 1 points': '0' })
    const there = at(rules, `a X1-6 X1-6\nseat 1\nupper ${before.replace('^', '')} L5^\nlower 0 0`)
    expect(show(play(there, 'take a1'))).toMatchObject({ arrived: '1', 'seat 1 points': '0', 'seat 1 lower': '0^ 0' })
  })

  test('FC-6.5 a bought step counts as well', () => {
    const scene = at(rules, `seat 1\ncoins 0 1 0\nlower ${before} L5`)
    expect(changes(scene, 'spend 2 conductor lower')).toEqual({
      arrived: '1',
      'seat 1 coins': '0 0 0',
      'seat 1 points': '20',
      'seat 1 lower': '0 0 0 0 0 M1 0 0 0 L5^',
    })
  })
})
