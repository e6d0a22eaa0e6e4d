import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { findBrowser, findReadersBrowser } from './find.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-browser-'))

function program(...names: readonly [string, string]): string {
  const path = join(folder, ...names)
  mkdirSync(join(folder, names[0]), { recursive: true })
  writeFileSync(path, '')
  chmodSync(path, 0o755)
  return path
}

const none = () => null

test('the browser that is named is taken before any that is installed', () => {
  const [named, other] = [program('mine', 'my-browser'), program('theirs', 'chromium')]
  const PATH = join(folder, 'theirs')
  expect(findBrowser({ CHROMIUM: named, PATH }, none)).toEqual({ executablePath: named })
  expect(findBrowser({ PATH }, none)).toEqual({ executablePath: other })
})

test('one is found along the search path under each of its names', () => {
  const chrome = program('late', 'google-chrome')
  expect(findBrowser({ PATH: ['/nowhere', join(folder, 'late')].join(delimiter) }, none)).toEqual({
    executablePath: chrome,
  })
})

test('one that is named and not there is told, and no other one taken for it', () => {
  expect(() => findBrowser({ CHROMIUM: join(folder, 'gone'), PATH: join(folder, 'theirs') }, none)).toThrow(
    `CHROMIUM names ${join(folder, 'gone')}, and there is nothing.`,
  )
})

test('the one of the dependencies is taken before any that is installed, if it starts', () => {
  const other = program('beside', 'chromium')
  const PATH = join(folder, 'beside')
  const ours = { executablePath: process.execPath, env: { LD_LIBRARY_PATH: folder } }
  expect(findBrowser({ PATH }, () => ours)).toBe(ours)
  expect(findBrowser({ PATH }, () => ({ executablePath: join(folder, 'broken') }))).toEqual({
    executablePath: other,
  })
})

test('to measure in, one that is installed is taken before the one of the dependencies', () => {
  const [named, other] = [program('own', 'my-browser'), program('readers', 'chromium')]
  const PATH = join(folder, 'readers')
  const ours = { executablePath: process.execPath }
  expect(findReadersBrowser({ PATH }, () => ours)).toEqual({ executablePath: other })
  expect(findReadersBrowser({ PATH, CHROMIUM: named }, () => ours)).toEqual({ executablePath: named })
})
