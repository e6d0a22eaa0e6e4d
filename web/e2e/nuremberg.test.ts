import { expect, test } from 'vitest'
import { settled } from './listening.ts'
import { tooTall, tooWide } from './measuring.ts'
import { isOver, newGame, playOn } from './playing.ts'
import { findings, readers } from './reader.ts'

const open = readers()

for (const [size, players, map] of [
  ['desktop', 4, 'Nuremberg'],
  ['phone', 3, 'Wensleydale'],
] as const)
  test(`a whole game is played on the map of ${map} by pointing, on a ${size}`, async () => {
    const page = await newGame(open, { game: 'nuremberg', players, map }, { size })
    await playOn(page, 'nuremberg', {
      look: async () => expect([await tooTall(page), await tooWide(page)]).toEqual([0, 0]),
    })
    expect(await isOver(page)).toBe(true)
    expect(await findings(page)).toEqual([])
  })

test('a bid is made by keys alone, and refused ones say why', async () => {
  const page = await newGame(open, { game: 'nuremberg', players: 2 })
  await page.locator('button.box.can').first().focus()
  await page.keyboard.press('Enter')
  const bid = async () => Number(await page.locator('.decision output').textContent())
  const least = await bid()
  await page.keyboard.press('+')
  expect(await bid()).toBe(least + 1)
  await page.keyboard.press('-')
  await page.getByRole('button', { name: 'Why not more?' }).click()
  await settled(page)
  expect(await page.locator('.why').textContent()).toContain('NB-3.3')
  await page.locator('.box.chosen').focus()
  await page.keyboard.press('Enter')
  await settled(page)
  expect(await page.locator('.box .bid:not(.none)').count()).toBeGreaterThan(0)
})

test('a series is built by keys alone, and taken back', async () => {
  const page = await newGame(open, { game: 'nuremberg', players: 2 })
  const isBuilding = async () => (await page.locator('.hit.can').count()) > 0
  while (!(await isBuilding())) {
    await page.locator('button.box.can').first().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await settled(page)
  }
  await page.locator('.zoom button').first().focus()
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.matches('.hit.can'))).toBe(true)
  await page.keyboard.press('Enter')
  await page.locator('.next-price').first().waitFor()
  await page.locator('.hit.can').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.series').waitFor()
  await page.keyboard.press('Backspace')
  await page.locator('.series').waitFor({ state: 'detached' })
})
