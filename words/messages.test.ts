import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { isVariant, LANGUAGES, type Language, languageFor, layersOf } from './languages.ts'
import { catalogueOf } from './room.ts'
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

const files = ['kernel', 'games', 'words', 'bots', 'table', 'wire', 'server', 'web', 'cli'].flatMap(filesBelow)

/** A folder with messages: it has a file of English ones, and says when they are loaded. */
const rooms = files
  .filter(path => path.endsWith('/en.json'))
  .filter(path => ['room.ts', 'rooms.ts'].some(name => files.includes(path.replace('en.json', name))))
  .map(path => path.replace('/en.json', ''))

const CODES = Object.keys(LANGUAGES) as Language[]

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
  for (const part of [
    'words/page',
    'games/first-class/words',
    'games/nuremberg/words/coach',
    'web/messages/rules',
    'cli/nuremberg/messages',
  ])
    expect(rooms).toContain(part)
})

describe.each(rooms)('the messages in %s', room => {
  const english = read(`${room}/en.json`)

  const expectTheSameAsked = (catalogue: Catalogue): void => {
    for (const [key, message] of Object.entries(catalogue)) {
      // A message may say nothing, but then in no language.
      expect(message.trim() === '', key).toBe(english[key]!.trim() === '')
      expect(argumentsOf(message), key).toEqual(argumentsOf(english[key]!))
    }
  }

  test.each(CODES.filter(code => !isVariant(code)))(
    '%s has every message, none too many, each asking for the same',
    code => {
      const catalogue = read(`${room}/${code}.json`)
      expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort())
      expectTheSameAsked(catalogue)
    },
  )

  const variants = CODES.filter(isVariant).filter(code => files.includes(`${room}/${code}.json`))
  test.each(variants)('%s has only what it says otherwise, each asking for the same', code => {
    const catalogue = read(`${room}/${code}.json`)
    const [other] = layersOf(code)
    const same = read(`${room}/${other}.json`)
    expect(Object.keys(catalogue).filter(key => catalogue[key] === same[key])).toEqual([])
    expectTheSameAsked(catalogue)
  })
})

/** What only Portugal says: other words in Brazil, or other forms for the reader. */
const ONLY_IN_PORTUGAL =
  /(?<![\p{L}])(comboios?|carruage(m|ns)|carril|carris|ecrãs?|ficheiros?|registos?|bónus|rondas?|castanh[ao]s?|licita\p{L}*|utilizador(es)?|predefinição|Nuremberga|tu|ti|teus?|tuas?|tens|podes|és)(?![\p{L}])|está a \p{L}+r\b/iu

test('Brazil is spoken to as in Brazil, in every room that has messages for it', () => {
  const european = rooms
    .filter(room => files.includes(`${room}/pt-BR.json`))
    .flatMap(room => Object.entries({ ...read(`${room}/pt.json`), ...read(`${room}/pt-BR.json`) }))
  expect(european.length).toBeGreaterThan(1500)
  expect(european.filter(([, message]) => ONLY_IN_PORTUGAL.test(message))).toEqual([])
})

test('what a variant does not say otherwise, it says as the language it falls back on', async () => {
  const load = (messages: object) => async () => ({ default: messages })
  const [same, other] = [{ a: 'um carril', b: 'sim' }, { a: 'um trilho' }].map(load) as [
    () => Promise<{ default: object }>,
    () => Promise<{ default: object }>,
  ]
  const full = { en: same, de: same, fr: same, it: same, nl: same, pt: same }
  expect(await catalogueOf('pt-BR', [{ ...full, 'pt-BR': other }])).toEqual({ a: 'um trilho', b: 'sim' })
  expect(await catalogueOf('pt', [{ ...full, 'pt-BR': other }])).toEqual({ a: 'um carril', b: 'sim' })
  expect(await catalogueOf('pt-BR', [full])).toEqual({ a: 'um carril', b: 'sim' })
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

test.each([
  ['de', '1 sieht zu', '2 sehen zu'],
  ['fr', '1 regarde', '2 regardent'],
  ['it', '1 guarda', '2 guardano'],
  ['nl', '1 kijkt toe', '2 kijken toe'],
] as const)('one who watches is not several in %s', (language, one, two) => {
  const say = sayIn(language, read(`words/online/${language}.json`))
  expect([1, 2].map(n => say('online.watching', { n }))).toEqual([one, two])
})

test('a number below zero has a minus; what is written with hyphens keeps them', () => {
  const say = sayIn('en', { points: '{n, plural, one {# point} other {# points}}, {profit} by {rule}' })
  expect(say('points', { n: -5, profit: -12, rule: 'NB-9.3' })).toBe('−5 points, −12 by NB-9.3')
  expect(say('points', { n: 1, profit: 0, rule: '1-2' })).toBe('1 point, 0 by 1-2')
})

test('a list has no comma before its "and"', () => {
  const { list } = sayIn('en', {})
  expect(list(['red', 'green', 'white'])).toBe('red, green and white')
  expect(list(['red', 'green', 'white'], 'or')).toBe('red, green or white')
  expect(sayIn('de', {}).list(['rot', 'grün'])).toBe('rot und grün')
})

/** Without a space there, or with one at which a line may break. What is typed, as `run:python3`, has none. */
const UNSPACED = /(?<![\u00a0\u202f])[:;!?»]|«(?![\u00a0\u202f])/

test('French has no-break spaces before : ; ! ? and within « », in messages and in the rules', () => {
  const messages = rooms.flatMap(room => Object.entries(read(`${room}/fr.json`)))
  const rules = ['first-class', 'nuremberg'].flatMap(game =>
    readFileSync(join(ROOT, `docs/rules/fr/${game}.md`), 'utf8')
      .split('\n')
      .map(line => [line, line] as const),
  )
  expect(rules.length).toBeGreaterThan(200)
  const isUnspaced = (text: string) => UNSPACED.test(text.replaceAll(/\b(run|expert):/g, ''))
  expect([...messages, ...rules].filter(([, text]) => isUnspaced(text)).map(([key]) => key)).toEqual([])
})

test('the first language of the reader that there is, and English where there is none', () => {
  expect(languageFor(['sv', 'de-CH', 'fr'])).toBe('de')
  expect(languageFor(['sv'])).toBe('en')
})

test.each([
  ['pt', 'pt'],
  ['pt-PT', 'pt'],
  ['pt-AO', 'pt'],
  ['pt-BR', 'pt-BR'],
  ['pt-br', 'pt-BR'],
  ['pt-Latn-BR', 'pt-BR'],
  ['pt_BR.UTF-8', 'pt-BR'],
  ['pt_PT@euro', 'pt'],
  ['C.UTF-8', 'en'],
])('who asks for %s reads %s', (wanted, code) => {
  expect(languageFor([wanted])).toBe(code)
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
