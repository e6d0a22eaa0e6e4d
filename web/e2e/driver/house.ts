import { openHouse } from '@roundhouse/server/testing/house'
import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import type { OnlineState } from '../../online/state.ts'
import type { DrawnGame } from './pointed.ts'
import type { Open, Reading } from './reader.ts'

/** A real server with the built page, for one test. */
export interface PageHouse {
  readonly address: string
}

export async function openPageHouse(): Promise<PageHouse> {
  const house = await openHouse(undefined, inject('site').folder)
  onTestFinished(async () => {
    await house.close()
    expect(house.trouble).toEqual([])
  })
  return { address: `${house.address}/` }
}

const OPTIONS: Readonly<Record<DrawnGame, Readonly<Record<string, string>>>> = {
  'first-class': { players: '2', modules: 'A,B' },
  nuremberg: { players: '2', map: 'nuremberg' },
}

/** What a page's own server answers. */
const post = (page: Page, path: string, body: object): Promise<Record<string, string>> =>
  page.evaluate(
    async ({ path, body }) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    },
    { path, body },
  )

/** Asks the table that is open for something, as the page does. */
export const askTable = (page: Page, path: string, ...args: readonly unknown[]): Promise<unknown> =>
  page.evaluate(({ path, args }) => window.overheard.ask(path, ...args), { path, args })

/** What the page was told last of its table elsewhere; of the snapshot only what is new. */
export const onlineState = (page: Page): Promise<OnlineState | null> =>
  page.evaluate(() => {
    const values = window.overheard.heard.map(
      message => (message as { argumentList?: { value?: OnlineState }[] }).argumentList?.[0]?.value,
    )
    return values.findLast(value => value?.line !== undefined) ?? null
  })

/** A page for each of two people who sit down at a new table by its link; it is dealt. */
export async function sitDownTogether(
  open: Open,
  { address }: PageHouse,
  game: DrawnGame,
  reading: Reading = {},
): Promise<readonly [Page, Page]> {
  const pages = [await open('', { ...reading, address }), await open('', { ...reading, address })] as const
  for (const [seat, page] of pages.entries()) await post(page, 'api/guest', { name: `Player ${seat + 1}` })
  const person = { is: 'person', keptFor: null }
  const { table, key } = await post(pages[0], 'api/tables', {
    game,
    options: OPTIONS[game],
    chairs: [person, person],
    pace: 'live',
    bank: { live: 20, daily: 3 },
    isElastic: false,
    hours: null,
    canAskUndo: true,
    standIn: 'random',
    watch: 'link',
    delay: 0,
  })
  for (const [seat, page] of pages.entries()) {
    await page.evaluate(hash => void (location.hash = hash), `#/sit/${table}/${key}`)
    await expect.poll(async () => (await onlineState(page))?.online?.stage).toBe('seating')
    expect(await askTable(page, 'command', { type: 'sit', seat, name: `Player ${seat + 1}` })).toMatchObject({
      ok: true,
    })
  }
  for (const [seat, page] of pages.entries()) {
    await expect.poll(async () => (await onlineState(page))?.online?.viewer).toBe(seat)
    expect(await askTable(page, 'ready')).toMatchObject({ ok: true })
  }
  for (const page of pages) await page.locator('main.table').waitFor()
  return pages
}
