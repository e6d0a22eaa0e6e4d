import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { tooSmall } from './measuring.ts'
import { newGame } from './playing.ts'
import type { Reading } from './reader.ts'
import { readers } from './reader.ts'

const open = readers()

/** First Class where a card is to be taken: no frame is open, so all of the board is closed. */
async function cardToTake(reading: Reading = {}): Promise<Page> {
  const page = await newGame(open, { game: 'first-class', players: 2, modules: ['A', 'B'] }, reading)
  await page.locator('[data-place^="hand"].is-open').first().waitFor()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await page.locator('[data-place^="offer"].is-open').first().waitFor()
  return page
}

const NO_FRAME = /^No frame is being carried out now/

test('a closed car says why, and the rule is one tap away', async () => {
  const page = await cardToTake()
  await page.getByRole('button', { name: 'Upper train, car 1' }).click({ force: true })
  await page.getByRole('alert').getByText(NO_FRAME).waitFor()
  await page.getByRole('button', { name: 'Show rule FC-3.6' }).click()
  await page.locator('dialog').getByText('A frame is carried out whole').waitFor()
})

test('conductors, the locomotive, cities, coins and boards of others say why', async () => {
  const page = await cardToTake()
  const why = async (name: string): Promise<string> => {
    await page.getByRole('button', { name, exact: true }).first().click({ force: true })
    const words = await page.locator('.fc-why p').innerText()
    await page.locator('.fc-why').getByText('Close').click()
    return words
  }
  for (const name of ['Upper conductor', 'Locomotive', 'City 1: a city of 2 points'])
    expect(await why(name), name).toMatch(NO_FRAME)
  expect(await why('Column 3: 0 coins; buys an upgrade of choice, or a point')).toMatch(/^There is no coin in column 3/)
  await page.locator('.fc-rival .fc-train').first().click()
  const other = page.getByRole('dialog').getByRole('button', { name: 'Upper train, car 1' })
  await other.click({ force: true })
  await page.getByText(/^This is the board of /).waitFor()
})

test('by keys Shift and an arrow lead to what is closed, and the tab key passes it by', async () => {
  const page = await cardToTake()
  await page.keyboard.press('ArrowRight')
  for (let n = 0; n < 9 && !(await isAtCar(page)); n++) await page.keyboard.press('Shift+ArrowDown')
  expect(await isAtCar(page)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText(NO_FRAME).waitFor()
  const stops = page.locator('button.fc-spot[aria-disabled]:not([tabindex="-1"])')
  expect(await stops.count()).toBe(0)
})

const isAtCar = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('.fc-car[aria-disabled]') === true)

test('on a phone all of the board can be asked with a finger', async () => {
  const page = await cardToTake({ size: 'phone' })
  await page.getByRole('tab').first().click()
  await page.getByRole('button', { name: 'Lower conductor' }).click({ force: true })
  await page.getByRole('alert').getByText(NO_FRAME).waitFor()
  expect(await tooSmall(page)).toEqual([])
})

test('at Nuremberg trains and areas say why while boxes are bid on, by pointing and by keys', async () => {
  const page = await newGame(open, { game: 'nuremberg', players: 2 })
  const why = page.getByRole('alert')
  await page.getByRole('button', { name: /^Train 6c/ }).click({ force: true })
  await why.getByText(/^Trains are bought and loaded in their own phase/).waitFor()
  await page.getByRole('button', { name: /^Lauf/ }).click({ force: true })
  await why.getByText(/^No track is built now/).waitFor()
  await page.getByRole('button', { name: /^Train 1a/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-thing'))).toBe('train 2b')
  await page.keyboard.press('Enter')
  await why.getByText(/^Trains are bought/).waitFor()
  await page.getByRole('button', { name: 'Show rule NB-6.1' }).click()
  await page.locator('dialog').getByText('NB-6.1').first().waitFor()
})

test('at Nuremberg a stepper at its end says why it goes no further', async () => {
  const page = await newGame(open, { game: 'nuremberg', players: 2 })
  await page.locator('button.box.can').first().click()
  await page.getByRole('button', { name: 'Fewer' }).click({ force: true })
  await page
    .getByRole('alert')
    .getByText(/at least/)
    .waitFor()
})
