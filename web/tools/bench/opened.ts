import type { Browser, Page } from 'playwright-core'
import type { Site } from '../../e2e/site.ts'
import { watch } from './stopwatch.ts'

interface How {
  /** So many times slower than it is, the thread of the page is to run; Chromium does not slow workers. */
  readonly slowed?: number
  readonly speed?: 'off' | 'normal'
}

/** Home in a browser that has never seen it, with a stopwatch. */
export async function opened(browser: Browser, site: Site, { slowed = 1, speed = 'off' }: How): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' })
  // The program that runs these sources marks functions with their names, also those that are sent into the page.
  await context.addInitScript('globalThis.__name = marked => marked')
  const settings = JSON.stringify({ language: 'en', speed, sound: false })
  await context.addInitScript(kept => localStorage.setItem('roundhouse-settings', kept), settings)
  const page = await context.newPage()
  await watch(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  await page.goto(site.address)
  await page.locator('.poster .button.main').first().waitFor()
  return page
}
