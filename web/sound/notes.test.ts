import { expect, test } from 'vitest'
import { NOTES } from './notes.ts'

test.each(Object.entries(NOTES))('%s is quiet and short, and can be heard', (_, notes) => {
  for (const { at, lasts, from, to, loud } of notes) {
    expect(at + lasts).toBeLessThan(1.5)
    for (const pitch of [from, to]) expect(pitch).toBeGreaterThan(60)
    expect(loud).toBeGreaterThan(0)
  }
  expect(notes.reduce((sum, { loud }) => sum + loud, 0)).toBeLessThan(0.25)
})
