import { LANGUAGES, type Language } from '@roundhouse/words/languages'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gameSay, shellSay } from '../messages/first-catalogues.ts'
import { newGame } from './driver/dealt.ts'
import { settled } from './driver/listening.ts'
import { movesIn, playOn, TABLES } from './driver/playing.ts'
import { goTo, readers } from './driver/reader.ts'
import { jumpTo, watch } from './driver/records.ts'

const open = readers()

const OTHERS = (Object.keys(LANGUAGES) as Language[]).filter(code => code !== 'en')

/** Goes to the settings and back to where one was, as a reader who wants to read on in another language. */
async function readIn(page: Page, code: Language): Promise<void> {
  await goTo(page, 'settings')
  await page.locator('main select').first().selectOption(code)
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(code)
  await page.goBack()
  await page.locator('main:not(.notice)').waitFor()
  await settled(page)
}

/** What the decision is called, and by which message. */
const DECISION = {
  'first-class': ['.decision', 'first-class.table.decision'],
  nuremberg: ['.decision', 'nuremberg.decide'],
} as const

for (const game of ['first-class', 'nuremberg'] as const) {
  test(`in the middle of a game of ${game} one reads on, and plays on, in each language`, async () => {
    const page = await newGame(open, { game, players: 2 })
    let played = 0
    for (const code of OTHERS) {
      await playOn(page, game, { played: played + 4 })
      played = await movesIn(page)
      await readIn(page, code)
      await page.locator(TABLES[game]).waitFor()
      const [place, key] = DECISION[game]
      await expect.poll(() => page.locator(place).getAttribute('aria-label')).toBe((await gameSay(code, game))(key))
      expect(await movesIn(page)).toBe(played)
    }
  })

  test(`in the middle of a replay of ${game} one reads on at the same moment`, async () => {
    const page = await open()
    await watch(page, game)
    await jumpTo(page, 2)
    const { hash } = new URL(page.url())
    const [place, last] = (await page.locator('.replay-bar .place').innerText()).match(/\d+/g)!.map(Number)
    for (const code of OTHERS) {
      await readIn(page, code)
      const words = (await shellSay(code))('replay.place', { place: place!, last: last! })
      await page.locator('.replay-bar .place', { hasText: words }).waitFor()
      expect(new URL(page.url()).hash).toBe(hash)
    }
  })
}

test('while the screen is handed over the words change, and nothing is shown', async () => {
  const page = await newGame(open, { game: 'first-class', players: 2, people: 2 })
  const before = await page.locator('.hand-over h1').innerText()
  for (const code of OTHERS) {
    await readIn(page, code)
    const { name } = await page.evaluate(() => {
      const { chairs, toMove } = window.overheard.snapshot as unknown as { chairs: { name: string }[]; toMove: number }
      return chairs[toMove]!
    })
    const words = (await shellSay(code))('table.hand-over', { name })
    expect(words).not.toBe(before)
    await page.locator('.hand-over h1', { hasText: words }).waitFor()
    expect(await page.locator('.fc').count()).toBe(0)
  }
})
