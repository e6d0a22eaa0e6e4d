import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

/*
 * The rulebooks and the tests keep in step: every rule of docs/rules is named by the title of a test or a scenario of its
 * game, and no title or comment names a rule that does not exist. How a game goes (chapter 0) tells the same in short.
 */

const root = fileURLToPath(new URL('.', import.meta.url))
const notOurs = new Set(['node_modules', 'reports', 'coverage', 'saves'])

/** Every file below a folder, from the root of the repository. */
const below = (folder: string): string[] =>
  !existsSync(join(root, folder))
    ? []
    : readdirSync(join(root, folder), { withFileTypes: true })
        .filter(({ name }) => !name.startsWith('.') && !notOurs.has(name))
        .flatMap(entry => {
          const path = posix.join(folder, entry.name)
          return entry.isDirectory() ? below(path) : [path]
        })

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** A rule begins a line of its book. */
const rulesIn = (book: string): string[] => [...book.matchAll(/^- ([A-Z]{2}-[\dA-Z]+\.\d+) /gm)].map(([, id]) => id!)

/** The rules a text names; `NB-1.3 to NB-1.5` names the one between as well. */
function rulesNamed(text: string): string[] {
  const ranges = [...text.matchAll(/\b([A-Z]{2}-[\dA-Z]+)\.(\d+) to \1\.(\d+)/g)].flatMap(([, chapter, first, last]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, n) => `${chapter}.${Number(first) + n}`),
  )
  return [...text.matchAll(/\b(?:FC|NB)-[\dA-Z]+\.\d+/g)].map(([id]) => id).concat(ranges)
}

/** What the tests and groups of tests of a source are called, however `test` is called: `test.each(...)('...')`. */
function titlesIn(file: string, text: string): string[] {
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(test|describe)\b/.test(node.expression.getText())) {
      const [title] = node.arguments
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) titles.push(title.getText())
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return titles
}

const scenariosIn = (text: string): string[] => [...text.matchAll(/^scenario .*$/gm)].map(([title]) => title)

const titlesOf = (file: string): string[] => {
  if (file.endsWith('.test.ts')) return titlesIn(file, read(file))
  return file.endsWith('.scenario') ? scenariosIn(read(file)) : []
}

const sources = ['kernel', 'games', 'bots', 'table', 'cli', 'bench', 'web']
  .flatMap(below)
  .filter(file => /\.(ts|tsx|scenario)$/.test(file) && rulesNamed(read(file)).length > 0)
const titles = new Map(sources.map(file => [file, titlesOf(file)]))

/** A test may try a number that is none: only its titles count. */
const textOf = (file: string): string => (file.endsWith('.test.ts') ? titles.get(file)!.join('\n') : read(file))

describe.each(['first-class', 'nuremberg'])('the rules of %s', game => {
  const rules = rulesIn(read(`docs/rules/${game}.md`))

  test('are numbered one after the other, each once', () => {
    expect(rules.length).toBeGreaterThan(40)
    expect(new Set(rules).size).toBe(rules.length)
    for (const [i, rule] of rules.entries()) {
      const [chapter, number] = rule.split('.')
      const before = rules[i - 1]?.split('.')
      expect(Number(number), rule).toBe(before?.[0] === chapter ? Number(before![1]) + 1 : 1)
    }
  })

  test('are all named by titles of tests', () => {
    const ofGame = sources.filter(file => file.startsWith(`games/${game}/`))
    const named = new Set(ofGame.flatMap(file => titles.get(file)!).flatMap(rulesNamed))
    expect(rules.filter(rule => !named.has(rule) && !/-0\./.test(rule))).toEqual([])
  })
})

test('no source names a rule that does not exist', () => {
  const known = new Set(['first-class', 'nuremberg'].flatMap(game => rulesIn(read(`docs/rules/${game}.md`))))
  const wrong = sources.flatMap(file =>
    rulesNamed(textOf(file))
      .filter(rule => !known.has(rule))
      .map(rule => `${file}: ${rule}`),
  )
  expect(wrong).toEqual([])
})

describe('the test of the rules itself', () => {
  test('finds titles however a test is written', () => {
    const text = "test('a', f); test.each([1])(`b`, f); describe('c', f); describe.each(x)('d', f); rest('e', f)"
    expect(titlesIn('x.test.ts', text)).toEqual(["'a'", '`b`', "'c'", "'d'"])
    expect(scenariosIn('scenario NB-1.1 x\nturn 1\nscenario y')).toEqual(['scenario NB-1.1 x', 'scenario y'])
  })

  test('finds the rules a text names', () => {
    expect(rulesNamed('NB-5.10 and FC-B.2, not XX-1.1 or NB-3')).toEqual(['NB-5.10', 'FC-B.2'])
    expect(rulesNamed('NB-1.3 to NB-1.5')).toEqual(['NB-1.3', 'NB-1.5', 'NB-1.3', 'NB-1.4', 'NB-1.5'])
  })
})
