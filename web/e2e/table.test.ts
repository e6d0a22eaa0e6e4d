import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './chromium.ts'
import { DEALT } from './dealt.ts'
import { openSite, type Site } from './site.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  site = await openSite()
  browser = await launch()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** A page of a reader of its own, at the size of a small desktop; what goes wrong in it fails the test. */
async function open(path = ''): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await page.goto(`${site.address}${path}`)
  return { page, errors }
}

for (const game of ['first-class', 'nuremberg'])
  test(
    `a game of ${game} begins with one click, and goes on where it was after the page is closed`,
    DEALT,
    async () => {
      const { page, errors } = await open()
      await page.locator(`.poster.${game} .button.main`).click()
      await page.locator('main.table').waitFor()
      const address = page.url()
      expect(address).toContain('#/table/')
      await page.reload()
      await page.locator('main.table').waitFor()
      expect(page.url()).toBe(address)
      await page.goto(site.address)
      await page.locator('.saved > li').first().waitFor()
      expect(await page.locator('.saved > li').count()).toBe(1)
      expect(errors).toEqual([])
      await page.context().close()
    },
  )

test('with the network off the page opens again, and a new game is begun and goes on', DEALT, async () => {
  const { page, errors } = await open()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.context().setOffline(true)
  await page.reload()
  await page.locator('.poster.nuremberg .button.main').click()
  await page.locator('main.table').waitFor()
  await page.reload()
  await page.locator('main.table').waitFor()
  expect(errors).toEqual([])
  await page.context().close()
})
