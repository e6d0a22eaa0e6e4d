import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pressOn } from './driver/hand.ts'
import { onlineState, openPageHouse, sitDownTogether } from './driver/house.ts'
import { cutOff, overlapping, overTheEdge, tooSmall, tooWide } from './driver/measuring.ts'
import { point } from './driver/playing.ts'
import { DRAWN_GAMES, type DrawnGame, PARTS } from './driver/pointed.ts'
import { findings, readers } from './driver/reader.ts'

const open = readers()

const ROOTS: Readonly<Record<DrawnGame, string>> = { 'first-class': '.fc', nuremberg: '.nuremberg-table' }

/** What looks as if it could be pressed. */
const pressable = (page: Page): Promise<string[]> =>
  page
    .locator('.screen :is(.table-button, .button, .as-link, .tabs, input, select, summary)')
    .evaluateAll(parts => parts.filter(part => part.checkVisibility()).map(part => part.outerHTML.slice(0, 80)))

/** The key of the invitation that a browser remembers. */
const keyIn = (page: Page, table: string): Promise<string> =>
  page.evaluate(id => JSON.parse(localStorage.getItem('roundhouse-invitations')!)[id], table)

for (const game of DRAWN_GAMES)
  test(`${game}: a screen in the room shows everybody alike and nothing to press; on a phone the own board comes first`, async () => {
    const house = await openPageHouse()
    const pages = await sitDownTogether(open, house, game, { size: 'phone' })
    const phone = pages[0]!
    const { table } = (await onlineState(phone))!
    expect(await phone.getByText('Only on this phone').count()).toBe(0)

    const screen = await open(`#/screen/${table}/${await keyIn(phone, table)}`, { address: house.address })
    await screen.locator('.screen-table').waitFor()
    await screen.locator(`.screen ${ROOTS[game]}`).waitFor()
    await expect.poll(() => pressable(screen)).toEqual([])
    expect(await screen.locator('.screen :is(.recap, .log-strip)').count()).toBe(0)
    for (const name of ['Player 1', 'Player 2'])
      expect(await screen.locator('.rival-name, .standings th').filter({ hasText: name }).count()).toBe(1)
    expect(await screen.getByText('Scan to watch').isVisible()).toBe(true)
    expect(await findings(screen)).toEqual([])
    expect(await tooWide(screen)).toBe(0)
    await expect.poll(() => cutOff(screen)).toEqual([])
    await expect.poll(() => overTheEdge(screen, ROOTS[game])).toEqual([])
    // A larger one is looked at from farther away.
    const nameSize = () =>
      screen
        .locator('.rival-name b, .standings .name')
        .first()
        .evaluate(name => Number.parseFloat(getComputedStyle(name).fontSize))
    const small = await nameSize()
    await screen.setViewportSize({ width: 1920, height: 1080 })
    await expect.poll(nameSize).toBeGreaterThan(small * 1.4)
    await expect.poll(() => overTheEdge(screen, ROOTS[game])).toEqual([])
    expect(await overlapping(screen, PARTS[game])).toEqual([])

    if (game === 'nuremberg') return
    await expect.poll(() => phone.getByRole('tab', { name: 'Board' }).getAttribute('aria-selected')).toBe('true')
    // Nobody has a secret before the first cards are kept.
    const secrets = phone.getByText('Only on this phone')
    for (let turn = 0; turn < 12 && (await secrets.count()) === 0; turn++)
      for (const page of pages) if ((await page.title()).startsWith('●')) await point(page, game, turn)
    await pressOn(phone, phone.getByRole('tab', { name: 'Board' }))
    await secrets.waitFor()
    expect(await findings(phone)).toEqual([])
    expect(await tooSmall(phone)).toEqual([])
    // One tab away.
    await pressOn(phone, phone.getByRole('tab', { name: 'Offer' }))
    await phone.locator('.offer-rows').waitFor()
  })
