import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { layers, listsOfGames, packages, packagesAndBelow as table } from './architecture.ts'

/**
 * Rules are arithmetic: a clock, a die of the machine's own, the network or a screen has no place in them, nor in what
 * two machines say to each other, or in what a table elsewhere is.
 */
const pure = ['kernel', 'games', 'wire', 'server/table']
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
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /\/(testing|e2e)\//.test(file)
const testTools = ['vitest', 'fast-check', 'ajv']

const nameless = new Set(['util', 'utils', 'common', 'shared', 'helper', 'helpers', 'misc'])

interface Source {
  /** From the root of the repository, with forward slashes. */
  file: string
  text: string
}

/** What is wrong with a source: one sentence for each fault. */
function faults(source: Source): string[] {
  const { file } = source
  const tree = treeOf(source)
  const found = importsOf(tree).map(name => faultOfImport(file, name))
  if (!isTest(file) && !isOfAGame(file)) found.push(...decisionsByName(tree).map(name => `${file} decides by ${name}`))
  if (!isTest(file) && isWithinAny(file, pure)) found.push(...usesOfTheOutside(tree).map(use => `${file} uses ${use}`))
  return found.filter(fault => fault !== null)
}

const trees = new WeakMap<Source, ts.SourceFile>()

/** Several look at the same source: it is parsed once. */
function treeOf(source: Source): ts.SourceFile {
  const { file, text } = source
  const tree = trees.get(source) ?? ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  trees.set(source, tree)
  return tree
}

function faultOfImport(file: string, name: string): string | null {
  const target = targetOf(file, name)
  if (target === null) return faultOfPackage(file, name)
  const home = folderOf(file, packages)
  if (name.startsWith('.') && !(home && isWithin(target, home))) return `${file} leaves its package by ${name}`
  return isReachable(file, target) && isBelow(file, target) ? null : `${file} may not import ${target}`
}

/** Inside a package whose folders are layers: does the one of the file stand above that of the target? */
function isBelow(file: string, target: string): boolean {
  const [home, ...path] = file.split('/')
  const inside = layers[home!]
  if (inside === undefined || isTest(file) || !isWithin(target, home!)) return true
  const [from, to] = [path, target.split('/').slice(1)].map(names => (names.length > 1 ? names[0]! : '.'))
  return from === to || inside[from!]?.includes(to!) === true
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

/** A file of one game: it lies in a folder with the game's name, or says which games there are. */
const isOfAGame = (file: string) =>
  file.split('/').some(name => nameOfAGame(name)) || isWithin(file, 'games') || listsOfGames.includes(file)

const namesOfGames = new Set(readdirSync(join(dirname(fileURLToPath(import.meta.url)), 'games')))
const nameOfAGame = (name: string) => namesOfGames.has(name)

/** Where a source compares with the name of a game, or keeps something by it. */
function decisionsByName(tree: ts.SourceFile): string[] {
  const found: string[] = []
  const note = (node: ts.Node | undefined) => {
    if (node && (ts.isStringLiteralLike(node) || ts.isIdentifier(node)) && nameOfAGame(node.text)) found.push(node.text)
  }
  const noteLiteral = (node: ts.Node) => ts.isStringLiteralLike(node) && note(node)
  visit(tree, node => {
    if (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind))
      for (const side of [node.left, node.right]) noteLiteral(side)
    if (ts.isCaseClause(node)) noteLiteral(node.expression)
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) note(node.name)
  })
  return found
}

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
])

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
const notOurs = new Set(['node_modules', 'reports', 'coverage', 'saves', 'dist'])

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

const dependencies = new Map(
  workspaces.map(folder => {
    const { dependencies, devDependencies } = manifest(folder)
    return [folder, Object.keys({ ...dependencies, ...devDependencies })]
  }),
)

const dependenciesAt = (file: string): string[] =>
  dependencies.get(workspaces.find(folder => isWithin(file, folder)) ?? '') ?? []

const everything = below('.')
const sources = everything
  .filter(({ path }) => /\.tsx?$/.test(path) && folderOf(path, packages) !== null)
  .map(({ path }) => ({ file: path, text: read(path) }))

const files = new Set(sources.map(({ file }) => file))

/** What a source imports when it is loaded, and for its types: what is imported late makes no circle. */
function neighbours(source: Source): string[] {
  return treeOf(source)
    .statements.filter(node => ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    .map(({ moduleSpecifier }) => moduleSpecifier)
    .filter(name => name !== undefined && ts.isStringLiteralLike(name))
    .map(name => targetOf(source.file, (name as ts.StringLiteralLike).text))
    .flatMap(target => [target, `${target}.ts`, `${target}.tsx`].filter(path => path !== null && files.has(path)))
    .filter(path => path !== null)
}

/** Groups of files of which each reaches each other one (Tarjan). */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const look = (file: string): void => {
    order.set(file, order.size)
    lowest.set(file, order.get(file)!)
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) look(next)
      if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!))
    }
    if (lowest.get(file) !== order.get(file)) return
    const circle = stack.splice(stack.indexOf(file))
    if (circle.length > 1) found.push(circle.sort())
  }
  for (const file of graph.keys()) if (!order.has(file)) look(file)
  return found
}

/** The types a source exports, without those it only passes on. */
const typesOf = (source: Source): string[] =>
  treeOf(source)
    .statements.filter(
      node => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node),
    )
    .filter(node => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ name }) => (name === undefined ? [] : [name.text]))

const irregular = [
  ...['Told', 'Seen', 'Said', 'Taken', 'Given', 'Chosen', 'Drawn', 'Known', 'Shown', 'Written', 'Spoken', 'Broken'],
  ...['Held', 'Kept', 'Left', 'Lost', 'Made', 'Meant', 'Sent', 'Sold', 'Bought', 'Thought', 'Won', 'Done', 'Gone'],
]
const nouns = ['Greeting', 'Rating', 'Recording', 'Seed', 'Setting', 'Siding', 'Thing', 'Training']

/** Is the last word of a name a participle? */
function isParticiple(name: string): boolean {
  const word = /[A-Z][a-z0-9]*$/.exec(name)?.[0] ?? name
  return irregular.includes(word) || (/(ed|ing)$/.test(word) && !nouns.includes(word))
}

/**
 * Names under which more than one thing is exported. Each game has words of its own, and a type that is built on another
 * one may have its name: the file of the one imports the other.
 */
function homonymsIn(all: readonly Source[]): string[] {
  const files = new Map<string, string[]>()
  for (const source of all)
    for (const name of typesOf(source))
      if (!importedNames(source).has(name)) files.set(name, [...(files.get(name) ?? []), source.file])
  const clash = (one: string, other: string) => {
    const [here, there] = [one, other].map(file => file.split('/').find(nameOfAGame) ?? '')
    return one !== other && (here === there || here === '' || there === '')
  }
  return [...files].filter(([, at]) => at.some(one => at.some(other => clash(one, other)))).map(([name]) => name)
}

/** Names of others that a source takes over, by importing them or as `position.PositionFile`. */
function importedNames(source: Source): Set<string> {
  const names = new Set<string>()
  visit(treeOf(source), node => {
    if (ts.isImportSpecifier(node)) names.add((node.propertyName ?? node.name).text)
    if (ts.isQualifiedName(node)) names.add(node.right.text)
  })
  return names
}

describe('the architecture', () => {
  const found = sources.flatMap(faults)

  test('imports go down, nothing else decides by the name of a game, and the rules use no clock, no Node and no screen', () => {
    expect(found).toEqual([])
  })

  test('no files import each other in a circle, by types neither', () => {
    expect(circlesIn(new Map(sources.map(source => [source.file, neighbours(source)])))).toEqual([])
  })

  test('every folder of a package with layers has its place among them', () => {
    const isPlaced = ({ file }: Source) => {
      const [home, ...path] = file.split('/')
      return isTest(file) || layers[home!] === undefined || (path.length > 1 ? path[0]! : '.') in layers[home!]!
    }
    expect(sources.filter(source => !isPlaced(source)).map(({ file }) => file)).toEqual([])
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

  // Examples are read alone, and what tests are written with is no word of the house.
  const ours = sources.filter(({ file }) => !isTest(file) && !isWithin(file, 'examples'))

  test('no type has the name of a participle: it says what was done, not what a thing is', () => {
    expect([...new Set(ours.flatMap(typesOf).filter(isParticiple))]).toEqual([])
  })

  test('no name of a type has two meanings', () => {
    expect(homonymsIn(ours)).toEqual([])
  })

  test('every folder is named after what is in it', () => {
    const unnamed = everything.filter(({ path, isFolder }) => isFolder && nameless.has(posix.basename(path)))
    expect(unnamed).toEqual([])
  })
})

describe('the architecture test itself', () => {
  test('finds circles, each once, and none where there is only a way there', () => {
    const graph = { a: ['b', 'd'], b: ['c'], c: ['a'], d: ['e'], e: ['d'], f: ['a', 'e'] }
    expect(circlesIn(new Map(Object.entries(graph)))).toEqual([
      ['d', 'e'],
      ['a', 'b', 'c'],
    ])
  })

  test('knows participles by their endings, and the common ones without', () => {
    expect(['Asked', 'SeatSeen', 'Sending', 'TextChosen'].filter(isParticiple)).toHaveLength(4)
    expect(['Seed', 'WeightTraining', 'AskedQuestion', 'Table'].filter(isParticiple)).toEqual([])
  })

  test('finds a name with two meanings, but not that of two games, nor a type built on another of its name', () => {
    const line = 'export interface Line {}'
    const homonymsAt = (...all: [string, string][]) => homonymsIn(all.map(([file, text]) => ({ file, text })))
    expect(homonymsAt(['kernel/story.ts', line], ['web/line.ts', line])).toEqual(['Line'])
    expect(homonymsAt(['bots/nuremberg/line.ts', line], ['games/nuremberg/line.ts', line])).toEqual(['Line'])
    expect(homonymsAt(['games/first-class/line.ts', line], ['web/nuremberg/line.ts', line])).toEqual([])
    const built = `import type { Line as Any } from '../story'; export interface Line extends Any {}`
    expect(homonymsAt(['kernel/story.ts', line], ['games/nuremberg/line.ts', built])).toEqual([])
    const bound = `import type * as story from '../story'; export type Line = story.Line & { area: number }`
    expect(homonymsAt(['kernel/story.ts', line], ['games/nuremberg/line.ts', bound])).toEqual([])
  })

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
    ['cli/main.ts', `import 'node:fs'; import pc from 'picocolors'; import '@roundhouse/bots/play/bot'`],
    ['bench/peers.ts', `import 'boardgame.io/core'; import '@roundhouse/kernel/match'`],
    ['cli/play/loop.ts', `import '../saving/files.ts'; import './session.ts'; import '../game.ts'`],
    ['web/shell/Home.tsx', `import '../messages/messages.ts'; const home = <main>{game.title}</main>`],
    ['web/first-class/options.ts', `if (game === 'first-class') open()`],
    ['web/games.ts', `export const games = { 'first-class': firstClass, nuremberg }`],
    ['web/shell/Home.test.ts', `expect(game === 'nuremberg').toBe(true)`],
    ['bots/level.ts', `const map = 'nuremberg'; open({ map: 'nuremberg' })`],
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
    [`${fc}/base/train.ts`, `type T = import('@roundhouse/bots/play/bot').Bot`],
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
    ['cli/saving/files.ts', `import '../play/loop.ts'`],
    ['cli/saving/files.ts', `import '../unknown/loop.ts'`],
    ['web/messages/messages.ts', `import '../shell/context.ts'`],
    ['web/saving/store.tsx', `const late = () => import('../match/host.ts')`],
    ['bots/search/tree.ts', `import '../thinking/study.ts'`],
    ['web/shell/Home.tsx', `const art = game === 'first-class' ? <One /> : <Other />`],
    ['table/host.ts', `switch (game) { case 'nuremberg': break }`],
    ['bots/level.ts', `const levels = { 'first-class': 1 }`],
    ['bots/level.ts', `const levels = { nuremberg }`],
    ['cli/run.ts', `if ('nuremberg' !== name) stop()`],
  ]
  test.each(bad)('stops %s from doing %s', (file, text) => {
    expect(faults({ file, text })).not.toEqual([])
  })
})
