import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@roundhouse/words/languages'
import { describe, expect, test } from 'vitest'
import { run } from './run.ts'
import { scripted } from './terminal/testing/script.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-languages-'))
const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

async function ran(language: string, ...args: string[]) {
  const terminal = scripted([], { isInteractive: false, columns: 80 })
  const code = await run([...args, '--language', language], terminal)
  return { code, out: terminal.said.join('\n'), err: terminal.warned.join(' ') }
}

const missing = join(folder, 'missing.txt')
const diary = file('diary.txt', 'Dear diary')
const damaged = file('damaged.save', 'roundhouse save 1\nx\ny\n\nabc\nchecksum 0\n')

/** What goes wrong, and what is said of it in any language: what was wrong, where, and what is allowed. */
const WRONG: readonly (readonly [args: readonly string[], names: readonly string[]])[] = [
  [['dance'], ['"dance"', 'play', 'simulate']],
  [
    ['play', '--plyers', '3'],
    ['--plyers', '--players'],
  ],
  [
    ['play', '--players', '9'],
    ['--players', '"9"', '2', '4'],
  ],
  [
    ['play', '--modules', 'A,A'],
    ['--modules', '"A,A"', 'A, B, C, D, E, F', 'FC-1.1'],
  ],
  [
    ['play', 'nuremberg', '--map', 'york'],
    ['--map', '"york"', 'nuremberg, wensleydale', 'NB-1.6'],
  ],
  [
    ['play', '--seats', 'me,genius'],
    ['--seats', '"genius"', 'casual', 'hot-seat'],
  ],
  [
    ['play', 'chess'],
    ['"chess"', 'first-class, nuremberg'],
  ],
  [['replay'], ['replay <file...>']],
  [['replay', missing], [missing]],
  [
    ['replay', diary],
    [diary, '1', '"Dear diary"', '"roundhouse record 1"'],
  ],
  [['play', '--load', damaged], [damaged]],
  [['backup', missing, '--data', folder], [folder]],
  [['restore', missing, '--data', folder], [missing]],
  [
    ['tables', 'dance'],
    ['"dance"', 'list, show, hold, release, call-off'],
  ],
  [
    ['people', 'dance'],
    ['"dance"', 'list, show, forget'],
  ],
  [
    ['moderate', 'dance'],
    ['"dance"', 'reports, report, close, trace, silence, bar, sanctions, lift'],
  ],
  [['play', '--seats', 'random,random', '--save', '/proc/none/x.save'], ['/proc/none/x.save']],
]

const COMMANDS = [
  'play',
  'simulate',
  'replay',
  'coach',
  'analyse',
  'puzzle',
  'check-deal',
  'serve',
  'tables',
  'people',
  'host',
  'moderate',
  'backup',
  'restore',
  'check-tables',
  'migrate',
  'ratings',
  'scenario',
  'deck list',
  'map check',
  'examine',
]

test('quotes are straight, without the blanks that French has inside them', async () => {
  expect((await ran('fr', 'dance')).err).toMatch('"dance"')
  expect((await ran('it', 'dance')).err).toMatch('"dance"')
})

describe.each(Object.keys(LANGUAGES))('in %s', language => {
  test.each(WRONG)('%j says what was wrong, where, and what is allowed', async (args, names) => {
    const { err } = await ran(language, ...args)
    for (const name of names) expect(err).toContain(name)
    const english = await ran('en', ...args)
    if (language !== 'en') expect(err).not.toBe(english.err)
  })

  test('help fits the screen, and says of every option what it is for', async () => {
    for (const name of ['', ...COMMANDS]) {
      const { code, out } = await ran(language, ...name.split(' ').filter(Boolean), '--help')
      expect(code).toBe(0)
      expect(out).toContain('--help')
      expect(out).not.toMatch(/(terminal|hosting)\.[a-z]|[{}]|undefined/)
      expect(out.split('\n').filter(line => line.length > 80)).toEqual([])
    }
  })
})

/** What is typed is the same in every language. */
const TYPED =
  /--[a-z0-9-]+|<[a-z]+(\.{3})?>|\[(game|(part|act)\.\.\.)\]|"[^"]*"|\S*[/:=,]\S*|\b(first-class|nuremberg|wensleydale|hot-seat|roundhouse|random|greedy|beginner|casual|intermediate|strong|expert|champion|play|simulate|replay|coach|analyse|puzzles?|serve|check-deal|check-tables|migrate|ratings|call-off|tables|people|host|moderate|reports?|close|trace|silence|bar|sanctions|lift|forget|backup|restore|show|hold|release|scenario|deck|map|check|list|schema|examine|ladder|train|bench|version)\b/g

test('help and errors have no word that is not a message: with accents on every letter of a message, none is without', async () => {
  const helps = await Promise.all(
    ['', ...COMMANDS].map(name => ran('pseudo', ...name.split(' ').filter(Boolean), '-h')),
  )
  const faults = await Promise.all(WRONG.map(([args]) => ran('pseudo', ...args)))
  const lines = [...helps.map(({ out }) => out), ...faults.map(({ err }) => err)].join('\n').replace(TYPED, '')
  expect([...new Set(lines.match(/\b[a-z]{4,}\b/g))]).toEqual([])
})

/** Tools of those who work on the program speak English: what they say, and how they are used. */
const ENGLISH = /^(commands\/(bench|ladder|puzzles|train)|(examination|ladder|training)\/.*)\.ts$/

test('whatever is refused or said is a message', () => {
  const root = fileURLToPath(new URL('.', import.meta.url))
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    path => /\.ts$/.test(path) && !/\.test\.ts$|testing|node_modules/.test(path) && !ENGLISH.test(path),
  )
  const isEnglish = (text: string): boolean =>
    /new Refusal\(|\b(say|warn|ask)\((['"`])[^'"`$]*[a-z]{3} [a-z]/.test(text)
  expect(sources.length).toBeGreaterThan(80)
  expect(sources.filter(path => isEnglish(readFileSync(join(root, path), 'utf8')))).toEqual([])
})
