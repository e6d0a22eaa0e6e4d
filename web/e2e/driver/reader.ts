import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { launch } from '../../browser/chromium.ts'
import type { Settings } from '../../shell/settings/settings.ts'
import { overhear, settled } from './listening.ts'
import { BY_TOUCH, SCREEN_SIZES, type ScreenSize } from './sizes.ts'
import { leaveUnpainted, whilePainted } from './unpainted.ts'

export interface Reading extends Omit<BrowserContextOptions, 'viewport'> {
  readonly size?: ScreenSize
  /** What the reader has chosen; bots and pieces are never waited for. */
  readonly settings?: Partial<Settings>
  /** Another site than the one that is shared. */
  readonly address?: string
}

export type Open = (path?: string, reading?: Reading) => Promise<Page>

/** All files of tests in this thread share a browser, which goes when the thread does. */
let shared: Promise<Browser> | null = null

/** A name by which this machine is reached as another one in a home network is, over a plain line. */
export const PLAIN_HOST = 'house.test'

/** In a test nothing goes on for so long that the last grade of compiling pays. */
const ARGS = ['--js-flags=--no-turbofan', `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`]

/** Opens the page for readers, each with a memory of their own. */
export function readers(): Open {
  return async (path = '', reading = {}) => {
    const { settings, address = inject('site').address } = reading
    shared ??= launch(undefined, ARGS)
    const page = await sitDown(await shared, address, reading)
    await page.evaluate(
      kept => localStorage.setItem('roundhouse-settings', kept),
      JSON.stringify({ language: 'en', speed: 'off', ...settings }),
    )
    await page.goto(`${address}${path}`)
    await page.locator('main:not(.notice)').waitFor()
    await settled(page)
    return page
  }
}

/** A service worker fetches everything there is, for the time without a network: another test is about that. */
const USUAL = { locale: 'en-GB', serviceWorkers: 'block' } as const

/**
 * Pages that nobody reads now, by their size. What a browser has fetched and compiled once is used again there, which
 * halves the work of a test; who wants more than a size, or two pages at a time, gets a new one.
 */
const free = new Map<string, Page>()

/** A page without a memory. Whatever goes wrong in it fails the test, which leaves it at its end. */
async function sitDown(browser: Browser, address: string, reading: Reading): Promise<Page> {
  const { size = 'desktop', settings: _, address: other, ...options } = reading
  const isUsual = other === undefined && Object.keys(options).length === 0
  const page = (isUsual && free.get(size)) || (await newPage(browser, size, options))
  free.delete(size)
  if (!page.url().startsWith(address)) await page.goto(`${address}${EMPTY}`)
  const errors: string[] = []
  const onError = (error: Error) => errors.push(error.message)
  page.on('pageerror', onError)
  onTestFinished(async ({ task }) => {
    const isKept = isUsual && task.result?.state !== 'fail' && !free.has(size)
    await (isKept ? leave(page, address, size) : page.context().close())
    page.off('pageerror', onError)
    if (isKept) free.set(size, page)
    expect(errors).toEqual([])
  })
  return page
}

async function newPage(browser: Browser, size: ScreenSize, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    viewport: SCREEN_SIZES[size],
    hasTouch: BY_TOUCH.includes(size),
    ...USUAL,
    ...options,
  })
  await overhear(context)
  await context.addInitScript(holdReviews)
  await context.addInitScript(leaveUnpainted)
  context.setDefaultTimeout(30_000)
  return context.newPage()
}

/** Runs in the page: to think a game through takes a while, and who wants it says so. */
function holdReviews(): void {
  // An empty page remembers nothing.
  const isEmpty = location.protocol === 'about:'
  window.overheard.areReviewsHeld = isEmpty || sessionStorage.getItem('test-thinks') === null
}

/** Games that are over are thought through in this page, also after a reload. */
export const allowThinking = (page: Page): Promise<void> =>
  page.evaluate(() => {
    sessionStorage.setItem('test-thinks', 'yes')
    window.overheard.areReviewsHeld = false
  })

/** A file of the site in which nothing runs. */
const EMPTY = 'icon.svg'

/** Nothing goes on in the page then, nothing is remembered, no mouse is over it, and it is as large as it was. */
async function leave(page: Page, address: string, size: ScreenSize): Promise<void> {
  const goAway = () => page.goto(`${address}${EMPTY}`)
  // What lay over the page takes its step of the history with it: a step that is still under way ends this one.
  await goAway().catch(goAway)
  await page.mouse.move(-1, -1)
  await page.setViewportSize(SCREEN_SIZES[size])
  await page.emulateMedia({ media: null })
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases())
      await new Promise((resolve, reject) => {
        const gone = indexedDB.deleteDatabase(name!)
        gone.onsuccess = resolve
        gone.onerror = reject
      })
  })
}

/** Goes to another screen of the page that is open. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate(async to => {
    const isThere = new Promise(resolve => addEventListener('hashchange', resolve, { once: true }))
    if (location.hash === to) return
    location.hash = to
    await isThere
    await window.overheard.settled()
  }, `#/${path}`)

/**
 * What axe finds in all of the page, or within a part that has come up in one that was looked through before; each with
 * where, but by these rules. Drawings in the rules are for eyes only; their words stand beside them.
 */
export async function findings(page: Page, within?: string, without: readonly string[] = []): Promise<string[]> {
  await settled(page)
  await page.evaluate(() => document.fonts.ready)
  const putBack = await takeDrawingsOut(page)
  const axe = new AxeBuilder({ page, ...(await axeIn(page)) }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (within !== undefined) axe.include(within)
  axe.disableRules([...without])
  const { violations } = await whilePainted(page, () => axe.analyze())
  await putBack()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

/** A page that was looked through before has axe in it: then there is nothing more to be read than this. */
const axeIn = async (page: Page): Promise<{ axeSource?: string }> =>
  (await page.evaluate(() => 'axe' in window)) ? { axeSource: '/* It is here. */' } : {}

/** Drawings, and what comes after a few of its kind in an album. */
const DRAWINGS = '.drawing, .drawing-face, .faces > li:nth-child(n + 5)'

/** What is left out is empty meanwhile, and as large as ever: axe would walk through thousands of shapes to leave them out. */
async function takeDrawingsOut(page: Page): Promise<() => Promise<void>> {
  const taken = await page.evaluateHandle(
    drawings =>
      [...document.querySelectorAll<HTMLElement | SVGElement>(drawings)].map(drawing => {
        const { width, height } = drawing.getBoundingClientRect()
        const shapes = [...drawing.childNodes]
        const style = drawing.style.cssText
        Object.assign(drawing.style, { width: `${width}px`, height: `${height}px` })
        drawing.replaceChildren()
        return { drawing, shapes, style }
      }),
    DRAWINGS,
  )
  return () =>
    taken.evaluate(all => {
      for (const { drawing, shapes, style } of all) {
        drawing.replaceChildren(...shapes)
        drawing.style.cssText = style
      }
    })
}
