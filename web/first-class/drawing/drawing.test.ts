import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CAR_VALUES } from '@roundhouse/first-class/base/board/train'
import { KINDS } from '@roundhouse/first-class/base/cards/card'
import { MODULE_PAIRS } from '@roundhouse/first-class/definition'
import { rulesFor } from '@roundhouse/first-class/rules'
import { h } from 'preact'
import { expect, test } from 'vitest'
import { markupOf } from '../../table/memo/markup.ts'
import { Card, EndCard, StartTile } from './Card.tsx'
import { CarDrawing, TileDrawing } from './cars.tsx'
import { conditionDrawing } from './conditions.tsx'
import { FrameChip, wideDrawing } from './effects.tsx'
import { figuresPath } from './figures.ts'
import { ICONS } from './Icon.tsx'
import { CREAM, lettering } from './shapes.tsx'

const everyRules = MODULE_PAIRS.map(pair => rulesFor(4, pair))
const everyFace = everyRules.flatMap(rules => rules.printed.faces.map(face => ({ rules, face })))

const isSound = (markup: string): boolean => !/NaN|undefined|Infinity|\[object/.test(markup)

test('every kind of card is among the decks, so that each one below is drawn', () => {
  expect(new Set(everyFace.map(({ face }) => face.kind))).toEqual(new Set(KINDS))
})

test('every action card is drawn from what is printed on it', () => {
  for (const { rules, face } of everyFace) {
    const markup = markupOf(h(Card, { face, forms: rules.conditions }))
    expect(isSound(markup), `${face.id}: ${markup}`).toBe(true)
    expect(markup.length, face.id).toBeGreaterThan(500)
  }
})

test('cards that say different things look different', () => {
  for (const { printed, conditions } of everyRules) {
    const seen = new Map<string, string>()
    for (const face of printed.faces) {
      const { id: _id, copies: _copies, status: _status, note: _note, deck: _deck, ...said } = face
      const markup = markupOf(h(Card, { face, forms: conditions }))
      expect(seen.get(markup) ?? JSON.stringify(said), face.id).toBe(JSON.stringify(said))
      seen.set(markup, JSON.stringify(said))
    }
  }
})

test('every Game End card is drawn, with its number', () => {
  for (const { printed } of everyRules)
    for (const face of printed.endFaces) {
      const markup = markupOf(h(EndCard, { face }))
      expect(isSound(markup), face.id).toBe(true)
      expect(markup).toContain(markupOf(lettering(face.points, 47, 26, 12, CREAM)))
    }
})

test('every condition of every module has a drawing', () => {
  const { conditions } = everyRules[0]!
  const numbers = [2, 1, 1]
  for (const [rule, { form }] of conditions.entries()) {
    const { width, height } = conditionDrawing(conditions, { rule, numbers })
    expect(Math.min(width, height), form).toBeGreaterThan(10)
  }
})

test('every symbol that a frame may hold has a drawing', () => {
  for (const rule of everyRules[0]!.effects)
    if (rule !== undefined) expect(wideDrawing((1 << 5) | rule.kind).width, String(rule.kind)).toBeGreaterThan(10)
})

test('a symbol that nobody drew is a mistake of ours, not a blank', () => {
  expect(() => markupOf(h(FrameChip, { frame: [31] }))).toThrow('Cannot draw the symbol 31')
})

test('lit and dark cars differ, and each shows its worth', () => {
  for (const value of CAR_VALUES) {
    const [lit, dark] = [true, false].map(isLit => markupOf(h(CarDrawing, { value, isLit })))
    expect(lit).toContain(markupOf(lettering(value, 32, 34.8, 12.5)))
    expect(lit).not.toBe(dark)
  }
  expect(markupOf(TileDrawing({ number: 12, isLit: false }))).toContain(markupOf(lettering(12, 24.5, 24, 11)))
})

test('the start-player tile shows what it pays to as many as play', () => {
  const third = markupOf(lettering(3, 11, 60.5, 11))
  const fourth = markupOf(lettering(4, 11, 76.5, 11))
  expect(markupOf(h(StartTile, { seats: 2 }))).not.toContain(third)
  expect(markupOf(h(StartTile, { seats: 3 }))).toContain(third)
  expect(markupOf(h(StartTile, { seats: 3 }))).not.toContain(fourth)
  expect(markupOf(h(StartTile, { seats: 4 }))).toContain(fourth)
})

test('every icon is in the sheet of drawings', () => {
  const sheet = readFileSync(fileURLToPath(new URL('icons.svg', import.meta.url)), 'utf8')
  for (const icon of ICONS) expect(sheet).toContain(`id="fc-${icon}"`)
  expect(sheet.match(/<symbol /g)).toHaveLength(ICONS.length)
})

test('figures are as wide as they are large, stand around their middle, and only known signs are drawn', () => {
  const xs = (path: string): number[] => [...path.matchAll(/M(-?[\d.]+) /g)].map(([, x]) => Number(x))
  expect(xs(figuresPath('12', 30, 10, 10))).toEqual([24.8, 30])
  expect(xs(figuresPath('12', 30, 10, 20))).toEqual([19.6, 30])
  expect(xs(figuresPath('× n', 0, 0, 1000))).toEqual([-560, 64])
  expect(figuresPath('1', 0, 0, 10)).not.toMatch(/NaN/)
  expect(() => figuresPath('?', 0, 0, 10)).toThrow('There is no outline of ?')
})
