import { expect, test } from 'vitest'
import type { StableTableModel } from './table-model.ts'
import { untilPlayed } from './until-played.ts'

test('the same is worked out once until something is played', () => {
  const asked: string[] = []
  const sum = untilPlayed((_, one: number, other: number) => {
    asked.push(`${one} + ${other}`)
    return one + other
  })
  const before = { targets: new Map() } as unknown as StableTableModel
  const chosen = { ...before }
  const after = { targets: new Map() } as unknown as StableTableModel
  expect([sum(before, 1, 2), sum(chosen, 1, 2), sum(before, 1, 3), sum(after, 1, 2)]).toEqual([3, 3, 4, 3])
  expect(asked).toEqual(['1 + 2', '1 + 3', '1 + 2'])
})
