import { standardMap } from '@roundhouse/nuremberg/maps/standard'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { forgotten, NAMES } from './driver/forgotten.ts'
import { tooSmall, tooWide } from './driver/measuring.ts'
import { press } from './driver/playing.ts'
import { DRAWN_GAMES, type DrawnGame } from './driver/pointed.ts'
import { findings, goTo, readers } from './driver/reader.ts'
import { namesIn, watch } from './driver/records.ts'

const open = readers()

/** Opens a record as a reader does. */
async function recordOf(game: DrawnGame, reading: Parameters<typeof open>[1] = {}): Promise<Page> {
  const page = await open('', reading)
  await watch(page, game, 2)
  return page
}

const thoughtThrough = (page: Page): Promise<void> => page.locator('.chances .chart').waitFor({ timeout: 120_000 })

/** What a browser keeps of a game once it was thought through: that is done once, and the others are given it. */
const kept = new Map<DrawnGame, { readonly id: string; readonly analysis?: object }>()

/** Opens the report of a record, thought through. */
async function reportOf(game: DrawnGame, reading: Parameters<typeof open>[1] = {}, path = ''): Promise<Page> {
  const page = await open(path, reading)
  const known = kept.get(game)
  if (known === undefined) {
    await watch(page, game, 2)
    await page.locator('[data-report]').click()
  } else {
    await giveGame(page, known)
    await goTo(page, `report/${known.id}`)
  }
  await thoughtThrough(page)
  if (known === undefined) {
    await expect.poll(async () => (await keptGame(page))?.analysis !== undefined).toBe(true)
    kept.set(game, (await keptGame(page))!)
  }
  return page
}

/** The one game that the browser keeps. */
const keptGame = (page: Page) =>
  page.evaluate(async () => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>(resolve => {
        request.onsuccess = () => resolve(request.result)
      })
    const db = await ended(indexedDB.open('roundhouse'))
    const [game] = await ended(db.transaction('games').objectStore('games').getAll())
    db.close()
    return game as { readonly id: string; readonly analysis?: object } | undefined
  })

const giveGame = (page: Page, game: { readonly id: string }): Promise<void> =>
  page.evaluate(async game => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>(resolve => {
        request.onsuccess = () => resolve(request.result)
      })
    const db = await ended(indexedDB.open('roundhouse'))
    await ended(db.transaction('games', 'readwrite').objectStore('games').put(game))
    db.close()
  }, game)

describe.each([
  ['desktop', 'light'],
  ['phone', 'dark'],
] as const)('on a %s, %s', (size, theme) => {
  for (const game of DRAWN_GAMES)
    test(`the report of ${game} tells points, chances and turning points, and has nothing for axe to find`, async () => {
      const page = await reportOf(game, { size, settings: { theme } })
      expect(await page.locator('table.points tbody tr').count()).toBeGreaterThan(3)
      expect(await page.locator('.chart .chance').count()).toBe(2)
      await page.locator('.chances summary').click()
      expect(await page.locator('.chances tbody tr').count()).toBeGreaterThan(5)
      expect(await findings(page)).toEqual([])
      expect(await tooWide(page)).toBe(0)
      if (size === 'phone') expect(await tooSmall(page)).toEqual([])
    })
})

/** Names of areas that stand in sentences, longest first. */
const PLACES = standardMap(1, 'nuremberg')
  .areas.map(({ name }) => name)
  .toSorted((a, b) => b.length - a.length)

for (const game of DRAWN_GAMES)
  test(`no text is forgotten in the report of ${game}`, async () => {
    const page = await reportOf(game, {}, '?pseudo')
    await page.locator('.chances summary').click()
    expect(await forgotten(page, [...NAMES, ...namesIn(game, 2), ...PLACES])).toEqual([])
  })

test('from a report one looks at a turn by keys, goes to the moment of a turning point, and plays on from there', async () => {
  const page = await reportOf('first-class')
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
  await expect.poll(async () => (await keptGame(page))?.analysis !== undefined).toBe(true)
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
