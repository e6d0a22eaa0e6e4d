import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { finished, lastRound, momentOf, openRecord } from '../tools/recorded.ts'
import { settled } from './driver/listening.ts'
import { cutOff, tooSmall, tooWide } from './driver/measuring.ts'
import { isOver, movesIn } from './driver/playing.ts'
import type { DrawnGame } from './driver/pointed.ts'
import { findings, readers } from './driver/reader.ts'

const open = readers()

const MOVES = '.plain-moves .button'

/** Opens a game as a file, at the plain table. */
async function openPlain(record: string, size: 'desktop' | 'phone' = 'desktop'): Promise<Page> {
  const page = await open('?plain', { size })
  await openRecord(page, record)
  await page.locator('.plain-table').waitFor()
  await settled(page)
  return page
}

/** A game against bots that has just begun. */
const begun = (game: DrawnGame): Promise<string> => momentOf(game, 1, () => true)

/** Plays one of the moves in the list, with the pointer, also one that loses something. */
async function choose(page: Page, which: number): Promise<void> {
  const moves = page.locator(MOVES)
  await moves.nth(which % (await moves.count())).click()
  await settled(page)
  const sure = page.locator('[data-sure]')
  if ((await sure.count()) === 0) return
  await sure.click()
  await settled(page)
}

test.each([
  ['first-class', 'desktop'],
  ['nuremberg', 'phone'],
] as const)('%s is played with the pointer at the plain table on a %s, and taken back', async (game, size) => {
  const page = await openPlain(await begun(game), size)
  const before = await movesIn(page)
  for (let move = 0; move < 6; move++) await choose(page, move * 5)
  expect(await movesIn(page)).toBeGreaterThanOrEqual(before + 6)
  expect(await page.locator('.plain-lines li').count()).toBeGreaterThan(2)
  expect(await findings(page)).toEqual([])
  expect(await tooWide(page)).toBe(0)
  expect(await cutOff(page)).toEqual([])
  if (size === 'phone') expect(await tooSmall(page)).toEqual([])
  await untilUndo(page)
  const played = await movesIn(page)
  await page.locator('[data-undo="step"]').click()
  await settled(page)
  expect(await movesIn(page)).toBe(played - 1)
})

test('a game comes to an end at the plain table, which names who wins', async () => {
  const page = await openPlain(await lastRound('nuremberg', 1))
  for (let move = 0; move < 200 && !(await isOver(page)); move++) await choose(page, move * 3)
  expect(await isOver(page)).toBe(true)
  expect(await page.locator('.plain-head [role="status"]').innerText()).toMatch(/ (wins|share the win)$/)
  expect(await page.locator(MOVES).count()).toBe(0)
})

/** Goes on until a move can be taken back: cards turned up and other players stand in the way. */
async function untilUndo(page: Page): Promise<void> {
  const undo = page.locator('[data-undo="step"]')
  for (let move = 0; move < 30 && (await undo.count()) === 0; move++) await choose(page, move)
  expect(await undo.count()).toBe(1)
}

test('a move is found by typing; one that is not legal says why, and the rule is one step away', async () => {
  const page = await openPlain(await begun('nuremberg'))
  const legal = (await page.locator(MOVES).first().getAttribute('data-move'))!
  const before = await movesIn(page)
  const box = page.getByRole('searchbox')
  await box.fill('build Fürth > Stadeln')
  expect(await page.locator(MOVES).count()).toBe(0)
  await box.press('Enter')
  await page.locator('.plain-reason', { hasText: 'Not possible' }).waitFor()
  await page.getByRole('button', { name: /NB-/ }).click()
  await page.locator('dialog.sheet .rule-text').waitFor()
  await page.keyboard.press('Escape')
  await box.fill(legal)
  await box.press('Enter')
  await settled(page)
  expect(await movesIn(page)).toBeGreaterThan(before)
  expect(await page.evaluate(() => document.activeElement?.closest('.plain-decide') !== null)).toBe(true)
})

test('a replay is watched at the plain table, too', async () => {
  const page = await openPlain(await finished('first-class', 1))
  const before = await page.locator('.plain-lines li').count()
  await page.getByRole('button', { name: 'Next move' }).click()
  await settled(page)
  expect(await page.locator('.plain-lines li').count()).toBeGreaterThan(before)
  expect(await page.locator('h1').count()).toBe(1)
})
