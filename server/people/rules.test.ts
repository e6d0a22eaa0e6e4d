import { describe, expect, test } from 'vitest'
import { deviceOf } from './device.ts'
import { isForgettable } from './guest-life.ts'
import { plainCode, recoveryCode } from './recovery-codes.ts'
import { SIGN_IN_ALLOWANCES, SignInBrake } from './sign-in-brake.ts'

const DAY = 86_400_000

test('a guest is forgotten after 90 days without a visit and without a running game, an account never', () => {
  const guest = { isAccount: false, created: 0, seen: 10 * DAY, hasRunningGame: false }
  expect(isForgettable(guest, 100 * DAY)).toBe(false)
  expect(isForgettable(guest, 100 * DAY + 1)).toBe(true)
  expect(isForgettable({ ...guest, created: 50 * DAY }, 101 * DAY)).toBe(false)
  expect(isForgettable({ ...guest, hasRunningGame: true }, 1000 * DAY)).toBe(false)
  expect(isForgettable({ ...guest, isAccount: true }, 1000 * DAY)).toBe(false)
})

test('a recovery code is read however it is typed', () => {
  const code = recoveryCode(Uint8Array.from({ length: 32 }, (_, n) => n * 7))
  expect(code).toMatch(/^(?:[2-9a-hjkmnp-z]{4}-){3}[2-9a-hjkmnp-z]{4}$/)
  expect(plainCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(code.replaceAll('-', ''))
  for (const wrong of ['', code.slice(1), `${code}2`, code.replace(/^./, '0')]) expect(plainCode(wrong)).toBeNull()
})

test('a device is named by its browser and system', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36'
  expect(deviceOf(chrome)).toBe('Chrome, Windows')
  expect(deviceOf(`${chrome} Edg/126.0`)).toBe('Edge, Windows')
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1')).toBe(
    'Safari, iPhone',
  )
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0')).toBe('Firefox, Linux')
  expect([deviceOf('curl/8'), deviceOf(undefined)]).toEqual(['', ''])
})

describe('who guesses passwords', () => {
  const tries = (brake: SignInBrake, count: number, who: (n: number) => Parameters<SignInBrake['take']>[0], at = 0) =>
    Array.from({ length: count }, (_, n) => brake.take(who(n), at))

  test('from one address, or at one name, has ten tries and then waits', () => {
    const brake = new SignInBrake(SIGN_IN_ALLOWANCES)
    const byAddress = tries(brake, 11, n => ({ address: '1', nameKey: `name ${n}`, device: null }))
    expect(byAddress).toEqual([...Array<number>(10).fill(0), 30_000])
    const byName = tries(brake, 11, n => ({ address: `other ${n}`, nameKey: 'ada', device: null }))
    expect(byName).toEqual([...Array<number>(10).fill(0), 60_000])
  })

  test('does not lock out the owner: by a known device, a passkey or a code they come in', () => {
    const brake = new SignInBrake(SIGN_IN_ALLOWANCES)
    tries(brake, 100, n => ({ address: `bot ${n}`, nameKey: 'ada', device: null }))
    expect(brake.take({ address: 'home', nameKey: 'ada', device: null }, 0)).toBeGreaterThan(0)
    expect(brake.take({ address: 'home', nameKey: 'ada', device: 'phone' }, 0)).toBe(0)
    expect(brake.take({ address: 'home', nameKey: null, device: null }, 0)).toBe(0)
    // Neither is a known device a way to guess without end.
    expect(tries(brake, 10, () => ({ address: 'home', nameKey: 'ada', device: 'phone' })).at(-1)).toBe(30_000)
  })
})
