import { h } from 'preact'
import { expect, test } from 'vitest'
import { markupOf } from './markup.ts'
import { cachedMarkup } from './markup-cache.ts'
import { printOf } from './print.ts'

test('a drawing is made once for each of what it shows, and printed as often as it is asked for', () => {
  const drawn: string[] = []
  const print = cachedMarkup((frame: readonly number[], isLit: boolean) => {
    drawn.push(`${frame} ${isLit}`)
    return h('path', { d: frame.join(' '), 'stroke-width': isLit ? 2 : 1 })
  })
  expect(print([1, 2], true)).toBe(print([1, 2], true))
  expect(print([1, 2], false).markup).toBe('<path d="1 2" stroke-width="1"></path>')
  expect(print([1, 2], true).markup).toBe('<path d="1 2" stroke-width="2"></path>')
  expect(drawn).toEqual(['1,2 true', '1,2 false'])
})

test('things that are not numbers are told apart one by one', () => {
  const [one, other] = [{ id: 'A' }, { id: 'B' }]
  const print = cachedMarkup((face: { id: string }) => h('text', null, face.id))
  expect([one, other, one].map(face => print(face).markup)).toEqual([
    '<text>A</text>',
    '<text>B</text>',
    '<text>A</text>',
  ])
})

test('signs of markup in a text or a value are written as signs', () => {
  expect(markupOf(h('text', { class: '"a" & b' }, '1 < 2'))).toBe('<text class="&quot;a&quot; &amp; b">1 &lt; 2</text>')
})

test('a style is written as a style, and what is printed already as it is', () => {
  const ref = printOf('<circle></circle>')
  expect(markupOf(h('g', { style: { color: 'red', fill: 'none' }, ref }))).toBe(
    '<g data-style="color:red;fill:none"><circle></circle></g>',
  )
})
