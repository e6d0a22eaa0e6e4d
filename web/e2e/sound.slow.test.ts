import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newGame } from './driver/dealt.ts'
import { movesIn, playOn } from './driver/playing.ts'
import { readers } from './driver/reader.ts'

const open = readers()

/** Counts the tones that are begun from now on. */
const listenTo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard = window as unknown as { tones: number }
    heard.tones = 0
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (...args) {
      heard.tones++
      start.apply(this, args)
    }
  })

const tones = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { tones: number }).tones)

test('moves are heard, unless sound is switched off', async () => {
  for (const sound of [true, false]) {
    const page = await newGame(open, { game: 'first-class', players: 2 }, { settings: { sound } })
    await listenTo(page)
    await playOn(page, 'first-class', { played: 12 })
    expect((await tones(page)) > 0).toBe(sound)
  }
})

test('where there is no sound to be made, the game goes on', async () => {
  const page = await open()
  await page.evaluate(() => Reflect.deleteProperty(window, 'AudioContext'))
  await page.locator('.poster.first-class .button.main').click()
  await page.locator('.fc').waitFor()
  await playOn(page, 'first-class', { played: 12 })
  expect(await movesIn(page)).toBeGreaterThanOrEqual(12)
})
