import { describe, expect, test } from 'vitest'
import { reasonLines } from '../testing/reason-lines.ts'

const says = (board: string, ...moves: readonly string[]) =>
  reasonLines(`phase auction\nU1 white\nU2 red\nL1 brown\nL2 green\nseat 1\ncubes 12\n${board}`, ...moves)

describe('a bid', () => {
  test('is told with what its box brings, the disc among it', () => {
    const [said] = says('white 0', 'bid U1 3').filter(line => line.startsWith('box'))
    expect(said).toMatch(/^box: box U1, cubes 3, white \d, brown \d, red \d, green \d$/)
    const [without] = reasonLines('phase auction\nU1 red\nseat 1\ncubes 12', 'bid U1 3')
    const white = (line: string) => Number(/white (\d)/.exec(line)![1])
    expect(white(said!)).toBe(white(without!) + 1)
  })

  test('that outbids another says whom', () => {
    const text = 'phase auction\nU1 white 3 by 2\nseat 1\ncubes 12'
    expect(reasonLines(text, 'bid U1 4')).toContain('outbids: other 1, box U1')
    expect(says('white 0', 'bid U1 3').join()).not.toMatch('outbids')
  })

  test('that makes one first in white or brown says so, but not where one was or is only equal', () => {
    const most = (board: string) => says(board, 'bid U1 3').filter(line => line.startsWith('most-white'))
    expect(most('white 1\nseat 2\nwhite 1')).toHaveLength(1)
    expect(most('white 2\nseat 2\nwhite 1')).toEqual([])
    expect(most('white 1\nseat 2\nwhite 9')).toEqual([])
  })
})
