import type { Browser } from 'playwright-core'
import type { DrawnGame } from '../../e2e/driver/pointed.ts'
import { openSite } from '../../e2e/site.ts'
import { begun, openRecord } from '../recorded.ts'
import { opened } from './stopwatch.ts'

type Measuring = Performance & { measureUserAgentSpecificMemory(): Promise<{ readonly bytes: number }> }

/** A browser tells a page's memory only to a page that no other can look into. */
const ALONE = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' }

/**
 * The memory of a page in bytes, its workers and its document with it, after bots have played a whole game in it; `null`:
 * a browser without a window does not count it.
 */
export async function measureMemory(browser: Browser, game: DrawnGame): Promise<number | null> {
  const site = await openSite(ALONE)
  const page = await opened(browser, site)
  await openRecord(page, await begun(game, 1))
  await page.waitForFunction(isKeptAsOver, null, { polling: 500, timeout: 300_000 })
  const bytes = await page.evaluate(() =>
    (performance as Measuring).measureUserAgentSpecificMemory().then(
      measured => measured.bytes,
      () => null,
    ),
  )
  await page.context().close()
  await site.close()
  return bytes
}

/** Runs in the page: the game that is kept here has come to its end. */
const isKeptAsOver = (): Promise<boolean> =>
  new Promise(resolve => {
    const opening = indexedDB.open('roundhouse')
    opening.onsuccess = () => {
      const asking = opening.result.transaction('games').objectStore('games').getAll()
      asking.onsuccess = () => {
        opening.result.close()
        resolve(asking.result.some(({ isOver }) => isOver))
      }
    }
  })
