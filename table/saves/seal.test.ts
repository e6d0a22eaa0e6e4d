import { expect, test } from 'vitest'
import { isSealed, seal, unseal } from './seal.ts'

const TEXT = 'roundhouse record 1\ngame first-class\nseed 00000000000000000000000000000001\n'

/** The same text as the command line seals it. */
const FROM_TERMINAL = [
  'roundhouse save 1',
  'First Class',
  'Sealed, so that nobody learns a secret by opening it. Go on with: roundhouse play --load <this file>',
  '',
  'eJwryi/NS8nILy1OVShKTc4vSlEw5EpPzE1VSMssKi7RTc5JLC7mKk5NTVEwwA8MuQCytRVC',
  'checksum 747b2729c4a2c3c973e6bee09b94c319',
  '',
].join('\n')

test('what is sealed is opened again, and so is what the command line saved', async () => {
  const sealed = await seal('First Class', TEXT)
  expect(isSealed(sealed)).toBe(true)
  expect(sealed).not.toContain('seed')
  expect(await unseal(sealed)).toBe(TEXT)
  expect(await unseal(FROM_TERMINAL)).toBe(TEXT)
})

test('what is damaged or foreign is refused in words', async () => {
  const sealed = await seal('First Class', TEXT)
  const [, , , , line] = sealed.split('\n')
  await expect(unseal(sealed.replace(line!, `${line!.slice(1)}A`))).rejects.toThrow('damaged')
  await expect(unseal('hello')).rejects.toThrow('no saved game')
  await expect(unseal('roundhouse save 9\n\n\n\n')).rejects.toThrow('reads "roundhouse save 1" only')
})
