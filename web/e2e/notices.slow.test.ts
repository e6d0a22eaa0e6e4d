import { systemResolve } from '@roundhouse/server/notices/guard'
import { mailReceiver, webReceiver } from '@roundhouse/server/testing/receivers'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { pressOn } from './driver/hand.ts'
import { nameOf, openPageHouse, sitDown } from './driver/house.ts'
import { tooSmall, tooWide } from './driver/measuring.ts'
import { findings, readers } from './driver/reader.ts'

const open = readers()

/** A house that sends, and those who receive. */
async function openSendingHouse() {
  const [post, web] = [await mailReceiver(), await webReceiver()]
  const mail = { server: post.address, from: 'trains@house.example' }
  const house = await openPageHouse({ notices: { mail, reach: { resolve: systemResolve, isOpen: true } } })
  onTestFinished(async () => {
    await post.close()
    await web.close()
  })
  return { house, post, web }
}

const beGuest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    await fetch('api/guest', { method: 'POST', headers, body: JSON.stringify({ name: 'Ada' }) })
  })

async function expectFine(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([])
  expect(await tooWide(page)).toBe(0)
  expect(await tooSmall(page)).toEqual([])
}

test('on a phone: nobody is told anything before they are somebody; then an address is proved, a test comes, and a link ends it', async () => {
  const { house, post, web } = await openSendingHouse()
  const page = await open('#/notices', { size: 'phone', address: house.address })
  await page.getByText('This device is not at any table yet').waitFor()
  await expectFine(page)
  await beGuest(page)
  await page.reload()
  await page.getByLabel('E-mail address').fill('ada@home.example')
  await pressOn(page, page.getByRole('button', { name: 'Send code' }))
  await page.getByText('A code has been sent to ada@home.example').waitFor()
  await page.getByLabel('Code from the e-mail').fill('12345x')
  await pressOn(page, page.getByRole('button', { name: 'Confirm address' }))
  await page.getByText('This code is wrong or too old').waitFor()
  const code = /\b(\d{6})\b/.exec(post.mails[0]!.text.split('\r\n\r\n').slice(1).join())![1]!
  await page.getByLabel('Code from the e-mail').fill(code)
  await pressOn(page, page.getByRole('button', { name: 'Confirm address' }))
  await page.getByText('E-mails are sent to ada@home.example').waitFor()
  await expectFine(page)

  await pressOn(page, page.getByText('Webhook', { exact: true }))
  await page.getByLabel('HTTPS address').fill(`${web.address}/hook`)
  await pressOn(page, page.getByRole('button', { name: 'Save address' }))
  await page.locator('.notices-webhook code').waitFor()
  await pressOn(page, page.getByRole('button', { name: 'Send test' }))
  await page.getByText('E-mail: sent').waitFor()
  await page.getByText('Webhook: sent').waitFor()
  expect(JSON.parse(String(web.at('/hook')[0]!.body))).toMatchObject({
    text: expect.stringContaining('Test notification'),
  })

  const stop = /#\/stop-notices\/[\w-]+/.exec(post.mails.at(-1)!.text)![0]
  const other = await open(stop, { address: house.address })
  await other.getByText('E-mail: you get no more notifications this way').waitFor()
  expect(new URL(other.url()).hash).toBe('#/stop-notices')
  await expectFine(other)
  await page.reload()
  const mail = page.locator('.card', { hasText: 'E-mails are sent to' })
  await expect.poll(() => mail.getByRole('radio', { name: 'Never' }).isChecked()).toBe(true)
})

test('what is chosen is kept: what, when, and the quiet hours', async () => {
  const { house } = await openSendingHouse()
  const page = await open('', { address: house.address, settings: { language: 'de' } })
  await beGuest(page)
  await page.goto(`${house.address}#/notices`)
  const ends = page.getByRole('checkbox', { name: 'Ein Spiel endet' })
  const quiet = page.getByRole('checkbox', { name: 'Ruhezeit' })
  await ends.waitFor()
  expect([await ends.isChecked(), await quiet.isChecked()]).toEqual([true, false])
  await pressOn(page, ends)
  await expect.poll(() => ends.isChecked()).toBe(false)
  await pressOn(page, quiet)
  await page.getByLabel('Von').selectOption('23')
  await expect.poll(() => kept(page)).toMatchObject({ quiet: { from: 23 * 60, to: 8 * 60 }, language: 'de' })
  await page.reload()
  await ends.waitFor()
  expect([await ends.isChecked(), await quiet.isChecked()]).toEqual([false, true])
  expect(await page.getByLabel('Von').inputValue()).toBe('23')
  await expectFine(page)
})

test('at the first game of days it is offered once, and somebody who is away is called', async () => {
  const { house, web } = await openSendingHouse()
  const readings = [{ size: 'phone' }, { size: 'phone' }] as const
  const { pages, table } = await sitDown(open, house, 'first-class', readings, 2, 'daily')
  await expect.poll(() => moverAmong(pages)).toBeGreaterThanOrEqual(0)
  const seat = await moverAmong(pages)
  const [mover, waiting] = [pages[seat]!, pages[1 - seat]!]
  await waiting.getByText('Do you want to be told when it’s your turn?').waitFor()
  expect(await waiting.getByRole('link', { name: 'Choose' }).getAttribute('href')).toContain('#/notices')
  // Nothing lies over what the other decides with.
  expect(await mover.locator('.notices-offer').count()).toBe(0)
  await expectFine(waiting)
  await pressOn(waiting, waiting.getByRole('button', { name: 'Not now' }))
  await expect.poll(() => waiting.locator('.notices-offer').count()).toBe(0)
  await waiting.reload()
  await waiting.locator('main.table').waitFor()
  expect(await waiting.locator('.notices-offer').count()).toBe(0)

  await mover.goto(`${house.address}#/notices`)
  await pressOn(mover, mover.getByText('Webhook', { exact: true }))
  await mover.getByLabel('HTTPS address').fill(`${web.address}/called`)
  await pressOn(mover, mover.getByRole('button', { name: 'Save address' }))
  await mover.locator('.notices-webhook code').waitFor()

  await pressOn(waiting, '[data-menu]')
  const call = waiting.getByRole('button', { name: `Call ${nameOf(seat)}` })
  await pressOn(waiting, call)
  await waiting.getByText(`${nameOf(seat)} is being told`).waitFor()
  await expect.poll(() => web.at('/called').length).toBe(1)
  expect(JSON.parse(String(web.at('/called')[0]!.body))).toMatchObject({ notices: [{ kind: 'called', table }] })
})

/** Whose page says that it is their turn; -1: none does yet. */
async function moverAmong(pages: readonly Page[]): Promise<number> {
  const titles = await Promise.all(pages.map(page => page.title()))
  return titles.findIndex(title => title.startsWith('●'))
}

const kept = (page: Page): Promise<object> =>
  page.evaluate(async () => (await (await fetch('api/notices')).json()).settings)
