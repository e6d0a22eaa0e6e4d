import type { Locator, Page } from 'playwright-core'
import { settled } from './listening.ts'
import type { Spot } from './reach.ts'

/** Has the reader fingers, or a mouse? Known by what the browser was opened with. */
const hasFingers = (page: Page): Promise<boolean> => page.evaluate(() => navigator.maxTouchPoints > 0)

/** A hand at a page: a mouse that comes from where it was and rests before it presses, or a finger. */
export type Hand = (spot: Spot) => Promise<void>

/** How long a mouse rests: what the page shows under it has been drawn by then. */
const rest = (page: Page): Promise<void> => page.evaluate(() => window.putOff.frame())

export async function handOf(page: Page): Promise<Hand> {
  if (await hasFingers(page)) return ({ x, y }) => page.touchscreen.tap(x, y)
  return async ({ x, y }) => {
    await page.mouse.move(x, y)
    await rest(page)
    await page.mouse.down()
    await page.mouse.up()
  }
}

/** Presses the first of these, where it can be reached, as a person does; the page shows then what came of it. */
export async function pressOn(page: Page, what: string | Locator): Promise<void> {
  const locator = (typeof what === 'string' ? page.locator(what) : what).first()
  await locator.waitFor()
  await settled(page)
  const spot = await locator.evaluate(element => window.reach.spotOf(element))
  if (spot === null) throw new Error(`Cannot be reached: ${await locator.evaluate(({ outerHTML }) => outerHTML)}`)
  const hand = await handOf(page)
  await hand(spot)
  await settled(page)
}
