import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { amid, at, changes, play, show, texts, told, why } from '../../testing/positions.ts'

const rules = rulesFor(2, ['A', 'B'])

describe('FC-6.1 a mail car', () => {
  const fifth = amid(rules, 'CAR 3', 'upper 0 0 0 0\nlower 0')
  const due = play(fifth, 'car upper')

  test('FC-6.1 must be added as soon as card 5 is laid, one of four to choose, before anything else', () => {
    expect(changes(fifth, 'car upper')).toEqual({
      frame: 'CAR 2 of card X1-3',
      'mail-for': 'upper',
      'seat 1 upper': '0 0 0 0 0',
    })
    expect(texts(due)).toEqual(['mail 1', 'mail 2', 'mail 3', 'mail 4'])
    for (const text of ['car upper', 'car lower', 'done', 'spend 1 point', 'end'])
      expect(why(due, text)).toBe('FC-6.1 mail-car-first (train upper); first: choose-mail-car')
  })

  test('FC-6.1 is laid as card 6 in the middle of the frame; its bonus waits and a further 0-car becomes card 7', () => {
    expect(changes(due, 'mail 3')).toEqual({
      'mail-for': '-',
      waiting: 'mail upper',
      'seat 1 upper': '0 0 0 0 0 M3',
    })
    const after = play(due, 'mail 3', 'car upper')
    expect(show(after)).toMatchObject({ frame: 'CAR 1 of card X1-3', 'seat 1 upper': '0 0 0 0 0 M3 0' })
    expect(texts(after)).toEqual(['car upper', 'car lower', 'done'])
    expect(texts(play(after, 'done'))).toContain('do mail upper')
  })

  test('FC-6.1 comes in the lower train as well, and with a 0-car taken instead of an upgrade', () => {
    const scene = play(amid(rules, 'FREE 1', 'lower 2 2 1 1'), 'free lower car')
    expect(why(scene, 'end')).toBe('FC-6.1 mail-car-first (train lower); first: choose-mail-car')
    expect(changes(scene, 'mail 1')).toEqual({
      frame: 'no',
      'mail-for': '-',
      waiting: 'mail lower',
      'seat 1 lower': '2 2 1 1 0 M1',
    })
  })

  test('FC-6.1 comes with a bought 0-car too', () => {
    const scene = at(rules, 'seat 1\nupper 0 0 0 0')
    expect(changes(scene, 'spend 1 car upper', 'mail 4')).toEqual({
      waiting: 'mail upper',
      'seat 1 coins': '0 0 0',
      'seat 1 upper': '0 0 0 0 0 M4',
    })
  })

  test('FC-6.1 comes out of turn too', () => {
    const three = rulesFor(3, ['A', 'B'])
    const scene = at(three, 'phase receive\ndecides 3\npaying 4\nframe CAR 1 of start-tile 3\nseat 3\nlower 0 0 0 0')
    const due = play(scene, 'car lower')
    expect(texts(due)).toEqual(['mail 1', 'mail 2', 'mail 3', 'mail 4'])
    expect(why(due, 'end')).toBe('FC-6.1 mail-car-first (train lower); first: choose-mail-car')
    expect(show(play(due, 'mail 1'))).toMatchObject({ 'seat 3 lower': '0 0 0 0 0 M1', frame: 'LOCO 2 of mail lower' })
  })

  test('FC-6.1 one in each train: two in one frame, each when its fifth card is laid', () => {
    const two = amid(rules, 'CAR 2', 'upper 0 0 0 0\nlower 1 1 1 1')
    expect(changes(two, 'car lower', 'mail 2', 'car upper', 'mail 1')).toEqual({
      frame: 'no',
      waiting: 'mail lower, mail upper',
      'seat 1 upper': '0 0 0 0 0 M1',
      'seat 1 lower': '1 1 1 1 0 M2',
    })
  })

  test('FC-6.1 each of the four can be used once', () => {
    const second = play(amid(rules, 'CAR 1', 'upper 0 0 0 0\nlower 0 0 0 0 0 M2'), 'car upper')
    expect(texts(second)).toEqual(['mail 1', 'mail 3', 'mail 4'])
    expect(why(second, 'mail 2')).toBe('FC-6.1 mail-car-used (mailCar 2); first: another-mail-car')
    const other = play(amid(rules, 'CAR 1', 'upper 0 0 0 0 0 M4\nlower 0 0 0 0'), 'car lower')
    expect(texts(other)).toEqual(['mail 1', 'mail 2', 'mail 3'])
  })

  test('FC-6.1 at most one a train: no other card than the fifth brings one', () => {
    for (const before of ['0', '0 0', '0 0 0', '0 0 0 0 0 M1', '0 0 0 0 0 M1 0'])
      expect(show(play(amid(rules, 'CAR 1', `upper ${before}`), 'car upper'))).toMatchObject({
        'mail-for': '-',
        waiting: '-',
        'seat 1 upper': `${before} 0`,
      })
  })

  test('FC-6.1 is not chosen before it is due', () => {
    expect(why(fifth, 'mail 1')).toBe('FC-6.1 no-mail-car-due; first: fifth-card')
    expect(why(at(rules, 'a X1-1'), 'mail 1')).toBe('FC-6.1 no-mail-car-due; first: fifth-card')
  })

  test.each([
    ['mail 1', 'LOCO 2'],
    ['mail 2', 'BOTH 2'],
    ['mail 3', 'UP 0>1 + UP 0>1'],
    ['mail 4', 'COIN 3'],
  ])('FC-6.1 the bonus of %s is %s', (text, frame) => {
    expect(told(due, text)).toEqual([`mail-car: seat 0, train upper, mailCar ${text.slice(5)}, frame ${frame}`])
    const begins = told(play(due, text, 'done'), 'do mail upper')
    expect(begins[0]).toBe('begins: seat 0, frame mail upper, of mail, train upper')
    expect(begins.slice(1)).toEqual({ 'COIN 3': ['coins: seat 0, coins 3, lost 0'], 'BOTH 2': both(2, 1) }[frame] ?? [])
  })
  const both = (upper: number, lower: number) => [
    `conductor: seat 0, train upper, steps ${upper}`,
    `conductor: seat 0, train lower, steps ${lower}`,
  ]

  test('FC-6.1 the bonus is that of the mail car in the train named', () => {
    const scene = at(rules, 'waiting mail upper, mail lower\nseat 1\nupper 0 0 0 0 0 M1\nlower 0 0 0 0 0 M3')
    expect(changes(scene, 'do mail upper')).toEqual({ frame: 'LOCO 2 of mail upper', waiting: 'mail lower' })
    expect(changes(scene, 'do mail lower')).toEqual({ frame: 'UP 0>1 + UP 0>1 of mail lower', waiting: 'mail upper' })
  })

  test('FC-6.1 is written with its number', () => {
    for (const text of ['mail', 'mail 0', 'mail 5', 'mail 1 2', 'mail upper'])
      expect(why(due, text)).toBe(`notation not-a-move (text ${text}, forms mail 1|2|3|4); first: see-forms`)
  })
})

describe('FC-6.2 a mail car in its train', () => {
  test('FC-6.2 is never upgraded', () => {
    const scene = amid(rules, 'FREE 1', 'upper 12 12 12 12 12 M1')
    expect(texts(scene)).toEqual(['free upper car', 'free lower 0', 'free lower car', 'done'])
  })

  test('FC-6.2 scores nothing', () => {
    const reached = (upper: string) => show(play(at(rules, `phase scoring\nseat 1\nupper ${upper}`), 'score'))
    expect(reached('2 2 2 2 1^ M1')).toMatchObject({ 'seat 1 points': '9' })
    expect(reached('2 2 2 2 1 M1^')).toMatchObject({ 'seat 1 points': '9' })
    expect(reached('2 2 2 2 1 M1^ 1')).toMatchObject({ 'seat 1 points': '9' })
    expect(reached('2 2 2 2 1 M1 1^')).toMatchObject({ 'seat 1 points': '10' })
  })

  test('FC-6.2 holds no guest: the next one after five travels in card 7', () => {
    const guests = '{B1-1} 0{B1-1} 0{B1-1} 0{B2-1} 0{B2-1}'
    const scene = play(at(rules, `a B2-1 X2-1\nseat 1\nupper 0${guests} M1 0`), 'take a1', 'seat upper')
    expect(show(scene)['seat 1 upper']).toBe(`0${guests} M1 0{B2-1}`)
  })
})

describe('FC-6.3 a locomotive tile', () => {
  const ninth = amid(rules, 'CAR 2', 'upper 4 1 0 0 0 M1 0 0\nlower 0')

  test('FC-6.3 is added as card 10 as soon as card 9 is laid; its upgrades of choice wait', () => {
    expect(changes(ninth, 'car upper')).toEqual({
      frame: 'CAR 1 of card X1-3',
      waiting: 'tile upper',
      'tiles-laid': '1',
      'seat 1 upper': '4 1 0 0 0 M1 0 0 0 L5',
    })
    expect(told(ninth, 'car upper')).toEqual([
      'car: seat 0, train upper',
      'locomotive-tile: seat 0, train upper, tile 5',
    ])
  })

  test('FC-6.3 ends its train: no further car, but its cars can still go up', () => {
    const laid = play(ninth, 'car upper')
    expect(texts(laid)).toEqual(['car lower', 'done'])
    expect(texts(play(laid, 'done', 'do tile upper')).filter(text => text.includes('upper'))).toEqual([
      'free upper 0',
      'free upper 1',
      'free upper 4',
    ])
  })

  test('FC-6.3 comes in the lower train as well', () => {
    const scene = amid(rules, 'FREE 1', 'lower 0 0 0 0 0 M1 0 0')
    expect(changes(scene, 'free lower car')).toEqual({
      frame: 'no',
      waiting: 'tile lower',
      'tiles-laid': '1',
      'seat 1 lower': '0 0 0 0 0 M1 0 0 0 L5',
    })
  })

  test('FC-6.3 two in one turn: two frames, each with its own upgrades', () => {
    const both = amid(rules, 'CAR 2', 'upper 0 0 0 0 0 M1 0 0\nlower 0 0 0 0 0 M2 0 0')
    const laid = play(both, 'car lower', 'car upper')
    expect(show(laid)).toMatchObject({
      waiting: 'tile lower, tile upper',
      'seat 1 upper': '0 0 0 0 0 M1 0 0 0 L6',
      'seat 1 lower': '0 0 0 0 0 M2 0 0 0 L5',
    })
    expect(show(play(laid, 'do tile upper'))).toMatchObject({
      frame: 'FREE 2 of tile upper',
      waiting: 'tile lower',
    })
  })
})

describe('FC-1.6 the stack of locomotive tiles', () => {
  test.each([
    [0, 5, 2],
    [1, 6, 2],
    [2, 7, 2],
    [3, 8, 2],
    [4, 12, 1],
    [5, 13, 1],
    [6, 14, 1],
    [7, 15, 1],
  ])('FC-1.6 after %i tiles comes the %i, with %i upgrades of choice', (laid, tile, upgrades) => {
    const scene = at(rules, `acted yes\nframe CAR 1 of card X1-3\ntiles-laid ${laid}\nseat 1\nlower 0 0 0 0 0 M1 0 0`)
    const then = play(scene, 'car lower')
    expect(show(then)).toMatchObject({
      'tiles-laid': `${laid + 1}`,
      'seat 1 lower': `0 0 0 0 0 M1 0 0 0 L${tile}`,
    })
    expect(show(play(then, 'do tile lower'))).toMatchObject({ frame: `FREE ${upgrades} of tile lower` })
  })

  test('FC-1.6 with 2 players at most 4 come into play: a train holds one', () => {
    const train = (mail: string, tile: string) => `0 0 0 0 0 ${mail} 0 0 0 ${tile}`
    const full = (seat: number, one: string, other: string) =>
      `seat ${seat}\nupper ${train('M1', one)}\nlower ${train('M2', other)}`
    const scene = at(rules, `a X1-1 X1-1\n${full(1, 'L5', 'L6')}\n${full(2, 'L7', 'L8')}`)
    expect(show(play(scene, 'take a1'))).toMatchObject({ frame: 'no', 'tiles-laid': '4' })
  })
})
