import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readText, writeWhole } from './files.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-files-'))

test('a file is written whole, in folders that are made, and nothing else is left', () => {
  const path = join(folder, 'a', 'b', 'game.save')
  writeWhole(path, 'one')
  writeWhole(path, 'two')
  expect(readFileSync(path, 'utf8')).toBe('two')
  expect(readdirSync(join(folder, 'a', 'b'))).toEqual(['game.save'])
  expect(readText(path)).toBe('two')
})

test('what cannot be written or read is refused with its reason, and leaves nothing behind', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => writeWhole(join(file, 'game'), 'x')).toThrow(`Cannot write ${join(file, 'game')}: `)
  expect(() => writeWhole(folder, 'x')).toThrow(`Cannot write ${folder}: it is a folder`)
  expect(() => writeWhole('/proc/none/deep/x', 'x')).toThrow('Cannot write /proc/none/deep/x: there is no such file')
  expect(() => readText(folder)).toThrow(`Cannot read ${folder}: it is a folder`)
  expect(() => readText(join(folder, 'nope'))).toThrow('there is no such file or folder')
  expect(readdirSync(join(folder, '..')).filter(name => name.endsWith('.part'))).toEqual([])
})

test('a file too large to be ours is refused', () => {
  const path = join(folder, 'large')
  writeFileSync(path, Buffer.alloc(20_000_001))
  expect(() => readText(path)).toThrow('it is too large to be one of our files')
})
