import { expect, test } from 'vitest'
import { SealingKey } from '../store/sealing.ts'
import { readStopToken, stopToken } from './stop-link.ts'

test('a link that ends notices is the one that was sent, to the letter', () => {
  const key = SealingKey.from('0123456789abcdef'.repeat(4))!
  // Longer numbers leave other ends over.
  for (const person of [1, 12, 123, 1234]) {
    const wish = { person, channel: 'mail' } as const
    const token = stopToken(key, wish)
    expect(readStopToken(key, token)).toEqual(wish)
    for (const other of [`${token}x`, `${token}=`, `${token.slice(0, 5)}.${token.slice(5)}`, token.slice(1), ''])
      expect([other, readStopToken(key, other)]).toEqual([other, null])
  }
})
