import type { Browser } from 'playwright-core'
import type { Site } from '../../e2e/site.ts'
import { newReader } from '../reader.ts'
import { type Tap, withStopwatch } from './stopwatch.ts'
import { tapTimes } from './taps.ts'

/**
 * Taps on a page that has nothing but a button, which tells how often it was tapped, with the processor slowed as for the
 * others: what a tap costs on this machine before anybody has written a line.
 */
export async function measurePlain(browser: Browser, { address }: Site): Promise<Tap[]> {
  const page = await newReader(browser, { slowed: 4 })
  await withStopwatch(page)
  await page.route('**/plain', route => route.fulfill({ contentType: 'text/html', body: PLAIN }))
  await page.goto(new URL('plain', address).href)
  const { x, y, width, height } = (await page.locator('button').boundingBox())!
  const taps = await tapTimes(page, { x: x + width / 2, y: y + height / 2 })
  await page.context().close()
  return taps
}

const PLAIN = '<!doctype html><title>Plain</title><button onclick="this.textContent = ++this.value">0</button>'
