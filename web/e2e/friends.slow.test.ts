import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pressOn } from './driver/hand.ts'
import { openPageHouse, type PageHouse } from './driver/house.ts'
import { settled } from './driver/listening.ts'
import { cutOff, tooSmall, tooWide } from './driver/measuring.ts'
import { findings, goTo, PLAIN_HOST, type Reading, readers } from './driver/reader.ts'

const open = readers()

/** Nothing is wrong with what is on the screen now, for eyes, fingers and ears. */
async function expectGood(page: Page, isTouched: boolean): Promise<void> {
  expect(await findings(page)).toEqual([])
  expect(await tooWide(page)).toBe(0)
  expect(await cutOff(page)).toEqual([])
  if (isTouched) expect(await tooSmall(page)).toEqual([])
}

/** The host sets a table up from the first page; answers the link to it, too. */
async function setUp(house: PageHouse, reading: Reading = {}, players = '2'): Promise<{ host: Page; link: string }> {
  const host = await open('', { ...reading, address: house.address })
  await pressOn(host, host.getByRole('link', { name: 'Play with friends' }))
  await host.getByRole('heading', { name: 'Play with friends' }).waitFor()
  await expectGood(host, reading.size === 'phone')
  await pressOn(host, host.locator('label.pick', { hasText: new RegExp(`^${players}$`) }))
  await host.getByLabel('Your name').fill('Ada')
  await pressOn(host, host.getByRole('button', { name: 'Create table' }))
  await host.getByRole('heading', { name: /waiting room/ }).waitFor()
  await host.getByText('Ada (you)').waitFor()
  const link = await host.locator('input.link').inputValue()
  return { host, link: `http://${link}` }
}

/** A friend follows the link. */
async function follow(house: PageHouse, link: string, reading: Reading = {}): Promise<Page> {
  const page = await open('', { ...reading, address: house.address })
  await page.evaluate(hash => void (location.hash = hash), new URL(link).hash)
  await page.locator('main.join').waitFor()
  return page
}

test('of several seats that are free each says so once', async () => {
  const house = await openPageHouse()
  const { link } = await setUp(house, {}, '4')
  const friend = await follow(house, link)
  expect(
    (await friend.locator('.join-chair').allInnerTexts()).map(words => words.replaceAll(/\s+/g, ' ').trim()),
  ).toEqual([...['Ada Not ready', 'Your seat Free seat', 'Free seat', 'Free seat']])
})

test('a device without the link says nothing of how far it reaches', async () => {
  const house = await openPageHouse()
  const { host } = await setUp(house)
  const reach = host.getByText('This link works on this computer only')
  await reach.waitFor()
  await host.evaluate(() => localStorage.removeItem('roundhouse-invitations'))
  await host.reload()
  await host.getByText('The host can make a new one').waitFor()
  await settled(host)
  expect(await reach.count()).toBe(0)
})

test('a link that was cut off leads nowhere, but those who sit at the table come to it', async () => {
  const house = await openPageHouse()
  const { host, link } = await setUp(house)
  const cut = new URL(link).hash.slice(0, -35)
  const friend = await open('', { address: house.address })
  for (const page of [host, friend]) await goTo(page, cut.replace('#/', ''))
  await friend.getByText('This table can’t be opened').waitFor()
  await host.getByText('Ada (you)').waitFor()
  expect(await host.locator('input.link').inputValue()).toBe(link.replace('http://', ''))
})

for (const size of ['desktop', 'phone'] as const)
  test(`two friends sit down by a link and play, by ${size}`, async () => {
    const house = await openPageHouse()
    const { host, link } = await setUp(house, { size })
    await host.locator('svg.qr').waitFor()
    await host.getByRole('button', { name: 'Copy link' }).waitFor()
    await expectGood(host, size === 'phone')
    await pressOn(host, host.getByRole('button', { name: 'Ready' }))

    const friend = await follow(house, link, { size })
    expect(await friend.evaluate(() => location.hash)).toMatch(/^#\/online\/[\w-]+$/)
    await expectGood(friend, size === 'phone')
    await friend.getByLabel('Your name').fill('Bram')
    await pressOn(friend, friend.getByRole('button', { name: 'Sit down' }))

    // Nobody else is waited for: that was the last press before the first move.
    for (const page of [host, friend]) await page.locator('main.table').waitFor()
    for (const page of [host, friend]) {
      await settled(page)
      await page.locator('.seat-status .lamp.is-here').first().waitFor()
      expect(await findings(page)).toEqual([])
    }
    const titles = await Promise.all([host, friend].map(page => page.title()))
    expect(titles.filter(title => title.startsWith('● Your move'))).toHaveLength(1)
  })

test('what is said and asked at a table reaches the others, and a host can send somebody away', async () => {
  const house = await openPageHouse()
  const { host, link } = await setUp(house)
  const friend = await follow(house, link)
  await friend.getByLabel('Your name').fill('Bram')
  await pressOn(friend, friend.getByRole('button', { name: 'Sit down' }))
  await host.getByRole('button', { name: 'Remove Bram' }).waitFor()
  await pressOn(host, host.getByRole('button', { name: 'Remove Bram' }))
  await host.getByText('Free seat', { exact: true }).waitFor()

  const other = await follow(house, link)
  await other.getByLabel('Your name').fill('Chiara')
  await pressOn(other, other.getByRole('button', { name: 'Sit down' }))
  await host.getByText('Chiara').first().waitFor()
  await pressOn(host, host.getByRole('button', { name: 'Good luck' }))
  await other.getByText('Good luck').first().waitFor()
  await pressOn(host, host.getByRole('button', { name: 'Ready' }))
  for (const page of [host, other]) await page.locator('main.table').waitFor()

  await pressOn(host, '[data-menu]')
  await host.getByRole('button', { name: 'Ask for a pause' }).waitFor()
  expect(await findings(host)).toEqual([])
  await pressOn(host, host.getByRole('button', { name: 'Ask for a pause' }))
  await other.getByText('Ada asks for a pause').waitFor()
  expect(await findings(other)).toEqual([])
  await pressOn(other, other.getByRole('button', { name: 'Agree' }))
  await host.locator('.clock', { hasText: 'paused' }).first().waitFor()

  await other.goto(`${house.address}#/`)
  await other.reload()
  await other.locator('.online-entry').waitFor()
  expect(await findings(other)).toEqual([])
})

test('in a home network, without a safe line, friends sit down and play, and so does who plays alone', async () => {
  const house = await openPageHouse()
  const plain = { address: house.address.replace('127.0.0.1', PLAIN_HOST) }
  const { host, link } = await setUp(plain)
  expect(await host.evaluate(() => isSecureContext)).toBe(false)
  const friend = await follow(plain, link)
  await friend.getByLabel('Your name').fill('Bram')
  await pressOn(friend, friend.getByRole('button', { name: 'Sit down' }))
  await pressOn(host, host.getByRole('button', { name: 'Ready' }))
  for (const page of [host, friend]) await page.locator('main.table').waitFor()

  await goTo(host, '')
  await pressOn(host, host.locator('.poster button').first())
  await host.locator('main.table').waitFor()
  expect(new URL(host.url()).hash).toMatch(/^#\/table\/[0-9a-f]{32}$/)
})

test('who invites from the server’s own machine is told whether others can come', async () => {
  const house = await openPageHouse()
  const { host } = await setUp(house)
  await host.getByText('This link works on this computer only.').waitFor()
})

test('a screen shows the way in, and nothing to press', async () => {
  const house = await openPageHouse()
  const { link } = await setUp(house)
  const screen = await open('', { address: house.address })
  await screen.evaluate(hash => void (location.hash = hash), new URL(link).hash.replace('sit', 'screen'))
  await screen.locator('svg.qr').waitFor()
  await screen.getByText('Scan to join or watch').waitFor()
  expect(await screen.locator('button, a[href]').count()).toBe(0)
  expect(await screen.evaluate(() => location.hash)).toMatch(/^#\/screen\/[\w-]+$/)
  expect(await findings(screen)).toEqual([])
})

test('a page from a plain folder offers no tables elsewhere, and asks for nothing of them', async () => {
  const page = await open('')
  await page.locator('.poster').first().waitFor()
  expect(await page.getByRole('link', { name: 'Play with friends' }).count()).toBe(0)
})
