import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { momentOf } from '../tools/recorded.ts'
import { pathTo } from './driver/dealt.ts'
import { settled } from './driver/listening.ts'
import { cutOff, outOfReach, tooWide } from './driver/measuring.ts'
import { playOn } from './driver/playing.ts'
import { goTo, readers } from './driver/reader.ts'
import { jumpTo, watch } from './driver/records.ts'

const open = readers()

/** Nothing is wider than the screen or cut off, and whatever can be pressed can be brought into sight. */
async function expectUsable(page: Page): Promise<void> {
  await settled(page)
  expect(await tooWide(page)).toBe(0)
  expect(await cutOff(page)).toEqual([])
  expect(await outOfReach(page)).toEqual([])
  for (const map of await page.locator('.map-place').all())
    expect((await map.boundingBox())!.height).toBeGreaterThan(120)
}

describe.each(['desktop', 'phone'] as const)('with text twice as large, on a %s', size => {
  const reading = { size, settings: { text: 200 } } as const

  for (const game of ['first-class', 'nuremberg'] as const) {
    test(`the table of ${game} stays usable from decision to decision`, async () => {
      const page = await open('', reading)
      for (const stage of [1, 2, 3]) {
        await goTo(page, await pathTo(await momentOf(game, 1, (_, { now }) => now === stage)))
        await expectUsable(page)
        await playOn(page, game, { points: 4 }, stage)
        await expectUsable(page)
      }
    })

    test(`a replay of ${game} stays usable`, async () => {
      const page = await open('', reading)
      await watch(page, game)
      await expectUsable(page)
      await jumpTo(page, 2)
      await page.getByRole('button', { name: 'Play from here' }).click()
      await expectUsable(page)
    })
  }
})
