import type { Reason } from '@roundhouse/kernel/game'
import { brokenRemedy } from '@roundhouse/kernel/testing/remedies'
import { describe, expect, test } from 'vitest'
import { rulesFor } from '../rules.ts'
import { at } from './positions.ts'
import { REMEDIES } from './remedies.ts'

const rules = rulesFor(2, ['A', 'B'])

/** What the law says where this remedy is given for a move that is not legal. */
function law(position: string, text: string, remedy: string): string | null {
  const { game, state } = at(rules, position)
  const why = (): Reason => ({ rule: 'FC-0.0', code: 'no', facts: {}, remedy })
  return brokenRemedy({ ...game, why } as typeof game, state, [text], REMEDIES, { seed: [0, 0, 0, 1], rolled: 0 })
}

const LAST_PART = 'phase scoring\nround 6\nturn 2\nturns-left 1\nseat 1\ncoins 0 0 0\nseat 2\ncoins 1 0 0'
const OFFER = 'a X1-1 X1-2 X1-3 X1-4 X1-5 X1-6\nb X1-7 X1-8 X1-9 X1-10 X1-11 X1-12\nc X1-13 X1-14 X1-15'
const FULL = 'upper 0 0 0 0 0 M1 0 0 0 L5\nlower 0 0 0 0 0 M2 0 0 0 L6'

describe('the law of remedies', () => {
  test.each([
    ['a tile that is gone', 'a X1-1\ntile 2', 'end', 'take-or-tile'],
    [
      'done where something must be carried out',
      'acted yes\nframe SEAT of card B1-1\nseat 1\ncoins 1 0 0',
      'spend 1 point',
      'finish-or-done',
    ],
    ['a longer train when both are complete', `seat 1\n${FULL}`, 'spend 2 conductor upper', 'longer-train'],
    [
      'a next round after the last',
      `round 6\n${OFFER.replaceAll('X1', 'X3')}\nturns-left 2\ntile 2`,
      'tile',
      'next-round',
    ],
    ['coins when nothing comes any more', LAST_PART, 'spend 2 point', 'get-coins'],
    ['a fifth card when both trains have one', `seat 1\n${FULL}`, 'mail 3', 'fifth-card'],
    ['a frame that waits when none does', 'acted yes\nseat 1\ncoins 1 0 0', 'do mail upper', 'a-waiting-frame'],
  ])('notices %s', (_, position, text, remedy) => {
    expect(law(position, text, remedy)).toContain(`"${text}": FC-0.0 no, but "${remedy}" does not help`)
  })

  test.each([
    ['a X1-1', 'end', 'take-or-tile'],
    ['acted yes\nframe CAR 1 of card X1-3\nseat 1\ncoins 1 0 0', 'spend 1 point', 'finish-or-done'],
    ['a X1-1', 'spend 2 conductor upper', 'longer-train'],
    [`${OFFER}\nturns-left 2\ntile 2`, 'tile', 'next-round'],
    ['acted yes\nwaiting mail upper\nseat 1\nupper 0 0 0 0 0 M1', 'do mail lower', 'a-waiting-frame'],
  ])('holds where it helps: %s, %s', (position, text, remedy) => {
    expect(law(position, text, remedy)).toBeNull()
  })
})
