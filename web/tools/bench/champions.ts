import type { Browser, Page } from 'playwright-core'
import { type DrawnGame, LOOKED_AT } from '../../e2e/driver/pointed.ts'
import { openSite, type Site } from '../../e2e/site.ts'
import { begun, momentOf, openRecord } from '../recorded.ts'
import { ALONE, bytesOf } from './memory.ts'
import { opened, type Tap, tapsOf } from './stopwatch.ts'
import { isGoingOn, PRESS } from './taps.ts'

/** In milliseconds, before a tap and after it. */
const QUIET = 150
/** In milliseconds, between two looks at the memory. */
const WHILE = 4000

const withChampions = (record: string): string => record.replaceAll(/^(chair \d) (greedy|me)/gm, '$1 champion')

/** Looking around in the second round or turn with the processor slowed: while champions think, and while nobody does. */
export async function measureLooks(
  browser: Browser,
  site: Site,
  game: DrawnGame,
  count: number,
): Promise<{ readonly thinking: Tap[]; readonly quiet: Tap[] }> {
  const record = await momentOf(game, 1, (_, { now }) => now === 2)
  const quiet = await looks(browser, site, game, record, count)
  return { quiet, thinking: await looks(browser, site, game, withChampions(record), count) }
}

async function looks(browser: Browser, site: Site, game: DrawnGame, record: string, count: number): Promise<Tap[]> {
  const page = await opened(browser, site, { slowed: 4, speed: 'normal' })
  await openRecord(page, record)
  const places = page.locator(LOOKED_AT[game])
  await places.first().waitFor()
  await page.waitForTimeout(1000)
  await tapsOf(page)
  for (let n = 0; n < count && (await isGoingOn(page)); n++) await look(page, places.nth(n % (await places.count())))
  const taps = await tapsOf(page)
  await page.context().close()
  return taps
}

/** Taps, and puts away what came up. */
async function look(page: Page, place: ReturnType<Page['locator']>): Promise<void> {
  const { x, y, width, height } = (await place.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.waitForTimeout(QUIET)
  await page.mouse.click(x + width / 2, y + height / 2, { delay: PRESS })
  await page.waitForTimeout(QUIET)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(QUIET)
}

/** The most memory that a page of four champions was seen to hold in this many seconds, in bytes; `null`: the browser does not tell. */
export async function measureChampionsMemory(
  browser: Browser,
  game: DrawnGame,
  seconds: number,
): Promise<number | null> {
  const site = await openSite(ALONE)
  const page = await opened(browser, site)
  await openRecord(page, withChampions(await begun(game, 1)))
  let most = await bytesOf(page)
  const end = performance.now() + 1000 * seconds
  while (most !== null && performance.now() < end) {
    await page.waitForTimeout(WHILE)
    most = Math.max(most, (await bytesOf(page)) ?? 0)
  }
  await page.context().close()
  await site.close()
  return most
}
