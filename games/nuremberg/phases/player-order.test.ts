import { expect, test } from 'vitest'
import { at, play, rulesOn, show, told } from '../testing/positions.ts'

const four = rulesOn('nuremberg', 4)

const booking = (profits: readonly number[], rest: string) =>
  at(
    four,
    `turn 1
    phase trains
    ${profits.map((profit, seat) => `seat ${seat + 1}\nprofit ${profit}`).join('\n')}
    ${rest}
    passed 2 3 4
    decides 1`,
  )

test('NB-7.4 highest profit first', () => {
  expect(show(play(booking([-2, 5, 0, 3], ''), 'pass')).order).toBe('2 4 3 1')
})

test('NB-7.4 ruling: of discs on one space the upper one is ahead', () => {
  expect(show(play(booking([1, 4, 1, 4], 'profit-discs 4 3 2 1'), 'pass')).order).toBe('4 2 3 1')
  expect(show(play(booking([1, 4, 1, 4], 'profit-discs 1 2 3 4'), 'pass')).order).toBe('2 4 1 3')
})

test('NB-7.4 at the start they lie in player order, the first player on top', () => {
  expect(show(play(booking([0, 0, 0, 0], 'order 3 1 4 2'), 'pass')).order).toBe('3 1 4 2')
})

test('NB-7.4 is told, and the new order holds from takeovers on', () => {
  const scene = booking([-2, 5, 0, 3], '')
  expect(told(scene, 'pass')).toContain('player-order: seats 1,3,2,0')
  expect(play(scene, 'pass').state.toMove).toBe(1)
})
