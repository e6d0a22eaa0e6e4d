import type { Browser, Page } from 'playwright-core'
import type { DrawnGame } from '../../e2e/driver/pointed.ts'
import type { Site } from '../../e2e/site.ts'
import { opened } from './stopwatch.ts'
import { isGoingOn, placeToTap } from './taps.ts'

type Watched = typeof globalThis & { waits: number[] }

/** In milliseconds, between two looks at the table. */
const GLANCE = 100
/** In which a summary is put away: who reads it does not wait for bots. */
const SUMMARIES = '[data-continue], .decision:has(.turn-summary) button.go'

/**
 * Plays the game that home suggests, for this many seconds, at the pace a new reader has. A wait lasts from a decision after
 * which bots move to the next decision: as long as nobody here is called.
 */
export async function measureWaits(browser: Browser, site: Site, game: DrawnGame, seconds: number): Promise<number[]> {
  const page = await opened(browser, site, { speed: 'normal' })
  await page.locator(`.poster.${game} .button.main`).click()
  await page.locator('main.table').waitFor()
  await page.evaluate(watchTitle)
  const end = performance.now() + 1000 * seconds
  for (let turn = 0; performance.now() < end && (await isGoingOn(page)); turn++) {
    await act(page, game, turn)
    await page.waitForTimeout(GLANCE)
  }
  const waits = await page.evaluate(() => (globalThis as Watched).waits)
  await page.context().close()
  return waits
}

async function act(page: Page, game: DrawnGame, turn: number): Promise<void> {
  const summary = page.locator(SUMMARIES).first()
  if ((await summary.count()) > 0) return summary.click()
  const place = await page.title().then(title => (isCalled(title) ? placeToTap(page, game, turn) : null))
  if (place !== null) await page.mouse.click(place.x, place.y)
}

/** The title says so to somebody who looks at another tab. */
const isCalled = (title: string): boolean => title.startsWith('●')

/** Runs in the page, so it may use nothing from outside. */
function watchTitle(): void {
  const waits: number[] = []
  Object.assign(globalThis, { waits })
  let since: number | null = null
  const look = (now: number) => {
    const isHere = document.title.startsWith('●')
    if (isHere && since !== null) waits.push(now - since)
    since = isHere ? null : (since ?? now)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
