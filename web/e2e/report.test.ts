import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { tooSmall, tooWide } from './driver/measuring.ts'
import { press } from './driver/playing.ts'
import { DRAWN_GAMES, type DrawnGame } from './driver/pointed.ts'
import { findings, readers } from './driver/reader.ts'
import { watch } from './driver/records.ts'

const open = readers()

/** Opens a record as a reader does. */
async function recordOf(game: DrawnGame, reading: Parameters<typeof open>[1] = {}): Promise<Page> {
  const page = await open('', reading)
  await watch(page, game, 2)
  return page
}

/** Opens a record, and its report. */
async function reportOf(...record: Parameters<typeof recordOf>): Promise<Page> {
  const page = await recordOf(...record)
  await page.locator('[data-report]').click()
  await page.locator('main.report').waitFor()
  return page
}

const thoughtThrough = (page: Page): Promise<void> => page.locator('.chances .chart').waitFor({ timeout: 120_000 })

describe.each([
  ['desktop', 'light'],
  ['phone', 'dark'],
] as const)('on a %s, %s', (size, theme) => {
  for (const game of DRAWN_GAMES)
    test(`the report of ${game} tells points, chances and turning points, and has nothing for axe to find`, async () => {
      const page = await reportOf(game, { size, settings: { theme } })
      await thoughtThrough(page)
      expect(await page.locator('table.points tbody tr').count()).toBeGreaterThan(3)
      expect(await page.locator('.chart .chance').count()).toBe(2)
      await page.locator('.chances summary').click()
      expect(await page.locator('.chances tbody tr').count()).toBeGreaterThan(5)
      expect(await findings(page)).toEqual([])
      expect(await tooWide(page)).toBe(0)
      if (size === 'phone') expect(await tooSmall(page)).toEqual([])
    })
})

test('from a report one looks at a turn by keys, goes to the moment of a turning point, and plays on from there', async () => {
  const page = await reportOf('first-class')
  await thoughtThrough(page)
  const slider = page.locator('.chances input[type=range]')
  await slider.focus()
  await press(page, 'Home')
  await page.locator('.reading', { hasText: 'At the start' }).waitFor()
  await press(page, 'ArrowRight')
  await page.locator('.reading', { hasText: /^After turn 1 \(.*%$/ }).waitFor()
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^After turn 1/)
  const point = page.locator('.turning-points > li').first()
  const link = (await point.getByRole('link').getAttribute('href'))!
  expect(link).toMatch(/^#\/replay\/.+\/\d+$/)
  await point.getByRole('link').click()
  await page.locator('.replay-bar').waitFor()
  expect(page.url()).toContain(link)
  await page.goBack()
  await thoughtThrough(page)
  await point.getByRole('button', { name: 'Play from here' }).click()
  const dialog = page.getByRole('dialog')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Start', exact: true }).click()
  await page.locator('main.table').waitFor()
  expect(page.url()).toContain('#/table/')
})

/** Presses the button in the frame in which it appears: a machine may think faster than somebody points. */
const stopAtOnce = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise(resolve => {
        requestAnimationFrame(function look() {
          const stop = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stop')
          if (stop === undefined) return void requestAnimationFrame(look)
          stop.click()
          resolve()
        })
      }),
  )

test('thinking a game through can be stopped and begun again, and is kept with the game', async () => {
  const page = await recordOf('first-class')
  const stopped = stopAtOnce(page)
  await page.locator('[data-report]').click()
  await stopped
  await page.getByText('Stopped.').waitFor()
  await page.getByRole('button', { name: 'Analyse' }).click()
  await thoughtThrough(page)
  const isKept = () =>
    page.evaluate(async () => {
      const ended = <T>(request: IDBRequest<T>) =>
        new Promise<T>(resolve => {
          request.onsuccess = () => resolve(request.result)
        })
      const db = await ended(indexedDB.open('roundhouse'))
      const [game] = (await ended(db.transaction('games').objectStore('games').getAll())) as { analysis?: object }[]
      db.close()
      return game?.analysis !== undefined
    })
  await expect.poll(isKept).toBe(true)
  await page.reload()
  await page.locator('.chances .chart').waitFor()
})

test('a game that came with the address has a report, too', async () => {
  const page = await recordOf('first-class', { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Copied').waitFor()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  const elsewhere = await open(address.slice(address.indexOf('#')))
  await elsewhere.locator('[data-report]').click()
  await thoughtThrough(elsewhere)
  expect(elsewhere.url()).toContain('#/review/')
})
