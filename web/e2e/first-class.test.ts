import { expect, test } from 'vitest'
import { isOver, newGame, playOn, press } from './playing.ts'
import { findings, readers } from './reader.ts'

const open = readers()

for (const [size, players, modules] of [
  ['desktop', 4, ['A', 'B']],
  ['desktop', 3, ['C', 'E']],
  ['phone', 2, ['D', 'F']],
] as const)
  test(`a whole game with modules ${modules.join(' and ')} is played by pointing, on a ${size}`, async () => {
    const page = await newGame(open, { game: 'first-class', players, modules }, { size })
    const { tooLarge } = await playOn(page, 'first-class')
    expect(tooLarge).toEqual([])
    expect(await isOver(page)).toBe(true)
    expect(await findings(page)).toEqual([])
  })

test('a turn is played by keys alone: a card is walked to, shown, and taken', async () => {
  const page = await newGame(open, { game: 'first-class', players: 2, modules: ['A', 'B'] })
  await page.locator('[data-place^="hand"].is-open').first().waitFor()
  await press(page, '1', 'Enter')
  await page.locator('[data-place^="offer"].is-open').first().waitFor()
  await press(page, 'ArrowRight', 'ArrowRight')
  const place = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['place'])
  expect(place).toMatch(/^offer /)
  await press(page, 'Enter')
  await page.locator('.fc-chosen').waitFor()
  await press(page, 'Enter')
  expect(await page.locator(`[data-place="${place}"].is-open`).count()).toBe(0)
})

test('on a phone a card that is tapped shows the trains as they would be', async () => {
  const page = await newGame(open, { game: 'first-class', players: 2, modules: ['A', 'B'] }, { size: 'phone' })
  // What is chosen and what comes of it stand in one place: they are looked at in one moment.
  const foreseen = '.fc-decision-body:has(.fc-chosen) .fc-foreseen .fc-train'
  await playOn(page, 'first-class', { shown: foreseen })
  expect(await page.locator(foreseen).count()).toBeGreaterThan(0)
})
