import type { Browser, Page } from 'playwright-core'
import type { DrawnGame } from '../../e2e/driver/pointed.ts'
import type { Site } from '../../e2e/site.ts'
import { newReader } from '../reader.ts'
import { type Tap, withStopwatch } from './stopwatch.ts'
import { atLastRound, placeToTap, tapTimes } from './taps.ts'

/** What a still of a table is made of. */
interface Shot {
  /** The root with what its styles ask of it: language, theme, colours. */
  readonly root: string
  readonly styles: readonly string[]
  readonly body: string
  readonly panel: string
}

/**
 * Taps on a still of a table: the same elements and styles without the page's program, and a tap does nothing but put another
 * content into the panel where one decides. Whatever draws the table, an answer that changes its panel takes a browser as long.
 */
export async function measureStill(browser: Browser, site: Site, game: DrawnGame): Promise<Tap[]> {
  const table = await atLastRound(browser, site, game, 1, 1)
  const before = await shotOf(table)
  const place = (await placeToTap(table, game, 0))!
  await table.mouse.click(place.x, place.y)
  await table.waitForTimeout(300)
  const after = await shotOf(table)
  await table.context().close()

  const page = await newReader(browser, { slowed: 4 })
  await withStopwatch(page)
  await page.route('**/still', route => route.fulfill({ contentType: 'text/html', body: stillOf(before, after) }))
  await page.goto(new URL('still', site.address).href)
  await page.locator(PANEL).first().waitFor()
  const { x, y, width, height } = (await page.locator(PANEL).first().boundingBox())!
  const taps = await tapTimes(page, { x: x + width / 2, y: y + height / 2 })
  await page.context().close()
  return taps
}

const PANEL = '.decision'

const shotOf = (page: Page): Promise<Shot> =>
  page.evaluate(panel => {
    const { documentElement: root } = document
    const attributes = [...root.attributes].map(({ name, value }) => `${name}="${value}"`)
    return {
      root: `<html ${attributes.join(' ')}>`,
      styles: [...document.querySelectorAll('link[rel=stylesheet]')].map(({ outerHTML }) => outerHTML),
      body: document.body.innerHTML.replaceAll(/<script.*?<\/script>/g, ''),
      panel: document.querySelector(panel)!.innerHTML,
    }
  }, PANEL)

const stillOf = ({ root, styles, body, panel }: Shot, after: Shot): string => `<!doctype html>${root}<head>
<title>Still</title>${styles.join('')}</head><body>${body}<script>
  const panels = ${JSON.stringify([after.panel, panel]).replaceAll('</', '<\\/')}
  document.querySelector('${PANEL}').addEventListener('click', ({ currentTarget }) => {
    currentTarget.innerHTML = panels[0]
    panels.reverse()
  })
</script></body>`
