import type { Reason } from '@roundhouse/kernel/game'
import { brokenRemedy } from '@roundhouse/kernel/testing/remedies'
import { describe, expect, test } from 'vitest'
import { at, rulesOn } from './positions.ts'
import { REMEDIES } from './remedies.ts'

const two = rulesOn('nuremberg', 2)

/** What the law says where this remedy is given for a move that is not legal. */
function law(position: string, text: string, remedy: string): string | null {
  const { game, state } = at(two, position)
  const why = (): Reason => ({ rule: 'NB-0.0', code: 'no', facts: {}, remedy })
  return brokenRemedy({ ...game, why } as typeof game, state, [text], REMEDIES, { seed: [0, 0, 0, 1], rolled: 0 })
}

const DEAR = 'U1 white 9 by 2\nseat 1\ncubes 9\nseat 2\ncubes 3\ndecides 1'

describe('the law of remedies', () => {
  test.each([
    ['a higher bid that nobody can pay', DEAR, 'bid U1 9', 'bid-more'],
    ['an auction after the last turn', 'turn 5\nphase track', 'bid U1 3', 'next-auction'],
    [
      'a space that is not there',
      'phase trains\ngoods Höfen\nseat 1\ntrack Fürth - Höfen\ntrains 5a goods yellow',
      'load goods Höfen 5a',
      'another-space',
    ],
    ['track after the last track', 'turn 5\nphase trains\nseat 1\ntrains 5a', 'load goods Höfen 5a', 'build-there'],
  ])('notices %s', (_, position, text, remedy) => {
    expect(law(position, text, remedy)).toContain(`"${text}": NB-0.0 no, but "${remedy}" does not help`)
  })

  test.each([
    [DEAR, 'bid U1 9', 'another-box'],
    ['phase track', 'bid U1 3', 'next-auction'],
    ['phase trains\nseat 1\ntrains 5a', 'load goods Höfen 5a', 'build-there'],
  ])('holds where it helps: %s, %s', (position, text, remedy) => {
    expect(law(position, text, remedy)).toBeNull()
  })
})
