import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { putInPlace } from './packed.ts'

const folderWith = (content: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-packed-'))
  writeFileSync(join(folder, 'chromium'), content)
  return folder
}

test('what is unpacked goes to its place', () => {
  const to = join(mkdtempSync(join(tmpdir(), 'roundhouse-packed-')), 'chromium-1')
  const draft = folderWith('ours')
  putInPlace(draft, to)
  expect(readFileSync(join(to, 'chromium'), 'utf8')).toBe('ours')
  expect(existsSync(draft)).toBe(false)
})

test('where another was quicker, its browser is used and nothing is left over', () => {
  const [to, draft] = [folderWith('theirs'), folderWith('ours')]
  putInPlace(draft, to)
  expect(readFileSync(join(to, 'chromium'), 'utf8')).toBe('theirs')
  expect(existsSync(draft)).toBe(false)
})

test('where it cannot be put, it is said, and nothing is left over', () => {
  const draft = folderWith('ours')
  const nowhere = join(mkdtempSync(join(tmpdir(), 'roundhouse-packed-')), 'missing', 'chromium-1')
  expect(() => putInPlace(draft, nowhere)).toThrow('ENOENT')
  expect(existsSync(draft)).toBe(false)
})
