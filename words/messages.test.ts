import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, languageFor } from './languages.ts'
import { type Catalogue, sayIn } from './say.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LEFT_OUT = ['node_modules', 'dist', 'docs', 'reports', 'coverage', 'playthroughs', 'saves']

/** Every file below a folder, from the root of the repository. */
const filesBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(each => {
    const path = join(folder, each.name)
    if (!each.isDirectory()) return [path]
    return each.name.startsWith('.') || LEFT_OUT.includes(each.name) ? [] : filesBelow(path)
  })

const files = ['kernel', 'games', 'words', 'bots', 'table', 'web', 'cli'].flatMap(filesBelow)

/** A folder with messages: it has a file of English ones, and says when they are loaded. */
const rooms = files
  .filter(path => path.endsWith('/en.json') && files.includes(path.replace('en.json', 'room.ts')))
  .map(path => path.replace('/en.json', ''))

const read = (path: string): Catalogue => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

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

test('messages are found in every part that has any', () => {
  for (const part of ['words/page', 'games/first-class/words', 'games/nuremberg/words/coach', 'web/messages/rules'])
    expect(rooms).toContain(part)
})

describe.each(rooms)('the messages in %s', room => {
  const english = read(`${room}/en.json`)

  test.each(Object.keys(LANGUAGES))('%s has every message, none too many, each asking for the same', code => {
    const catalogue = read(`${room}/${code}.json`)
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort())
    for (const [key, message] of Object.entries(catalogue)) {
      // A message may say nothing, but then in no language.
      expect(message.trim() === '', key).toBe(english[key]!.trim() === '')
      expect(argumentsOf(message), key).toEqual(argumentsOf(english[key]!))
    }
  })
})

test('no key stands in two rooms', () => {
  const keys = rooms.flatMap(room => Object.keys(read(`${room}/en.json`)))
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([])
})

test('plurals and numbers are those of the language', () => {
  const german = sayIn('de', read('words/page/de.json'))
  expect([1, 2].map(moves => german('home.moves', { moves }))).toEqual(['1 Zug', '2 Züge'])
  const french = sayIn('fr', read('words/page/fr.json'))
  expect(french('home.moves', { moves: 0 })).toBe('0 coup')
  expect(german('replay.place', { place: 1200, last: 2000 })).toBe('Zug 1.200 von 2.000')
})

test('a list has no comma before its "and"', () => {
  const { list } = sayIn('en', {})
  expect(list(['red', 'green', 'white'])).toBe('red, green and white')
  expect(list(['red', 'green', 'white'], 'or')).toBe('red, green or white')
  expect(sayIn('de', {}).list(['rot', 'grün'])).toBe('rot und grün')
})

test('French has no-break spaces (U+00A0) before : ; ! ? and within « »', () => {
  const french = rooms.flatMap(room => Object.entries(read(`${room}/fr.json`)))
  expect(french.filter(([, message]) => / [:;!?»]|« /.test(message)).map(([key]) => key)).toEqual([])
})

test('the first language of the reader that there is, and English where there is none', () => {
  expect(languageFor(['sv', 'pt-BR', 'de'])).toBe('pt')
  expect(languageFor(['sv'])).toBe('en')
})

/** Keys that are put together while the program runs, from what may stand behind `${`: their beginnings. */
const sources = files
  .filter(path => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map(path => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n')

const written = new Set([...sources.matchAll(/['"]([a-z]+(?:-[a-z]+)*\.[a-zA-Z0-9.-]+)['"]/g)].map(([, key]) => key!))
const begun = [...sources.matchAll(/`([a-z]+(?:-[a-z]+)*\.(?:[a-z0-9-]+\.)*[a-z0-9-]*)\$\{/g)].map(
  ([, start]) => start!,
)

/** What can be chosen in the settings is said by the legend of the choice and the name of each. */
const CHOICES = ['settings.theme.', 'settings.speed.', 'settings.coach.', 'settings.colours.']

test('every message is used', () => {
  const isUsed = (key: string) =>
    written.has(key) || begun.some(start => key.startsWith(start)) || CHOICES.some(choice => key.startsWith(choice))
  const keys = rooms.flatMap(room => Object.keys(read(`${room}/en.json`)))
  expect(keys.filter(key => !isUsed(key))).toEqual([])
})
