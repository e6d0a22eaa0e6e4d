import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { connect } from '../browser/chromium.ts'
import type { Settings } from '../shell/settings.ts'
import { overhear, settled } from './listening.ts'
import { SIZES } from './sizes.ts'

export interface Reading extends Omit<BrowserContextOptions, 'viewport'> {
  readonly size?: keyof typeof SIZES
  /** What the reader has chosen; bots and pieces are never waited for. */
  readonly settings?: Partial<Settings>
  /** Another site than the one that is shared. */
  readonly address?: string
}

export type Open = (path?: string, reading?: Reading) => Promise<Page>

/** All files of tests in this thread speak with the one browser in the same way. */
let shared: Promise<Browser> | null = null

/** Opens the page for readers, each with a memory of their own. */
export function readers(): Open {
  return async (path = '', reading = {}) => {
    shared ??= connect(inject('browser'))
    return openPage(await shared, path, reading)
  }
}

/** A service worker fetches everything there is, for the time without a network: that is tested by itself. */
const USUAL = { locale: 'en-GB', serviceWorkers: 'block' } as const

/** Whatever goes wrong in the page fails the test, which closes it at its end. */
async function openPage(browser: Browser, path: string, reading: Reading): Promise<Page> {
  const { size = 'desktop', settings, address = inject('site').address, ...options } = reading
  const context = await browser.newContext({ viewport: SIZES[size], hasTouch: size === 'phone', ...USUAL, ...options })
  await overhear(context)
  await context.addInitScript(
    kept => {
      if (localStorage.getItem('roundhouse-settings') === null) localStorage.setItem('roundhouse-settings', kept)
    },
    JSON.stringify({ language: 'en', speed: 'off', ...settings }),
  )
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  onTestFinished(async () => {
    await context.close()
    expect(errors).toEqual([])
  })
  await page.goto(`${address}${path}`)
  await page.locator('main:not(.notice)').waitFor()
  await settled(page)
  return page
}

/** Goes to another screen of the page that is open. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate(async to => {
    const isThere = new Promise(resolve => addEventListener('hashchange', resolve, { once: true }))
    if (location.hash === to) return
    location.hash = to
    await isThere
    await window.overheard.settled()
  }, `#/${path}`)

/** What axe finds, each with where. Drawings in the rules are for eyes only; their words stand beside them. */
export async function findings(page: Page): Promise<string[]> {
  await settled(page)
  await page.evaluate(() => document.fonts.ready)
  const { violations } = await new AxeBuilder({ page })
    .exclude('.drawing')
    .exclude('.drawing-face')
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}
