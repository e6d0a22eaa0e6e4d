import { fileURLToPath } from 'node:url'
import { readSeed } from '@roundhouse/kernel/dice'
import { matchesIn, sourcesIn } from '@roundhouse/kernel/testing/sources'
import type { Tour } from '@roundhouse/kernel/testing/tour'
import { beforeAll, describe, expect, test } from 'vitest'
import { tour } from './testing/all-seen.ts'
import { everything, type Place } from './testing/everything.ts'

/** The rules in words: what the sources say can be told and refused. */
const sources = sourcesIn(fileURLToPath(new URL('.', import.meta.url)), 'game.ts', 'base', 'phases')

const keys = matchesIn(sources, /\bkey: '([a-z-]+)'/g)

/** Made for track and for trains alike. */
const ofPayments = matchesIn(sources, /\bfor(?:Track|Train)\('([a-z-]+)'\)/g).flatMap(code => [
  `NB-5.8 ${code}`,
  `NB-6.3 ${code}`,
])
/** A passenger never is where he wants to go: company cities have none at set-up, and those of a station sold leave. */
const NEVER_ASKED = ['NB-6.7 already-there']
const reasons = [...matchesIn(sources, /\brule: '([^']+)',\s*code: '([a-z0-9-]+)'/g), ...ofPayments].filter(
  reason => !NEVER_ASKED.includes(reason),
)

/** On the Wensleydale map no border is closed. */
const placeOf = (reason: string): Place => (reason.endsWith('closed-border') ? 'nuremberg' : null)

const wanted = new Map([
  ...everything(),
  ...keys.map(key => [`story: ${key}`, null] as const),
  ...reasons.map(reason => [`reason: ${reason}`, placeOf(reason)] as const),
])

/** What is seen in some tours only. */
const SELDOM = ['a tie for the most points']

describe('in games that go wherever something is new', () => {
  let end: Tour
  beforeAll(() => {
    end = tour(wanted, { seed: readSeed('f')!, most: 40 })
  })

  test('every box, train, border, start, payment, takeover, move, line and reason is seen', () => {
    expect(end.missing).toEqual([])
  })

  test('nothing is seen that was not expected', () => {
    expect([...end.seen].filter(sight => !wanted.has(sight) && !SELDOM.includes(sight))).toEqual([])
  })

  test('there is as much to be seen as the maps and the rules promise', () => {
    expect([...wanted.keys()].filter(sight => sight.endsWith(' built')).length).toBeGreaterThan(250)
    expect(reasons.length).toBeGreaterThan(45)
    expect(keys.length).toBeGreaterThan(20)
  })
})
