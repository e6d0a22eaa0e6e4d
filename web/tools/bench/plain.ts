import type { Browser } from 'playwright-core'
import type { Site } from '../../e2e/site.ts'
import { newReader } from '../reader.ts'
import { type Tap, tapsOf, withStopwatch } from './stopwatch.ts'
import { PRESS } from './taps.ts'

const TAPS = 40
const QUIET = 100

/**
 * Taps on a page that has nothing but a button, which tells how often it was tapped, with the processor slowed as for the
 * others: what a tap costs on this machine before anybody has written a line.
 */
export async function measurePlain(browser: Browser, { address }: Site): Promise<Tap[]> {
  const page = await newReader(browser, { slowed: 4 })
  await withStopwatch(page)
  await page.route('**/plain', route => route.fulfill({ contentType: 'text/html', body: PLAIN }))
  await page.goto(new URL('plain', address).href)
  const taps: Tap[] = []
  for (let n = 0; n < TAPS; n++) {
    await page.locator('button').click({ delay: PRESS })
    await page.waitForTimeout(QUIET)
    taps.push(...(await tapsOf(page)))
  }
  await page.context().close()
  return taps
}

const PLAIN = '<!doctype html><title>Plain</title><button onclick="this.textContent = ++this.value">0</button>'
