import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STANDARD, standardMap } from '@roundhouse/nuremberg/maps/standard'
import { LANGUAGES } from '@roundhouse/words/languages'
import { describe, expect, test } from 'vitest'
import { run } from '../run.ts'
import { scripted } from '../terminal/testing/script.ts'
import { systemLanguage } from '../words/language.ts'

const AREAS = standardMap(STANDARD, 'nuremberg').areas.map(({ name }) => name)

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-languages-'))

/** Questions that are asked again and again on the way to the end of a game. */
const ASKED = {
  'first-class': ['look', 'moves', 'why end', 'why score', 'why take b3', 'look scoring', 'look waiting', 'undo'],
  nuremberg: ['look', 'look lines', 'look network', 'look loads', 'moves', 'why finish', 'why pass', 'why bid U1 3'],
} as const

/** Plays the first move always, asks in between, and answers all that was said. */
async function played(game: keyof typeof ASKED, language: string, isPlain: boolean): Promise<string[]> {
  let asked = 0
  const answer = (question: string): string => {
    if (!question.startsWith('> ')) return 'n'
    const questions = ASKED[game]
    return ++asked % 5 === 0 ? questions[(asked / 5) % questions.length]! : '1'
  }
  // A hint is a thought of a second or two, and is told in the same lines to those who see drawings.
  const first = isPlain ? ['help', 'hint'] : ['help']
  const terminal = scripted([...first, answer], { isPlain, columns: 100 })
  const save = join(folder, `${game}-${language}-${isPlain}.save`)
  const options = ['--seats', 'me,random', '--seed', '7', '--save', save, '--language', language]
  expect(await run(['play', game, ...options], terminal)).toBe(0)
  expect(terminal.warned).toEqual([])
  return terminal.said.flatMap(line => line.split('\n'))
}

/** Names of keys, and what is left open in a message. */
const UNSAID = /(first-class|nuremberg|terminal|coach|game|new)\.[a-z]+|undefined|NaN|[{}]|\[object/

describe.each(['first-class', 'nuremberg'] as const)('a whole game of %s', game => {
  test.each(Object.keys(LANGUAGES))('is told and drawn in %s, and nothing in it is left open', async language => {
    for (const isPlain of [true, false]) {
      const said = await played(game, language, isPlain)
      expect(said.length).toBeGreaterThan(300)
      expect(said.filter(line => UNSAID.test(line))).toEqual([])
    }
  })

  test('has no word that is not a message: with accents on every letter of a message, none is without', async () => {
    const said = await played(game, 'pseudo', true)
    expect(said.length).toBeGreaterThan(300)
    expect([...new Set(said.flatMap(plainWords))].sort()).toEqual([])
  })
})

/** Words without accents that a line should not have: what is typed, and names, have none. */
const plainWords = (line: string): string[] =>
  line
    .replace(/^> .*/, '')
    .replace(/^\d+ ?-? ?\d*, [^:]*/, '')
    .replace(/^(\S+( [A-Z]+)?(, \w+( turn)?)?) {2,}/, '')
    .match(/\b[a-z]{4,}\b/g)
    ?.filter(word => !NAMES.has(word)) ?? []

const MOVES = 'build coin decline done finish free goods keep load lower pass point score second sell spend take upper'

/** What is written in every language alike: moves, the names of areas, and the path of the saved game. */
const NAMES = new Set(
  [MOVES, folder, 'first-class nuremberg pseudo true furth ronhof', ...AREAS].flatMap(
    text => text.match(/[a-z]{4,}/g) ?? [],
  ),
)

test('the language of the system is spoken, if there is one', () => {
  expect(systemLanguage({ LANG: 'de_DE.UTF-8' })).toBe('de')
  expect(systemLanguage({ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'fr_FR' })).toBe('fr')
  expect(systemLanguage({ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'fr_FR', LC_ALL: 'it' })).toBe('it')
  expect(systemLanguage({ LANG: 'pt_PT.UTF-8' })).toBe('pt')
  expect(systemLanguage({ LANG: 'pt_BR.UTF-8' })).toBe('pt-BR')
  expect(systemLanguage({ LANG: 'C' })).toBe('en')
  expect(systemLanguage({})).toBe('en')
})

test('a language that is not there is refused with those there are', async () => {
  const terminal = scripted([])
  expect(await run(['play', '--language', 'sv'], terminal)).toBe(2)
  expect(terminal.warned).toEqual([
    'Unknown language "sv": expected en, de, fr, it, nl, pt, pt-BR',
    '(add --help for usage)',
  ])
  expect(await run(['--language=xx', 'play'], scripted([]))).toBe(2)
})
