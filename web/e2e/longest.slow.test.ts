import { describe, expect, test } from 'vitest'
import { momentOf } from '../tools/recorded.ts'
import { pathTo } from './driver/dealt.ts'
import { expectToFit } from './driver/fitting.ts'
import { crowded } from './driver/measuring.ts'
import { DRAWN_GAMES } from './driver/pointed.ts'
import { goTo, readers } from './driver/reader.ts'
import { SCREENS } from './driver/screens.ts'
import { SCREEN_SIZES } from './driver/sizes.ts'

const open = readers()

describe.each(['desktop', 'phone'] as const)('with the longest words of all languages, on a %s', size => {
  test('everything fits on every screen and at both tables', async () => {
    const page = await open('?longest', { size })
    for (const path of SCREENS) {
      await goTo(page, path)
      await expectToFit(page, path)
    }
    for (const game of DRAWN_GAMES) {
      await goTo(page, await pathTo(await momentOf(game, 1, (_, { now }) => now === 3)))
      await expectToFit(page, game)
      expect.soft(await crowded(page), game).toEqual([])
    }
  })
})

test('on screens of other shapes everything fits beside the tables', async () => {
  const page = await open('?longest')
  for (const size of ['sideways', 'tablet'] as const) {
    await page.setViewportSize(SCREEN_SIZES[size])
    for (const path of SCREENS) {
      await goTo(page, path)
      await expectToFit(page, `${size} ${path}`)
    }
  }
})
