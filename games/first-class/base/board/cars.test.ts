import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { amid, at, changes, play, show, texts, told, why } from '../../testing/positions.ts'

const rules = rulesFor(2, ['A', 'B'])
const four = rulesFor(4, ['A', 'B'])

const TEN = '0 0 0 0 0 M1 0 0 0 L5'
const OTHER_TEN = '0 0 0 0 0 M2 0 0 0 L6'

describe('FC-5.1 a 0-car', () => {
  const one = amid(rules, 'CAR 1', 'upper 2 1\nlower 4')

  test('FC-5.1 is added at the right end of either train', () => {
    expect(texts(one)).toEqual(['car upper', 'car lower', 'done'])
    expect(changes(one, 'car upper')).toEqual({ frame: 'no', 'seat 1 upper': '2 1 0' })
    expect(changes(one, 'car lower')).toEqual({ frame: 'no', 'seat 1 lower': '4 0' })
  })

  test('FC-5.1 several are placed one by one, each in a train of choice', () => {
    const three = amid(rules, 'CAR 3')
    expect(changes(three, 'car upper')).toEqual({ frame: 'CAR 2 of card X1-3', 'seat 1 upper': '0 0' })
    expect(changes(three, 'car upper', 'car lower', 'car upper')).toEqual({
      frame: 'no',
      'seat 1 upper': '0 0 0',
      'seat 1 lower': '0 0',
    })
  })

  test('FC-5.1 a train with a locomotive tile takes no more', () => {
    const full = amid(rules, 'CAR 1', `upper ${TEN}`)
    expect(texts(full)).toEqual(['car lower', 'done'])
    expect(why(full, 'car upper')).toBe('FC-5.1 train-is-full (train upper)')
    expect(why(amid(rules, 'CAR 1', `lower ${TEN}`), 'car lower')).toBe('FC-5.1 train-is-full (train lower)')
  })

  test('FC-5.1 if both trains have a tile it is lost', () => {
    const full = at(rules, `a X1-1 X1-1\nseat 1\nupper ${TEN}\nlower ${OTHER_TEN}`)
    expect(changes(full, 'take a1')).toEqual({ acted: 'yes', a: '- - - - - -', 'seat 1 taken': 'X1-1' })
  })

  test('FC-5.1 is told', () => {
    expect(told(one, 'car lower')).toEqual(['car: seat 0, train lower'])
  })

  test('FC-5.1 is written with its train and nothing else', () => {
    const form = (text: string) => `notation not-a-move (text ${text}, forms car upper|lower); first: see-forms`
    for (const text of ['car', 'car middle', 'car upper lower']) expect(why(one, text)).toBe(form(text))
  })

  test('FC-5.1 needs its symbol', () => {
    const frame = amid(rules, 'UP 0>1 + FREE 1')
    expect(why(frame, 'car upper')).toBe('FC-3.6 no-such-symbol (frame UP 0>1 + FREE 1)')
  })
})

describe('FC-5.2 an upgrade', () => {
  test.each([
    ['0>1', '0', '1'],
    ['1>2', '1', '2'],
    ['2>4', '2', '4'],
    ['4>7', '4', '7'],
    ['7>12', '7', '12'],
  ])('FC-5.2 %s turns a car of %s into %s, in either train', (step, from, to) => {
    const scene = amid(rules, `UP ${step}`, `upper ${from} 0\nlower ${from}`)
    expect(texts(scene).sort()).toEqual(['done', `up lower ${from}`, `up upper ${from}`])
    expect(changes(scene, `up lower ${from}`)).toEqual({ frame: 'no', 'seat 1 lower': to })
    expect(show(play(scene, `up upper ${from}`))['seat 1 upper']).toMatch(new RegExp(`^${to} `))
  })

  test('FC-5.2 without such a car the symbol is lost', () => {
    const scene = at(rules, 'a X1-4 X1-1\nseat 1\nupper 1 1\nlower 2')
    expect(changes(scene, 'take a1')).toEqual({ acted: 'yes', a: '- - - - - -', 'seat 1 taken': 'X1-4' })
  })

  test('FC-5.2 without such a car in one train only the other is open', () => {
    const scene = amid(rules, 'UP 1>2', 'upper 2 0\nlower 1')
    expect(texts(scene)).toEqual(['up lower 1', 'done'])
    expect(why(scene, 'up upper 1')).toBe('FC-5.2 no-such-car (train upper, value 1, cars 2,0); first: another-car')
  })

  test('FC-5.2 never becomes another step, a step of choice or a 0-car', () => {
    const scene = amid(rules, 'UP 1>2', 'upper 2 0\nlower 1')
    expect(why(scene, 'up upper 2')).toBe('FC-5.2 no-such-step (train upper, value 2, cars 2,0)')
    expect(why(scene, 'up upper 0')).toBe('FC-5.2 no-such-step (train upper, value 0, cars 2,0)')
    expect(why(scene, 'free upper 0')).toBe('FC-3.6 no-such-symbol (frame UP 1>2)')
    expect(why(scene, 'car upper')).toBe('FC-3.6 no-such-symbol (frame UP 1>2)')
    expect(why(scene, 'up upper 12')).toBe('FC-5.2 no-such-step (train upper, value 12, cars 2,0)')
  })

  test('FC-5.2 skips no step, and one symbol is one step', () => {
    const scene = amid(rules, 'UP 0>1 + UP 0>1', 'lower 2')
    expect(changes(scene, 'up upper 0')).toEqual({ frame: 'no', 'seat 1 upper': '1' })
  })

  test('FC-5.2 is told with both values', () => {
    const scene = amid(rules, 'UP 4>7', 'lower 4')
    expect(told(scene, 'up lower 4')).toEqual(['upgrade: seat 0, train lower, from 4, to 7'])
  })

  test('FC-5.2 is written with its train and a value a car can have', () => {
    const scene = amid(rules, 'UP 0>1')
    for (const text of ['up', 'up upper', 'up upper 3', 'up upper car', 'up middle 0', 'up upper 0 0', 'up upper 00'])
      expect(why(scene, text)).toBe(
        `notation not-a-move (text ${text}, forms up upper|lower 0|1|2|4|7); first: see-forms`,
      )
  })
})

describe('FC-5.3 a car is worth at least as much as the next to its right', () => {
  test('FC-5.3 of several equal cars the leftmost goes up', () => {
    const scene = amid(rules, 'UP 0>1', 'upper 2 1 0 0 0 M1 0')
    expect(changes(scene, 'up upper 0')).toEqual({ frame: 'no', 'seat 1 upper': '2 1 1 0 0 M1 0' })
    expect(changes(amid(rules, 'FREE 1', 'lower 1 1 1'), 'free lower 1')).toMatchObject({ 'seat 1 lower': '2 1 1' })
  })

  test('FC-5.3 ruling: the cars on both sides of a mail car are neighbours', () => {
    const level = amid(rules, 'UP 1>2', 'upper 2 2 2 2 2 M1 1 1')
    expect(changes(level, 'up upper 1')).toEqual({ frame: 'no', 'seat 1 upper': '2 2 2 2 2 M1 2 1' })
    const lower = amid(rules, 'UP 1>2', 'upper 2 2 2 2 1 M1 1 1')
    expect(changes(lower, 'up upper 1')).toEqual({ frame: 'no', 'seat 1 upper': '2 2 2 2 2 M1 1 1' })
  })
})

describe('FC-5.4 several upgrades', () => {
  test('FC-5.4 may be spread over both trains', () => {
    const scene = amid(rules, 'UP 0>1 + UP 0>1', 'upper 0\nlower 0 0')
    expect(changes(scene, 'up upper 0', 'up lower 0')).toEqual({
      frame: 'no',
      'seat 1 upper': '1',
      'seat 1 lower': '1 0',
    })
  })

  test('FC-5.4 may be used on the same car, in the order the symbols allow', () => {
    const scene = amid(rules, 'UP 1>2 + UP 0>1', 'upper 0\nlower 4')
    expect(why(scene, 'up upper 1')).toBe('FC-5.2 no-such-car (train upper, value 1, cars 0); first: another-car')
    expect(changes(scene, 'up upper 0')).toEqual({ frame: 'UP 1>2 of card X1-3', 'seat 1 upper': '1' })
    expect(changes(scene, 'up upper 0', 'up upper 1')).toEqual({ frame: 'no', 'seat 1 upper': '2' })
  })

  test('FC-5.4 may be used on the car that was just taken', () => {
    const scene = amid(rules, 'CAR 1 + UP 0>1', 'upper 1\nlower 2')
    expect(texts(scene)).toEqual(['car upper', 'car lower', 'done'])
    expect(changes(scene, 'car upper', 'up upper 0')).toEqual({ frame: 'no', 'seat 1 upper': '1 1' })
  })

  test('FC-5.4 upgrades of choice may all go to one car', () => {
    const scene = amid(rules, 'FREE 3', 'upper 1 0\nlower 12')
    expect(changes(scene, 'free upper 1', 'free upper 2', 'free upper 4')).toEqual({
      frame: 'no',
      'seat 1 upper': '7 0',
    })
  })
})

describe('FC-5.5 an upgrade of choice', () => {
  const scene = amid(rules, 'FREE 1', 'upper 12 7 2 2\nlower 4 0')

  test('FC-5.5 raises any car exactly one step, or takes a 0-car instead', () => {
    expect(texts(scene)).toEqual([
      'free upper 2',
      'free upper 7',
      'free upper car',
      'free lower 0',
      'free lower 4',
      'free lower car',
      'done',
    ])
    expect(changes(scene, 'free upper 7')).toEqual({ frame: 'no', 'seat 1 upper': '12 12 2 2' })
    expect(changes(scene, 'free upper 2')).toEqual({ frame: 'no', 'seat 1 upper': '12 7 4 2' })
    expect(changes(scene, 'free lower 4')).toEqual({ frame: 'no', 'seat 1 lower': '7 0' })
    expect(changes(scene, 'free lower car')).toEqual({ frame: 'no', 'seat 1 lower': '4 0 0' })
  })

  test('FC-5.5 several are used one by one', () => {
    const two = amid(rules, 'FREE 2')
    expect(changes(two, 'free upper 0')).toEqual({ frame: 'FREE 1 of card X1-3', 'seat 1 upper': '1' })
  })

  test('FC-5.5 a 12 goes no further, and a value that no car has cannot go up', () => {
    expect(why(scene, 'free upper 12')).toBe('FC-5.2 already-12 (train upper, value 12, cars 12,7,2,2)')
    expect(why(scene, 'free upper 4')).toBe(
      'FC-5.2 no-such-car (train upper, value 4, cars 12,7,2,2); first: another-car',
    )
    expect(why(scene, 'free lower 7')).toBe('FC-5.2 no-such-car (train lower, value 7, cars 4,0); first: another-car')
  })

  test('FC-5.5 the 0-car instead needs a train without a tile (FC-5.1)', () => {
    const full = amid(rules, 'FREE 1', `upper 12 12 12 12 12 M1 12 12 12 L5\nlower ${OTHER_TEN}`)
    expect(texts(full)).toEqual(['free lower 0', 'done'])
    expect(why(full, 'free upper car')).toBe('FC-5.1 train-is-full (train upper)')
    expect(why(full, 'free lower car')).toBe('FC-5.1 train-is-full (train lower)')
  })

  test('FC-5.5 a full train of 12s still leaves a 0-car in the other; with nothing left it is lost', () => {
    const twelves = '12 12 12 12 12 M1 12 12 12 L5'
    const oneOpen = amid(rules, 'FREE 1', `upper ${twelves}`)
    expect(texts(oneOpen)).toEqual(['free lower 0', 'free lower car', 'done'])
    const none = at(rules, `a X2-6 X2-6\nseat 1\nupper ${twelves}\nlower 12 12 12 12 12 M2 12 12 12 L6`)
    expect(changes(none, 'take a1')).toEqual({ acted: 'yes', a: '- - - - - -', 'seat 1 taken': 'X2-6' })
  })

  test('FC-5.5 the last step that is left, 7 to 12, is still open', () => {
    const twelves = '12 12 12 12 12 M1 12 12 12 L5'
    const seven = at(rules, `a X2-6 X2-6\nseat 1\nupper ${twelves}\nlower 12 12 12 12 12 M2 12 12 7 L6`)
    expect(texts(play(seven, 'take a1'))).toEqual(['free lower 7', 'done'])
  })

  test('FC-5.5 needs its symbol', () => {
    expect(why(amid(rules, 'CAR 1'), 'free upper 0')).toBe('FC-3.6 no-such-symbol (frame CAR 1)')
  })

  test('FC-5.5 is written with its train and a value, or car', () => {
    for (const text of ['free', 'free upper', 'free upper 3', 'free middle 0', 'free upper 0 0', 'free car'])
      expect(why(scene, text)).toBe(
        `notation not-a-move (text ${text}, forms free upper|lower 0|1|2|4|7|car); first: see-forms`,
      )
  })

  test('FC-5.5 is told as what it was', () => {
    expect(told(scene, 'free upper 7')).toEqual(['upgrade: seat 0, train upper, from 7, to 12'])
    expect(told(scene, 'free lower car')).toEqual(['car: seat 0, train lower'])
  })
})

describe('FC-F.3 an upgrade of choice with a limit', () => {
  const factory = rulesFor(2, ['A', 'F'])
  const limited = (limit: number, trains: string, upgrades = 1) =>
    at(factory, `acted yes\nframe FREE ${upgrades} up to ${limit} of factory 1\nseat 1\nmiddle F1-2\n${trains}`)

  test('FC-F.3 raises no car above it', () => {
    const scene = limited(2, 'upper 4 2 1\nlower 2 0')
    expect(texts(scene)).toEqual(['free upper 1', 'free upper car', 'free lower 0', 'free lower car', 'done'])
    for (const value of [4, 2])
      expect(why(scene, `free upper ${value}`)).toBe(
        `FC-F.3 above-the-limit (train upper, value ${value}, cars 4,2,1, limit 2); first: lower-car`,
      )
    expect(why(scene, 'free lower 1')).toBe('FC-5.2 no-such-car (train lower, value 1, cars 2,0); first: another-car')
    expect(changes(scene, 'free upper 1')).toMatchObject({ 'seat 1 upper': '4 2 2' })
  })

  test('FC-F.3 a 12 is refused as a 12', () => {
    expect(why(limited(2, 'upper 12'), 'free upper 12')).toBe('FC-5.2 already-12 (train upper, value 12, cars 12)')
  })

  test('FC-F.3 is lost when only cars at the limit are left', () => {
    const full = 'upper 1 1 1 1 1 M1 1 1 1 L5\nlower 1 1 1 1 1 M2 1 1 0 L6'
    expect(texts(limited(1, full))).toEqual(['free lower 0', 'done'])
    expect(changes(limited(1, full, 2), 'free lower 0')).toMatchObject({ frame: 'no' })
  })
})

describe('FC-5.6 the supply', () => {
  const zeros = (seat: number, tile: string, other: string) =>
    `seat ${seat}\nupper 0 0 0 0 0 M1 0 0 0 ${tile}\nlower 0 0 0 0 0 M2 0 0 0 ${other}`
  const rest = [zeros(2, 'L5', 'L6'), zeros(3, 'L7', 'L8'), zeros(4, 'L12', 'L13')].join('\n')

  test('FC-5.6 ruling: is no limit to 0-cars: a 51st can be taken', () => {
    const scene = at(four, `acted yes\nframe CAR 1 of card X1-3\n${rest}`)
    const cars = (shown: Record<string, string>) =>
      Object.entries(shown).flatMap(([name, text]) => (/upper|lower/.test(name) ? (text.match(/\b0\b/g) ?? []) : []))
    expect(cars(show(scene))).toHaveLength(50)
    expect(cars(show(play(scene, 'car upper')))).toHaveLength(51)
  })

  test('FC-5.6 ruling: is no limit to the higher cars: a 21st 12 can be made', () => {
    const twelves = rest.replaceAll(/\b0 /g, '12 ')
    const scene = at(four, `acted yes\nframe UP 7>12 of card X1-3\nseat 1\nupper 7\n${twelves}`)
    expect(changes(scene, 'up upper 7')).toEqual({ frame: 'no', 'seat 1 upper': '12' })
  })
})
