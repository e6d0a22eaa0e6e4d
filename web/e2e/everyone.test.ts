import type { GameName } from '@roundhouse/table/games'
import { describe, expect, test } from 'vitest'
import { overTheEdge, tooSmall, tooTall, tooWide } from './driver/measuring.ts'
import { newGame, playOn, TABLES } from './driver/playing.ts'
import { findings, readers } from './driver/reader.ts'

const open = readers()

describe.each([
  ['desktop', 'light'],
  ['phone', 'dark'],
] as const)('on a %s, %s', (size, theme) => {
  for (const game of ['first-class', 'nuremberg'] as const)
    test(`the table of ${game} has nothing for axe to find while it is played, nor the hand-over`, async () => {
      const page = await newGame(open, { game, players: 4, people: 2 }, { size, settings: { theme } })
      expect(await findings(page)).toEqual([])
      await page.locator('.hand-over .button').click()
      await page.locator(TABLES[game]).waitFor()
      await playOn(page, game, { played: 30 })
      await page.locator(TABLES[game]).waitFor()
      expect(await findings(page)).toEqual([])
      expect([await tooTall(page), await tooWide(page)]).toEqual([0, 0])
      expect(await overTheEdge(page, TABLES[game])).toEqual([])
      if (size === 'phone') expect(await tooSmall(page)).toEqual([])
    })
})

test.each(['first-class', 'nuremberg'] satisfies GameName[])('who wants no motion sees none at %s', async game => {
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
