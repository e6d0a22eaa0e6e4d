import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { settled } from './listening.ts'
import { newGame, playOn, TABLES } from './playing.ts'
import { readers } from './reader.ts'

const open = readers()

const playedIn = async (page: Page): Promise<number> => {
  await settled(page)
  return page.evaluate(() => window.overheard.scene!.played)
}

for (const game of ['first-class', 'nuremberg'] as const) {
  test(`a game of ${game} begins with one click`, async () => {
    const page = await open()
    await page.locator(`.poster.${game} .button.main`).click()
    await page.locator(TABLES[game]).waitFor()
    expect(page.url()).toContain('#/table/')
  })

  test(`a game of ${game} goes on where it was after the page is closed`, async () => {
    const page = await newGame(open, { game, players: 3 })
    await playOn(page, game, { until: async () => (await playedIn(page)) > 20 })
    const address = page.url()
    const played = await playedIn(page)
    await page.reload()
    await page.locator(TABLES[game]).waitFor()
    expect([page.url(), await playedIn(page)]).toEqual([address, played])
    await page.goto(inject('site').address)
    await page.locator('.saved > li').first().waitFor()
    expect(await page.locator('.saved > li').count()).toBe(1)
    await page.locator('.saved .button.main').click()
    await page.locator(TABLES[game]).waitFor()
    expect(await playedIn(page)).toBe(played)
  })
}
