import { describe, expect, test } from 'vitest'
import { reserveOf } from '../base/purse.ts'
import { at, begun, play, rulesOn, show, told, writeLine } from '../testing/positions.ts'

const rules = rulesOn('nuremberg', 2)

/** The last takeover of a turn: passing it begins the next one. */
const lastTakeover = (first: string, second: string) =>
  at(
    rules,
    `turn 1
    phase takeovers
    seat 1
      cubes ${first}
    seat 2
      cubes ${second}
      track Fürth - Poppenreuth - Schniegling
    decides 2`,
  )

describe('NB-2.1 investment', () => {
  test('NB-2.1 at the start everyone takes 12 cubes from his reserve, and 3 stay there', () => {
    const scene = begun(rules)
    expect(show(scene)).toMatchObject({ 'seat 1 cubes': '12', 'seat 2 cubes': '12' })
  })

  test.each([
    [0, 12],
    [2, 14],
    [3, 15],
    [4, 15],
    [15, 15],
  ])('NB-2.1 unspent cubes are kept, never more than 15 in hand: %i become %i', (kept, cubes) => {
    expect(show(play(lastTakeover(String(kept), '0'), 'pass'))).toMatchObject({
      'seat 1 cubes': String(cubes),
      'seat 2 cubes': '12',
    })
  })

  test('NB-2.1 is told, with the turn that begins', () => {
    const story = told(lastTakeover('5', '0'), 'pass')
    expect(story.slice(1, 4)).toEqual([
      'turn-began: turn 2',
      'invested: seat 0, cubes 10',
      'invested: seat 1, cubes 12',
    ])
    expect(begun(rules).story.slice(1, 2).map(writeLine)).toEqual(['turn-began: turn 1'])
  })

  test('NB-5.8 rulebook example: cubes spent on track are in the reserve next turn', () => {
    const track = at(
      rules,
      `phase track
      order 1 2
      seat 1
        cubes 12
        red 1
      seat 2
        cubes 0
        white 0
        brown 0
        red 0
        green 0`,
    )
    const scene = play(track, 'build Fürth > Höfen', 'build Höfen > Großreuth', 'finish')
    expect(show(scene)).toMatchObject({ 'seat 1 cubes': '10' })
    // Nobody has trains or lines to sell worth a decision: passing on leads to the next turn.
    const next = play(scene, 'pass')
    expect(show(next)).toMatchObject({ turn: '2', phase: 'auction', 'seat 1 cubes': '15' })
  })
})

test('NB-3.4 bids that were paid are in the reserve again', () => {
  const scene = at(rules, 'seat 1\n  cubes 5\nseat 2\n  cubes 8\nU1 white 4 by 1\nL1 red 3 by 1\nU2 green 4 by 2')
  const { state } = play(scene, 'bid L2 8')
  expect(show({ ...scene, state })).toMatchObject({ phase: 'track', 'seat 1 cubes': '5', 'seat 2 cubes': '0' })
  expect([reserveOf(scene.state, 0), reserveOf(state, 0), reserveOf(state, 1)]).toEqual([3, 10, 15])
})
