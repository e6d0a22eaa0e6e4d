import { expect, inject, test } from 'vitest'
import { TABLES } from './playing.ts'
import { readers } from './reader.ts'

const open = readers()

for (const game of ['first-class', 'nuremberg'] as const)
  test(`a game of ${game} begins with one click, and goes on where it was after the page is closed`, async () => {
    const page = await open()
    await page.locator(`.poster.${game} .button.main`).click()
    await page.locator(TABLES[game]).waitFor()
    const address = page.url()
    expect(address).toContain('#/table/')
    await page.reload()
    await page.locator(TABLES[game]).waitFor()
    expect(page.url()).toBe(address)
    await page.goto(inject('site').address)
    await page.locator('.saved > li').first().waitFor()
    expect(await page.locator('.saved > li').count()).toBe(1)
  })
