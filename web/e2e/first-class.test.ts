import { expect, test } from 'vitest'
import { settled } from './listening.ts'
import { tooTall, tooWide } from './measuring.ts'
import { isOver, newGame, playOn } from './playing.ts'
import { findings, readers } from './reader.ts'

const open = readers()

for (const [size, players, modules] of [
  ['desktop', 4, ['A', 'B']],
  ['desktop', 3, ['C', 'E']],
  ['phone', 2, ['D', 'F']],
] as const)
  test(`a whole game with modules ${modules.join(' and ')} is played by pointing, on a ${size}`, async () => {
    const page = await newGame(open, { game: 'first-class', players, modules }, { size })
    await playOn(page, 'first-class', {
      look: async () => expect([await tooTall(page), await tooWide(page)]).toEqual([0, 0]),
    })
    expect(await isOver(page)).toBe(true)
    expect(await findings(page)).toEqual([])
  })

test('a turn is played by keys alone: a card is walked to, shown, and taken', async () => {
  const page = await newGame(open, { game: 'first-class', players: 2, modules: ['A', 'B'] })
  await page.locator('[data-place^="hand"].is-open').first().waitFor()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await page.locator('[data-place^="offer"].is-open').first().waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const place = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['place'])
  expect(place).toMatch(/^offer /)
  await page.keyboard.press('Enter')
  await page.locator('.fc-chosen').waitFor()
  await page.keyboard.press('Enter')
  await settled(page)
  expect(await page.locator(`[data-place="${place}"].is-open`).count()).toBe(0)
})

test('on a phone a card that is tapped shows the trains as they would be', async () => {
  const page = await newGame(open, { game: 'first-class', players: 2, modules: ['A', 'B'] }, { size: 'phone' })
  const foreseen = page.locator('.fc-foreseen .fc-train')
  await playOn(page, 'first-class', { until: async () => (await foreseen.count()) > 0 })
  expect(await page.locator('.fc-chosen').isVisible()).toBe(true)
  expect(await isOver(page)).toBe(false)
})
