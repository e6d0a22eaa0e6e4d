import { LEVELS } from '@roundhouse/bots/level'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { GAMES } from '../match/boxes.ts'
import { begin, point, TABLES } from './playing.ts'
import { readers } from './reader.ts'

const open = readers()

const standOf = (page: Page) => page.evaluate(() => window.overheard.scene!)

for (const game of GAMES) {
  test(`${game}: every level is offered, with how it plays, and one sits down against an expert`, async () => {
    const page = await open(`#/new/${game}`)
    await page.locator('input[name="players"]').first().check()
    const seat = page.locator('.seat').nth(1)
    const offered = await seat.locator('option').evaluateAll(all => all.map(each => (each as HTMLOptionElement).value))
    expect(offered).toEqual(['person', ...LEVELS])
    await seat.locator('select').selectOption('expert')
    await seat.getByText('again and again').waitFor()
    await page.locator('.seed summary').click()
    await page.locator('.seed input').fill('7')
    await page.locator('.begin .button').click()
    await page.locator(TABLES[game]).waitFor()
    // Against an expert the coach stays away, unless it is wished for.
    expect(await page.locator('[data-coach]').count()).toBe(0)
    const isPlayed = (text: unknown) => JSON.stringify(text).includes('"seat":1')
    for (let turn = 0; turn < 40; turn++) {
      await point(page, game, turn)
      const heard = await page.evaluate(() => window.overheard.heard)
      if (heard.some(isPlayed)) break
    }
    expect((await standOf(page)).waiting).toBe('person')
    expect((await page.evaluate(() => window.overheard.heard)).some(isPlayed)).toBe(true)
  })

  test(`${game}: a bot at a slow pace shows that it thinks, and is skipped by button and by key`, async () => {
    const page = await open(`#/new/${game}`, { settings: { speed: 'slow' } })
    await begin(page, { game, players: 2, people: 0 })
    const skip = page.locator('[data-skip]')
    await skip.waitFor()
    const { played } = await standOf(page)
    await skip.click()
    await expect.poll(async () => (await standOf(page)).played, { timeout: 10_000 }).toBeGreaterThan(played + 5)
    await page.reload()
    await skip.waitFor()
    const again = (await standOf(page)).played
    await page.keyboard.press('s')
    await expect.poll(async () => (await standOf(page)).played, { timeout: 10_000 }).toBeGreaterThan(again + 5)
  })
}
