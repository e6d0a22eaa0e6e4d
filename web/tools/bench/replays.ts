import type { Browser } from 'playwright-core'
import type { DrawnGame } from '../../e2e/driver/pointed.ts'
import type { Site } from '../../e2e/site.ts'
import { finished, openRecord } from '../recorded.ts'
import { opened, type Tap, tapsOf } from './stopwatch.ts'
import { PRESS } from './taps.ts'

/** Jumps to moments all over a replay, there and back. */
export async function measureReplay(browser: Browser, site: Site, game: DrawnGame, jumps: number): Promise<Tap[]> {
  const page = await opened(browser, site)
  await openRecord(page, await finished(game, 1))
  const slider = page.locator('.replay-bar .scrub')
  // The chart is on the screen, too, and moves with the slider.
  await page.locator('.chances .chart').waitFor({ timeout: 120_000 })
  await tapsOf(page)
  const taps: Tap[] = []
  for (let jump = 1; jump <= jumps; jump++) {
    const { x, y, width, height } = (await slider.boundingBox())!
    await page.mouse.click(x + width * ((jump * 0.618) % 1), y + height / 2, { delay: PRESS })
    await page.waitForTimeout(150)
    taps.push(...(await tapsOf(page)))
  }
  await page.context().close()
  return taps.filter(({ request }) => request === 'at')
}
