import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { tablesSay } from '../messages/catalogues.ts'
import {
  expectAlike,
  expectSameEnd,
  hasStandIn,
  letTimeRunOut,
  playAt,
  playQuickly,
  waitingAt,
} from './driver/company.ts'
import { pressOn } from './driver/hand.ts'
import { onlineState, openPageHouse, type PageHouse, type SharedTable, sitDown } from './driver/house.ts'
import { settled } from './driver/listening.ts'
import { movesIn } from './driver/playing.ts'
import { findings, goTo, readers } from './driver/reader.ts'
import { expectNoSecrets } from './driver/secrets.ts'
import type { StandingClock } from './driver/standing-clock.ts'

const open = readers()

/** A large screen in the room, which everybody sees. */
async function openScreen({ address }: PageHouse, { table, key }: SharedTable): Promise<Page> {
  const screen = await open('', { address, size: 'large', settings: { language: 'it' } })
  await screen.evaluate(hash => void (location.hash = hash), `#/screen/${table}/${key}`)
  await screen.locator('.screen-table .nuremberg-table').waitFor()
  expect(await screen.evaluate(() => location.hash)).toBe(`#/screen/${table}`)
  return screen
}

/** Whatever is pressed on a screen, by mouse or by keys, nothing is asked of anybody. */
async function expectNothingToPress(screen: Page): Promise<void> {
  await settled(screen)
  const askedOf = () => screen.evaluate(() => [window.overheard.asked.length, location.hash])
  const before = await askedOf()
  const spots = await screen.evaluate(() =>
    [...document.querySelectorAll('button, a[href], .hit, [data-target]')]
      .map(element => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })),
  )
  expect(spots.length).toBeGreaterThan(3)
  for (const { x, y } of spots.slice(0, 20)) await screen.mouse.click(x, y)
  for (const key of ['Tab', 'Enter', 'Tab', ' ', 'u', 'Escape']) await screen.keyboard.press(key)
  await settled(screen)
  expect(await screen.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  expect(await screen.locator('dialog[open]').count()).toBe(0)
  expect(await askedOf()).toEqual(before)
}

/** Whoever has the move goes through a tunnel, and plays there by hand; answers the moves that are kept. */
async function playInTunnel(page: Page): Promise<string[]> {
  await page.context().setOffline(true)
  await expect.poll(async () => (await onlineState(page))?.line.is).toBe('lost')
  await playAt([page], 'nuremberg', 1)
  const { pending } = (await onlineState(page))!
  expect(pending.length).toBeGreaterThan(0)
  expect(pending.every(({ isKept }) => isKept)).toBe(true)
  const moves = pending.flatMap(({ command }) => (command.type === 'play' ? command.moves : []))
  const say = await tablesSay('it')
  await page
    .getByText(say('online.kept-moves', { moves: moves.length }))
    .first()
    .waitFor()
  return moves
}

/** A turn made in a tunnel is sent afterwards. */
async function sendAfterTunnel(pages: readonly Page[]): Promise<void> {
  const [phone, other] = pages as [Page, Page]
  await playQuickly(pages, { before: 0 })
  await playInTunnel(phone)
  const kept = await movesIn(phone)
  await phone.context().setOffline(false)
  await expect.poll(async () => (await onlineState(phone))?.line.is).toBe('open')
  await expectAlike(pages)
  expect(await movesIn(other)).toBeGreaterThanOrEqual(kept)
}

/** A second tab of the same person shows the same, and plays; Back closes what lies over the table, and leads to it again. */
async function useTwoTabs({ table, pages }: SharedTable, { address }: PageHouse): Promise<void> {
  const [phone] = pages as [Page]
  const tab = await phone.context().newPage()
  await tab.goto(`${address}#/online/${table}`)
  await tab.locator('main.table').waitFor()
  await playQuickly(pages, { before: 0 })
  await expectAlike([...pages, tab])
  expect([await waitingAt(phone), await waitingAt(tab)]).toEqual(['person', 'person'])
  await playAt([tab], 'nuremberg', 1)
  await expectAlike([...pages, tab])
  await pressOn(tab, '[data-menu]')
  await tab.locator('dialog[open]').waitFor()
  await tab.goBack()
  await expect.poll(() => tab.locator('dialog[open]').count()).toBe(0)
  await tab.locator('main.table').waitFor()
  await goTo(tab, '')
  await tab.goBack()
  await tab.locator('main.table').waitFor()
  await expectAlike([...pages, tab])
  await tab.close()
}

/** What was made in a tunnel does not fit any more, since a bot has played meanwhile: it is shown, and never sent. */
async function misfitAfterTunnel(pages: readonly Page[], time: StandingClock): Promise<void> {
  const [phone, other] = pages as [Page, Page]
  const say = await tablesSay('it')
  await playQuickly(pages, { before: 0 })
  const moves = await playInTunnel(phone)
  await letTimeRunOut(time, other, 0)
  await playQuickly([other], { to: (await movesIn(other)) + 2 })
  await phone.context().setOffline(false)
  const alert = phone.getByRole('alert').filter({ hasText: say('online.misfit') })
  await alert.waitFor()
  expect(await findings(phone)).toEqual([])
  const { misfit, pending, refusal } = (await onlineState(phone))!
  expect({ moves: misfit!.moves, pending, refusal }).toEqual({ moves, pending: [], refusal: null })
  await expectAlike(pages)
  await pressOn(phone, phone.getByRole('button', { name: say('online.misfit.drop'), exact: true }))
  await expect.poll(() => alert.count()).toBe(0)
  await pressOn(phone, phone.getByRole('button', { name: say('online.return'), exact: true }))
  await expect.poll(() => hasStandIn(other, 0)).toBe(false)
  expect((await onlineState(phone))!.pending).toEqual([])
  await expectAlike(pages)
}

test('two people play a whole game beside a screen, with tunnels, tabs and Back', { timeout: 600_000 }, async () => {
  const house = await openPageHouse()
  const table = await sitDown(open, house, 'nuremberg', [
    { size: 'phone', settings: { language: 'it' } },
    { settings: { language: 'nl' } },
  ])
  const { pages } = table
  const screen = await openScreen(house, table)
  await sendAfterTunnel(pages)
  await useTwoTabs(table, house)
  await misfitAfterTunnel(pages, house.time)
  await expectAlike([...pages, screen])
  await expectNothingToPress(screen)
  expect(await findings(screen)).toEqual([])
  await playQuickly(pages)
  const record = await expectSameEnd([...pages, screen])
  await expectNoSecrets(screen, table, record)
})
