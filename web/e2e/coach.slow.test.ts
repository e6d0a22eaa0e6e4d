import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newGame } from './driver/dealt.ts'
import { tooSmall, tooTall, tooWide } from './driver/measuring.ts'
import { movesIn, playOn, press, TABLES } from './driver/playing.ts'
import { findings, readers } from './driver/reader.ts'

const open = readers()

/** What the coach said, as the page heard it. */
interface Advice {
  readonly moves: readonly string[]
  readonly reasons: readonly { readonly key: string; readonly facts: object }[]
}

const adviceHeard = (page: Page): Promise<Advice[]> =>
  page.evaluate(() => {
    const { heard } = window.overheard as unknown as { heard: { value?: unknown }[] }
    return heard
      .map(({ value }) => value)
      .filter((value): value is Advice[] => Array.isArray(value) && value[0]?.reasons !== undefined)
      .at(-1)!
  })

/** Plays a little, to where there is more than one thing to do. */
async function seated(game: 'first-class' | 'nuremberg', size: 'desktop' | 'phone', theme: 'light' | 'dark') {
  const page = await newGame(open, { game, players: 2, seed: '11' }, { size, settings: { theme } })
  await playOn(page, game, { points: 6 })
  await press(page, 'Escape')
  await page.locator('[data-coach]').first().waitFor()
  return page
}

/** Pieces of advice that are not wholly seen. */
const scrolledIn = (page: Page): Promise<string[]> =>
  page.locator('.advice').evaluateAll(all =>
    all
      .filter(each => {
        const { top, bottom } = each.getBoundingClientRect()
        const around = each.closest('.decision-body, .decide')!.getBoundingClientRect()
        return top < around.top || bottom > around.bottom
      })
      .map(each => each.textContent ?? ''),
  )

describe.each([
  ['desktop', 'light'],
  ['phone', 'dark'],
] as const)('on a %s, %s', (size, theme) => {
  for (const game of ['first-class', 'nuremberg'] as const)
    test(`${game}: the coach shows good moves with their reasons, and one of them is played`, async () => {
      const page = await seated(game, size, theme)
      const played = await movesIn(page)
      await page.locator('[data-coach]').first().click()
      await page.locator('.advice').first().waitFor()
      const advice = await adviceHeard(page)
      expect(advice.length).toBeGreaterThan(0)
      expect(advice.length).toBeLessThanOrEqual(3)
      expect(await page.locator('.advice').count()).toBe(advice.length)
      expect(await page.locator('.advice em').count()).toBe(advice.flatMap(({ reasons }) => reasons).length)
      expect(await findings(page)).toEqual([])
      expect([await tooTall(page), await tooWide(page)]).toEqual([0, 0])
      if (size === 'phone') expect(await tooSmall(page)).toEqual([])
      else expect(await scrolledIn(page)).toEqual([])
      await page.locator('.advice').last().click()
      expect(await movesIn(page)).toBeGreaterThan(played)
      expect(await page.locator(TABLES[game]).count()).toBe(1)
    })
})

for (const game of ['first-class', 'nuremberg'] as const)
  test(`${game}: the coach is asked, followed and sent away by keys, and marks what it means on the table`, async () => {
    const page = await seated(game, 'desktop', 'light')
    const played = await movesIn(page)
    await press(page, 'c')
    await page.locator('.advice').first().waitFor()
    const letters = page.locator('.coach-marks .coach-letter:not([hidden])')
    await expect.poll(() => letters.count()).toBeGreaterThan(0)
    expect((await letters.allTextContents()).every(letter => /^[ABC]$/.test(letter))).toBe(true)
    await press(page, 'Escape')
    await page.locator('.coach').waitFor({ state: 'detached' })
    await page.locator('.coach-marks').waitFor({ state: 'detached' })
    await press(page, 'c')
    await page.locator('.advice').first().waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('advice')
    await press(page, 'Enter')
    expect(await movesIn(page)).toBeGreaterThan(played)
  })

test('what the coach says holds moves and reasons only: nothing of what the seat may not know', async () => {
  const page = await newGame(open, { game: 'first-class', players: 2, people: 2, modules: ['B', 'C'], seed: 'c0ffee' })
  await page.locator('.hand-over .button').click()
  await page.locator(TABLES['first-class']).waitFor()
  await press(page, 'c')
  await page.locator('.advice').first().waitFor()
  const legal = await page.evaluate(() => (window.overheard.snapshot as unknown as { moves: string[] }).moves)
  for (const { moves, reasons, ...more } of await adviceHeard(page)) {
    expect(legal).toContain(moves[0])
    expect(more).toEqual({})
    for (const reason of reasons) expect(Object.keys(reason).toSorted()).toEqual(['facts', 'key'])
  }
  const heard = await page.evaluate(() => window.overheard.heard.map(message => JSON.stringify(message)))
  for (const message of heard) expect(message).not.toContain('"seed"')
})

test('the coach that is not wanted is not there', async () => {
  const page = await newGame(open, { game: 'nuremberg', players: 2 }, { settings: { coach: 'never' } })
  await press(page, 'c')
  expect(await page.locator('[data-coach], .coach').count()).toBe(0)
})
