import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pack, unpack } from './pack.ts'

const RECORD = readFileSync(
  new URL('../../games/first-class/playthroughs/ac-2-greedy-set-1.record', import.meta.url),
  'utf8',
)

test('a whole game fits into an address, and comes out of it again', async () => {
  const packed = await pack(`${RECORD}# Zoë`)
  expect(packed).toMatch(/^[\w-]+$/)
  expect(packed.length).toBeLessThan(4000)
  expect(await unpack(packed)).toBe(`${RECORD}# Zoë`)
})

test('an address that was cut off or changed is refused', async () => {
  const packed = await pack(RECORD)
  for (const wrong of [packed.slice(0, 100), `A${packed}`, 'not an address!', ''])
    await expect(unpack(wrong)).rejects.toThrow('fault.address')
})
