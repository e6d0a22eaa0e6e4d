import { playDay } from '@roundhouse/server/ratings/testing/day-game'
import { dayGameId, dayHere } from '@roundhouse/table/day'
import { type SavedGame, saveTable } from '@roundhouse/table/saving/saved-game'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pressOn } from './driver/hand.ts'
import { openPageHouse } from './driver/house.ts'
import { findings, readers } from './driver/reader.ts'

const open = readers()

test('the deal of the day is begun from home without a server, and resumed', async () => {
  const page = await open('', { size: 'phone' })
  await pressOn(page, '.day-ticket a')
  await pressOn(page, page.getByRole('button', { name: 'Play the deal' }))
  await page.locator('main.table').waitFor()
  expect(page.url()).toContain(`#/table/${dayGameId(dayHere(new Date()))}`)
  await page.goBack()
  await page.getByRole('button', { name: 'Resume' }).waitFor()
  expect(await page.locator('.day-mark').count()).toBe(14)
  expect(await findings(page, '.day-page')).toEqual([])
})

test.each([
  ['2024-01-01', 'This deal is over.'],
  ['2099-01-01', 'You can play this deal on its day.'],
])('the deal of %s is not of today', async (day, words) => {
  const page = await open(`#/day/${day}`)
  await page.getByText(words).waitFor()
  expect(await page.getByRole('button', { name: 'Play the deal' }).count()).toBe(0)
})

/** A game that is kept as if it had been played here. */
const keep = (page: Page, game: SavedGame): Promise<void> =>
  page.evaluate(
    kept =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('roundhouse')
        opening.onsuccess = () => {
          const change = opening.result.transaction('games', 'readwrite')
          change.objectStore('games').put(kept)
          change.oncomplete = () => resolve()
          change.onerror = () => reject(change.error)
        }
      }),
    game,
  )

test('a deal that was played is checked by the server, counts once, and is shared without its cards', async () => {
  const today = dayHere(new Date())
  const table = await playDay(today)
  const house = await openPageHouse()
  const points = table.game.result(table.match.now)!.points[0]!
  const page = await open('', { address: house.address, permissions: ['clipboard-read', 'clipboard-write'] })
  await keep(page, await saveTable({ ...table, id: dayGameId(today) }, { saved: Date.now() }))
  await page.goto(`${house.address}#/table/${dayGameId(today)}`)
  await page.locator('main.table [data-again]').first().waitFor()
  await pressOn(page, page.locator('[data-again]').first())
  expect(await page.locator('.day-score').innerText()).toContain(`${points} point`)

  await page.locator('.day-send input').fill('Ada')
  await pressOn(page, page.getByRole('button', { name: 'Send result' }))
  await page.locator('.ranks tbody tr').waitFor({ timeout: 20_000 })
  expect(await page.locator('.ranks tbody tr').innerText()).toMatch(new RegExp(`Ada[\\s\\S]*${points}$`))
  expect(await page.locator('.day-results').innerText()).toContain('1 person has played it.')

  await pressOn(page, page.getByRole('button', { name: 'Copy text' }))
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`${points} point`)
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain(`#/day/${today}`)
  expect(text.split('\n')).toHaveLength(5)
  const saving = page.waitForEvent('download')
  await pressOn(page, page.getByRole('button', { name: 'Save picture' }))
  expect((await saving).suggestedFilename()).toBe(`roundhouse-${today}.png`)
  expect(await findings(page, '.day-page')).toEqual([])

  await pressOn(page, page.getByRole('link', { name: 'Ada' }))
  await page.locator('.profile-page').waitFor()
  expect(await page.locator('h1').innerText()).toBe('Your profile')
  expect(await findings(page, '.profile-page')).toEqual([])
  await pressOn(page, page.getByRole('link', { name: 'Leaderboards' }))
  await page.locator('.ratings-page tbody tr').first().waitFor()
  expect(await page.locator('.ratings-page').innerText()).toContain('1823')
})
