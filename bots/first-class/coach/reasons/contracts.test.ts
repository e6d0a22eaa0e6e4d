import { describe, expect, test } from 'vitest'
import { reasonLines } from '../testing/reason-lines.ts'

const says = (board: string, ...moves: readonly string[]) =>
  reasonLines(['A', 'B'], `a A1-5 X1-4 X1-9\nturn 1\nseat 1\ncoins 0 0 0\n${board}`, ...moves)

describe('a contract', () => {
  test('that is fulfilled', () => {
    expect(says('contracts A1-7', 'fulfil A1-7')).toContain('fulfils: card A1-7')
  })

  test('that is taken, and could be fulfilled at once', () => {
    expect(says('upper 2 2', 'take a1')).toContain('contract-met: card A1-5')
    expect(says('upper 2 1', 'take a1')).toContain('contract: card A1-5')
  })

  test('that comes nearer, or whose condition is met', () => {
    expect(says('contracts A1-2\nupper 1 0 0\nlower 1 1', 'take a2', 'up upper 0', 'done')).toContain(
      'contract-met: card A1-2',
    )
    expect(says('contracts A1-2\nupper 0 0\nlower 0 0', 'take a2', 'up upper 0', 'up lower 0')).toContain(
      'contract-nearer: card A1-2',
    )
    expect(says('contracts A1-2\nupper 0 0\nlower 0 0', 'take a3', 'loco 1').join()).not.toMatch('contract')
  })
})
