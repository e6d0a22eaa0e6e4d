import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { amid, at, changes, play, show, texts, told, why } from '../../testing/positions.ts'

// The board has the cities 1 and 2 of 2 and 3 points and city 3, a bonus of 2 coins.
const rules = rulesFor(2, ['A', 'B'])
const withThree = rulesFor(3, ['A', 'B'])

describe('FC-8.1 the locomotive', () => {
  const three = amid(rules, 'LOCO 3', 'route X1-13\nlocomotive 1')

  test('FC-8.1 moves up to as many cities as shown, along its own route', () => {
    expect(texts(three)).toEqual(['loco 1', 'loco 2', 'loco 3', 'done'])
    expect(changes(three, 'loco 1')).toEqual({ frame: 'no', 'seat 1 locomotive': '2', 'seat 1 points': '3' })
    expect(changes(three, 'loco 3')).toEqual({ frame: 'no', 'seat 1 locomotive': '4', 'seat 1 points': '6' })
  })

  test('FC-8.1 does not move further than shown', () => {
    expect(why(three, 'loco 4')).toBe('FC-8.1 too-many-cities (steps 4, left 4); first: fewer-steps')
  })

  test('FC-8.1 does not move beyond the last city: those steps are lost', () => {
    const scene = amid(rules, 'LOCO 3', 'locomotive 1')
    expect(texts(scene)).toEqual(['loco 1', 'loco 2', 'done'])
    expect(why(scene, 'loco 3')).toBe('FC-8.1 end-of-route (steps 3, left 2); first: fewer-steps')
    expect(changes(scene, 'loco 2')).toMatchObject({ frame: 'no', 'seat 1 locomotive': '3' })
    const atTheEnd = at(rules, 'a X1-10 X1-1\nseat 1\nlocomotive 3')
    expect(changes(atTheEnd, 'take a1')).toEqual({ acted: 'yes', a: '- - - - - -', 'seat 1 taken': 'X1-10' })
  })

  test('FC-8.1 of two symbols the smaller that is large enough is used', () => {
    const scene = amid(rules, 'LOCO 3 + LOCO 1')
    expect(changes(scene, 'loco 1')).toMatchObject({ frame: 'LOCO 3 of card X1-3' })
    expect(changes(scene, 'loco 2')).toMatchObject({ frame: 'LOCO 1 of card X1-3' })
  })

  test('FC-8.1 needs its symbol', () => {
    expect(why(amid(rules, 'CAR 1'), 'loco 1')).toBe('FC-3.6 no-such-symbol (frame CAR 1)')
  })

  test('FC-8.1 is written with its cities', () => {
    for (const text of ['loco', 'loco 0', 'loco 16', 'loco 1 1', 'loco upper'])
      expect(why(three, text)).toBe(`notation not-a-move (text ${text}, forms loco <cities>); first: see-forms`)
  })

  test('FC-8.1 is told city by city', () => {
    expect(told(amid(rules, 'LOCO 3'), 'loco 3')).toEqual([
      'city: seat 0, city 1',
      'scored: seat 0, points 2, for city, city 1',
      'city: seat 0, city 2',
      'scored: seat 0, points 3, for city, city 2',
      'city: seat 0, city 3',
    ])
  })
})

describe('FC-8.2 a points city', () => {
  test('FC-8.2 scores the moment it is reached or passed', () => {
    expect(changes(amid(rules, 'LOCO 3'), 'loco 3')).toEqual({
      frame: 'no',
      'seat 1 locomotive': '3',
      'seat 1 points': '5',
    })
    expect(changes(amid(rules, 'LOCO 1 + CAR 1'), 'loco 1')).toMatchObject({ 'seat 1 points': '2' })
  })

  test('FC-8.2 out of turn it pays who reaches it, not whose turn it is', () => {
    const train = 'upper 0 0 0 0 0 M4'
    const scene = at(
      withThree,
      `phase receive\nturn 1\ndecides 3\npaying 3\nframe LOCO 2 of mail upper\nseat 3\n${train}`,
    )
    expect(changes(scene, 'loco 2')).toMatchObject({ 'seat 3 locomotive': '2', 'seat 3 points': '5' })
    expect(changes(scene, 'loco 2')).not.toHaveProperty('seat 1 points')
    expect(told(scene, 'loco 2')).toContain('scored: seat 2, points 3, for city, city 2')
  })

  test('FC-8.2 scores once: not again in a scoring phase', () => {
    const scene = at(rules, 'phase scoring\nseat 1\nlocomotive 2')
    expect(texts(scene)).not.toContain('do city 1')
    expect(show(play(scene, 'score'))).toMatchObject({ 'seat 1 points': '0' })
  })
})

describe('FC-8.3 a bonus city', () => {
  test('FC-8.3 pays nothing when it is reached in a turn', () => {
    const scene = amid(rules, 'LOCO 1', 'locomotive 2')
    expect(changes(scene, 'loco 1')).toEqual({ frame: 'no', 'seat 1 locomotive': '3' })
  })

  test('FC-8.3 pays its frame in every scoring phase from when it is reached or passed', () => {
    for (const round of [2, 4, 6]) {
      const scene = at(rules, `phase scoring\nround ${round}\nwaiting city 3\nseat 1\nroute X1-15\nlocomotive 4`)
      expect(changes(scene, 'do city 3')).toEqual({ waiting: '-', 'seat 1 coins': '3 0 0' })
    }
  })

  test('FC-8.3 is offered when the scoring phase begins, if it is reached; one further on is not', () => {
    const lastTurn = (locomotive: number) =>
      at(
        rules,
        `round 2
         turn 2
         turns-left 1
         acted yes
         seat 1
         route X1-11 X1-13 X1-12
         locomotive ${locomotive}
         seat 2
         coins 1 0 0`,
      )
    expect(show(play(lastTurn(6), 'end'))).toMatchObject({ phase: 'scoring', waiting: 'city 3, city 4, city 6' })
    expect(show(play(lastTurn(5), 'end'))).toMatchObject({ phase: 'scoring', waiting: 'city 3, city 4' })
    expect(show(play(lastTurn(2), 'end'))).toMatchObject({ phase: 'scoring', waiting: '-' })
  })

  test('FC-8.3 is named by its place on the route', () => {
    const scene = at(rules, 'phase scoring\nwaiting city 3, city 4\nseat 1\nroute X1-11\nlocomotive 4')
    expect(changes(scene, 'do city 4')).toEqual({ waiting: 'city 3', frame: 'CAR 1 + LOCO 2 of city 4' })
    expect(why(scene, 'do city 5')).toBe(
      'FC-3.7 does-not-wait (frame city 5, waiting city 3,city 4); first: a-waiting-frame',
    )
  })
})

describe('FC-8.4 the route', () => {
  test('FC-8.4 begins with the three cities of the board, one of them a bonus city of 2 coins', () => {
    expect(texts(amid(rules, 'LOCO 4'))).toEqual(['loco 1', 'loco 2', 'loco 3', 'done'])
    const scene = at(rules, 'phase scoring\nwaiting city 3\nseat 1\nlocomotive 3\ncoins 0 0 0')
    expect(changes(scene, 'do city 3')).toMatchObject({ 'seat 1 coins': '2 0 0' })
  })

  test('FC-8.4 is made longer by route cards, one after another at its end', () => {
    const scene = at(rules, 'a X1-13 X1-1\nseat 1\nroute X1-11\nlocomotive 4')
    expect(changes(scene, 'take a1')).toEqual({
      acted: 'yes',
      a: '- - - - - -',
      'seat 1 route': 'X1-11 X1-13',
      'seat 1 taken': 'X1-11 X1-13',
    })
    expect(told(scene, 'take a1').at(-1)).toBe('route: seat 0, card X1-13')
    expect(changes(amid(rules, 'LOCO 1', 'route X1-11 X1-13\nlocomotive 4'), 'loco 1')).toMatchObject({
      'seat 1 points': '3',
    })
  })

  test('FC-8.4 a route card has 1 to 4 cities', () => {
    const routes = rules.printed.faces.filter(({ kind }) => kind === 'route')
    expect(new Set(routes.map(({ cities }) => cities.length))).toEqual(new Set([1, 2, 3, 4]))
  })

  test('FC-8.4 each city lies where its card was laid', () => {
    // Cities 4 to 6 of X1-15 are 2 points, 4 points and 2 coins; cities 7 and 8 of X1-14 are 6 points and a bonus.
    const scores = (route: string, city: number) =>
      show(play(amid(rules, 'LOCO 1', `route ${route}\nlocomotive ${city - 1}`), 'loco 1'))['seat 1 points']
    expect([4, 5, 6, 7, 8].map(city => scores('X1-15 X1-14', city))).toEqual(['2', '4', '0', '6', '0'])
    expect([4, 5, 6, 7, 8].map(city => scores('X1-14 X1-15', city))).toEqual(['6', '0', '2', '4', '0'])
  })
})
