import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './chromium.ts'
import { DEALT } from './dealt.ts'
import { POINTED } from './pointed.ts'
import { openSite, type Site } from './site.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  site = await openSite()
  browser = await launch()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const DESKTOP = { width: 1280, height: 720 }
const PHONE = { width: 360, height: 640 }
type Modules = readonly [string, string]

interface Opened {
  readonly page: Page
  readonly errors: string[]
}

/** A new game against bots that play anything, which takes no time. */
async function newGame(viewport: typeof DESKTOP, players: number, modules: Modules): Promise<Opened> {
  const context = await browser.newContext({ viewport, locale: 'en-GB' })
  const settings = JSON.stringify({ language: 'en', theme: 'dark', speed: 'off' })
  await context.addInitScript(kept => localStorage.setItem('roundhouse-settings', kept), settings)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await page.goto(`${site.address}#/new/first-class`)
  await page.getByRole('radio', { name: String(players), exact: true }).check()
  for (const module of [...modules, ...modules]) await chooseModule(page, module)
  const seats = page.locator('select')
  for (let seat = 1; seat < players; seat++) await seats.nth(seat).selectOption('random')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('.fc').waitFor()
  return { page, errors }
}

/** A third module takes the place of the first, so that choosing each of two twice leaves just them. */
async function chooseModule(page: Page, module: string): Promise<void> {
  const box = page.locator('label', { hasText: new RegExp(`^${module}`) }).locator('input[type="checkbox"]')
  if (!(await box.isChecked())) await box.click()
}

/** Points at something, as a player who tries everything would. */
const point = (page: Page, turn: number): Promise<void> =>
  page.evaluate(
    ([pointed, n]) => {
      if (document.querySelector('.fc-decision.is-mine') === null) return
      const [chosen, ...others] = pointed
      const order = n % 3 === 0 ? [chosen!, ...others.toReversed()] : pointed
      const found = order.map(selector => document.querySelectorAll<HTMLElement>(selector)).find(all => all.length > 0)
      found?.[(n * 7) % found.length]?.click()
    },
    [POINTED['first-class'], turn] as const,
  )

const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.status')?.textContent?.includes('win') === true)

const isTooLarge = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth,
  )

for (const [name, size, players, modules] of [
  ['a desktop', DESKTOP, 4, ['A', 'B']],
  ['a desktop', DESKTOP, 3, ['C', 'E']],
  ['a desktop', DESKTOP, 2, ['D', 'F']],
  ['a phone', PHONE, 4, ['B', 'F']],
] as const)
  test(`a whole game with modules ${modules.join(' and ')} is played by pointing, on ${name}`, DEALT, async () => {
    const { page, errors } = await newGame(size, players, modules)
    for (let turn = 0; turn < 3000 && !(await isOver(page)); turn++) {
      await point(page, turn)
      await page.waitForTimeout(10)
      expect(await isTooLarge(page)).toBe(false)
    }
    expect(await isOver(page)).toBe(true)
    expect(errors).toEqual([])
    await page.context().close()
  })

test('a turn is played by keys alone: a card is walked to, shown, and taken', DEALT, async () => {
  const { page, errors } = await newGame(DESKTOP, 2, ['A', 'B'])
  await page.locator('[data-place^="hand"].is-open').first().waitFor()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await page.locator('[data-place^="offer"].is-open').first().waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const place = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['place'])
  expect(place).toMatch(/^offer /)
  await page.keyboard.press('Enter')
  await page.locator('.fc-chosen').waitFor()
  await page.keyboard.press('Enter')
  await page.locator(`[data-place="${place}"].is-open`).waitFor({ state: 'detached' })
  expect(errors).toEqual([])
  await page.context().close()
})

for (const [name, size] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)
  test(`axe finds nothing serious on the table, on ${name}`, DEALT, async () => {
    const { page } = await newGame(size, 4, ['C', 'D'])
    for (const moves of [0, 20, 60]) {
      for (let turn = 0; turn < moves; turn++) {
        await point(page, turn)
        await page.waitForTimeout(10)
      }
      const { violations } = await new AxeBuilder({ page }).include('main').analyze()
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    }
    await page.context().close()
  })
