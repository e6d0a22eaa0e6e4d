import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

const LAYERS = ['reset', 'tokens', 'base', 'kit', 'game', 'page']

/** The layers of a style sheet in the order in which a browser meets them. */
const layersIn = (css: string): string[] => [
  ...new Set([...css.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, names]) => names!.split(/,\s*/))),
]

test('whichever style sheet is loaded first, layers rank alike', () => {
  const folder = join(inject('site').folder, 'assets')
  const sheets = readdirSync(folder).filter(file => file.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(10)
  for (const sheet of sheets) expect(layersIn(readFileSync(join(folder, sheet), 'utf8')), sheet).toEqual(LAYERS)
})
