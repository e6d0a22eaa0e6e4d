import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { tablesSay } from '../messages/catalogues.ts'
import type { MessageKey } from '../messages/say.ts'
import {
  expectAlike,
  expectSameEnd,
  hasStandIn,
  letTimeRunOut,
  moverOf,
  playAt,
  playQuickly,
} from './driver/company.ts'
import { pressOn } from './driver/hand.ts'
import { nameOf, onlineState, openPageHouse, type SharedTable, sitDown } from './driver/house.ts'
import { movesIn } from './driver/playing.ts'
import { findings, goTo, readers } from './driver/reader.ts'
import { expectNoSecrets } from './driver/secrets.ts'
import type { StandingClock } from './driver/standing-clock.ts'

const open = readers()

const LANGUAGES = ['en', 'de', 'fr', 'pt-BR'] as const
const SIZES = ['desktop', 'desktop', 'phone', 'tablet'] as const

/** What somebody at a seat reads. */
const wordsAt = async (seat: number, key: MessageKey, facts: Readonly<Record<string, string>> = {}): Promise<string> =>
  (await tablesSay(LANGUAGES[seat]!))(key, facts)

const buttonAt = async (pages: readonly Page[], seat: number, key: MessageKey) =>
  pages[seat]!.getByRole('button', { name: await wordsAt(seat, key), exact: true })

/** Somebody who only watches, by the same link. */
async function watchBy({ table, key }: SharedTable, address: string): Promise<Page> {
  const page = await open('', { address, settings: { language: 'it' } })
  await page.evaluate(hash => void (location.hash = hash), `#/sit/${table}/${key}`)
  await page.locator('main.table').waitFor()
  return page
}

/** One asks to go back over what was seen; the others agree, each in their own language. */
async function undoTogether(pages: readonly Page[], asker: number): Promise<void> {
  const asks = pages[asker]!.locator('[data-ask-undo]:visible')
  for (let more = 0; more < 60 && (await asks.count()) === 0; more++)
    await playQuickly(pages, { to: (await movesIn(pages[0]!)) + 1 })
  const played = await movesIn(pages[asker]!)
  await pressOn(pages[asker]!, asks)
  for (const [seat, page] of pages.entries())
    await page
      .getByText(await wordsAt(seat, 'online.ask.undo', { who: seat === asker ? 'you' : '', name: nameOf(asker) }))
      .first()
      .waitFor()
  expect(await findings(pages[2]!)).toEqual([])
  for (const seat of pages.keys())
    if (seat !== asker) await pressOn(pages[seat]!, await buttonAt(pages, seat, 'online.agree'))
  for (const page of pages) await expect.poll(async () => (await onlineState(page))?.online?.question).toBeNull()
  await expectAlike(pages)
  expect(await movesIn(pages[asker]!)).toBeLessThanOrEqual(played)
  expect(await moverOf(pages)).toBe(pages[asker])
}

/** The line of one is cut for some moves of the others, while another one loads the page again. */
async function cutAndReload(pages: readonly Page[], cut: number, reloaded: number): Promise<void> {
  const page = pages[cut]!
  const others = pages.filter(each => each !== page)
  await playQuickly(pages, { before: reloaded })
  await page.context().setOffline(true)
  await page
    .getByText(await wordsAt(cut, 'online.line.lost'))
    .first()
    .waitFor()
  await pages[reloaded]!.reload()
  await pages[reloaded]!.locator('main.table').waitFor()
  const before = await movesIn(page)
  await playQuickly(others, { before: cut })
  expect(await movesIn(others[0]!)).toBeGreaterThan(before)
  expect(await movesIn(page)).toBe(before)
  await page.context().setOffline(false)
  await expectAlike(pages)
}

/** The host leaves the page; nobody waits for ever, and the host decides again once back. */
async function leaveAndReturn({ pages }: SharedTable, time: StandingClock): Promise<void> {
  const [host, ...others] = pages as [Page, Page, ...Page[]]
  const [other] = others as [Page]
  await goTo(host, '')
  await playQuickly(others, { before: 0 })
  await letTimeRunOut(time, other, 0)
  await playQuickly(others, { to: (await movesIn(other)) + 6 })
  const waits = (await moverOf(others)) === other ? 3 : 1
  await pages[waits]!.getByText(await wordsAt(waits, 'online.bot-for', { name: nameOf(0) }))
    .first()
    .waitFor()

  await pressOn(host, '.online-entry')
  await host
    .getByText(await wordsAt(0, 'online.bot-for-you'))
    .first()
    .waitFor()
  expect(await findings(host)).toEqual([])
  await pressOn(host, await buttonAt(pages, 0, 'online.return'))
  await expect.poll(() => hasStandIn(other, 0)).toBe(false)
  await expectAlike(pages)
}

/** Who presses first sets the next table up, and everybody else comes to the same, and to their own seat. */
async function playOnceMore({ table, pages }: SharedTable): Promise<void> {
  const [host] = pages as [Page]
  await pressOn(host, 'button[data-again]')
  await host.locator('main.waiting').waitFor()
  const next = await host.evaluate(() => location.hash)
  expect(next).not.toContain(table)
  for (const [seat, page] of pages.entries()) {
    if (page === host) continue
    await pressOn(page, 'button[data-again]')
    await expect.poll(async () => (await onlineState(page))?.online?.viewer).toBe(seat)
    expect(await page.evaluate(() => location.hash)).toBe(next)
  }
}

test('four people play a whole game in four languages, with all that comes between', { timeout: 600_000 }, async () => {
  const house = await openPageHouse()
  const readings = LANGUAGES.map((language, seat) => ({ size: SIZES[seat]!, settings: { language } }))
  const table = await sitDown(open, house, 'first-class', readings)
  const { pages } = table
  const watcher = await watchBy(table, house.address)
  await expectAlike([...pages, watcher])
  // A mouse and a finger play, the rest goes by itself.
  for (const seat of [1, 2]) {
    await playQuickly(pages, { before: seat })
    expect(await playAt(pages, 'first-class', 1)).toBe(pages[seat])
    await expectAlike(pages)
  }
  await undoTogether(pages, 1)
  await cutAndReload(pages, 3, 1)
  await leaveAndReturn(table, house.time)
  await playQuickly(pages)

  const record = await expectSameEnd([...pages, watcher])
  for (const page of [...pages, watcher]) await page.locator('[data-deal].is-fair').first().waitFor()
  await expectNoSecrets(watcher, table, record)
  const [, , phone, tablet] = pages as [Page, Page, Page, Page]
  for (const page of [phone, watcher]) expect(await findings(page)).toEqual([])
  await playOnceMore(table)
  await goTo(tablet, '')
  await expect.poll(() => tablet.locator(`a[href*="replay/${table.table}"]`).count()).toBeGreaterThan(0)
})
