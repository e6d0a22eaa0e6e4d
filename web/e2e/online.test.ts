import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onlineState, openPageHouse, sitDownTogether } from './driver/house.ts'
import { settled } from './driver/listening.ts'
import { movesIn, point } from './driver/playing.ts'
import { DRAWN_GAMES, type DrawnGame } from './driver/pointed.ts'
import { readers } from './driver/reader.ts'

const open = readers()

const waitingAt = (page: Page) => page.evaluate(() => window.overheard.snapshot?.waiting)

/** The page of whoever has the move. */
async function moverOf(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined
  await expect
    .poll(async () => {
      const waiting = await Promise.all(pages.map(waitingAt))
      found = pages[waiting.indexOf('person')]
      return found !== undefined
    })
    .toBe(true)
  return found!
}

/** Points at things until this many more moves were made at the page of whoever has the move; answers that page. */
async function playAt(pages: readonly Page[], game: DrawnGame, more: number): Promise<Page> {
  const page = await moverOf(pages)
  const before = await movesIn(page)
  for (let turn = 0; turn < 200 && (await movesIn(page)) < before + more; turn++) {
    if ((await waitingAt(page)) === 'nobody') break
    if ((await waitingAt(page)) === 'other' && (await movesIn(page)) > before) break
    await point(page, game, turn)
  }
  expect(await movesIn(page)).toBeGreaterThan(before)
  return page
}

/** Both pages show the same number of moves, and nothing is on its way. */
async function expectAlike(pages: readonly Page[]): Promise<void> {
  for (const page of pages)
    await expect.poll(async () => (await onlineState(page))?.pending.length, { message: 'under way' }).toBe(0)
  await expect
    .poll(async () => {
      for (const page of pages) await settled(page)
      return new Set(await Promise.all(pages.map(movesIn))).size
    })
    .toBe(1)
}

for (const game of DRAWN_GAMES)
  test(`two pages play ${game} at one table, also in a tunnel and after a reload`, async () => {
    const house = await openPageHouse()
    const pages = await sitDownTogether(open, house, game, { serviceWorkers: 'allow' })
    for (const page of pages) await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    for (let n = 0; n < 4; n++) {
      await playAt(pages, game, 2)
      await expectAlike(pages)
    }
    const rider = await moverOf(pages)
    await rider.context().setOffline(true)
    await expect.poll(async () => (await onlineState(rider))?.line.is).toBe('lost')
    await playAt([rider], game, 1)
    const kept = await movesIn(rider)
    expect((await onlineState(rider))!.pending.every(({ isKept }) => isKept)).toBe(true)
    await rider.reload()
    await rider.locator('main.table').waitFor()
    expect(await movesIn(rider)).toBe(kept)
    await rider.context().setOffline(false)
    await expect.poll(async () => (await onlineState(rider))?.line.is).toBe('open')
    await expectAlike(pages)
    expect(await movesIn(rider)).toBeGreaterThanOrEqual(kept)
    for (let n = 0; n < 2; n++) {
      await playAt(pages, game, 2)
      await expectAlike(pages)
    }
  })
