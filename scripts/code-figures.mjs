/**
 * What the code is like, in figures: how long its files and functions are, and what it asserts instead of proving.
 * `npm run -s code-figures`, or `-- /path/to/another/checkout` for that one (docs/measurements/code.md).
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'

const root = resolve(process.argv[2] ?? '.')
const PARTS = [
  'kernel',
  'games/first-class',
  'games/nuremberg',
  'words',
  'bots',
  'table',
  'cli',
  'web',
  'bench',
  'scripts',
]
const MOST_FILES = 25

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const isSource = file => /\.tsx?$/.test(file) && !file.endsWith('.d.ts')
const isTest = file => /\.test\.tsx?$/.test(file) || /\/(testing|e2e)\//.test(file)
const read = file => readFileSync(join(root, file), 'utf8')
const lineCount = text => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
function spread(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return `${at(sorted, 0.5)} / ${at(sorted, 0.9)} / ${sorted.at(-1) ?? 0}`
}

function figuresOf(file) {
  const text = read(file)
  const tree = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const found = { lines: lineCount(text), functions: [], any: 0, casts: 0, asserted: 0, comments: commentLines(text) }
  const visit = node => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) found.any++
    if (ts.isAsExpression(node) && node.type.getText() !== 'const') found.casts++
    if (ts.isNonNullExpression(node)) found.asserted++
    if (isNamedFunction(node)) found.functions.push(linesOf(tree, node))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function isNamedFunction(node) {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.body !== undefined
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return false
  return ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent)
}

const linesOf = (tree, node) =>
  tree.getLineAndCharacterOfPosition(node.getEnd()).line - tree.getLineAndCharacterOfPosition(node.getStart()).line + 1

function commentLines(text) {
  let count = 0
  let isInside = false
  for (const line of text.split('\n').map(each => each.trim())) {
    if (isInside || line.startsWith('//') || line.startsWith('/*')) count++
    if (line.startsWith('/*')) isInside = true
    if (line.includes('*/')) isInside = false
  }
  return count
}

const sum = numbers => numbers.reduce((total, n) => total + n, 0)
const perThousand = (count, lines) => ((1000 * count) / lines).toFixed(1)

function rowOf(part) {
  const files = tracked.filter(file => file.startsWith(`${part}/`) && isSource(file))
  const code = files.filter(file => !isTest(file)).map(figuresOf)
  if (code.length === 0) return []
  const lines = sum(code.map(each => each.lines))
  const tests = sum(files.filter(isTest).map(file => lineCount(read(file))))
  const functions = code.flatMap(each => each.functions)
  return [
    [
      part,
      code.length,
      lines,
      spread(code.map(each => each.lines)),
      spread(functions),
      functions.filter(length => length > 20).length,
      sum(code.map(each => each.any)),
      perThousand(sum(code.map(each => each.casts)), lines),
      perThousand(sum(code.map(each => each.asserted)), lines),
      `${((100 * sum(code.map(each => each.comments))) / lines).toFixed(1)}%`,
      (tests / lines).toFixed(2),
    ],
  ]
}

function crowdedFolders() {
  const counts = new Map()
  for (const file of tracked) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > MOST_FILES).sort(([, a], [, b]) => b - a)
}

const linesIn = (folder, ending) =>
  sum(tracked.filter(file => file.startsWith(`${folder}/`) && ending.test(file)).map(file => lineCount(read(file))))

const HEAD = [
  'part',
  'files',
  'lines',
  'file med / p90 / max',
  'function med / p90 / max',
  '> 20 lines',
  '`any`',
  'casts',
  '`!`',
  'comments',
  'test : code',
]
const rows = PARTS.flatMap(rowOf)
console.log(`| ${HEAD.join(' | ')} |\n|${HEAD.map(() => '---').join('|')}|`)
for (const row of rows) console.log(`| ${row.join(' | ')} |`)

console.log(`\nFolders with more than ${MOST_FILES} files:`)
for (const [folder, count] of crowdedFolders()) console.log(`- ${folder}: ${count}`)
console.log(
  `\nCSS of the page: ${linesIn('web', /\.css$/)} lines; messages: ${sum(['web', 'games', 'words', 'cli'].map(folder => linesIn(folder, /\/(en|de|fr|it|nl|pt|pt-BR)\.json$/)))} lines`,
)
