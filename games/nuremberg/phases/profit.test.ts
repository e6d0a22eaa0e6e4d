import { describe, expect, test } from 'vitest'
import { at, changes, play, rulesOn, show, told } from '../testing/positions.ts'

const two = rulesOn('nuremberg', 2)
const dale2009 = rulesOn('wensleydale', 2, true)

/** Seat 2 has passed: when seat 1 passes the turn is booked. */
const booking = (first: string, second = 'points 0', rest = '', rules = two) =>
  at(rules, `turn 1\nphase trains\nseat 1\n${first}\nseat 2\n${second}\n${rest}\npassed 2\ndecides 1`)

describe('NB-7.1 points', () => {
  test.each([
    ['1a first red green goods grey', 2 + 2 + 1],
    ['3a second red green red', 3],
    ['2b first red second green goods yellow grey', 2 + 1 + 1 + 1],
    ['4c goods grey yellow grey', 3],
  ])('NB-7.1 2 for each in first class, 1 for each in second, 1 for each good: %s', (trains, points) => {
    expect(show(play(booking(`trains ${trains}`), 'pass'))['seat 1 points']).toBe(String(points))
  })

  test('NB-7.1 all trains count, and only the own ones', () => {
    const scene = play(booking('trains 3a second red, 5c goods grey', 'trains 1a first green'), 'pass')
    expect(show(scene)).toMatchObject({ 'seat 1 points': '2', 'seat 2 points': '2' })
  })

  test('NB-10.2 with the rules of 2009 every passenger is 1 point', () => {
    const scene = booking('trains 1a second red green', 'points 0', '', dale2009)
    expect(show(play(scene, 'pass'))['seat 1 points']).toBe('2')
  })
})

describe('NB-7.2 profit', () => {
  test.each([
    ['4c goods grey', 2],
    ['4c goods yellow', 1],
    ['3a second red', 1],
    ['1a first green', 1],
    ['1a first red green goods grey yellow', 1 + 1 + 2 + 1],
  ])('NB-7.2 2 for each grey good, 1 for each yellow one and each passenger: %s', (trains, profit) => {
    expect(show(play(booking(`trains ${trains}`), 'pass'))['seat 1 profit']).toBe(String(profit))
  })

  test('NB-7.2 less 1 for each own piece on the map; it runs on without limit', () => {
    const scene = booking(
      'profit -30\ntrains 4c goods grey\ntrack Fürth - Höfen - Großreuth - Eibach\nred 0',
      'profit 40\ntrains 5c goods yellow',
    )
    expect(changes(scene, 'pass')).toMatchObject({ 'seat 1 profit': '-31', 'seat 2 profit': '41' })
  })

  test('NB-7.2 pieces of companies cost nothing', () => {
    const scene = booking('trains 4c goods grey', 'points 0', 'red-track Fürth - Höfen')
    expect(changes(scene, 'pass')).toMatchObject({ 'seat 1 profit': '2' })
  })

  test('NB-7.2 the discs move one by one in player order, each on top of those on its space', () => {
    const scene = booking('trains 5c goods yellow', 'trains 4c goods yellow', 'order 1 2')
    expect(show(play(scene, 'pass'))).toMatchObject({ 'profit-discs': '2 1', order: '2 1' })
    const other = booking('trains 5c goods yellow', 'trains 4c goods yellow', 'order 2 1')
    expect(show(play(other, 'pass'))).toMatchObject({ 'profit-discs': '1 2', order: '1 2' })
  })

  test('NB-7.2 rulebook example: a tie in profit after a move of 0: the disc that does not move stays where it lies', () => {
    // Seat 1 comes from 0 to 1, where the disc of seat 2 lies and stays: 2 of income, 2 of upkeep.
    const scene = booking(
      'trains 5c goods yellow',
      'profit 1\ntrains 4c goods grey\ntrack Fürth - Höfen - Großreuth\nred 0',
      'order 1 2',
    )
    expect(changes(scene, 'pass')).toMatchObject({ 'seat 1 profit': '1' })
    expect(show(play(scene, 'pass'))).toMatchObject({ 'seat 2 profit': '1', 'profit-discs': '1 2', order: '1 2' })
    // The same with seat 2 before seat 1 in player order: it makes no difference, for it does not move.
    const other = booking(
      'trains 5c goods yellow',
      'profit 1\ntrains 4c goods grey\ntrack Fürth - Höfen - Großreuth\nred 0',
      'order 2 1',
    )
    expect(show(play(other, 'pass')).order).toBe('1 2')
  })

  test('NB-7.1 and NB-7.2 are told in player order', () => {
    const scene = booking('trains 1a first red goods grey\ntrack Fürth - Höfen\nred 0', 'points 0', 'order 2 1')
    expect(told(scene, 'pass').slice(1, 5)).toEqual([
      'profit: seat 1, income 0, upkeep 0, change 0',
      'scored: seat 0, points 3, for transport',
      'profit: seat 0, income 3, upkeep 1, change 2',
      'player-order: seats 0,1',
    ])
  })
})

describe('NB-7.3 afterwards', () => {
  test('NB-7.3 the pieces moved are kept for the end, those of earlier turns too', () => {
    const scene = booking('kept grey 1 green 2\ntrains 2b first red second green goods grey yellow')
    expect(show(play(scene, 'pass'))['seat 1 kept']).toBe('grey 2 yellow 1 red 1 green 3')
  })

  test('NB-7.3 trains are given back, empty', () => {
    const { state } = play(booking('trains 1a first red goods grey', 'trains 3a second green'), 'pass')
    expect(new Set(state.trains)).toEqual(new Set([-1]))
    expect(new Set(state.spaces)).toEqual(new Set([0]))
    expect(state.passed).toBe(0)
  })
})
