import { type HouseWishes, openHouse } from '@roundhouse/server/testing/house'
import type { Pace } from '@roundhouse/wire/setup'
import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import type { OnlineState } from '../../online/state.ts'
import type { DrawnGame } from './pointed.ts'
import type { Open, Reading } from './reader.ts'
import { StandingClock } from './standing-clock.ts'

/** A real server with the built page, for one test. */
export interface PageHouse {
  readonly address: string
}

/** The same, with a clock that stands until the test moves it. */
interface TimedHouse extends PageHouse {
  readonly time: StandingClock
}

export async function openPageHouse(wishes: Pick<HouseWishes, 'notices'> = {}): Promise<TimedHouse> {
  const time = new StandingClock()
  const house = await openHouse({ page: inject('site').folder, clock: time, ...wishes })
  onTestFinished(async () => {
    await house.close()
    expect(house.trouble).toEqual([])
  })
  return { address: `${house.address}/`, time }
}

const OPTIONS: Readonly<Record<DrawnGame, Readonly<Record<string, string>>>> = {
  'first-class': { modules: 'A,B' },
  nuremberg: { map: 'nuremberg' },
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
const askTable = (page: Page, path: string, ...args: readonly unknown[]): Promise<unknown> =>
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
export const sitDownTogether = async (
  open: Open,
  house: PageHouse,
  game: DrawnGame,
  reading: Reading = {},
): Promise<readonly Page[]> => (await sitDown(open, house, game, [reading, reading])).pages

/** A page of somebody who plays against the weakest bot there is. */
export const sitDownAlone = async (open: Open, house: PageHouse, reading: Reading = {}): Promise<Page> =>
  (await sitDown(open, house, 'first-class', [reading], 2)).pages[0]!

/** A table that was dealt, the key of its invitation, and the pages of those who sit there, by seat. */
export interface SharedTable {
  readonly table: string
  readonly key: string
  readonly pages: readonly Page[]
}

/** A page for each of some people who sit down at a new table; the other seats are for the weakest bots there are. */
export async function sitDown(
  open: Open,
  { address }: PageHouse,
  game: DrawnGame,
  readings: readonly Reading[],
  players = readings.length,
  pace: Pace = 'live',
): Promise<SharedTable> {
  const pages: Page[] = []
  for (const [seat, reading] of readings.entries()) {
    const page = await open('', { ...reading, address })
    await post(page, 'api/guest', { name: nameOf(seat) })
    pages.push(page)
  }
  const { table, key } = await post(pages[0]!, 'api/tables', {
    game,
    options: { ...OPTIONS[game], players: String(players) },
    chairs: Array.from({ length: players }, (_, seat) =>
      seat < readings.length ? { is: 'person', keptFor: null } : { is: 'bot', level: 'random' },
    ),
    pace,
    bank: { live: 20, daily: 3 },
    isElastic: false,
    hours: null,
    canAskUndo: true,
    standIn: 'random',
    watch: 'link',
    delay: 0,
  })
  for (const [seat, page] of pages.entries()) await takeChair(page, `#/sit/${table}/${key}`, seat)
  for (const page of pages) expect(await askTable(page, 'ready')).toMatchObject({ ok: true })
  for (const page of pages) await page.locator('main.table').waitFor()
  return { table: table!, key: key!, pages }
}

export const nameOf = (seat: number): string => `Player ${seat + 1}`

async function takeChair(page: Page, link: string, seat: number): Promise<void> {
  await page.evaluate(hash => void (location.hash = hash), link)
  await expect.poll(async () => (await onlineState(page))?.online?.stage).toBe('seating')
  expect(await askTable(page, 'command', { type: 'sit', seat, name: nameOf(seat) })).toMatchObject({ ok: true })
  await expect.poll(async () => (await onlineState(page))?.online?.viewer).toBe(seat)
}
