import type { SnapshotDelta } from '@roundhouse/table/delta'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { onlineState } from './house.ts'
import { settled } from './listening.ts'
import { movesIn, point } from './playing.ts'
import type { DrawnGame } from './pointed.ts'
import type { StandingClock } from './standing-clock.ts'

/*
 * Pages of several people at one table elsewhere.
 */

export const waitingAt = (page: Page) => page.evaluate(() => window.overheard.snapshot?.waiting)

/** The page of whoever has the move. */
export async function moverOf(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined
  await expect
    .poll(async () => {
      const waiting = await Promise.all(pages.map(waitingAt))
      found = pages[waiting.indexOf('person')]
      return found !== undefined
    })
    .toBe(true)
  return found!
}

/** Points at things until this many more moves were made at the page of whoever has the move; answers that page. */
export async function playAt(pages: readonly Page[], game: DrawnGame, more: number): Promise<Page> {
  const page = await moverOf(pages)
  const before = await movesIn(page)
  for (let turn = 0; turn < 200 && (await movesIn(page)) < before + more; turn++) {
    if ((await waitingAt(page)) === 'nobody') break
    if ((await waitingAt(page)) === 'other' && (await movesIn(page)) > before) break
    await point(page, game, turn)
  }
  expect(await movesIn(page)).toBeGreaterThan(before)
  return page
}

/** All pages show the same number of moves, and nothing is on its way. */
export async function expectAlike(pages: readonly Page[]): Promise<void> {
  for (const page of pages)
    await expect.poll(async () => (await onlineState(page))?.pending.length, { message: 'under way' }).toBe(0)
  await expect
    .poll(async () => {
      for (const page of pages) await settled(page)
      const [first, ...others] = await Promise.all(pages.map(movesIn))
      return others.filter(played => played !== first)
    })
    .toEqual([])
}

/**
 * Everybody who is here plays on as quickly as their pages can, any move that is legal, until so many moves were made, the
 * game is over, or somebody has the move who is to be waited for.
 */
export async function playQuickly(
  pages: readonly Page[],
  { to = Infinity, before = null }: { readonly to?: number; readonly before?: number | null } = {},
): Promise<void> {
  await Promise.all(
    pages.map(page =>
      page.evaluate(
        async ({ to, before }) => {
          const { overheard, putOff } = window
          const end = performance.now() + 120_000
          for (;;) {
            const { waiting, moves, played, toMove, viewer } = overheard.snapshot as unknown as SnapshotDelta
            if (played >= to || waiting === 'nobody' || toMove === before) return
            if (performance.now() > end)
              throw new Error(`${viewer} waits for ${waiting}, ${toMove}, after ${played} moves, not ${to}`)
            if (waiting === 'person') await overheard.ask('play', moves[(played * 7) % moves.length])
            else await putOff.frame()
          }
        },
        // What is endless is no JSON.
        { to: Math.min(to, Number.MAX_SAFE_INTEGER), before },
      ),
    ),
  )
  await expectAlike(pages)
}

export const hasStandIn = async (page: Page, seat: number): Promise<boolean | undefined> =>
  (await onlineState(page))?.online?.chairs[seat]?.hasStandIn

/** Milliseconds: somebody whose time is up may still decide. */
const LAST_MOMENTS = 60_000

/** Whoever has the move is waited for in vain, as a page of somebody else shows: a bot plays for them. */
export async function letTimeRunOut(time: StandingClock, other: Page, seat: number): Promise<void> {
  time.pass(25)
  await expect.poll(async () => (await onlineState(other))?.online?.clock.running?.free).toBe(LAST_MOMENTS)
  time.pass(2)
  await expect.poll(() => hasStandIn(other, seat)).toBe(true)
}

/** Everybody has the same result and the same record, and has found the deal fair; answers the record. */
export async function expectSameEnd(pages: readonly Page[]): Promise<string> {
  await expectAlike(pages)
  for (const page of pages) await expect.poll(async () => (await onlineState(page))?.deal).toBe('fair')
  const [first, ...others] = (await Promise.all(pages.map(onlineState))).map(state => state!.online!)
  for (const { record, match } of others) expect([record, match!.result]).toEqual([first!.record, first!.match!.result])
  expect(first!.match!.result!.points).toHaveLength(first!.chairs.length)
  return first!.record!
}
