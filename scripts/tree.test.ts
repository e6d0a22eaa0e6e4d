import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, newFiles } from './tree.mjs'

test('files that come up in the working tree are seen, but not what tools keep for themselves', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-tree-'))
  for (const name of ['cli', 'saves', 'node_modules', 'coverage']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'cli', 'run.ts'), '')
  const before = filesIn(folder)
  expect(before).toEqual([join(folder, 'cli', 'run.ts')])
  for (const name of ['saves/game.save', 'node_modules/stamp', 'coverage/page.html'])
    writeFileSync(join(folder, name), '')
  expect(newFiles(before, filesIn(folder))).toEqual([join(folder, 'saves', 'game.save')])
})
