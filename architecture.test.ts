import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

/**
 * Who depends on whom. Imports go down, never up and never sideways; a `*` is one folder, and what an import may reach
 * is written with the same folder: a module reaches itself, not its neighbour. The first line that fits a file holds.
 */
const table: readonly { part: string; reaches: string[]; tests?: string[] }[] = [
  { part: 'kernel', reaches: ['kernel'] },
  { part: 'games/*/base', reaches: ['kernel', 'games/*/base'] },
  { part: 'games/*/decks', reaches: ['kernel', 'games/*/base', 'games/*/decks'] },
  { part: 'games/*/maps', reaches: ['kernel', 'games/*/base', 'games/*/maps'] },
  { part: 'games/*/routes', reaches: ['kernel', 'games/*/base', 'games/*/routes'] },
  { part: 'games/*/phases', reaches: ['kernel', 'games/*/base', 'games/*/routes', 'games/*/phases'] },
  { part: 'games/*/modules/*', reaches: ['kernel', 'games/*/base', 'games/*/modules/*'] },
  { part: 'games/*', reaches: ['kernel', 'games/*'], tests: ['words'] },
  { part: 'bots', reaches: ['kernel', 'games', 'bots'] },
  { part: 'table', reaches: ['kernel', 'games', 'bots', 'table'] },
  { part: 'words', reaches: ['kernel', 'words'] },
  { part: 'bench', reaches: ['kernel', 'games', 'bots', 'bench'] },
  { part: 'web', reaches: ['kernel', 'games', 'bots', 'table', 'words', 'web'] },
  { part: 'cli', reaches: ['kernel', 'games', 'bots', 'table', 'words', 'bench', 'cli'] },
]

/** The same folders as npm workspaces: nothing is imported across their borders but by their names. */
const packages = ['kernel', 'games/*', 'bots', 'table', 'words', 'bench', 'web', 'cli']

/** Rules are arithmetic: a clock, a die of the machine's own, the network or a screen has no place in them. */
const pure = ['kernel', 'games']
const outside = new Set([
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'crypto', 'fetch'],
  ...[
    'process',
    'Buffer',
    'require',
    'globalThis',
    'global',
    'window',
    'document',
    'self',
    'navigator',
    'localStorage',
  ],
])

/** A test, or what tests are written with: it may use its whole package and the test tools. */
const isTest = (file: string) => file.endsWith('.test.ts') || /\/(testing|e2e)\//.test(file)
const testTools = ['vitest', 'fast-check', 'ajv']

const nameless = new Set(['util', 'utils', 'common', 'shared', 'helper', 'helpers', 'misc'])

interface Source {
  /** From the root of the repository, with forward slashes. */
  file: string
  text: string
}

/** What is wrong with a source: one sentence for each fault. */
function faults({ file, text }: Source): string[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = importsOf(tree).map(name => faultOfImport(file, name))
  if (!isTest(file) && isWithinAny(file, pure)) found.push(...usesOfTheOutside(tree).map(use => `${file} uses ${use}`))
  return found.filter(fault => fault !== null)
}

function faultOfImport(file: string, name: string): string | null {
  const target = targetOf(file, name)
  if (target === null) return faultOfPackage(file, name)
  const home = folderOf(file, packages)
  if (name.startsWith('.') && !(home && isWithin(target, home))) return `${file} leaves its package by ${name}`
  return isReachable(file, target) ? null : `${file} may not import ${target}`
}

/** Where in the repository an import leads; null for what comes from Node or npm. */
function targetOf(file: string, name: string): string | null {
  if (name.startsWith('.')) return posix.join(posix.dirname(file), name)
  const [, workspace, path] = /^(@roundhouse\/[^/]+|roundhouse)(.*)$/.exec(name) ?? []
  if (workspace === undefined) return null
  return (folderOfWorkspace[workspace] ?? workspace) + path
}

function isReachable(file: string, target: string): boolean {
  const line = table.find(({ part }) => folderOf(file, [part]) !== null)
  if (line === undefined) return false
  const here = folderOf(file, [line.part])!
  const reaches = isTest(file) ? [...line.reaches, ...reachesOfPackage(file)] : line.reaches
  return reaches.some(pattern => isWithin(target, inPlaceOf(pattern, here)))
}

function reachesOfPackage(file: string): string[] {
  const line = table.find(({ part }) => packages.includes(part) && folderOf(file, [part]) !== null)
  return [...(line?.reaches ?? []), ...(line?.tests ?? [])]
}

/** `games/*` + `/base` seen from `games/first-class/modules/d` is `games/first-class/base`. */
function inPlaceOf(pattern: string, here: string): string {
  const names = here.split('/')
  return pattern
    .split('/')
    .map((name, at) => (name === '*' ? names[at] : name))
    .join('/')
}

function faultOfPackage(file: string, name: string): string | null {
  if (isTest(file) && (name.startsWith('node:') || testTools.includes(packageOf(name)))) return null
  if (isWithinAny(file, pure)) return `${file} may not import ${name}: the rules depend on nothing`
  // What Vite makes up while it builds comes from no package.
  if (name.startsWith('node:') || name.startsWith('virtual:')) return null
  return dependenciesAt(file).includes(packageOf(name))
    ? null
    : `${file} imports ${name}, which its package does not list`
}

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

/** The folder a pattern means for this file (`games/first-class` for `games/*`), or null if the file is not in it. */
function folderOf(file: string, patterns: string[]): string | null {
  for (const pattern of patterns) {
    const names = pattern.split('/')
    const folders = file.split('/').slice(0, -1)
    if (folders.length >= names.length && names.every((name, at) => name === '*' || name === folders[at]))
      return folders.slice(0, names.length).join('/')
  }
  return null
}

const isWithin = (path: string, folder: string) => path.startsWith(`${folder}/`)
const isWithinAny = (path: string, folders: string[]) => folders.some(folder => isWithin(path, folder))

/** Every module a source names: imports, re-exports, `import()` and `import('...')` in a type. */
function importsOf(tree: ts.SourceFile): string[] {
  const names: string[] = []
  visit(tree, node => {
    const from =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
            ? node.argument.literal
            : undefined
    if (from) names.push(ts.isStringLiteralLike(from) ? from.text : from.getText())
  })
  return names
}

function usesOfTheOutside(tree: ts.SourceFile): string[] {
  const uses: string[] = []
  visit(tree, node => {
    if (isMathRandom(node)) uses.push('Math.random')
    if (ts.isIdentifier(node) && outside.has(node.text) && !isNameOfAMember(node)) uses.push(node.text)
  })
  return uses
}

function isMathRandom(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return node.expression.getText() === 'Math' && node.name.text === 'random'
  if (ts.isElementAccessExpression(node)) return node.expression.getText() === 'Math'
  if (ts.isVariableDeclaration(node)) return node.initializer?.getText() === 'Math'
  return false
}

/** `turn.process` and `{ window: 2 }` name something of our own. */
function isNameOfAMember(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isMethodDeclaration(parent)) &&
    parent.name === node
  )
}

function visit(node: ts.Node, look: (node: ts.Node) => void) {
  look(node)
  ts.forEachChild(node, child => visit(child, look))
}

const root = dirname(fileURLToPath(import.meta.url))
const notOurs = new Set(['node_modules', 'reports', 'coverage', 'saves'])

/** All files and folders below a folder of the repository; none if it does not exist. */
function below(folder: string): { path: string; isFolder: boolean }[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !notOurs.has(name))
    .flatMap(entry => {
      const path = posix.join(folder, entry.name)
      return [{ path, isFolder: entry.isDirectory() }, ...(entry.isDirectory() ? below(path) : [])]
    })
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Manifest {
  name: string
  workspaces?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
const manifest = (folder: string): Manifest => JSON.parse(read(posix.join(folder, 'package.json')))

const workspaces = manifest('.').workspaces!
const folderOfWorkspace = Object.fromEntries(workspaces.map(folder => [manifest(folder).name, folder]))

function dependenciesAt(file: string): string[] {
  const home = workspaces.find(folder => isWithin(file, folder))
  if (home === undefined) return []
  const { dependencies, devDependencies } = manifest(home)
  return Object.keys({ ...dependencies, ...devDependencies })
}

const everything = below('.')
const sources = everything
  .filter(({ path }) => path.endsWith('.ts') && folderOf(path, packages) !== null)
  .map(({ path }) => ({ file: path, text: read(path) }))

describe('the architecture', () => {
  test('imports go down, and the rules use no clock, no chance of their own, no Node and no screen', () => {
    expect(sources.flatMap(faults)).toEqual([])
  })

  test('every package is a workspace and every workspace has its place', () => {
    const found = everything.filter(({ path }) => /^[^.].*\/package\.json$/.test(path)).map(({ path }) => dirname(path))
    expect(found.sort()).toEqual([...workspaces].sort())
    expect(workspaces.filter(folder => folderOf(`${folder}/x`, packages) !== folder)).toEqual([])
  })

  test('the rules depend on no package of others', () => {
    const foreign = workspaces
      .filter(folder => isWithinAny(`${folder}/`, pure))
      .flatMap(folder => Object.keys(manifest(folder).dependencies ?? {}))
      .filter(name => !(name in folderOfWorkspace))
    expect(foreign).toEqual([])
  })

  test('every folder is named after what is in it', () => {
    const unnamed = everything.filter(({ path, isFolder }) => isFolder && nameless.has(posix.basename(path)))
    expect(unnamed).toEqual([])
  })
})

describe('the architecture test itself', () => {
  const fc = 'games/first-class'
  const good: [string, string][] = [
    ['kernel/match.ts', `import { roll } from './dice.ts'`],
    [`${fc}/base/train.ts`, `import type { Game } from '@roundhouse/kernel/game'; import './deep/car.ts'`],
    [`${fc}/decks/base.ts`, `import { coins } from '../base/effect.ts'`],
    [`${fc}/modules/d-passengers/board.ts`, `import './seat.ts'; import '../../base/car.ts'`],
    [`${fc}/first-class.ts`, `import './modules/d-passengers/board.ts'; import './decks/base.ts'`],
    [`${fc}/base/turn.ts`, `type Turn = { process: number }; const n = (t: Turn) => t.process // Date, window`],
    [`${fc}/modules/a/x.test.ts`, `import '../b/y.ts'; import { test } from 'vitest'; import 'node:fs'; new Date()`],
    [`${fc}/testing/table.ts`, `import fc from 'fast-check'; import '../modules/b/y.ts'`],
    ['kernel/testing/nim.ts', `import '../game.ts'`],
    ['bots/search/tree.ts', `import '@roundhouse/first-class/first-class'; performance.now()`],
    ['cli/main.ts', `import 'node:fs'; import { Command } from 'commander'; import '@roundhouse/bots/bot'`],
    ['bench/peers.ts', `import 'boardgame.io/core'; import '@roundhouse/kernel/match'`],
  ]
  test.each(good)('lets %s do %s', (file, text) => {
    expect(faults({ file, text })).toEqual([])
  })

  const bad: [string, string][] = [
    ['kernel/match.ts', `import '@roundhouse/first-class/first-class'`],
    ['kernel/match.ts', `export * from '../games/first-class/first-class.ts'`],
    ['kernel/match.ts', `import { test } from 'vitest'`],
    ['kernel/match.test.ts', `import '@roundhouse/first-class/first-class'`],
    ['kernel/match.test.ts', `import 'commander'`],
    [`${fc}/base/train.ts`, `import '../modules/d-passengers/board.ts'`],
    [`${fc}/base/train.ts`, `import '../decks/base.ts'`],
    [`${fc}/base/train.ts`, `import '@roundhouse/first-class/first-class'`],
    [`${fc}/base/train.ts`, `import '../../../kernel/dice.ts'`],
    [`${fc}/base/train.ts`, `type T = import('@roundhouse/bots/bot').Bot`],
    [`${fc}/base/train.ts`, `const late = () => import('pure-rand')`],
    [`${fc}/base/train.ts`, `import { readFileSync } from 'node:fs'`],
    [`${fc}/base/train.ts`, `import { readFileSync } from 'fs'`],
    [`${fc}/base/train.ts`, `const now = Date.now()`],
    [`${fc}/base/train.ts`, `const d = new Date()`],
    [`${fc}/base/train.ts`, `const r = Math.random()`],
    [`${fc}/base/train.ts`, `const r = Math['random']()`],
    [`${fc}/base/train.ts`, `const { random } = Math`],
    [`${fc}/base/train.ts`, `const t = performance.now()`],
    [`${fc}/base/train.ts`, `setTimeout(() => {}, 1)`],
    [`${fc}/base/train.ts`, `const e = process.env`],
    [`${fc}/base/train.ts`, `const e = globalThis`],
    [`${fc}/base/train.ts`, `document.title = window.name`],
    [`${fc}/decks/base.ts`, `import '../first-class.ts'`],
    [`${fc}/modules/a-contracts/a.ts`, `import '../b-celebrities/b.ts'`],
    [`${fc}/modules/a-contracts/a.ts`, `import '@roundhouse/first-class/modules/b-celebrities/b'`],
    [`${fc}/modules/a-contracts/a.ts`, `import '../../decks/base.ts'`],
    [`${fc}/first-class.ts`, `import '@roundhouse/nuremberg/nuremberg'`],
    ['bots/bot.ts', `import 'roundhouse/main'`],
    ['bots/bot.ts', `import '../kernel/game.ts'`],
    ['bots/bot.ts', `import 'lodash'`],
    ['cli/main.ts', `import 'tinybench'`],
    ['bench/peers.ts', `import 'roundhouse/main'`],
  ]
  test.each(bad)('stops %s from doing %s', (file, text) => {
    expect(faults({ file, text })).not.toEqual([])
  })
})
