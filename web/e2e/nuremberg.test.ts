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

interface Opened {
  readonly page: Page
  readonly errors: string[]
}

/** A new game against bots that play anything, which takes no time. */
async function newGame(viewport: typeof DESKTOP, players: number, map: string): Promise<Opened> {
  const context = await browser.newContext({ viewport, locale: 'en-GB' })
  const settings = JSON.stringify({ language: 'en', theme: 'light', speed: 'off' })
  await context.addInitScript(kept => localStorage.setItem('roundhouse-settings', kept), settings)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await page.goto(`${site.address}#/new/nuremberg`)
  await page.getByRole('radio', { name: String(players), exact: true }).check()
  await page.getByRole('radio', { name: map }).check()
  const seats = page.locator('select')
  for (let seat = 1; seat < players; seat++) await seats.nth(seat).selectOption('random')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('.nuremberg-table').waitFor()
  return { page, errors }
}

/** Points at something, as a player who tries everything would; false: nothing is to be decided. */
const point = (page: Page, turn: number): Promise<boolean> =>
  page.evaluate(
    ([pointed, n]) => {
      // Now and then a series goes on although it could be paid, and a phase is passed although there is more to do.
      const order = n % 4 === 0 ? [...pointed].reverse() : n % 3 === 0 ? pointed.slice(3) : pointed
      const found = order.map(selector => document.querySelectorAll(selector)).find(({ length }) => length > 0)
      found?.[n % found.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      return found !== undefined
    },
    [POINTED.nuremberg, turn] as const,
  )

const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => /wins?$/.test(document.querySelector('.decision h2')?.textContent ?? ''))

for (const [name, size, players, map] of [
  ['a desktop', DESKTOP, 4, 'Nuremberg'],
  ['a phone', PHONE, 3, 'Wensleydale'],
] as const)
  test(`a whole game is played on ${map} by pointing, on ${name}`, DEALT, async () => {
    const { page, errors } = await newGame(size, players, map)
    for (let turn = 0; turn < 3000 && !(await isOver(page)); turn++) {
      await point(page, turn)
      await page.waitForTimeout(15)
      const isTooLarge = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)
      expect(isTooLarge).toBe(false)
    }
    expect(await isOver(page)).toBe(true)
    expect(errors).toEqual([])
    await page.context().close()
  })

test('a bid is made by keys alone, and refused ones say why', DEALT, async () => {
  const { page, errors } = await newGame(DESKTOP, 2, 'Nuremberg')
  await page.locator('button.box.can').first().waitFor()
  await page.locator('button.box.can').first().focus()
  await page.keyboard.press('Enter')
  const bid = async () => Number(await page.locator('.decision output').textContent())
  const least = await bid()
  await page.keyboard.press('+')
  expect(await bid()).toBe(least + 1)
  await page.keyboard.press('-')
  await page.getByRole('button', { name: 'Why not more?' }).click()
  expect(await page.locator('.why').textContent()).toContain('NB-3.3')
  await page.locator('.box.chosen').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.box .bid:not(.none)').count()).toBeGreaterThan(0)
  expect(errors).toEqual([])
  await page.context().close()
})

test('a series is built by keys alone, and taken back', DEALT, async () => {
  const { page, errors } = await newGame(DESKTOP, 2, 'Nuremberg')
  const title = () => page.locator('.decision h2').textContent()
  while (!/build one series/.test((await title()) ?? '')) {
    const box = page.locator('button.box.can').first()
    if ((await box.count()) === 0) await page.waitForTimeout(20)
    else {
      await box.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await page.waitForTimeout(60)
    }
  }
  await page.locator('.zoom button').first().focus()
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.matches('.hit.can'))).toBe(true)
  await page.keyboard.press('Enter')
  await page.locator('.next-price').first().waitFor()
  await page.locator('.hit.can').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.series').waitFor()
  await page.keyboard.press('Backspace')
  await page.locator('.series').waitFor({ state: 'detached' })
  expect(errors).toEqual([])
  await page.context().close()
})

for (const [name, size] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)
  test(`axe finds nothing serious at the table on ${name}`, DEALT, async () => {
    const { page } = await newGame(size, 4, 'Nuremberg')
    await page.locator('button.box.can').first().waitFor()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
    await page.context().close()
  })
