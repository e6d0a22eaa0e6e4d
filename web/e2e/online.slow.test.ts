import { FAIR_RECORD, MISSING_RECORD, WRONG_SHARE_RECORD } from '@roundhouse/wire/testing/dealt-records'
import { expect, onTestFinished, test } from 'vitest'
import { expectAlike, moverOf, playAt } from './driver/company.ts'
import { onlineState, openPageHouse, sitDownAlone, sitDownTogether } from './driver/house.ts'
import { settled } from './driver/listening.ts'
import { movesIn } from './driver/playing.ts'
import { DRAWN_GAMES } from './driver/pointed.ts'
import { goTo, readers } from './driver/reader.ts'

const open = readers()

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

test('of two tabs in a tunnel the one that stays goes on with the moves of the one that is closed', async () => {
  const house = await openPageHouse()
  const pages = await sitDownTogether(open, house, 'first-class')
  const rider = await moverOf(pages)
  const other = pages.find(page => page !== rider)!
  const context = rider.context()
  const beside = await context.newPage()
  onTestFinished(() => beside.close())
  await beside.goto(rider.url())
  await beside.locator('main.table').waitFor()
  await settled(beside)
  const before = await movesIn(other)
  await context.setOffline(true)
  for (const page of [rider, beside]) await expect.poll(async () => (await onlineState(page))?.line.is).toBe('lost')
  await playAt([rider], 'first-class', 1)
  expect((await onlineState(rider))!.pending).toHaveLength(1)
  expect((await onlineState(beside))!.pending).toEqual([])
  await rider.close()
  await context.setOffline(false)
  await expect.poll(() => movesIn(other), { timeout: 60_000 }).toBeGreaterThan(before)
  await expect.poll(async () => (await onlineState(beside))?.pending.length).toBe(0)
  await expectAlike([beside, other])
})

test('a game that ended elsewhere is one of the own games, with a deal that this page has checked', async () => {
  const house = await openPageHouse()
  const page = await sitDownAlone(open, house)
  await expect.poll(() => page.locator('main.table').innerText()).toContain('Bot 2')
  await page.evaluate(async () => {
    const { overheard } = window
    for (let n = 0; overheard.snapshot!.waiting !== 'nobody'; n++) {
      await overheard.settled()
      const { waiting, moves } = overheard.snapshot as unknown as { waiting: string; moves: readonly string[] }
      if (waiting === 'person') await overheard.ask('play', moves[(n * 7) % moves.length])
    }
  })
  await expect.poll(async () => (await onlineState(page))?.deal).toBe('fair')
  const { table } = (await onlineState(page))!
  await goTo(page, `replay/${table}`)
  await page.locator('main.replay, .replay-bar, main').first().waitFor()
  await settled(page)
  expect(await page.locator('main.notice').count()).toBe(0)
  await expect.poll(() => page.locator('main').innerText()).toContain('Bot 2')
  await goTo(page, '')
  await expect.poll(() => page.locator('.saved').innerText()).toContain('Bot 2')
  await expect.poll(() => page.locator(`a[href="#/replay/${table}"], a[href*="${table}"]`).count()).toBeGreaterThan(0)
})

test('the page comes to the same as the terminal about the test vector of a deal', async () => {
  const page = await open()
  await goTo(page, 'deal')
  const check = async (text: string): Promise<string | null> => {
    await page.setInputFiles('input[type=file]', {
      name: 'a.record',
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })
    await page.locator('.verdict').waitFor()
    return page.locator('.verdict').getAttribute('class')
  }
  await expect.poll(() => check(FAIR_RECORD)).toBe('verdict is-fair')
  await expect.poll(() => page.locator('.deal-together').textContent()).toContain('9638f3d3 64831efa 1350119f 60674567')
  await expect.poll(() => page.locator('.deal-rows').textContent()).toContain('Bot 3 is a bot and adds no number.')
  await expect.poll(() => check(MISSING_RECORD)).toBe('verdict is-missing')
  await expect.poll(() => check(WRONG_SHARE_RECORD)).toBe('verdict is-wrong')
  expect(await page.locator('.verdict').textContent()).toContain('share 2')
})
