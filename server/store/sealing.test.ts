import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { SECRETS } from '../testing/samples.ts'
import { StoreFailure } from './failure.ts'
import { Seal, SealingKey } from './sealing.ts'

const newKey = (): SealingKey => SealingKey.from(SealingKey.newText())!

const cannotOpen = (key: SealingKey, table: string, sealed: Seal): void => {
  const sentence = `The secrets of table ${table} cannot be opened: they are damaged, or were sealed for another table or with another key.`
  expect(() => key.open(table, sealed)).toThrow(new StoreFailure('damaged', sentence))
}

test('what was sealed is opened with the same key for the same table', () => {
  const key = newKey()
  expect(key.open('t', key.seal('t', SECRETS))).toEqual(SECRETS)
})

test('the same secrets are never sealed alike', () => {
  const key = newKey()
  const [one, two] = [key.seal('t', SECRETS), key.seal('t', SECRETS)].map(Seal.bytesOf)
  expect(Buffer.compare(one!, two!)).not.toBe(0)
})

test('another table and another key do not open it', () => {
  const key = newKey()
  const sealed = key.seal('t', SECRETS)
  cannotOpen(key, 'u', sealed)
  cannotOpen(newKey(), 't', sealed)
})

test('a seal with any bit changed, cut short or made longer is refused', () => {
  const key = newKey()
  const bytes = Seal.bytesOf(key.seal('t', { shares: ['s'], commitment: '', seed: null, plans: [] }))
  for (const place of bytes.keys()) {
    cannotOpen(key, 't', new Seal(bytes.map((byte, at) => (at === place ? byte ^ 4 : byte))))
    cannotOpen(key, 't', new Seal(bytes.subarray(0, place)))
  }
  cannotOpen(key, 't', new Seal(Uint8Array.of(...bytes, 0)))
})

test('neither a seal nor a key shows anything when it is printed', () => {
  const text = SealingKey.newText()
  const key = SealingKey.from(text)!
  const sealed = key.seal('t', SECRETS)
  const hidden = [text, Buffer.from(Seal.bytesOf(sealed)).toString('hex'), SECRETS.shares[0]!]
  for (const each of [key, sealed])
    for (const shown of [`${each}`, JSON.stringify(each), inspect(each, { showHidden: true, depth: 9 })]) {
      expect(shown).toMatch(/^(\[object Object\]|\{\}|_?(Seal|SealingKey) \{\})$/)
      for (const secret of hidden) expect(shown).not.toContain(secret)
    }
})

test('a key is 64 hexadecimal digits; its mark tells keys apart', () => {
  for (const text of ['', 'x'.repeat(64), 'a'.repeat(63), `${'a'.repeat(64)}\n`])
    expect(SealingKey.from(text)).toBeNull()
  expect(newKey().mark()).not.toBe(newKey().mark())
  expect(SealingKey.from('a'.repeat(64))!.mark()).toBe('7ccf586d4df5c6b40b11f8dc85391173')
})
