import { expect, test } from 'vitest'
import { countedTitle, showBadge } from './turns.ts'

test('the title counts the tables that wait for the reader', () => {
  expect([countedTitle(2, 'Roundhouse'), countedTitle(0, 'Roundhouse')]).toEqual(['(2) Roundhouse', 'Roundhouse'])
})

test('the sign of the app counts them, and a device that shows no number does nothing', () => {
  const shown: (number | null)[] = []
  const device = {
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push(null),
  }
  for (const turns of [1, 3, 0]) showBadge(turns, device as never)
  showBadge(2, {} as never)
  expect(shown).toEqual([1, 3, null])
})
