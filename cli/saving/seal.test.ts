import { describe, expect, test } from 'vitest'
import { headlineOf, isSealed, seal, unseal } from './seal.ts'

const text = `roundhouse record 1\nseed 0123456789abcdef\n${'1 take b3\n'.repeat(50)}`
const sealed = seal('First Class, round 2', text)

describe('a sealed text', () => {
  test('is opened again, also with other line ends', () => {
    expect(unseal(sealed)).toBe(text)
    expect(unseal(sealed.replaceAll('\n', '\r\n'))).toBe(text)
    expect(unseal(`\uFEFF${sealed}`)).toBe(text)
  })

  test('says what it is, and nothing of what is in it', () => {
    expect(isSealed(sealed)).toBe(true)
    expect(headlineOf(sealed)).toBe('First Class, round 2')
    expect(sealed).toMatch(/^roundhouse save 1\nFirst Class, round 2\nSealed, /)
    expect(sealed).not.toMatch(/0123456789abcdef|take/)
  })

  test('is refused when a letter is missing or another', () => {
    const place = sealed.indexOf('\n\n') + 10
    const changed = sealed[place] === 'A' ? 'B' : 'A'
    for (const damaged of [
      sealed.slice(0, place) + changed + sealed.slice(place + 1),
      sealed.slice(0, place) + sealed.slice(place + 1),
      sealed.slice(0, -20),
      'roundhouse save 1\n',
    ])
      expect(() => unseal(damaged)).toThrow('the saved game is damaged: its checksum does not fit')
  })

  test('of another kind is refused', () => {
    expect(() => unseal('hello')).toThrow('this is no saved game of Roundhouse')
    expect(() => unseal(sealed.replace('save 1', 'save 9'))).toThrow(
      'this is "roundhouse save 9", and this program reads "roundhouse save 1" only',
    )
    expect(headlineOf('hello')).toBeNull()
  })
})
