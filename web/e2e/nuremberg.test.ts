import { expect, test } from 'vitest'
import { settled } from './driver/listening.ts'
import { isOver, newGame, playOn, press } from './driver/playing.ts'
import { findings, readers } from './driver/reader.ts'

const open = readers()

// The map of Nuremberg is played without a network.
test('a whole game is played on the map of Wensleydale by pointing, on a phone', async () => {
  const page = await newGame(open, { game: 'nuremberg', players: 3, map: 'Wensleydale' }, { size: 'phone' })
  const { tooLarge, missed } = await playOn(page, 'nuremberg')
  expect({ tooLarge, missed }).toEqual({ tooLarge: [], missed: [] })
  expect(await isOver(page)).toBe(true)
  expect(await findings(page)).toEqual([])
})

test('a bid is made by keys alone, and refused ones say why', async () => {
  const page = await newGame(open, { game: 'nuremberg', players: 2 })
  await page.locator('button.box.can').first().focus()
  await press(page, 'Enter')
  const bid = async () => Number(await page.locator('.decision output').textContent())
  const least = await bid()
  await press(page, '+')
  expect(await bid()).toBe(least + 1)
  await press(page, '-')
  await page.getByRole('button', { name: 'Why not more?' }).click()
  await page.locator('.why', { hasText: 'NB-3.3' }).waitFor()
  await page.locator('.box.chosen').focus()
  await press(page, 'Enter')
  expect(await page.locator('.box .bid:not(.none)').count()).toBeGreaterThan(0)
})

test('a series is built by keys alone, and taken back', async () => {
  const page = await newGame(open, { game: 'nuremberg', players: 2 })
  const isBuilding = async () => (await page.locator('.hit.can').count()) > 0
  await settled(page)
  while (!(await isBuilding())) {
    await page.locator('button.box.can').first().focus()
    await press(page, 'Enter', 'Enter')
  }
  await page.locator('.zoom button').first().focus()
  await press(page, 'Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.matches('.hit.can'))).toBe(true)
  await press(page, 'Enter')
  await page.locator('.next-price').first().waitFor()
  await page.locator('.hit.can').first().focus()
  await press(page, 'Enter')
  await page.locator('.series').waitFor()
  await press(page, 'Backspace')
  await page.locator('.series').waitFor({ state: 'detached' })
})
