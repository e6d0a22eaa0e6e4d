import { expect, test } from 'vitest'
import { pageTable, withParts } from './page.ts'

test('only what stands between the marks is written again', () => {
  const page = 'before\n<!-- a -->\nold\n<!-- end of a -->\nafter\n<!-- b -->\n<!-- end of b -->\n'
  const once = withParts(page, { a: ['new', 'lines'] })
  expect(once).toBe('before\n<!-- a -->\n\nnew\nlines\n\n<!-- end of a -->\nafter\n<!-- b -->\n<!-- end of b -->\n')
  expect(withParts(once, { a: ['new', 'lines'] })).toBe(once)
})

test('a page without the marks is left alone', () => {
  expect(() => withParts('nothing', { a: [] })).toThrow('no part between <!-- a --> and <!-- end of a -->')
})

test('a table can be read as it is', () => {
  const rows = [
    ['level', 'Elo'],
    ['expert', '1700 ± 20'],
  ]
  expect(pageTable(rows)).toEqual(['| level  | Elo       |', '|--------|-----------|', '| expert | 1700 ± 20 |'])
})
