import { expect, test } from 'vitest'
import { hashOfPassword, isPassword, passwordFault } from './passwords.ts'

test('a password has ten characters, and is neither common nor the name', () => {
  for (const password of ['ninechars', '', 'ééééééééé']) expect(passwordFault(password, 'Ada')).toBe('short-password')
  const common = [
    'Password123',
    '1234567890',
    '9876543210',
    'qwertyuiop',
    'aaaaaaaaaaaa',
    'abababababab',
    '!!Sunshine1',
  ]
  for (const password of [...common, 'AdaLovelace1', 'abcdefghijk', '12345678901234'])
    expect([password, passwordFault(password, 'Ada Lovelace')]).toEqual([password, 'common-password'])
  for (const password of ['horse battery', 'ähnliche Züge', 'xK9#mmP2qq'])
    expect(passwordFault(password, 'Ada')).toBeNull()
})

test('a hash is argon2id, fits its own password alone, in whatever form it is typed', async () => {
  const kept = await hashOfPassword('Zoë took the train')
  expect(kept).toMatch(/^\$argon2id\$/)
  expect(await isPassword(kept, 'Zoe\u0308 took the train')).toBe(true)
  expect(await isPassword(kept, 'zoë took the train')).toBe(false)
  // Who has none cannot come in with what is compared in its place.
  expect(await isPassword(null, 'nobody has this password')).toBe(false)
})
