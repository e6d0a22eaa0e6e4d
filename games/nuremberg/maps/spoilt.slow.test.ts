import { Refusal } from '@roundhouse/kernel/game'
import { refusalOf } from '@roundhouse/kernel/testing/refusal'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { railMapOf } from './compile.ts'
import { readMap } from './read.ts'
import { MAP_NAMES } from './standard.ts'
import { fileOf, type Loose, type LooseFile } from './testing/files.ts'

/*
 * Faults made at random in good maps: each is refused, by the name of what is wrong, and in whatever mix nothing worse
 * happens than a refusal.
 */

const somewhere = fc.nat(10_000)
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!
const maps = fc.constantFrom(...MAP_NAMES)

type Fault = (file: LooseFile, at: number, other: number) => string

/** Each does one thing wrong and says what has to be named. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'a name taken twice': (file, at, other) => {
    const [one, two] = [at % 100, (at + 1 + (other % 99)) % 100]
    file.areas[two]!['name'] = String(file.areas[one]!['name']).toUpperCase()
    return 'a name of its own'
  },
  'a place taken twice': (file, at, other) => {
    const [one, two] = [at % 100, (at + 1 + (other % 99)) % 100]
    file.areas[two]!['at'] = file.areas[one]!['at']
    return 'a place of its own'
  },
  'a border to nowhere': (file, at) => {
    pick(file.borders, at)[1] = 'Atlantis'
    return '"Atlantis"; expected the name of an area'
  },
  'a border turned round and written again': (file, at) => {
    const [one, other] = pick(file.borders, at)
    file.borders.push([other, one])
    return `Border ${other} - ${one}: found the same pair again`
  },
  'a border across the map': (file, at) => {
    const north = `${pick(file.areas.slice(0, 11), at)['name']}`
    const south = `${pick(file.areas.slice(88, 99), at)['name']}`
    file.borders.push([north, south])
    return `Border ${north} - ${south}: found areas `
  },
  'an area without borders': (file, at) => {
    const { name } = pick(
      file.areas.filter(({ terrain, goods }) => terrain !== 'mountain' || goods),
      at,
    )
    file.borders = file.borders.filter(line => !line.includes(name))
    file.closed = []
    return `${name}: found `
  },
  'a station on closed ground': (file, at) => {
    const area = pick(
      file.areas.filter(({ station }) => station),
      at,
    )
    area['terrain'] = 'hill'
    return `Area ${area['name']}, terrain: found "hill" beside station`
  },
  'goods of the wrong kind': (file, at) => {
    const area = pick(
      file.areas.filter(({ goods }) => goods),
      at,
    )
    area['goods'] = area['goods'] === 'grey' ? 'yellow' : 'grey'
    return `Area ${area['name']}, terrain: found `
  },
  'a closed border that is none': (file, at) => {
    const [one, other] = file.borders.splice(at % file.borders.length, 1)[0]!
    file.closed = [[one, other]]
    return `Closed border ${one} - ${other}: found no such border`
  },
  'a start-only area that is no station': (file, at) => {
    const { name } = pick(
      file.areas.filter(({ station }) => !station),
      at,
    )
    file.startOnly.push(name)
    return `Start-only area ${name}: found no station`
  },
  'a station shut off on all sides': (file, at) => {
    const { name } = pick(
      file.areas.filter(({ station }) => station),
      at,
    )
    file.closed = file.borders.filter(line => line.includes(name)).map(line => line.slice(0, 2))
    return `${name}: found no way `
  },
}

describe('one fault in a good map is told', () => {
  test.each(Object.entries(FAULTS))('%s', (_, spoil) => {
    fc.assert(
      fc.property(maps, somewhere, somewhere, (name, at, other) => {
        const file = fileOf(name)
        const wanted = spoil(file, at, other)
        expect(refusalOf(() => readMap(file))).toContain(wanted)
      }),
      { numRuns: 60 },
    )
  })
})

test('whatever is wrong in whatever mix: a refusal, or a map that can be played', () => {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('Fürth', 'The South', 'river', 'both', [], {}),
  )
  const part = fc.constantFrom('areas', 'borders', 'closed', 'startOnly', 'lineBonus', 'status', 'grey', 'name')
  fc.assert(
    fc.property(
      maps,
      fc.array(fc.tuple(part, somewhere, anything), { minLength: 1, maxLength: 3 }),
      (name, changes) => {
        const file: Loose = fileOf(name)
        for (const [part, at, junk] of changes) {
          const value = structuredClone(junk)
          const lines = file[part]
          if (Array.isArray(lines) && at % 4 > 0) lines[at % (lines.length + 1)] = value
          else file[part] = value
        }
        expect(verdictOn(file)).toMatch(/refused|playable/)
      },
    ),
    { numRuns: 300 },
  )
})

function verdictOn(file: unknown): string {
  try {
    return railMapOf(readMap(file)).exits.length > 0 ? 'playable' : 'empty'
  } catch (error) {
    return error instanceof Refusal ? 'refused' : `broken: ${error}`
  }
}
