import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { BANNED, type BannedWord } from './banned.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LEFT_OUT = ['node_modules', 'dist', 'reports', 'coverage', 'saves']

/** Every file below a folder, from the root of the repository. */
const filesBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(each => {
    const path = join(folder, each.name)
    if (!each.isDirectory()) return [path]
    return each.name.startsWith('.') || LEFT_OUT.includes(each.name) ? [] : filesBelow(path)
  })

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

interface Text {
  /** A path, or the key of a message. */
  readonly where: string
  readonly text: string
}

/** Without what is typed, names of files, and words that are spoken of: code, links, quotes. */
const prose = (markdown: string): string =>
  markdown
    .replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '')
    .replaceAll(/`[^`]*`/g, '`')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/"[^"\n]*"/g, '"')
    .replaceAll(/<[^>]*>/g, '')

/** The rules of other languages are not English; the guide and the glossary speak of words. */
const isEnglish = (path: string): boolean => path.endsWith('.md') && !/docs\/rules\/[\w-]+\//.test(path)

const messages: readonly Text[] = ['games', 'words', 'web', 'cli']
  .flatMap(filesBelow)
  .filter(path => path.endsWith('/en.json'))
  .flatMap(path => Object.entries<string>(JSON.parse(read(path))))
  .map(([where, text]) => ({ where, text }))

const docs: readonly Text[] = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...['docs', 'examples'].flatMap(filesBelow),
]
  .filter(isEnglish)
  .flatMap(path =>
    prose(read(path))
      .split(/\n\s*\n|\n(?=[-|#])/)
      .map(text => ({ where: path, text: text.replaceAll('\n', ' ') })),
  )

const isExcepted = ({ except = [] }: BannedWord, where: string): boolean =>
  except.some(each => where.startsWith(each.where))

/** Each use of the word, with what stands around it. */
const usesIn = (texts: readonly Text[], banned: BannedWord): string[] =>
  texts
    .filter(({ where }) => !isExcepted(banned, where))
    .flatMap(({ where, text }) => {
      const found = banned.word.exec(text)
      return found === null ? [] : [`${where}: …${text.slice(Math.max(0, found.index - 40), found.index + 40)}…`]
    })

test('there is much to look through', () => {
  expect(messages.length).toBeGreaterThan(1500)
  expect(docs.map(({ where }) => where)).toEqual(
    expect.arrayContaining([
      'README.md',
      'CONTRIBUTING.md',
      'docs/page.md',
      'docs/rules/first-class.md',
      'docs/decisions/0013-words-once.md',
    ]),
  )
})

describe.each(BANNED.map(banned => [banned.word.source, banned] as const))('nothing says %s', (_, banned) => {
  test(`but ${banned.instead}`, () => {
    expect(usesIn([...messages, ...docs], banned)).toEqual([])
  })
})

test('an exclamation mark stands in no message', () => {
  expect(messages.filter(({ text }) => text.includes('!'))).toEqual([])
})

test('no exception is left for a word that is gone', () => {
  const everywhere = [...messages, ...docs]
  const idle = BANNED.flatMap(banned =>
    (banned.except ?? [])
      .filter(({ where }) => !everywhere.some(text => text.where.startsWith(where) && banned.word.test(text.text)))
      .map(({ where }) => `${banned.word.source}: ${where}`),
  )
  expect(idle).toEqual([])
})

describe('the test itself', () => {
  const [pronoun] = BANNED
  test('finds a word in a message and in a text, and says where', () => {
    expect(usesIn([{ where: 'a.b', text: 'He takes a card' }], pronoun!)).toEqual(['a.b: …He takes a card…'])
    expect(usesIn([{ where: 'a.b', text: 'They take a card' }], pronoun!)).toEqual([])
  })
  test('passes over code, links and words that are quoted', () => {
    expect(prose('See `his` and [here](his.md), not "his", but this')).toBe('See ` and [here], not ", but this')
    expect(prose('a\n```\nhis\n```\nb')).toBe('a\n\nb')
  })
})
