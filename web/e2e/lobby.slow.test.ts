import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playAt, playQuickly } from './driver/company.ts'
import { pressOn } from './driver/hand.ts'
import { onlineState, openPageHouse, type PageHouse, sitDownTogether } from './driver/house.ts'
import { cutOff, tooSmall, tooWide } from './driver/measuring.ts'
import { findings, type Reading, readers } from './driver/reader.ts'

const open = readers()

/** Nothing is wrong with what is on the screen now, for eyes, fingers and ears. */
async function expectGood(page: Page, isTouched: boolean): Promise<void> {
  expect(await findings(page)).toEqual([])
  expect(await tooWide(page)).toBe(0)
  await expect.poll(() => cutOff(page)).toEqual([])
  if (isTouched) expect(await tooSmall(page)).toEqual([])
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Somebody comes to the lobby from the first page. */
async function lobbyFor({ address }: PageHouse, reading: Reading = {}): Promise<Page> {
  const page = await open('', { ...reading, address })
  await pressOn(page, page.getByRole('link', { name: 'Find a table' }))
  await page.locator('main.lobby').waitFor()
  return page
}

async function playNow(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await pressOn(page, button(page, 'Play now'))
}

const hashOf = (page: Page): Promise<string> => page.evaluate(() => location.hash)

test('two people who do not know each other meet by Play now, by mouse and by touch, and play', async () => {
  const house = await openPageHouse()
  const ada = await lobbyFor(house)
  const bram = await lobbyFor(house, { size: 'phone' })
  await ada.getByText('No table is open right now.').waitFor()
  await expectGood(ada, false)
  await pressOn(ada, button(ada, 'Play now'))
  await ada.getByRole('alert').getByText('Enter a name.').waitFor()

  await playNow(ada, 'Ada')
  await ada.getByText('Ada (you)').waitFor()
  // Whoever looks at the lobby sees the table without asking again.
  const row = bram.locator('.lobby-row')
  await row.getByText('Ada').waitFor()
  await expectGood(bram, true)

  // What one looks for stands in the address, and comes back with it.
  await pressOn(bram, bram.locator('.lobby-filters').getByRole('button', { name: 'A turn a day' }))
  await bram.getByText('No open table fits these filters.').waitFor()
  expect(await hashOf(bram)).toBe('#/lobby/pace=daily')
  await bram.reload()
  await bram.getByText('No open table fits these filters.').waitFor()
  await pressOn(bram, button(bram, 'Clear filters'))
  await row.getByText('Ada').waitFor()

  await playNow(bram, 'Bram')
  await bram.getByText('Bram (you)').waitFor()
  expect(await hashOf(bram)).toBe(await hashOf(ada))
  const pages = [ada, bram]
  for (const page of pages) await pressOn(page, button(page, '✓ Ready'))
  for (const page of pages) await page.locator('main.table').waitFor()
  const mover = await playAt(pages, 'first-class', 1)
  expect(pages).toContain(mover)

  // What is looked for in the list is what is played: here a map, at a table that is opened with it.
  const dana = await lobbyFor(house)
  await pressOn(dana, dana.locator('.lobby-filters').getByRole('button', { name: 'First Train to Nuremberg' }))
  const setup = dana.locator('.play-now').getByLabel('Modules or map')
  await expect.poll(() => setup.locator('option').allTextContents()).toContain('Wensleydale map')
  await setup.selectOption('map:wensleydale')
  await playNow(dana, 'Dana')
  await dana.getByText('Dana (you)').waitFor()
  const dealt = (await onlineState(dana))!.online!.setup
  expect([dealt.game, new Map(dealt.options).get('map')]).toEqual(['nuremberg', 'wensleydale'])

  // A rated game is another wish, which is kept for the next time.
  const carl = await lobbyFor(house, { size: 'phone' })
  await pressOn(carl, carl.getByText('Rated', { exact: true }).first())
  await carl.getByText('Counts for ratings').waitFor()
  await expectGood(carl, true)
  await playNow(carl, 'Carl')
  await carl.getByText('Carl (you)').waitFor()
  await carl.getByText('You can leave this page.').waitFor()
  // Whom nobody knows says phrases there.
  await carl.getByText('You need an account to write at this table.').waitFor()
  expect(await carl.getByLabel('Write a message').count()).toBe(0)
  expect((await onlineState(carl))?.online?.setup).toMatchObject({ isRated: true, canAskUndo: false, open: true })
  await expectGood(carl, true)
  await carl.goBack()
  await expect.poll(() => carl.getByRole('checkbox', { name: 'Rated' }).isChecked()).toBe(true)

  // Everybody may watch it.
  const watcher = await lobbyFor(house)
  await watcher.getByText('Games to watch').waitFor()
  await pressOn(watcher, watcher.getByRole('link', { name: 'Watch' }))
  await watcher.locator('main.table').waitFor()
  expect((await onlineState(watcher))?.online?.viewer).toBe('watcher')
})

test('who has played together is invited, accepts or declines, and a rematch is one for both', async () => {
  const house = await openPageHouse()
  const pages = await sitDownTogether(open, house, 'first-class')
  const [ada, bram] = pages as [Page, Page]
  const played = (await onlineState(ada))!.table
  await playQuickly(pages)
  await Promise.all(pages.map(page => pressOn(page, 'button[data-again]')))
  for (const page of pages) await page.locator('main.waiting').waitFor()
  expect(await hashOf(ada)).toBe(await hashOf(bram))
  for (const [seat, page] of pages.entries())
    await expect.poll(async () => (await onlineState(page))?.online?.viewer).toBe(seat)

  // Two tables, to which the other is invited from the waiting room.
  const home = async (page: Page) => {
    await page.evaluate(() => void (location.hash = '#/'))
    await page.locator('main.home').waitFor()
  }
  await home(bram)
  for (let n = 0; n < 2; n++) {
    await ada.evaluate(() => void (location.hash = '#/friends'))
    await ada.getByLabel('Your name').fill('Player 1')
    await pressOn(ada, button(ada, 'Create table'))
    await pressOn(ada, button(ada, 'Favourite: Player 2'))
    await expect.poll(() => button(ada, 'Favourite: Player 2').getAttribute('aria-pressed')).toBe(String(n % 2 === 0))
    await pressOn(ada, button(ada, 'Invite Player 2'))
    await ada.getByText('Invited', { exact: true }).waitFor()
    // It is there without asking again.
    await expect.poll(() => bram.getByText('Player 1 invites you').count()).toBe(n + 1)
  }
  await expectGood(ada, false)
  await expectGood(bram, false)
  // Also from where one reads how they play, to each of one's tables that has not begun.
  await ada.evaluate(() => void (location.hash = '#/friends'))
  await pressOn(ada, button(ada, 'Create table'))
  await ada.locator('main.waiting').waitFor()
  await ada.evaluate(hash => void (location.hash = hash), `#/player/${played}/1`)
  const asking = ada.getByRole('region', { name: 'Invite to your table' })
  for (let n = 1; n <= 3; n++) {
    await pressOn(ada, asking.getByRole('button').first())
    await expect.poll(() => asking.getByText('Invited', { exact: true }).count()).toBe(n)
  }
  await expect.poll(() => bram.getByText('Player 1 invites you').count()).toBe(3)
  await expectGood(ada, false)
  const invitations = bram.locator('.online-invitation')
  await pressOn(bram, invitations.first().getByRole('button', { name: 'Decline' }))
  await expect.poll(() => invitations.count()).toBe(2)
  await pressOn(bram, invitations.first().getByRole('button', { name: 'Sit down' }))
  await bram.getByText('Player 2 (you)').waitFor()
  expect(await hashOf(bram)).not.toBe(await hashOf(ada))
})
