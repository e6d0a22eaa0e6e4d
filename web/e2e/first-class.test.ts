import type { View } from '@roundhouse/first-class/base/view'
import { expect, test } from 'vitest'
import { momentOf } from '../tools/recorded.ts'
import { newGame, sitDownAt } from './driver/dealt.ts'
import { pressOn } from './driver/hand.ts'
import { settled } from './driver/listening.ts'
import { isOver, movesIn, playOn, press } from './driver/playing.ts'
import { findings, readers } from './driver/reader.ts'

const open = readers()

test('a whole game with modules D and F is played by pointing, with a mouse', async () => {
  const page = await newGame(open, { game: 'first-class', players: 2, modules: ['D', 'F'] })
  const { tooLarge, missed } = await playOn(page, 'first-class')
  expect({ tooLarge, missed }).toEqual({ tooLarge: [], missed: [] })
  expect(await isOver(page)).toBe(true)
  expect(await findings(page)).toEqual([])
})

test('a turn is played by keys alone: a card is walked to, shown, and taken', async () => {
  const page = await newGame(open, { game: 'first-class', players: 2, modules: ['A', 'B'] })
  await page.locator('[data-target^="hand"].is-open').first().waitFor()
  await press(page, '1', 'Enter')
  await page.locator('[data-target^="offer"].is-open').first().waitFor()
  await press(page, 'ArrowRight', 'ArrowRight')
  const place = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['target'])
  expect(place).toMatch(/^offer /)
  await press(page, 'Enter')
  await page.locator('.chosen').waitFor()
  await press(page, 'Enter')
  expect(await page.locator(`[data-target="${place}"].is-open`).count()).toBe(0)
})

/** A card is to be taken, in the middle of a game. */
const isToTake = (view: unknown): boolean => {
  const { round, phase, acted, frame } = view as View
  return round === 3 && phase === 'turn' && !acted && frame === null
}

test('on a phone a card that is tapped shows the trains as they would be', async () => {
  const page = await sitDownAt(open, await momentOf('first-class', 1, isToTake), { size: 'phone' })
  const cards = page.locator('[data-target^="offer"].is-open')
  await cards.first().waitFor()
  // What is chosen and what comes of it stand in one place: they are looked at in one moment.
  const foreseen = page.locator('.decision-body:has(.chosen) .foreseen .train')
  for (const card of await cards.all()) {
    await pressOn(page, card)
    if ((await foreseen.count()) > 0) break
  }
  expect(await foreseen.count()).toBeGreaterThan(0)
})

test('a mouse has chosen a card as it presses it, and its release changes nothing; pressed again, the card is taken', async () => {
  const page = await sitDownAt(open, await momentOf('first-class', 1, isToTake))
  const card = page.locator('[data-target^="offer"].is-open').first()
  const place = await card.getAttribute('data-target')
  const chosen = page.locator(`[data-target="${place}"][data-chosen]`)
  const played = await movesIn(page)
  await card.hover()
  await page.mouse.down()
  await chosen.waitFor()
  await page.mouse.up()
  await settled(page)
  expect(await chosen.count()).toBe(1)
  expect(await movesIn(page)).toBe(played)
  await page.mouse.down()
  await settled(page)
  expect(await movesIn(page)).toBe(played)
  await page.mouse.up()
  await settled(page)
  expect(await movesIn(page)).toBeGreaterThan(played)
})

test('numbers stand on the table while keys are used, and go with the next press of a pointer', async () => {
  const page = await sitDownAt(open, await momentOf('first-class', 1, isToTake))
  await press(page, 'ArrowRight')
  expect(await page.locator('.fc[data-keys]').count()).toBe(1)
  // Who presses a number presses what it stands on.
  const { x, y, height } = (await page.locator('[data-target^="offer"][data-key="2"]').boundingBox())!
  await page.mouse.click(x + 4, y + height - 4)
  await page.locator('.chosen').waitFor()
  expect(await page.locator('.fc[data-keys]').count()).toBe(0)
})
