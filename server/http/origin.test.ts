import { describe, expect, test } from 'vitest'
import { isOwnOrigin } from './origin.ts'

const CLUB = new URL('https://club.example/trains/')

describe('a request is ours', () => {
  test('if its page has our address', () => {
    expect(isOwnOrigin({ origin: 'https://club.example', host: '10.0.0.1:8080' }, CLUB)).toBe(true)
    expect(isOwnOrigin({ origin: 'http://localhost:8080', host: 'localhost:8080' }, null)).toBe(true)
  })

  test('if it is no browser’s', () => expect(isOwnOrigin({ host: 'localhost:8080' }, CLUB)).toBe(true))
})

test.each(['https://club.example.evil.example', 'http://club.example', 'https://other.example', 'null', ''])(
  'a page from %j is not ours',
  origin => expect(isOwnOrigin({ origin, host: 'club.example' }, CLUB)).toBe(false),
)

test('without an address of our own the page must be from where it was asked for', () => {
  expect(isOwnOrigin({ origin: 'http://evil.example', host: 'localhost:8080' }, null)).toBe(false)
  expect(isOwnOrigin({ origin: 'http://localhost:8081', host: 'localhost:8080' }, null)).toBe(false)
})
