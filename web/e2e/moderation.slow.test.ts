import { dismissHost, nameHost } from '@roundhouse/server/upkeep/moderation'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pressOn } from './driver/hand.ts'
import { askTable, onlineState, openPageHouse, type PageHouse, sitDown, sitDownTogether } from './driver/house.ts'
import { cutOff, tooSmall, tooWide } from './driver/measuring.ts'
import { findings, readers } from './driver/reader.ts'

const open = readers()
const PASSWORD = 'the 8:15 to Lauf'

/** Nothing is wrong with what is on the screen now, for eyes, fingers and ears. */
async function expectGood(page: Page, isTouched = true): Promise<void> {
  expect(await findings(page)).toEqual([])
  expect(await tooWide(page)).toBe(0)
  await expect.poll(() => cutOff(page)).toEqual([])
  if (isTouched) expect(await tooSmall(page)).toEqual([])
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

const goTo = (page: Page, hash: string): Promise<void> => page.evaluate(to => void (location.hash = to), hash)

/** Says something of one's own in the chat that is open. */
async function write(page: Page, text: string): Promise<void> {
  await page.locator('.chat-sheet').getByLabel('Write a message').fill(text)
  await page.keyboard.press('Enter')
}

const lines = (page: Page) => page.locator('.chat-sheet ol li')

/** Somebody with an account looks after the people of the server. */
async function hostAt({ address, folder }: PageHouse & { readonly folder: string }): Promise<Page> {
  const page = await open('', { address })
  await goTo(page, '#/host')
  await page.getByText('You need a name first.').waitFor()
  await goTo(page, '#/account')
  const creating = page.getByRole('region', { name: 'Create account' })
  await creating.getByLabel('Name', { exact: true }).fill('Berta')
  await creating.getByLabel('Password').fill(PASSWORD)
  await pressOn(page, button(page, 'Create with password'))
  await pressOn(page, button(page, 'Codes are kept'))
  await goTo(page, '#/host')
  await page.getByText('This page is for hosts of this server.').waitFor()
  await nameHost(folder, 'Berta', Date.now())
  await goTo(page, '#/account')
  await page.getByRole('link', { name: 'Reports and people' }).waitFor()
  await expectGood(page)
  await pressOn(page, page.getByRole('link', { name: 'Reports and people' }))
  await page.locator('main.host-page').waitFor()
  return page
}

test('one blocks another: the chat is gone for both, they are not brought together, and it is taken back', async () => {
  const house = await openPageHouse()
  const [ada, bram] = (await sitDownTogether(open, house, 'first-class')) as [Page, Page]
  const { table } = (await onlineState(ada))!
  for (const page of [ada, bram]) await pressOn(page, '[data-say]')
  await write(bram, 'You fool')
  await write(ada, 'Pardon me')
  for (const page of [ada, bram]) await expect.poll(() => lines(page).count()).toBe(2)
  await pressOn(ada, ada.locator('.chat-sheet ol button').filter({ hasText: 'You fool' }))
  const sheet = ada.locator('.person-sheet')
  await sheet.getByText('You fool').waitFor()
  await expectGood(ada, false)
  // By keys alone: to Block, and away again.
  const block = sheet.getByRole('button', { name: 'Block' })
  while (!(await block.evaluate(element => element === document.activeElement))) await ada.keyboard.press('Tab')
  await ada.keyboard.press('Enter')
  await sheet.getByText('Blocked. You can undo this in your account.').waitFor()
  await ada.keyboard.press('Escape')
  await expect.poll(() => sheet.count()).toBe(0)
  await expect.poll(() => lines(ada).allTextContents()).toEqual([expect.stringContaining('Pardon me')])
  await expect.poll(() => lines(bram).allTextContents()).toEqual([expect.stringContaining('You fool')])
  await write(bram, 'Are you there?')
  await expect.poll(() => lines(bram).count()).toBe(2)
  expect(await lines(ada).count()).toBe(1)

  // Both want to play now, each at a table of their own.
  for (const page of [ada, bram]) {
    await goTo(page, '#/lobby')
    await page.locator('main.lobby').waitFor()
    expect(await page.locator('.lobby-row').count()).toBe(0)
    await pressOn(page, button(page, 'Play now'))
    await page.locator('main.waiting').waitFor()
  }
  const [one, other] = await Promise.all([ada, bram].map(page => page.evaluate(() => location.hash)))
  expect(one).not.toBe(other)
  // Not even the address helps, and nobody is told why.
  await goTo(bram, one!)
  await bram.locator('main.waiting, main.join').first().waitFor()
  await pressOn(bram, button(bram, 'Sit down'))
  await bram.getByText('You can’t sit at this table. Choose another one.').waitFor()

  await goTo(ada, '#/account')
  const avoided = ada.getByRole('region', { name: 'Muted and blocked people' })
  await avoided.getByText('Player 2').waitFor()
  await expectGood(ada)
  await pressOn(ada, button(ada, 'Unblock Player 2'))
  await expect.poll(() => avoided.count()).toBe(0)

  // Also where one reads how they play.
  await goTo(ada, `#/player/${table}/1`)
  await pressOn(ada, button(ada, 'Block'))
  await ada.getByText('Blocked. You can undo this in your account.').waitFor()
  await expectGood(ada, false)
  await ada.reload()
  await pressOn(ada, button(ada, 'Unblock Player 2'))
  await button(ada, 'Block').waitFor()
  await goTo(ada, '#/account')
  await ada.getByRole('region', { name: 'Create account' }).waitFor()
  expect(await avoided.count()).toBe(0)
})

test('a report comes to the host, who bars the person: they are out, and the game continues', async () => {
  const house = await openPageHouse()
  const { pages } = await sitDown(open, house, 'first-class', [{}, { size: 'phone' }])
  const [ada, bram] = pages as [Page, Page]
  const host = await hostAt(house)
  await host.getByText('No reports.').waitFor()
  // On a phone it is in the menu, and reports can do without a line.
  await pressOn(bram, '[data-menu]')
  await pressOn(bram, button(bram, 'Mute, block or report Player 1'))
  await expectGood(bram)
  await pressOn(bram, bram.locator('.person-sheet').getByRole('button', { name: 'Report' }))
  await expectGood(bram)
  await pressOn(bram, bram.locator('.person-sheet').getByRole('button', { name: 'Close' }))
  await askTable(bram, 'say', { text: 'You fool' })
  await pressOn(ada, '[data-say]')
  await pressOn(ada, ada.locator('.chat-sheet ol button'))
  await pressOn(ada, ada.locator('.person-sheet').getByRole('button', { name: 'Report' }))
  await pressOn(ada, ada.getByText('Hatred or threats'))
  await ada.getByLabel('In your own words (optional)').fill('He did it before.')
  await expectGood(ada, false)
  await pressOn(ada, button(ada, 'Send report'))
  await ada.getByText('Thank you.').waitFor()

  await pressOn(host, button(host, 'Closed'))
  await pressOn(host, button(host, 'Open'))
  await pressOn(host, button(host, /Player 1 reports Player 2/))
  const sheet = host.getByRole('region', { name: 'Player 1 reports Player 2' })
  await sheet.getByText('He did it before.').waitFor()
  await sheet.locator('.is-meant').getByText('You fool').waitFor()
  await expectGood(host)
  const trace = host.getByRole('region', { name: 'About Player 2' })
  await pressOn(host, trace.getByText('Bar', { exact: true }))
  await pressOn(host, button(host, 'Bar Player 2'))
  await trace.getByText('Write down why, in one line.').waitFor()
  await trace.getByLabel('Why', { exact: true }).fill('Threats')
  await pressOn(host, button(host, 'Bar Player 2'))
  await bram.getByText('You are barred from this server.').waitFor()
  await expect.poll(async () => (await onlineState(ada))?.online?.chairs[1]?.hasLeft).toBe(true)
  expect((await onlineState(ada))?.online?.stage).toBe('playing')
  await goTo(bram, '#/account')
  await bram.reload()
  await bram.getByText('You can still download or delete your data.').waitFor()
  await expectGood(bram)

  // The trace has it, and the host takes it back.
  await trace.getByText(/Bar by Berta/).waitFor()
  await sheet.getByLabel('Note (optional)').fill('Barred')
  await pressOn(host, button(host, 'Close report'))
  await sheet.getByText(/Closed by Berta/).waitFor()
  await trace.getByLabel('Why it is lifted').fill('A mistake')
  await pressOn(host, button(host, 'Lift: Bar'))
  await trace.getByText(/Lifted by Berta.*A mistake/).waitFor()
  await expectGood(host)
  await bram.reload()
  await bram.getByRole('region', { name: 'Create account' }).waitFor()
  expect(await bram.getByText('You are barred').count()).toBe(0)
  await host.getByLabel('Name', { exact: true }).fill('player')
  await pressOn(host, button(host, 'Find'))
  await pressOn(host, button(host, /^Player 1 \d+$/))
  await host.getByRole('region', { name: 'About Player 1' }).getByText('Nothing yet.').waitFor()

  await dismissHost(house.folder, 'Berta', Date.now())
  await host.reload()
  await host.getByText('This page is for hosts of this server.').waitFor()
})
