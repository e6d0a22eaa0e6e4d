import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PROGRAM } from '@roundhouse/bench/main'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bundled } from './bundle.mjs'

test('a program becomes one readable file, as for a browser: no names kept, nothing minified', () => {
  const code = readFileSync(bundled(PROGRAM), 'utf8')
  expect(code).toContain('function playGames(')
  expect(code).not.toContain('__name(')
  expect(code).not.toMatch(/from ['"]@roundhouse/)
})

/** A small program in a folder of its own, and how it is run: each time in a new process, which knows nothing yet. */
function program(sources: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bundle-test-'))
  const source = pathToFileURL(join(folder, 'main.ts'))
  const found = `import { bundled } from ${JSON.stringify(new URL('./bundle.mjs', import.meta.url).href)}
    console.log(bundled(new URL(${JSON.stringify(source.href)})))`
  const write = (name: string, text: string, time = new Date()): void => {
    writeFileSync(join(folder, name), text)
    utimesSync(join(folder, name), time, time)
  }
  const node = (...args: readonly string[]): string =>
    execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' }).trim()
  const file = (): string => node('--input-type=module', '--eval', found)
  for (const [name, text] of Object.entries(sources)) write(name, text)
  onTestFinished(() => {
    rmSync(dirname(file()), { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  })
  return { folder, write, file, run: () => node(file()) }
}

describe('a bundle', () => {
  const main = `import { word } from './word.ts'; const said: string = word; console.log(said)`

  test('is the same file until a source changes, and new as soon as one has', () => {
    const { write, file, run } = program({ 'main.ts': main, 'word.ts': `export const word = 'one'` })
    const first = file()
    expect(run()).toBe('one')
    expect(file()).toBe(first)
    write('word.ts', `export const word = 'two'`, new Date(Date.now() + 2000)) // as long as before, only later
    expect(run()).toBe('two')
    expect(readFileSync(first, 'utf8'), 'anyone who still runs the older one').toContain('one')
  })

  test('finds what lies beside its sources, and imports late what is imported late', () => {
    const late = `const { word } = await import('./word.ts'); import { readFileSync } from 'node:fs'
      console.log(word, readFileSync(new URL('./beside.txt', import.meta.url), 'utf8'))`
    const { run } = program({ 'main.ts': late, 'word.ts': `export const word = 'late'`, 'beside.txt': 'here' })
    expect(run()).toBe('late here')
  })

  test('a source that cannot be read is told by its place', () => {
    const { write, file } = program({ 'main.ts': main, 'word.ts': `export const word = 'one'` })
    write('word.ts', 'export const word = (', new Date(Date.now() + 2000))
    expect(file).toThrow(/word\.ts:1:21: ERROR/)
    write('word.ts', `export const word = 'two'`)
  })
})
