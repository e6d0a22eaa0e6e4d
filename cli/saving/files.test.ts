import { lstatSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refusalOf } from '../words/testing/english.ts'
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
  expect(refusalOf(() => writeWhole(join(file, 'game'), 'x'))).toMatch(`${join(file, 'game')} could not be written: `)
  expect(refusalOf(() => writeWhole(folder, 'x'))).toMatch(`${folder} could not be written: it is a folder`)
  expect(refusalOf(() => writeWhole('/proc/none/deep/x', 'x'))).toMatch(
    '/proc/none/deep/x could not be written: there is no such file',
  )
  expect(refusalOf(() => readText(folder))).toMatch(`${folder} could not be opened: it is a folder`)
  expect(refusalOf(() => readText(join(folder, 'nope')))).toMatch('there is no such file or folder')
  expect(readdirSync(join(folder, '..')).filter(name => name.endsWith('.part'))).toEqual([])
})

test('a file too large to be ours is refused, unless it may be larger', () => {
  const path = join(folder, 'large')
  writeFileSync(path, Buffer.alloc(20_000_001))
  expect(refusalOf(() => readText(path))).toMatch('it is too large to be a Roundhouse file')
  expect(readText(path, 20_000_001)).toHaveLength(20_000_001)
})

test('a device is written to, not replaced by a file, and read only as far as a file of ours can be long', () => {
  const [nothing, endless] = ['null', 'zero'].map(name => {
    const path = join(folder, name)
    symlinkSync(`/dev/${name}`, path)
    return path
  }) as [string, string]
  writeWhole(nothing, 'x')
  expect(lstatSync(nothing).isSymbolicLink()).toBe(true)
  expect(refusalOf(() => readText(endless))).toMatch('it is too large to be a Roundhouse file')
})
