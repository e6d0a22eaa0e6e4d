import { describe, expect, test } from 'vitest'
import { reasonLines } from '../testing/reason-lines.ts'

const says = (board: string, ...moves: readonly string[]) =>
  reasonLines(['A', 'B'], `a X1-10 X1-15 B1-2\nseat 1\ncoins 0 0 0\n${board}`, ...moves)

describe('the route', () => {
  test('a bonus city pays in all scoring phases to come (FC-8.3)', () => {
    const board = 'route X1-11 X1-13\nlocomotive 3'
    expect(says(board, 'take a1', 'loco 1')).toContain('bonus-city: city 4, times 3')
    const both = says(board, 'take a1', 'loco 2')
    expect(both).toContain('bonus-city: city 4, times 3')
    expect(both).toContain('points-now: points 3')
  })

  test('a route card is told with its cities', () => {
    expect(says('route -', 'take a2')).toContain('route: card X1-15, cities 3')
  })

  test('a postcard makes the bonus cities of its card pay twice (FC-B.4)', () => {
    expect(says('route X1-13', 'take a3')).toContain('postcard: route X1-13, cities 1')
  })
})
