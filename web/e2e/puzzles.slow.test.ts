import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { file } from '@roundhouse/bots/first-class/puzzles/file'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { pressOn } from './driver/hand.ts'
import { settled } from './driver/listening.ts'
import { press } from './driver/playing.ts'
import { findings, goTo, readers } from './driver/reader.ts'

const open = readers()

/** The place of the card, where a turn is nothing but to take it. */
const placeOf = (moves: readonly string[]): string | null =>
  moves.length === 1 ? (/^take (\w\d)$/.exec(moves[0]!)?.[1] ?? null) : null

/** A puzzle whose answer is one card, and another card that can be taken in its place. */
function oneCardPuzzle() {
  for (const [place, { plans }] of file.puzzles.entries()) {
    const [best, ...others] = plans.map(({ moves }) => placeOf(moves))
    const other = others.find(each => each !== null)
    if (best && other) return { number: place + 1, best, other }
  }
  throw new Error('There is no puzzle that is solved by one card')
}

async function take(page: Page, card: string): Promise<void> {
  await pressOn(page, `[data-target="offer ${card}"]`)
  await pressOn(page, '.buttons .is-main')
  await page.locator('.puzzle-verdict').waitFor()
  await settled(page)
}

const titleOf = (page: Page): Promise<string> => page.locator('.puzzle-verdict h2').innerText()

for (const size of ['desktop', 'phone'] as const)
  test(`on a ${size} a puzzle is missed, taken back, solved, and marked in the list`, async () => {
    const { number, best, other } = oneCardPuzzle()
    const page = await open(`#/puzzles/first-class/${number}`, { size })
    await take(page, other)
    expect(await titleOf(page)).toMatch(/better turn/)
    expect(await page.locator('.puzzle-verdict').innerText()).not.toContain('Best turn:')
    expect(await findings(page, '.puzzle-verdict')).toEqual([])
    // What was tried can be taken back.
    await press(page, 'Backspace')
    await page.locator('.puzzle-verdict').waitFor({ state: 'detached' })
    await take(page, best)
    expect(await titleOf(page)).toBe('This is the best turn.')
    expect(await page.locator('.puzzle-verdict').innerText()).toMatch(/Best turn:[\s\S]*\d+% less:/)
    await goTo(page, 'puzzles/first-class')
    await page.locator('.puzzle-list').waitFor()
    expect(await page.locator('.puzzle-tile', { hasText: 'Solved' }).locator('b').allInnerTexts()).toEqual([
      `${number}`,
    ])
  })

test('the puzzle of the day is one step from home; its solution is shown, but counts for nothing', async () => {
  const page = await open('', { size: 'phone' })
  await pressOn(page, '.daily-puzzles a >> nth=1')
  await pressOn(page, page.getByRole('button', { name: 'Solution' }))
  await page.locator('.puzzle-verdict').waitFor()
  expect(await titleOf(page)).toBe('The best turn')
  expect(await findings(page, '.puzzle-verdict, .puzzle-bar')).toEqual([])
  await pressOn(page, page.getByRole('button', { name: 'Show table' }))
  expect(await page.locator('.puzzle-reasons').count()).toBe(0)
  await goTo(page, 'puzzles/nuremberg')
  await page.locator('.puzzle-list').waitFor()
  expect(await page.locator('.puzzle-tick').count()).toBe(0)
})

test('puzzles are among what is kept for the time without a network', () => {
  const { folder } = inject('site')
  const kept = readFileSync(join(folder, 'sw.js'), 'utf8')
  const parts = readdirSync(join(folder, 'assets')).filter(name => /puzzle.*\.js$/.test(name))
  expect(parts.filter(name => name.startsWith('puzzle-worker'))).toHaveLength(2)
  for (const name of parts) expect(kept).toContain(name)
})

test('in the list all puzzles of a line are equally high', async () => {
  const page = await open('#/puzzles/first-class')
  const lines = await page.locator('.puzzle-tile').evaluateAll(all => {
    const heights = new Map<number, Set<number>>()
    for (const each of all) {
      const { y } = each.parentElement!.getBoundingClientRect()
      heights.set(y, (heights.get(y) ?? new Set()).add(Math.round(each.getBoundingClientRect().height)))
    }
    return [...heights.values()].map(({ size }) => size)
  })
  expect(new Set(lines)).toEqual(new Set([1]))
})
