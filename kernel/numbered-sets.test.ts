import { expect, test } from 'vitest'
import { numberedSets } from './numbered-sets.ts'

const maps = numberedSets('maps', ['as first drawn', 'redrawn'])

test('every set stays under its number, and new games are played with the newest', () => {
  expect([maps.of(1), maps.of(2)]).toEqual(['as first drawn', 'redrawn'])
  expect(maps.of(maps.newest)).toBe('redrawn')
})

test.each([0, 3, 1.5, Number.NaN, -1])('set %d does not exist and is refused, with those that do', set => {
  expect(() => maps.of(set)).toThrow(
    expect.objectContaining({ name: 'Refusal', message: `There is no standard set ${set} of maps; there is 1, 2` }),
  )
})
