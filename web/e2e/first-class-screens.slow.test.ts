import { countOf, kindOf } from '@roundhouse/first-class/base/frames/effect'
import { COND } from '@roundhouse/first-class/base/numbers'
import type { View } from '@roundhouse/first-class/base/view'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { momentOf } from '../tools/recorded.ts'
import { newGame, sitDownAt } from './driver/dealt.ts'
import { pressOn } from './driver/hand.ts'
import { settled } from './driver/listening.ts'
import { isOver, movesIn, playOn } from './driver/playing.ts'
import { findings, readers } from './driver/reader.ts'
import { SCREEN_SIZES } from './driver/sizes.ts'

const open = readers()

/** A card is to be taken, in the middle of a game. */
const isToTake = (view: unknown): boolean => {
  const { round, phase, acted, frame } = view as View
  return round === 3 && phase === 'turn' && !acted && frame === null
}

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

/** Steps are shared between the conductors. */
const areStepsShared = (view: unknown): boolean =>
  (view as View).frame?.left.some(effect => kindOf(effect) === COND && countOf(effect) > 1) === true

test('on a phone on its side the buttons of each conductor stand within its own box', async () => {
  const page = await sitDownAt(open, await momentOf('first-class', 6, areStepsShared), { size: 'sideways' })
  await page.locator('.stepper').first().waitFor()
  const boxes = await page.locator('.stepper').evaluateAll(all =>
    all.map(box => {
      const { left, right } = box.getBoundingClientRect()
      const buttons = [...box.querySelectorAll('button')].map(button => button.getBoundingClientRect())
      return buttons.map(button => button.left >= left && button.right <= right)
    }),
  )
  expect(boxes).toEqual([
    [true, true],
    [true, true],
  ])
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
