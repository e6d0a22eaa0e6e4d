import { describe, expect, test } from 'vitest'
import { momentOf } from '../tools/recorded.ts'
import { newGame, sitDownAt } from './driver/dealt.ts'
import { settled } from './driver/listening.ts'
import { overlapping, overTheEdge, tooSmall, tooTall, tooWide } from './driver/measuring.ts'
import { playOn, TABLES } from './driver/playing.ts'
import { DRAWN_GAMES, type DrawnGame, PARTS } from './driver/pointed.ts'
import { findings, readers } from './driver/reader.ts'
import { SCREEN_SIZES } from './driver/sizes.ts'

const open = readers()

/** The second round or turn of a game of four, two of them people. */
const forTwoPeople = async (game: DrawnGame): Promise<string> =>
  (await momentOf(game, 1, (_, { now }) => now === 2)).replace('chair 2 greedy', 'chair 2 me')

describe.each([
  ['desktop', 'light'],
  ['phone', 'dark'],
] as const)('on a %s, %s', (size, theme) => {
  for (const game of DRAWN_GAMES)
    test(`the table of ${game} has nothing for axe to find while it is played, nor the hand-over`, async () => {
      const page = await sitDownAt(open, await forTwoPeople(game), { size, settings: { theme } })
      await page.locator('.hand-over .button').waitFor()
      expect(await findings(page)).toEqual([])
      await page.locator('.hand-over .button').click()
      await page.locator(TABLES[game]).waitFor()
      await playOn(page, game, { points: 3 })
      expect(await findings(page)).toEqual([])
      expect([await tooTall(page), await tooWide(page)]).toEqual([0, 0])
      expect(await overTheEdge(page, TABLES[game])).toEqual([])
      if (size === 'phone') expect(await tooSmall(page)).toEqual([])
    })
})

test.each(DRAWN_GAMES)('no part of the table of %s lies over another, on any screen', async game => {
  const page = await sitDownAt(open, await momentOf(game, 1, (_, { now }) => now === 2))
  for (const [name, size] of Object.entries(SCREEN_SIZES)) {
    await page.setViewportSize(size)
    await settled(page)
    expect.soft(await overlapping(page, PARTS[game]), name).toEqual([])
  }
})

test.each(DRAWN_GAMES)('who wants no motion sees none at %s', async game => {
  const page = await newGame(open, { game, players: 2 }, { settings: { speed: 'normal' }, reducedMotion: 'reduce' })
  await page.evaluate(() => {
    const seen = window as unknown as { moved: number }
    seen.moved = 0
    const { animate } = Element.prototype
    Element.prototype.animate = function (...args) {
      seen.moved++
      return animate.apply(this, args)
    }
  })
  await playOn(page, game, { played: 4 })
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0)
})
