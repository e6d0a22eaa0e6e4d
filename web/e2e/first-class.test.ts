import type { View } from '@roundhouse/first-class/base/view'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { momentOf } from '../tools/recorded.ts'
import { newGame, sitDownAt } from './driver/dealt.ts'
import { pressOn } from './driver/hand.ts'
import { settled } from './driver/listening.ts'
import { isOver, movesIn, playOn, press } from './driver/playing.ts'
import { findings, readers } from './driver/reader.ts'
import { SCREEN_SIZES } from './driver/sizes.ts'

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

/** Deals in which a storage comes early. */
const SEEDS = { desktop: '7', phone: '3' } as const

for (const size of ['desktop', 'phone'] as const)
  test(`a card of the storage is looked at whole and used, on a ${size}`, async () => {
    const page = await newGame(
      open,
      { game: 'first-class', players: 2, modules: ['E', 'F'], seed: SEEDS[size] },
      { size },
    )
    const card = '[data-target^="storage"].is-open'
    await playOn(page, 'first-class', { shown: card })
    for (const { width, height } of await sizesInSight(page, '[data-target^="storage"]'))
      expect(height).toBeGreaterThan(width)
    const played = await movesIn(page)
    await pressOn(page, card)
    await pressOn(page, '.buttons .is-main')
    expect(await movesIn(page)).toBeGreaterThan(played)
  })

/** How much is seen of each, without scrolling. */
const sizesInSight = (page: Page, selector: string): Promise<{ width: number; height: number }[]> =>
  page.locator(selector).evaluateAll(all => all.map(each => window.reach.seen(each)))

/** A desktop; a phone, the same on its side, and a tablet held upright. */
const SCREENS = [
  ['desktop', ['desktop']],
  ['phone', ['phone', 'sideways', 'tablet']],
] as const

/** Where undo, undo turn and the main button stand. */
const fixedRow = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['[data-undo="step"]', '[data-undo="turn"]', '.main-button']
      .map(each => document.querySelector(`.buttons ${each}`)!.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))
      .join(', '),
  )

for (const [size, screens] of SCREENS)
  test(`undo and the main button never move, and choices are as high as a finger: ${screens.join(', ')}`, async () => {
    const page = await sitDownAt(open, await momentOf('first-class', 1, isToTake), { size })
    const places = new Map(screens.map(screen => [screen, new Set<string>()]))
    for (let turn = 0; turn < 12; turn++) {
      await playOn(page, 'first-class', { points: 1 }, turn)
      if (await isOver(page)) break
      // What is decided is the same at every size of screen, so one sees it at all of them.
      for (const [screen, seen] of places) {
        await page.setViewportSize(SCREEN_SIZES[screen])
        await settled(page)
        seen.add(await fixedRow(page))
        const heights = await page.locator('.choice').evaluateAll(all => all.map(each => each.clientHeight))
        expect(Math.min(44, ...heights), screen).toBeGreaterThanOrEqual(42)
      }
    }
    for (const [screen, seen] of places) expect([...seen], screen).toHaveLength(1)
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

/** One's own part of the last scoring phase. */
const isLast = (view: unknown): boolean => (view as View).phase === 'scoring' && (view as View).round === 6

for (const size of ['desktop', 'phone'] as const)
  test(`the end says who won and why, and one tap plays again, on a ${size}`, async () => {
    const page = await sitDownAt(open, await momentOf('first-class', 1, isLast), { size })
    await playOn(page, 'first-class')
    await page.locator('.end .end-murder').waitFor()
    expect(await page.locator('.end-why').innerText()).toMatch(/points/)
    expect(await findings(page)).toEqual([])
    const address = page.url()
    await page.locator('[data-again]').click()
    await page.waitForURL(url => url.href !== address)
    await page.locator('.fc .hand').waitFor()
  })
