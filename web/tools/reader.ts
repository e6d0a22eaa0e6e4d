import type { Browser, Page } from 'playwright-core'
import { SIZES } from '../e2e/driver/sizes.ts'

interface Reading {
  readonly size?: keyof typeof SIZES
  /** This many times slower than it is, the thread of the page is to run; Chromium does not slow workers. */
  readonly slowed?: number
  readonly speed?: 'off' | 'normal'
  readonly theme?: 'light' | 'dark'
  readonly hasTouch?: boolean
}

/** An empty page of a browser that has never seen ours. */
export async function newReader(browser: Browser, reading: Reading = {}): Promise<Page> {
  const { size = 'desktop', slowed = 1, speed = 'off', theme = 'system', hasTouch = false } = reading
  const context = await browser.newContext({ viewport: SIZES[size], hasTouch, locale: 'en-GB' })
  // The program that runs these sources marks functions with their names, also those that are sent into the page.
  await context.addInitScript('globalThis.__name = marked => marked')
  const settings = JSON.stringify({ language: 'en', speed, sound: false, theme })
  await context.addInitScript(kept => localStorage.setItem('roundhouse-settings', kept), settings)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  return page
}
