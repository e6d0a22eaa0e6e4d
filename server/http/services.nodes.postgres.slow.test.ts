import type { OwnTable } from '@roundhouse/wire/lobby'
import type { Profile } from '@roundhouse/wire/profile'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { systemResolve } from '../notices/guard.ts'
import { USUAL_SETTINGS } from '../notices/schedule.ts'
import { all } from '../store/work.ts'
import { askApi } from '../testing/api.ts'
import { guestAt, openHouse, type TestHouse, tableAt } from '../testing/house.ts'
import { beginGame, inLink, legalMove, playToEnd, TestPage, toMoveAmong } from '../testing/page.ts'
import { newPostgresPlace, type PostgresPlace } from '../testing/postgres-place.ts'
import { type WebReceiver, webReceiver } from '../testing/receivers.ts'

/* Two servers on one database: what people do at one of them holds at the other, and nothing is done twice. */

const PASSWORD = 'the 8:15 to Fürth'
let place: PostgresPlace
let web: WebReceiver
let one: TestHouse
let other: TestHouse

beforeAll(async () => {
  place = await newPostgresPlace()
  web = await webReceiver()
  const { url: postgres, folder } = place
  const notices = { mail: null, reach: { resolve: systemResolve, isOpen: true } }
  one = await openHouse({ postgres, folder, notices })
  other = await openHouse({ postgres, folder, notices })
})
afterAll(async () => {
  for (const house of [one, other]) await house.stop()
  await web.close()
  await place.remove()
})
afterEach(() => expect([one, other].flatMap(({ trouble }) => trouble)).toEqual([]))

/** The same link by way of the other node. */
const atOther = (link: string): string => `${other.address}/${new URL(link).hash}`

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 50 })

/** A game of two, each at another node. */
async function apart(
  wishes: Parameters<typeof tableAt>[2] = {},
): Promise<{ link: string; pages: [TestPage, TestPage] }> {
  const link = await tableAt(one, await guestAt(one, 'Host'), wishes)
  const pages: [TestPage, TestPage] = [
    await TestPage.guest(one, link, 'Ada'),
    await TestPage.guest(other, atOther(link), 'Bram'),
  ]
  await beginGame(pages)
  return { link, pages }
}

test('a guest has an account at one node, signs in at the other, and is signed out there from the first', async () => {
  const guest = await guestAt(one, 'Somebody')
  const { table } = inLink(await tableAt(one, guest))
  expect((await askApi(one, 'account', guest, { name: 'Ada Lova', password: PASSWORD })).status).toBe(200)
  const there = await askApi<{ name: string }>(other, 'sign-in', '', { name: 'ada lova', password: PASSWORD })
  expect(there).toMatchObject({ status: 200, answer: { name: 'Ada Lova' } })
  expect((await askApi<OwnTable[]>(other, 'tables', there.cookie)).answer).toMatchObject([{ table }])
  expect((await askApi(other, 'account', '', { name: 'Ada L0va', password: PASSWORD })).answer).toMatchObject({
    code: 'name-taken',
  })
  const page = await TestPage.at(other, `${other.address}/#/sit/${table}/x`, there.cookie)
  expect((await askApi(one, 'account/devices/sign-out', guest, { id: null })).status).toBe(200)
  expect(await page.untilClosed()).toBe(4001)
  expect((await askApi<OwnTable[]>(other, 'tables', there.cookie)).answer).toEqual([])
})

describe('the lobby', () => {
  const wish = { games: [{ game: 'first-class', options: { modules: 'A,B' } }], pace: 'live', isRated: false }
  const play = async (house: TestHouse, cookie: string, players: number): Promise<string> =>
    (await askApi<{ table: string }>(house, 'lobby/play', cookie, { ...wish, players })).answer.table

  test('brings those together who want to play in the same instant at two nodes', async () => {
    const guests = await Promise.all(Array.from({ length: 6 }, (_, n) => guestAt(n % 2 ? one : other, `Guest ${n}`)))
    const tables = await Promise.all(guests.map((guest, n) => play(n % 2 ? one : other, guest, 2)))
    const counts = [...new Set(tables)].map(table => tables.filter(each => each === table).length)
    expect(counts).toEqual([2, 2, 2])
  })

  test('counts those who are here at all nodes', async () => {
    const hereAt = async (house: TestHouse) => (await askApi<{ here: number }>(house, 'lobby')).answer.here
    // Those of the tests before may still be on their way out.
    for (const house of [one, other]) await soon(async () => expect(await hereAt(house)).toBe(0))
    const link = await tableAt(one, await guestAt(one, 'Host'))
    const pages = [await TestPage.guest(one, link, 'Ada'), await TestPage.guest(other, atOther(link), 'Bram')]
    for (const house of [one, other]) await soon(async () => expect(await hereAt(house)).toBe(2))
    for (const { socket } of pages) socket.close()
    for (const house of [one, other]) await soon(async () => expect(await hereAt(house)).toBe(0))
  })

  test('knows who waits at the other node, and comes to a table where somebody is', async () => {
    const quiet = await tableAt(one, await guestAt(one, 'Gone'), { open: true, ...OF_THREE })
    const lively = await tableAt(one, await guestAt(one, 'Host'), { open: true, watch: 'all', ...OF_THREE })
    for (const link of [quiet, lively]) {
      const page = await TestPage.guest(one, link, 'Waits')
      expect(await page.tell({ type: 'sit', seat: 0, name: 'Waits' })).toBe('done')
      if (link === quiet) page.socket.close()
    }
    await soon(() => expect(other.hub.seatsHere(inLink(lively).table)).toEqual([0]))
    // Who has gone is heard of when the line is seen to be cut, which may be later.
    await soon(() => expect(other.hub.seatsHere(inLink(quiet).table)).toEqual([]))
    expect(await play(other, await guestAt(other, 'New'), 3)).toBe(inLink(lively).table)
  })
})

const person = { is: 'person', keptFor: null } as const
const OF_THREE = { chairs: [person, person, person], options: { players: '3', modules: 'A,B' } }

test('a notice goes out once, and not to somebody who looks by way of another node', async () => {
  const { pages } = await apart({ pace: 'daily' })
  const mover = await toMoveAmong(pages)
  const away = pages.find(page => page !== mover)!
  const house = away === pages[0] ? one : other
  const url = `${web.address}/${away.table}`
  expect((await askApi(house, 'notices/webhook', away.cookie!, { url })).status).toBe(200)
  expect((await askApi(house, 'notices', away.cookie!, { ...USUAL_SETTINGS })).status).toBe(200)
  await passTurn(mover, pages)
  // Both look, so that there is nothing to tell.
  await passTurn(away, pages)
  await mover.until(() => mover.ofType('present').at(-1)?.here.length === 2)
  away.socket.close()
  await mover.until(() => mover.ofType('present').at(-1)?.here.length === 1)
  expect(web.posts).toEqual([])
  await passTurn(mover, [mover])
  await soon(() => expect(web.posts.length).toBe(1))
  for (const each of [one, other]) await soon(async () => expect(await each.notices.waiting()).toBe(0))
  expect(web.posts.length).toBe(1)
})

async function passTurn(mover: TestPage, pages: readonly TestPage[]): Promise<void> {
  const game = await mover.game()
  while (game.toMove(mover.snapshot!.match!.state) === mover.snapshot!.viewer)
    expect(await mover.tell({ type: 'play', moves: [await legalMove(mover)] })).toBe('done')
  for (const page of pages) await page.until(() => page.seq >= mover.seq)
}

test('what somebody has said goes at once from the pages of one who blocks them, at whichever node', async () => {
  const { pages } = await apart()
  const [ada, bram] = pages
  bram.say({ type: 'say', table: bram.table, id: 'said-number-1', text: 'Hm' })
  const { number } = await ada.next('said', 0)
  // Ada has a second device, at the other node, and blocks with it.
  const blocked = await askApi(other, 'avoided', ada.cookie!, { table: ada.table, seat: 1, how: 'block' })
  expect(blocked.status).toBe(200)
  expect(await ada.next('unsaid', 0)).toMatchObject({ numbers: [number] })
})

test('how a game ended is written once, its people are told of the rematch, and forgotten at both nodes', async () => {
  const { link, pages } = await apart()
  const [ada, bram] = pages
  expect(await ada.tell({ type: 'leave' })).toBe('done')
  await playToEnd(bram)
  await Promise.all([one, other].flatMap(({ results }) => [results.writeAll(), results.writeAll()]))
  const rows = await one.store.read(queries => all(queries.selectFrom('seat_result').select(['seat', 'person'])))
  expect(rows.map(({ seat }) => seat).toSorted()).toEqual([0, 1])
  for (const [house, { cookie }] of [[other, ada] as const, [one, bram] as const])
    expect((await askApi<Profile>(house, 'profile', cookie!)).answer).toMatchObject({ games: 1 })

  const again = await askApi<{ table: string }>(one, 'tables/rematch', ada.cookie!, { table: inLink(link).table })
  expect(await bram.next('rematch', 0)).toMatchObject({ next: again.answer.table })
  expect(
    (await askApi<{ table: string }>(other, 'tables/rematch', bram.cookie!, { table: bram.table })).answer,
  ).toEqual({
    ...{ table: again.answer.table, key: null },
  })

  // Whoever looks at the other node does not read the name any longer.
  expect(bram.snapshot!.chairs[0]!.name).toBe('Player 0')
  expect((await askApi(one, 'account/forget', ada.cookie!, { name: 'Ada' })).status).toBe(200)
  await bram.until(() => bram.snapshot!.chairs[0]!.name === '')
  // Both look for people who are gone, at the same time.
  await Promise.all([one, other].map(({ accounts }) => accounts.goRound()))
}, 60_000)
