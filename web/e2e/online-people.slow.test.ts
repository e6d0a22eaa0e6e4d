import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pressOn } from './driver/hand.ts'
import { openPageHouse, type PageHouse, sitDownTogether } from './driver/house.ts'
import { settled } from './driver/listening.ts'
import { cutOff, tooSmall, tooWide } from './driver/measuring.ts'
import { point } from './driver/playing.ts'
import { findings, readers } from './driver/reader.ts'

const open = readers()

/** Nothing is wrong with what is on the screen now, for eyes, fingers and ears. */
async function expectGood(page: Page, isTouched = false): Promise<void> {
  expect(await findings(page)).toEqual([])
  expect(await tooWide(page)).toBe(0)
  if (isTouched) expect(await tooSmall(page)).toEqual([])
}

const isMine = async (page: Page): Promise<boolean> => (await page.title()).startsWith('●')

/** The page that has the move, and the other. */
async function inOrder(pages: readonly Page[]): Promise<[mover: Page, other: Page]> {
  await expect.poll(async () => (await Promise.all(pages.map(isMine))).filter(Boolean).length).toBe(1)
  const [one, other] = pages as [Page, Page]
  return (await isMine(one)) ? [one, other] : [other, one]
}

/** Plays by pointing until the other has the move and could plan. */
async function untilPlannable(pages: readonly Page[]): Promise<[mover: Page, other: Page]> {
  for (let turn = 0; turn < 20; turn++) {
    const [mover, other] = await inOrder(pages)
    await settled(other)
    if ((await other.locator('[data-plan]:visible').count()) > 0) return [mover, other]
    await point(mover, 'first-class', turn)
  }
  throw new Error('nobody could ever plan')
}

test.each(['desktop', 'phone'] as const)(
  'a move is planned while another decides, seen by nobody else, by %s',
  async size => {
    const house = await openPageHouse()
    const pages = await sitDownTogether(open, house, 'first-class', { size })
    const [mover, other] = await untilPlannable(pages)
    const heard = await mover.evaluate(() => window.overheard.heard.length)
    await pressOn(other, '[data-plan]')
    await other.getByText('Your plan: no move yet').waitFor()
    await expectGood(other, size === 'phone')
    // The page does not call: the move is still another's.
    expect(await isMine(other)).toBe(false)
    const hasMove = other.getByText('Your plan: 1 move')
    for (let turn = 0; turn < 10 && (await hasMove.count()) === 0; turn++) await point(other, 'first-class', turn)
    await hasMove.waitFor()
    await pressOn(other, other.getByRole('button', { name: 'Keep plan' }))
    await other.getByText('1 move planned').waitFor()
    await expectGood(other, size === 'phone')
    const since = await mover.evaluate(from => JSON.stringify(window.overheard.heard.slice(from)), heard)
    expect(since).not.toMatch(/"plan":\["|"planned":\{/)
    await pressOn(other, other.getByRole('button', { name: 'Clear plan' }))
    await other.locator('[data-plan]').waitFor()
  },
)

test('one mutes, reports, hands the seat to a bot, and goes on in another browser', async () => {
  const house: PageHouse = await openPageHouse()
  const [one, two] = (await sitDownTogether(open, house, 'first-class')) as [Page, Page]
  await pressOn(two, '[data-say]')
  await pressOn(two, two.locator('.chat-sheet').getByRole('button', { name: 'It’s your move' }))
  await one.getByText('It’s your move').first().waitFor()
  await pressOn(one, '[data-say]')
  await pressOn(one, one.locator('.chat-sheet ol button'))
  await expectGood(one)
  await pressOn(one, one.locator('.person-sheet').getByRole('button', { name: 'Report' }))
  await expectGood(one)
  await pressOn(one, one.getByRole('button', { name: 'Send report' }))
  await one.getByText('Thank you. The people who run this server read your report').waitFor()
  await pressOn(one, one.locator('.person-sheet').getByRole('button', { name: 'Close' }))
  await pressOn(one, one.locator('.chat-sheet ol button'))
  await pressOn(one, one.getByRole('button', { name: 'Mute here' }))
  expect(await one.locator('.chat-sheet ol li').count()).toBe(0)
  await pressOn(one, one.locator('.person-sheet').getByRole('button', { name: 'Close' }))
  await one.getByRole('button', { name: 'Unmute Player 2' }).waitFor()
  await pressOn(one, one.locator('.chat-sheet').getByRole('button', { name: 'Back to the game' }))

  await pressOn(one, '[data-menu]')
  await pressOn(one, one.getByText('Play on another device'))
  await pressOn(one, one.getByRole('button', { name: 'Make link' }))
  await one.locator('.own-key svg.qr').waitFor()
  await expectGood(one)
  const link = `http://${await one.locator('.own-key input.link').inputValue()}`
  const device = await open('', { address: house.address, size: 'phone' })
  await device.evaluate(hash => void (location.hash = hash), new URL(link).hash)
  await device.getByRole('button', { name: 'Continue here' }).waitFor()
  expect(await device.evaluate(() => location.hash)).toBe('#/key')
  await expectGood(device, true)
  expect(await cutOff(device)).toEqual([])
  await pressOn(device, device.getByRole('button', { name: 'Continue here' }))
  await pressOn(device, device.locator('.online-entry'))
  await device.locator('main.table').waitFor()
  // The link worked once.
  const third = await open('', { address: house.address })
  await third.evaluate(hash => void (location.hash = hash), new URL(link).hash)
  await pressOn(third, third.getByRole('button', { name: 'Continue here' }))
  await third.getByText('This link was used').waitFor()

  await pressOn(one, one.getByRole('button', { name: 'Let a bot play' }))
  await one.getByRole('button', { name: 'Return' }).waitFor()
  await device.getByRole('button', { name: 'Return' }).first().waitFor()
  await pressOn(one, one.getByRole('button', { name: 'Return' }))
  await expect.poll(() => device.getByRole('button', { name: 'Return' }).count()).toBe(0)
})
