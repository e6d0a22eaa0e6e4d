import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playQuickly } from './driver/company.ts'
import { pressOn } from './driver/hand.ts'
import { onlineState, openPageHouse } from './driver/house.ts'
import { cutOff, tooSmall, tooWide } from './driver/measuring.ts'
import { findings, readers } from './driver/reader.ts'

const open = readers()

/** Nothing is wrong with what is on the screen now, for eyes, fingers and ears. */
async function expectGood(page: Page, isTouched: boolean): Promise<void> {
  expect(await findings(page)).toEqual([])
  expect(await tooWide(page)).toBe(0)
  await expect.poll(() => cutOff(page)).toEqual([])
  if (isTouched) expect(await tooSmall(page)).toEqual([])
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

const goTo = (page: Page, hash: string): Promise<void> => page.evaluate(to => void (location.hash = to), hash)

test('a tournament is set up and joined by its link; its round is played, compared and over', async () => {
  const { address } = await openPageHouse()
  const ada = await open('', { address })
  await pressOn(ada, link(ada, 'Find a table'))
  await pressOn(ada, link(ada, 'Tournaments'))
  await ada.getByText('No tournament is open right now.').waitFor()
  await expectGood(ada, false)
  await pressOn(ada, link(ada, 'New tournament'))
  await ada.getByText('You need an account to set up a tournament.').waitFor()
  await ada.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ name: 'Ada L', password: 'the 8:15 to Lauf' })
    await fetch('api/account', { method: 'POST', headers, body })
  })
  await ada.reload()
  await ada.getByLabel('Name of the tournament').waitFor()
  await expectGood(ada, false)
  await pressOn(ada, button(ada, 'Create tournament'))
  await ada.getByText('Give the tournament a name.').waitFor()
  await ada.getByLabel('Name of the tournament').fill('Winter Cup')
  await ada.getByLabel('Rounds').selectOption('1')
  await pressOn(ada, button(ada, 'Create tournament'))
  await ada.getByText('Registration open').waitFor()

  // Somebody comes with the link.
  const bram = await open(await ada.evaluate(() => location.hash), { address, size: 'phone' })
  await bram.getByLabel('Your name').fill('Bram')
  await pressOn(bram, button(bram, 'Register'))
  await bram.getByText('You take part').waitFor()
  await expectGood(bram, true)
  expect(await button(ada, 'Start tournament').isDisabled()).toBe(true)
  await pressOn(ada, button(ada, 'Register'))
  await link(ada, 'Bram').waitFor()
  await pressOn(ada, button(ada, 'Start tournament'))

  // The other sees the table begin without asking for it.
  const pages = [ada, bram]
  for (const page of pages) await pressOn(page, link(page, 'Go to your table'))
  for (const page of pages) await page.locator('main.table').waitFor()
  const tournament = (await onlineState(ada))!.online!.setup.deal!
  await playQuickly(pages)
  await expect.poll(async () => (await onlineState(ada))?.online?.record ?? null).not.toBeNull()

  await goTo(bram, `#/duplicate/${tournament}`)
  await bram.getByText('Your seat').waitFor()
  await expectGood(bram, true)
  await pressOn(bram, link(bram, 'Winter Cup'))
  await bram.getByText('Over', { exact: true }).waitFor()
  await pressOn(bram, bram.getByText('How it is ranked'))
  await bram.getByText('If people are level on points').waitFor()
  await expectGood(bram, true)
  await pressOn(bram, link(bram, 'View table'))
  await bram.locator('main.table').waitFor()
})

/** By keys alone: to it, and Enter. */
async function enterOn(page: Page, what: Locator): Promise<void> {
  await what.waitFor()
  for (let n = 0; !(await what.evaluate(element => element === document.activeElement)); n++) {
    if (n > 60) throw new Error('No key leads there')
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}

test('by keys alone one comes to a tournament, registers, leaves it and calls it off', async () => {
  const house = await openPageHouse()
  const ada = await open('', { address: house.address })
  await ada.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ name: 'Ada K', password: 'the 8:15 to Lauf' })
    await fetch('api/account', { method: 'POST', headers, body })
  })
  await ada.reload()
  await enterOn(ada, link(ada, 'Tournaments'))
  await enterOn(ada, link(ada, 'New tournament'))
  await ada.getByLabel('Name of the tournament').waitFor()
  await ada.getByLabel('Name of the tournament').focus()
  await ada.keyboard.type('Keys Cup')
  await enterOn(ada, button(ada, 'Create tournament'))
  await ada.getByText('Registration open').waitFor()
  await enterOn(ada, button(ada, 'Register'))
  await ada.getByText('You take part').waitFor()
  await enterOn(ada, button(ada, 'Cancel registration'))
  await expect.poll(() => ada.getByText('You take part').count()).toBe(0)
  // Asked twice: first not, then so. What has the focus is seen.
  await enterOn(ada, button(ada, 'Call off'))
  await enterOn(ada, button(ada, 'Cancel'))
  await enterOn(ada, button(ada, 'Call off'))
  const sure = button(ada, 'Confirm: Call off')
  await expect.poll(() => sure.evaluate(element => getComputedStyle(element).visibility)).toBe('visible')
  await enterOn(ada, sure)
  await ada.getByText('Called off', { exact: true }).waitFor()
  await expectGood(ada, false)
})
