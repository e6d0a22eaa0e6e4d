import type { Browser, Page } from 'playwright-core'
import { keptGames } from '../../e2e/driver/kept.ts'
import type { DrawnGame } from '../../e2e/driver/pointed.ts'
import { openSite } from '../../e2e/site.ts'
import { begun, openRecord } from '../recorded.ts'
import { opened } from './stopwatch.ts'

type Measuring = Performance & { measureUserAgentSpecificMemory(): Promise<{ readonly bytes: number }> }

/** A browser tells a page's memory only to a page that no other can look into. */
export const ALONE = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' }

/**
 * The memory of a page in bytes, its workers and its document with it, after bots have played a whole game in it; `null`:
 * a browser without a window does not count it.
 */
export async function measureMemory(browser: Browser, game: DrawnGame): Promise<number | null> {
  const site = await openSite(ALONE)
  const page = await opened(browser, site)
  await openRecord(page, await begun(game, 1))
  while (!(await keptGames<{ isOver: boolean }>(page)).some(({ isOver }) => isOver)) await page.waitForTimeout(500)
  const bytes = await bytesOf(page)
  await page.context().close()
  await site.close()
  return bytes
}

/** What a page of such a site holds now; `null`: the browser does not tell. */
export const bytesOf = (page: Page): Promise<number | null> =>
  page.evaluate(() =>
    (performance as Measuring).measureUserAgentSpecificMemory().then(
      measured => measured.bytes,
      () => null,
    ),
  )
