import type { Page } from 'playwright-core'
import { handOf } from '../driver/hand.ts'
import { settled } from '../driver/listening.ts'
import type { Spot } from '../driver/reach.ts'
import type { Way } from './plan.ts'
import type { Step, WalkedTable } from './sight.ts'

/** Carries out a step with real events; answers what was in the way, or `null`. */
export type StepMaker = (step: Step) => Promise<string | null>

export const stepMaker = async (page: Page, way: Way, table: WalkedTable): Promise<StepMaker> =>
  way === 'keys' ? byKeys(page, table) : byHand(page)

/** What brings another part of the table to the front: the whole map, or another tab. */
const ELSEWHERE = ['.zoom button:nth-child(3)', ...[1, 2, 3, 4].map(n => `.tabs button:nth-child(${n})`)]

/** By a mouse or a finger: who does not find it looks elsewhere. */
async function byHand(page: Page): Promise<StepMaker> {
  const hand = await handOf(page)
  const press = async (selector: string): Promise<boolean> => {
    const spot = await spotOf(page, selector)
    if (spot !== null) await hand(spot)
    return spot !== null
  }
  const find = async (selector: string): Promise<boolean> => {
    if (await press(selector)) return true
    for (const other of ELSEWHERE) if ((await press(other)) && (await press(selector))) return true
    return false
  }
  return async ({ press: selector, times = 1 }) => {
    for (let n = 0; n < times; n++) if (!(await find(selector))) return `${selector} cannot be reached`
    return null
  }
}

/** Where the first of these can be pressed that can be; it is aimed at then. */
const spotOf = (page: Page, selector: string): Promise<Spot | null> =>
  page.evaluate(async selector => {
    const { overheard, reach } = window
    await reach.hit()
    await overheard.settled()
    for (const element of document.querySelectorAll(selector)) {
      const spot = reach.spotOf(element)
      if (spot === null) continue
      reach.aim(element)
      return spot
    }
    return null
  }, selector)

/** How keys lead to something. */
type KeyPath =
  /** Its number stands on the table, or the key does it wherever the focus is. */
  | { readonly by: 'key'; readonly key: string }
  | { readonly by: 'tab'; readonly tabs: number; readonly most: number; readonly area: number | null }
  | { readonly by: 'nothing' }

/** By keys alone: its own key, its number, or the tab key and on a map the arrows. */
function byKeys(page: Page, table: WalkedTable): StepMaker {
  const press = async (key: string, times = 1): Promise<void> => {
    for (let n = 0; n < times; n++) await page.keyboard.press(key)
  }
  return async ({ press: selector, times = 1, key }) => {
    await settled(page)
    if (key !== undefined && key !== 'Enter') {
      await press(key, times)
      return null
    }
    for (let n = 0; n < times; n++) {
      const path = await pathTo(page, selector, key)
      if (path.by === 'nothing') return `${selector} is not there for keys`
      if (path.by === 'key') await press(path.key)
      else if (await walkTo(page, table, selector, path)) await press('Enter')
      else return `no key leads to ${selector}`
      await settled(page)
    }
    return null
  }
}

const pathTo = (page: Page, selector: string, key: string | undefined): Promise<KeyPath> =>
  page.evaluate(
    ({ selector, key }): KeyPath => {
      const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
      const element = [...document.querySelectorAll<HTMLElement>(selector)].find(isSeen)
      if (element === undefined) return { by: 'nothing' }
      const active = document.activeElement!
      const control = active.closest('button, a, summary, [role="button"]')
      if (key !== undefined && (control === null || control.matches('[data-chosen]'))) return { by: 'key', key }
      const number = element.matches('.target.is-open') ? element.dataset['key'] : undefined
      if (number !== undefined && /^[1-9]$/.test(number)) return { by: 'key', key: number }
      const stops = [
        ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]'),
      ].filter(stop => stop.tabIndex >= 0 && !stop.matches(':disabled') && isSeen(stop))
      const area = element.dataset['area'] ?? null
      const stop = area === null ? element : document.querySelector<HTMLElement>('.hits [tabindex="0"]')!
      const [from, to] = [stops.indexOf(active as HTMLElement), stops.indexOf(stop)]
      const forward = (to - from + stops.length + 1) % (stops.length + 1)
      const tabs = forward > stops.length / 2 ? forward - stops.length - 1 : forward
      return { by: 'tab', tabs, most: stops.length + 2, area: area === null ? null : Number(area) }
    },
    { selector, key },
  )

/** Goes there by the tab key, on the shorter way, and over a map by arrows. Answers whether that led there. */
async function walkTo(
  page: Page,
  table: WalkedTable,
  selector: string,
  { tabs, most, area }: Extract<KeyPath, { by: 'tab' }>,
): Promise<boolean> {
  const isAt = (where: string) => page.evaluate(where => document.activeElement?.matches(where) === true, where)
  const stop = area === null ? selector : '.hits [data-area]'
  const key = tabs < 0 ? 'Shift+Tab' : 'Tab'
  for (let n = 0; n < Math.abs(tabs); n++) await page.keyboard.press(key)
  // Where nothing has the focus, a browser goes on from where it was last.
  for (let n = 0; n < most && !(await isAt(stop)); n++) await page.keyboard.press(key)
  if (area === null) return isAt(selector)
  const from = await page.evaluate(() => Number(document.activeElement?.getAttribute('data-area')))
  for (const arrow of table.arrowsTo!(from, area)) await page.keyboard.press(arrow)
  return isAt(selector)
}
