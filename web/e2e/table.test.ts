import { expect, inject, test } from 'vitest'
import { movesIn, newGame, playOn, TABLES } from './playing.ts'
import { readers } from './reader.ts'

const open = readers()

for (const game of ['first-class', 'nuremberg'] as const) {
  test(`a game of ${game} begins with one click`, async () => {
    const page = await open()
    await page.locator(`.poster.${game} .button.main`).click()
    await page.locator(TABLES[game]).waitFor()
    expect(page.url()).toContain('#/table/')
  })

  test(`a game of ${game} goes on where it was after the page is closed`, async () => {
    const page = await newGame(open, { game, players: 3 })
    await playOn(page, game, { played: 20 })
    const address = page.url()
    const played = await movesIn(page)
    await page.reload()
    await page.locator(TABLES[game]).waitFor()
    expect([page.url(), await movesIn(page)]).toEqual([address, played])
    await page.goto(inject('site').address)
    await page.locator('.saved > li').first().waitFor()
    expect(await page.locator('.saved > li').count()).toBe(1)
    await page.locator('.saved .button.main').click()
    await page.locator(TABLES[game]).waitFor()
    expect(await movesIn(page)).toBe(played)
  })
}
