import { describe, expect, test } from 'vitest'
import { reasonLines } from '../testing/reason-lines.ts'

const says = (board: string, ...moves: readonly string[]) =>
  reasonLines(['A', 'B'], `round 5\na A3-8 X3-1 X3-8\ndisplay G7 G10\nseat 1\n${board}`, ...moves)

describe('a Game End card', () => {
  test('that is picked or bought is told with what it brings by now (FC-13.3)', () => {
    const board = 'taken X1-1 X2-1 X1-6'
    expect(says(board, 'take a1', 'pick G7')).toContain('end-card: card G7, counts car, each 1, cards 2, points 2')
    expect(says(`coins 4 0 0\n${board}`, 'buy G10 with 4 0 0')).toContain(
      'end-card: card G10, counts conductor, each 1, cards 1, points 1',
    )
  })

  test('kept in secret or taken earlier counts what is taken now, also what is declined', () => {
    const board = 'kept G3\nendcards G4'
    expect(says(board, 'take a2')).toContain('counts: cards G3,G4, points 4')
    expect(says(board, 'decline a2')).toContain('counts: cards G3,G4, points 4')
    expect(says(board, 'take a3').join()).not.toMatch('counts')
  })

  test('to be kept at set-up is told with what it counts', () => {
    expect(reasonLines(['A', 'B'], 'phase draft\nhand G1 G14 G3\nseat 1\nkept -', 'keep G14')).toEqual([
      'keep: card G14, counts conductor, each 2',
    ])
  })
})
