import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pressOn } from './driver/hand.ts'
import { openPageHouse, sitDownTogether } from './driver/house.ts'
import { tooSmall, tooWide } from './driver/measuring.ts'
import { findings, type Reading, readers } from './driver/reader.ts'

const open = readers()
const PASSWORD = 'the 8:15 to Lauf'

/** A passkey belongs to a name, and this machine has one. */
const named = (address: string): string => address.replace('127.0.0.1', 'localhost')

/** A device that keeps passkeys, and whose owner always confirms. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const press = (page: Page, name: string) => pressOn(page, button(page, name))

/** Nothing is wrong with what is on the screen now, for eyes, fingers and ears. */
async function expectGood(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([])
  expect(await tooWide(page)).toBe(0)
  expect(await tooSmall(page)).toEqual([])
}

/** Keeps the codes that are shown now. */
async function keptCodes(page: Page): Promise<string[]> {
  await button(page, 'Codes are kept').waitFor()
  const codes = await page.locator('.codes code').allTextContents()
  await expectGood(page)
  await press(page, 'Codes are kept')
  return codes
}

test('a passkey makes an account, signs in again, and a password and a code do on a phone', async () => {
  const house = await openPageHouse()
  const address = named(house.address)
  const desk = await open('', { address })
  await withAuthenticator(desk)
  await pressOn(desk, desk.getByRole('link', { name: 'Account' }))
  const creating = desk.getByRole('region', { name: 'Create account' })
  await creating.waitFor()
  await expectGood(desk)
  await creating.getByLabel('Name', { exact: true }).fill('A')
  await press(desk, 'Create with passkey')
  await desk.getByText('This name can’t be used.').waitFor()
  await creating.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await press(desk, 'Create with passkey')
  const codes = await keptCodes(desk)
  expect(codes).toHaveLength(8)
  await desk.getByRole('heading', { name: 'Signed in as Ada Lovelace' }).waitFor()
  await expectGood(desk)

  // By the passkey alone, without a name.
  await pressOn(desk, desk.getByRole('region', { name: 'Name' }).getByRole('button', { name: 'Sign out' }))
  await press(desk, 'Sign in with passkey')
  await desk.getByRole('heading', { name: 'Signed in as Ada Lovelace' }).waitFor()
  await desk.getByLabel('New password').fill('short')
  await press(desk, 'Save password')
  await desk.getByText('The password is too short.').waitFor()
  await desk.getByLabel('New password').fill(PASSWORD)
  await desk.getByLabel('New password').press('Enter')
  await desk.getByText('Saved.').waitFor()

  const phone = await open('#/account', { address: house.address, size: 'phone' })
  await button(phone, 'Sign in with password').waitFor()
  await expectGood(phone)
  // A machine that is known by a number alone has no passkeys.
  expect(await button(phone, 'Sign in with passkey').count()).toBe(0)
  const signIn = phone.getByRole('region', { name: 'Sign in' })
  await signIn.getByLabel('Name', { exact: true }).first().fill('ada lovelace')
  await signIn.getByLabel('Password').fill('quite another one')
  await press(phone, 'Sign in with password')
  await phone.getByText('Name and password or code don’t fit.').waitFor()
  await pressOn(phone, phone.getByText('Use a recovery code'))
  await signIn.getByLabel('Recovery code').fill(codes[0]!)
  await press(phone, 'Sign in with code')
  await phone.getByRole('heading', { name: 'Signed in as Ada Lovelace' }).waitFor()
  await phone.getByText('7 codes are left.').waitFor()
  await expectGood(phone)

  // After a while something so important needs a proof.
  house.time.pass(20)
  await press(phone, 'Download data')
  await phone.getByRole('heading', { name: 'Confirm it’s you' }).waitFor()
  await expectGood(phone)
  await phone.getByLabel('Password').fill(PASSWORD)
  await press(phone, 'Sign in with password')
  await button(phone, 'Download data').waitFor()
  const [file] = await Promise.all([phone.waitForEvent('download'), press(phone, 'Download data')])
  expect(file.suggestedFilename()).toBe('roundhouse.json')

  await pressOn(phone, phone.getByRole('button', { name: /^Sign out Chrome/ }))
  await expect.poll(() => phone.getByRole('button', { name: /^Sign out Chrome/ }).count()).toBe(0)
  await desk.reload()
  await button(desk, 'Sign in with passkey').waitFor()
})

test('somebody who is forgotten leaves the game to a bot, and no name', async () => {
  const house = await openPageHouse()
  const reading: Reading = { address: house.address }
  const [one, two] = (await sitDownTogether(open, house, 'first-class', reading)) as [Page, Page]
  await pressOn(one, '[data-menu]')
  await pressOn(one, one.getByRole('link', { name: 'Account' }))
  await one.getByText('You are here without an account: Player 1.').waitFor()
  await pressOn(one, one.getByText('Delete everything'))
  await expectGood(one)
  await one.getByLabel(/^Type your name/).fill('Player 2')
  await press(one, 'Confirm delete')
  await one.getByText('This isn’t your name.').waitFor()
  await one.getByLabel(/^Type your name/).fill('Player 1')
  await press(one, 'Confirm delete')
  await one.getByText('Everything about you was deleted.').waitFor()
  await two.getByText('Someone who left').first().waitFor()
  expect(await two.getByText('Player 1').count()).toBe(0)
})

test('a page from a plain folder says nothing of accounts', async () => {
  const page = await open()
  await page.locator('main').first().waitFor()
  expect(await page.getByRole('link', { name: 'Account' }).count()).toBe(0)
})
