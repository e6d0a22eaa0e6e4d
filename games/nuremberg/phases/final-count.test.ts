import { describe, expect, test } from 'vitest'
import { PROFIT } from '../base/discs.ts'
import { at, play, rulesOn, show, told } from '../testing/positions.ts'
import { setsOf } from './final-count.ts'

const two = rulesOn('nuremberg', 2)
const dale = rulesOn('wensleydale', 2)
const dale2009 = rulesOn('wensleydale', 2, true)

/** The last pass of the last turn; seat 2 has track to sell, and does not. */
const last = (first: string, second = 'points 0', rules = two) =>
  at(rules, `turn 5\nphase takeovers\nseat 1\n${first}\nseat 2\n${second}\ndecides 2`)

const pointsOf = (board: string) => show(play(last(board, 'track Fürth - Stadeln'), 'pass'))['seat 1 points']

describe('NB-9.2 the final count', () => {
  test.each([
    ['kept grey 1 yellow 1 red 1', 2],
    ['kept grey 1 yellow 1 green 1', 2],
    ['kept grey 2 yellow 3 red 1 green 1', 4],
    ['kept grey 5 yellow 5 red 2 green 1', 6],
    ['kept grey 5 yellow 1 red 4', 2],
    ['kept grey 1 yellow 5 red 4', 2],
    ['kept grey 3 yellow 3', 0],
    ['kept yellow 3 red 3', 0],
  ])('NB-9.2 2 points for each set of one grey good, one yellow good and one passenger: %s', (kept, points) => {
    expect(pointsOf(kept)).toBe(String(points))
  })

  test('NB-9.2 profit is added, loss subtracted', () => {
    expect(pointsOf('points 10\nprofit 4')).toBe('14')
    expect(pointsOf('points 10\nprofit -4')).toBe('6')
  })

  test('NB-9.2 1 point is lost for each own piece on the map; points may be negative', () => {
    expect(pointsOf('points 10\ntrack Nuremberg South - Mögeldorf - Fischbach\ngreen 0')).toBe('8')
    expect(pointsOf('points 1\nprofit -4\ntrack Nuremberg South - Mögeldorf\ngreen 0')).toBe('-4')
  })

  test('NB-9.2 sets are booked on the profit display, whose number is scored: so each counts once', () => {
    const over = play(last('kept grey 1 yellow 1 red 1\nprofit 3', 'track Fürth - Stadeln'), 'pass')
    expect(show(over)).toMatchObject({ 'seat 1 points': '5', 'seat 1 profit': '5' })
  })

  test('NB-9.2 a disc that sets move goes on top of those on its space, one without sets stays where it lies', () => {
    const discs = (first: string, second: string) =>
      play(last(first, `${second}\ntrack Fürth - Stadeln`), 'pass').state.discStacks[PROFIT]
    expect(discs('profit 4', 'profit 4')).toEqual([0, 1])
    expect(discs('profit 4', 'profit 2\nkept grey 1 yellow 1 red 1')).toEqual([1, 0])
    expect(discs('profit 2\nkept grey 1 yellow 1 red 1', 'profit 2\nkept grey 1 yellow 1 red 1')).toEqual([1, 0])
  })

  test('NB-9.2 is told: sets, then profit or loss, then track, in player order', () => {
    const scene = last('kept grey 1 yellow 1 red 1\nprofit -2', 'profit 7\ntrack Fürth - Stadeln')
    expect(told(scene, 'pass').slice(1)).toEqual([
      'scored: seat 0, points 2, for sets',
      'scored: seat 0, points -2, for loss',
      'scored: seat 1, points 7, for profit',
      'scored: seat 1, points -1, for track-left',
    ])
  })
})

describe('NB-10.2 sets of the rules of 2009', () => {
  const sets = (kept: string, rules = dale2009) =>
    setsOf({ rules, state: last(`kept ${kept}`, 'points 0', rules).state }, 0)

  test('NB-10.2 one grey good, one yellow good and one passenger of each colour', () => {
    expect(sets('grey 2 yellow 2 red 1 green 1')).toBe(1)
    expect(sets('grey 2 yellow 2 red 2')).toBe(0)
    expect(sets('grey 2 yellow 2 green 2')).toBe(0)
    expect(sets('grey 3 yellow 2 red 4 green 4')).toBe(2)
    expect(sets('grey 2 yellow 2 red 1 green 1', dale)).toBe(2)
  })

  test('NB-10.2 and it scores 2 as well', () => {
    const scene = last('kept grey 1 yellow 1 red 1 green 1', 'track Skipton - Hetton - Malham', dale2009)
    expect(show(play(scene, 'pass'))['seat 1 points']).toBe('2')
  })
})
