import type { Browser, Page } from 'playwright-core'
import { type DrawnGame, POINTED } from '../../e2e/driver/pointed.ts'
import type { Site } from '../../e2e/site.ts'
import { lastRound, openRecord } from '../recorded.ts'
import { opened, type Tap, tapsOf } from './stopwatch.ts'

/** Taps at one table, the last round or turn of this many games, with the processor slowed. */
export async function measureTaps(browser: Browser, site: Site, game: DrawnGame, games: number): Promise<Tap[]> {
  const taps: Tap[] = []
  for (let deal = 1; deal <= games; deal++) {
    const page = await atLastRound(browser, site, game, deal, 4)
    taps.push(...(await playOn(page, game)))
    await page.context().close()
  }
  return taps
}

/** A game that has come to its last round or turn, with a person to decide. */
export async function atLastRound(browser: Browser, site: Site, game: DrawnGame, deal: number, slowed: number) {
  const page = await opened(browser, site, { slowed })
  await openRecord(page, await lastRound(game, deal))
  await page.waitForTimeout(QUIET)
  await tapsOf(page)
  return page
}

const MOST_TAPS = 30
/** In milliseconds, for whatever still goes on before and after a tap. */
const QUIET = 150
/**
 * How long a finger stays down, in milliseconds. A press and a release within one millisecond, as a program sends them, would
 * count the page's work for the press into the tap, which begins with the release.
 */
export const PRESS = 80
/** So often nothing can be tapped: bots think. */
const PATIENCE = 40

/** Taps here and there until the game is over, as somebody would who tries everything. */
export async function playOn(page: Page, game: DrawnGame): Promise<Tap[]> {
  const taps: Tap[] = []
  for (let turn = 0, idle = 0; taps.length < MOST_TAPS && idle < PATIENCE && (await isGoingOn(page)); turn++) {
    const place = await placeToTap(page, game, turn)
    if (place === null) idle++
    else {
      idle = 0
      // Fingers do not hover: what a pointer shows on its way is shown before.
      await page.mouse.move(place.x, place.y)
      await page.waitForTimeout(QUIET)
      await page.mouse.click(place.x, place.y, { delay: PRESS })
    }
    await page.waitForTimeout(QUIET)
    taps.push(...(await tapsOf(page)))
  }
  return taps
}

const SAME = 40

/** The same place, tapped again and again. */
export async function tapTimes(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<Tap[]> {
  const taps: Tap[] = []
  await page.mouse.move(x, y)
  for (let n = 0; n < SAME; n++) {
    await page.mouse.click(x, y, { delay: PRESS })
    await page.waitForTimeout(QUIET)
    taps.push(...(await tapsOf(page)))
  }
  return taps
}

/** Also a game that is over has something to tap, which begins another one: that is no answer of this table. */
export const isGoingOn = async (page: Page): Promise<boolean> => !(await page.title()).startsWith('Finished')

/** The middle of something that can be tapped and is covered by nothing; `null`: there is none now. */
export const placeToTap = (page: Page, game: DrawnGame, turn: number): Promise<{ x: number; y: number } | null> =>
  page.evaluate(
    ([kinds, n]) => {
      const [sure, begun, ...others] = kinds
      const order = n % 3 === 0 ? [sure!, begun!, ...others.toReversed()] : kinds
      for (const kind of order) {
        const places = [...document.querySelectorAll(kind)].flatMap(found => {
          const { x, y, width, height } = found.getBoundingClientRect()
          const place = { x: x + width / 2, y: y + height / 2 }
          return found.contains(document.elementFromPoint(place.x, place.y)) ? [place] : []
        })
        if (places.length > 0) return places[(n * 7) % places.length]!
      }
      return null
    },
    [POINTED[game], turn] as const,
  )
