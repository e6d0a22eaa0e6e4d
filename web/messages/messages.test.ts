import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, languageFor } from './languages.ts'
import { type Catalogue, sayIn } from './messages.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const read = (file: string): Catalogue => JSON.parse(readFileSync(join(HERE, file), 'utf8'))

/** The shell's catalogues, and those of each game that has any. */
const folders = [
  '.',
  ...readdirSync(HERE, { withFileTypes: true }).flatMap(each => (each.isDirectory() ? each.name : [])),
]

/** What a message asks for, and the kinds of plural it knows. */
function argumentsOf(message: string): string[] {
  const walk = (parts: ReturnType<typeof parse>): string[] =>
    parts.flatMap(part => {
      if (part.type === TYPE.literal || part.type === TYPE.pound) return []
      const inner = 'options' in part ? Object.values(part.options).flatMap(({ value }) => walk(value)) : []
      return 'value' in part ? [String(part.value), ...inner] : inner
    })
  return [...new Set(walk(parse(message)))].sort()
}

for (const folder of folders)
  describe(folder === '.' ? 'the messages of the shell' : `the messages of ${folder}`, () => {
    const english = read(`${folder}/en.json`)
    const languages = Object.keys(LANGUAGES).filter(code => readdirSync(join(HERE, folder)).includes(`${code}.json`))

    test.each(languages)('%s has every message, none too many, each asking for the same', code => {
      const catalogue = read(`${folder}/${code}.json`)
      expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort())
      for (const [key, message] of Object.entries(catalogue)) {
        // A message may say nothing, but then in no language.
        expect(message.trim() === '', key).toBe(english[key]!.trim() === '')
        expect(argumentsOf(message), key).toEqual(argumentsOf(english[key]!))
      }
    })
  })

test('the shell speaks every language', () => {
  for (const code of Object.keys(LANGUAGES)) expect(Object.keys(read(`${code}.json`)).length).toBeGreaterThan(50)
})

test('plurals and numbers are those of the language', () => {
  const german = sayIn('de', read('de.json'))
  expect([1, 2].map(moves => german('home.moves', { moves }))).toEqual(['1 Zug', '2 Züge'])
  const french = sayIn('fr', read('fr.json'))
  expect(french('home.moves', { moves: 0 })).toBe('0 coup')
  expect(german('replay.place', { place: 1200, last: 2000 })).toBe('Zug 1.200 von 2.000')
})

test('French has no-break spaces (U+00A0) before : ; ! ? and within « »', () => {
  const french = folders.flatMap(folder => Object.entries(read(`${folder}/fr.json`)))
  expect(french.filter(([, message]) => / [:;!?»]|« /.test(message)).map(([key]) => key)).toEqual([])
})

test('the first language of the reader that there is, and English where there is none', () => {
  expect(languageFor(['sv', 'pt-BR', 'de'])).toBe('pt')
  expect(languageFor(['sv'])).toBe('en')
})

/** Keys that are put together while the program runs: their beginnings. */
const PUT_TOGETHER = [
  'cards.',
  'game.',
  'map.',
  'module.',
  'new.level.',
  'file.',
  'settings.theme.',
  'settings.speed.',
  'settings.colours.',
  'settings.coach.',
]

test('every message of the shell is used, and every one that is used is there', () => {
  const english = read('en.json')
  const sources = sourcesIn(join(HERE, '..'))
  const used = new Set([...sources.matchAll(/['"`]([a-z]+\.[a-z][a-z0-9.-]*)['"`]/g)].map(([, key]) => key!))
  const isUsed = (key: string) => used.has(key) || PUT_TOGETHER.some(start => key.startsWith(start))
  expect(Object.keys(english).filter(key => !isUsed(key))).toEqual([])
  const said = [...sources.matchAll(/\bsay\(\s*['"]([^'"$]+)['"]/g)].map(([, key]) => key!)
  const ofGames = folders.slice(1).flatMap(folder => Object.keys(read(`${folder}/en.json`)))
  expect(said.filter(key => !Object.hasOwn(english, key) && !ofGames.includes(key))).toEqual([])
})

function sourcesIn(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap(each => {
      if (each.isDirectory())
        return ['node_modules', 'dist'].includes(each.name) ? [] : sourcesIn(join(folder, each.name))
      return /\.tsx?$/.test(each.name) && !each.name.includes('.test.')
        ? readFileSync(join(folder, each.name), 'utf8')
        : []
    })
    .join('\n')
}
