import type { Snapshot } from '@roundhouse/table/snapshot'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newGame } from './driver/dealt.ts'
import { pressOn } from './driver/hand.ts'
import { tooSmall, tooWide } from './driver/measuring.ts'
import { movesIn, playOn, press } from './driver/playing.ts'
import { DRAWN_GAMES } from './driver/pointed.ts'
import { findings, readers } from './driver/reader.ts'

const open = readers()

const MENU = 'dialog.table-menu'

const settingsOf = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('roundhouse-settings')!))

for (const game of DRAWN_GAMES)
  for (const size of ['desktop', 'phone'] as const)
    test(`${game}, on a ${size}: the menu changes speed and looks at the table, and goes by every way`, async () => {
      const page = await newGame(open, { game, players: 3 }, { size })
      const menu = page.locator(MENU)
      await pressOn(page, '[data-menu]')
      await pressOn(page, menu.getByText('Fast', { exact: true }))
      await pressOn(page, menu.getByText('Dark', { exact: true }))
      expect(await settingsOf(page)).toMatchObject({ speed: 'fast', theme: 'dark' })
      expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
      expect(await findings(page, MENU)).toEqual([])
      expect(await tooWide(page)).toBe(0)
      if (size === 'phone') expect(await tooSmall(page)).toEqual([])
      await press(page, 'Escape')
      expect(await menu.count()).toBe(0)
      await press(page, 'm')
      await pressOn(page, menu.getByRole('button', { name: 'Back to the game' }))
      expect(await menu.count()).toBe(0)
      await press(page, 'm')
      await menu.waitFor()
      await page.mouse.click(4, 4)
      await menu.waitFor({ state: 'detached' })
    })

test('a link to a running game opens it where it is; one that was cut off is refused', async () => {
  const page = await newGame(
    open,
    { game: 'first-class', players: 2 },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  )
  await playOn(page, 'first-class', { points: 4 })
  const played = await movesIn(page)
  await pressOn(page, '[data-menu]')
  await pressOn(page, page.locator(MENU).getByRole('button', { name: 'Copy link to this position' }))
  await page.locator(MENU).getByText('Copied').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const elsewhere = await open(link.slice(link.indexOf('#')))
  await elsewhere.locator('.fc').waitFor()
  expect(await movesIn(elsewhere)).toBe(played)
  await elsewhere.goto(link.slice(0, -30))
  await elsewhere.getByRole('alert').filter({ hasText: 'incomplete' }).waitFor()
})

test('the same players play again at the press of a button', async () => {
  const page = await newGame(open, { game: 'nuremberg', players: 4, map: 'wensleydale' })
  const before = page.url()
  await pressOn(page, '[data-menu]')
  await pressOn(page, page.locator(MENU).getByRole('button', { name: /^Play again/ }))
  await page.waitForURL(url => url.href !== before)
  await page.locator('.nuremberg-table').waitFor()
  await expect
    .poll(() =>
      page.evaluate(() => window.overheard.snapshot as { options: unknown; chairs: readonly unknown[] } | null),
    )
    .toMatchObject({ options: expect.arrayContaining([['map', 'wensleydale']]), chairs: { length: 4 } })
})

test('the speed of bots stands beside the menu, and goes round', async () => {
  const page = await newGame(open, { game: 'first-class', players: 2 })
  const speeds: unknown[] = []
  for (let n = 0; n < 4; n++) {
    await pressOn(page, '.head [data-speed]')
    speeds.push((await settingsOf(page))['speed'])
  }
  expect(speeds).toEqual(['slow', 'normal', 'fast', 'off'])
})

const canUndoTurn = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window.overheard.snapshot as Pick<Snapshot, 'waiting' | 'played' | 'back'>).back.turn)

test('where there is no room beside the other buttons, the menu takes back the turn', async () => {
  const page = await newGame(open, { game: 'nuremberg', players: 2 })
  await page.setViewportSize({ width: 640, height: 360 })
  await pressOn(page, '[data-menu]')
  expect(await page.locator(`${MENU} [data-undo]`).count()).toBe(0)
  await press(page, 'Escape')
  for (let points = 0; !(await canUndoTurn(page)); points++) await playOn(page, 'nuremberg', { points: 1 }, points)
  const before = await movesIn(page)
  expect(await page.locator('.acts [data-undo="turn"]').isVisible()).toBe(false)
  await pressOn(page, '[data-menu]')
  await pressOn(page, `${MENU} [data-undo="turn"]`)
  await page.locator(MENU).waitFor({ state: 'detached' })
  await expect.poll(() => movesIn(page)).toBeLessThan(before)
})
