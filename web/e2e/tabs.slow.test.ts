import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { newGame } from './driver/dealt.ts'
import { pressOn } from './driver/hand.ts'
import { keptGames, putGames } from './driver/kept.ts'
import { settled } from './driver/listening.ts'
import { movesIn, playOn, TABLES } from './driver/playing.ts'
import { findings, readers } from './driver/reader.ts'

const open = readers()

/** The same game in another tab of the same browser. */
async function another(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  onTestFinished(() => other.close())
  await other.goto(page.url())
  await other.locator('main.table, main.hand-over').waitFor()
  await settled(other)
  return other
}

const bar = (page: Page) => page.locator('.follow-bar')

/** What the page has been told of the table. */
const told = (page: Page) =>
  page.evaluate(() => window.overheard.snapshot as unknown as { viewer: unknown; moves: string[]; played: number })

for (const game of ['first-class', 'nuremberg'] as const)
  test(`of two tabs with a game of ${game} one owns it, the other follows and can take it over`, async () => {
    const first = await newGame(open, { game, players: 2 })
    const second = await another(first)
    await bar(second).waitFor()
    expect(await bar(first).count()).toBe(0)
    expect(await findings(second, '.follow-bar')).toEqual([])
    await playOn(first, game, { played: 6 })
    const played = await movesIn(first)
    expect(played).toBeGreaterThanOrEqual(6)
    await expect.poll(async () => (await told(second)).played).toBe(played)
    expect((await told(second)).moves).toEqual([])
    await pressOn(second, '.follow-bar .button.main')
    await bar(first).waitFor()
    await expect.poll(() => bar(second).count()).toBe(0)
    await playOn(second, game, { played: played + 4 })
    const later = await movesIn(second)
    expect(later).toBeGreaterThanOrEqual(played + 4)
    await expect.poll(async () => (await told(first)).played).toBe(later)
    await second.reload()
    await second.locator(TABLES[game]).waitFor()
    await settled(second)
    expect(await movesIn(second)).toBe(later)
    expect(await bar(second).count()).toBe(0)
  })

test('a tab that follows owns the game when the other is closed', async () => {
  const first = await newGame(open, { game: 'first-class', players: 2 })
  const second = await another(first)
  await bar(second).waitFor()
  await first.goto('about:blank')
  await expect.poll(() => bar(second).count()).toBe(0)
  await settled(second)
  const played = await movesIn(second)
  await playOn(second, 'first-class', { played: played + 2 })
  expect(await movesIn(second)).toBeGreaterThanOrEqual(played + 2)
})

test('who follows a game of several people sees nobody’s secrets', async () => {
  const first = await newGame(open, { game: 'first-class', players: 2, people: 2 })
  await pressOn(first, 'main.hand-over .button.main')
  const second = await another(first)
  await bar(second).waitFor()
  expect(await told(second)).toMatchObject({ viewer: 'watcher', moves: [] })
  await pressOn(second, '.follow-bar .button.main')
  await second.locator('main.hand-over').waitFor()
})

test('a move that another tab has overtaken is not kept', async () => {
  const page = await newGame(open, { game: 'first-class', players: 2 })
  await playOn(page, 'first-class', { played: 3 })
  await settled(page)
  const played = await movesIn(page)
  // As if a tab without the lock had played: the newest of the store is another than this page knows.
  const [game] = await keptGames<{ saved: number }>(page)
  await putGames(page, [{ ...game, saved: game!.saved + 1000 }])
  await playOn(page, 'first-class', { points: 1 })
  await settled(page)
  expect((await told(page)).played).toBe(played)
  await playOn(page, 'first-class', { played: played + 1 })
  expect(await movesIn(page)).toBeGreaterThan(played)
})
