import type { Browser } from 'playwright-core'
import { openClub } from '../../e2e/driver/club.ts'
import type { DrawnGame } from '../../e2e/driver/pointed.ts'
import type { Site } from '../../e2e/site.ts'
import { newReader } from '../reader.ts'
import { type Tap, tapsOf, withStopwatch } from './stopwatch.ts'
import { playOn } from './taps.ts'

/** Own moves at tables of a real server, against the quickest bot: how long it takes until they are shown. */
export async function measureElsewhere(
  browser: Browser,
  { folder }: Site,
  game: DrawnGame,
  games: number,
): Promise<Tap[]> {
  const club = await openClub(folder)
  const taps: Tap[] = []
  for (let n = 0; n < games; n++) {
    const table = await club.newTable(game)
    const page = await newReader(browser)
    await withStopwatch(page)
    await club.signIn(page)
    await page.goto(`${club.address}#/online/${table}`)
    await page.locator('main.table').waitFor()
    await tapsOf(page)
    taps.push(...(await playOn(page, game)))
    await page.context().close()
  }
  await club.close()
  return taps.filter(({ request }) => request === 'play')
}
