import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const WEB = fileURLToPath(new URL('..', import.meta.url))

const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.tsx') && !/^(node_modules|dist)\b/.test(file))
  .map(file => ({ file, text: readFileSync(join(WEB, file), 'utf8') }))

test('every dialog is the one of the house, which Back closes', () => {
  expect(sources.filter(({ text }) => /<dialog\b/.test(text)).map(({ file }) => file)).toEqual(['shell/Dialog.tsx'])
  expect(sources.find(({ file }) => file === 'shell/Dialog.tsx')?.text).toContain('useLayer(')
})

test('whatever else lies over a page is closed by Back as well', () => {
  const sheets = sources.filter(({ text }) => /role="dialog"/.test(text))
  expect(sheets.length).toBeGreaterThan(0)
  for (const { file, text } of sheets) expect(text, file).toContain('useLayer(')
})
