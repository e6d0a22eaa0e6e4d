import { expect, test } from 'vitest'
import { headlineOf, isSealed, seal, unseal } from './seal.ts'

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

test('line ends and a mark of their order may be others', async () => {
  const sealed = await seal('First Class', TEXT)
  expect(await unseal(sealed.replaceAll('\n', '\r\n'))).toBe(TEXT)
  expect(await unseal(`\uFEFF${sealed}`)).toBe(TEXT)
})

test('it says what it is, and nothing of what is in it', async () => {
  const sealed = await seal('First Class, round 2', `${TEXT}${'1 take b3\n'.repeat(50)}`)
  expect(headlineOf(sealed)).toBe('First Class, round 2')
  expect(headlineOf('hello')).toBeNull()
  expect(sealed).toMatch(/^roundhouse save 1\nFirst Class, round 2\nSealed, /)
  expect(sealed).not.toMatch(/0000000001|take/)
})

test('it is refused when a letter is missing or another', async () => {
  const sealed = await seal('First Class', TEXT)
  const place = sealed.indexOf('\n\n') + 10
  const changed = sealed[place] === 'A' ? 'B' : 'A'
  for (const damaged of [
    sealed.slice(0, place) + changed + sealed.slice(place + 1),
    sealed.slice(0, place) + sealed.slice(place + 1),
    sealed.slice(0, -20),
    'roundhouse save 1\n',
  ])
    await expect(unseal(damaged)).rejects.toThrow('the saved game is damaged: its checksum does not fit')
})

test('what would fill the memory is stopped', async () => {
  await expect(unseal(await seal('', 'x'.repeat(20_000_001)))).rejects.toThrow('too large to be one of our files')
})

test('what is damaged or foreign is refused in words', async () => {
  const sealed = await seal('First Class', TEXT)
  const [, , , , line] = sealed.split('\n')
  await expect(unseal(sealed.replace(line!, `${line!.slice(1)}A`))).rejects.toThrow('damaged')
  await expect(unseal('hello')).rejects.toThrow('no saved game')
  await expect(unseal('roundhouse save 9\n\n\n\n')).rejects.toThrow('reads "roundhouse save 1" only')
})
