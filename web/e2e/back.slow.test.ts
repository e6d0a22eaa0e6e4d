import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pressOn } from './driver/hand.ts'
import { begin, playOn, TABLES } from './driver/playing.ts'
import type { DrawnGame } from './driver/pointed.ts'
import { type Reading, readers } from './driver/reader.ts'
import { watch } from './driver/records.ts'

const open = readers()

const dialog = (page: Page) => page.getByRole('dialog')

/** From home by the form to a table, as a reader comes there. */
async function newGame(game: DrawnGame, reading: Reading = {}): Promise<Page> {
  const page = await open('', reading)
  await pressOn(page, `.poster.${game} a[href="#/new/${game}"]`)
  await begin(page, { game, players: 2 })
  return page
}

/** Opens something over the table, and goes back: it is closed, and the table is still there. */
async function expectBackCloses(page: Page, press: () => Promise<void>, table: string): Promise<void> {
  const address = page.url()
  await press()
  await dialog(page).waitFor()
  await page.goBack()
  await dialog(page).waitFor({ state: 'detached' })
  expect(page.url()).toBe(address)
  expect(await page.locator(table).count()).toBe(1)
}

for (const size of ['desktop', 'phone'] as const)
  test(`on a ${size} Back closes the log and a rival's board, and then leads home`, async () => {
    const page = await newGame('first-class', { size })
    await playOn(page, 'first-class', { played: 4 })
    await expectBackCloses(page, () => page.keyboard.press('l'), '.fc')
    if (size === 'desktop') await expectBackCloses(page, () => pressOn(page, '.rival-name'), '.fc')
    await page.goBack()
    await page.locator('main.home').waitFor()
  })

test('Back closes a rule over the table', async () => {
  const page = await open('#/learn/first-class/2')
  await pressOn(page, '.target:not(.is-open)')
  await pressOn(page, page.getByRole('button', { name: 'Why not?' }))
  await expectBackCloses(page, () => pressOn(page, page.getByRole('button', { name: /^Show rule FC-/ })), '.fc')
})

test('what is closed by its own button leaves no step behind', async () => {
  const page = await newGame('nuremberg')
  for (const _ of [1, 2]) {
    await page.keyboard.press('l')
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
  }
  await expectBackCloses(page, () => page.keyboard.press('l'), TABLES.nuremberg)
  await page.goForward()
  await page.locator(TABLES.nuremberg).waitFor()
  expect(await dialog(page).count()).toBe(0)
  await page.goBack()
  await page.locator('main.home').waitFor()
})

test('a press beside a dialog closes it', async () => {
  const page = await newGame('nuremberg')
  await page.keyboard.press('l')
  await dialog(page).waitFor()
  await page.mouse.click(5, 5)
  await dialog(page).waitFor({ state: 'detached' })
})

test('a page that is reloaded with something open goes back in one step', async () => {
  const page = await newGame('first-class')
  await page.keyboard.press('l')
  await dialog(page).waitFor()
  await page.reload()
  await page.locator('.fc').waitFor()
  expect(await dialog(page).count()).toBe(0)
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0)
  await page.goBack()
  await page.locator('main.home').waitFor()
})

test('a replay that goes on under a board stays where it is when the board is closed', async () => {
  const page = await open()
  await watch(page, 'first-class')
  await pressOn(page, '.rival-line')
  await dialog(page).waitFor()
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.url()).toMatch(/\/3$/)
  await page.goBack()
  await dialog(page).waitFor({ state: 'detached' })
  expect(page.url()).toMatch(/\/3$/)
  await page.getByRole('button', { name: 'Play from here' }).click()
  await dialog(page).waitFor()
  await page.goBack()
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Play from here' }).click()
  await dialog(page).getByRole('button').first().click()
  await page.locator('.fc').waitFor()
  await expect.poll(() => page.url()).toContain('#/table/')
  await page.goBack()
  await page.locator('.replay-bar').waitFor()
})
