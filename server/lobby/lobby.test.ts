import type { LobbyList } from '@roundhouse/wire/lobby'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guestAt, openHouse, type TestHouse, tableAt } from '../testing/house.ts'
import { beginGame, inLink, legalMove, TestPage, toMoveAmong } from '../testing/page.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openHouse()
})

afterAll(async () => {
  expect(house.trouble).toEqual([])
  await house.close()
})

async function ask(path: string, cookie: string | null, body?: object) {
  const headers = { 'content-type': 'application/json', ...(cookie !== null && { cookie }) }
  const request = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await fetch(`${house.address}/api/${path}`, request)
  // biome-ignore lint/suspicious/noExplicitAny: each test looks for what it expects
  return { status: response.status, answer: (await response.json()) as any }
}

const lobbyOf = async (cookie: string | null, query = ''): Promise<LobbyList> =>
  (await ask(`lobby${query}`, cookie)).answer as LobbyList

const idsIn = ({ open }: LobbyList): string[] => open.map(({ table }) => table)

const linkTo = (table: string): string => `${house.address}/#/sit/${table}/${'x'.repeat(22)}`

/** Somebody who looks at a table without its key. */
async function pageAt(table: string, cookie: string | null): Promise<TestPage> {
  const page = await TestPage.at(house, linkTo(table), cookie)
  page.say({ type: 'look', table })
  await page.until(() => page.snapshot !== null || page.ofType('no').length > 0)
  return page
}

/** Wants First Class of two, live, unless something else is said. */
const play = async (cookie: string, wish: object = {}): Promise<{ table: string; key: string | null }> => {
  const usual = { games: [{ game: 'first-class', options: { modules: 'A,B' } }], pace: 'live', players: 2 }
  const { status, answer } = await ask('lobby/play', cookie, { ...usual, isRated: false, ...wish })
  expect(answer).toMatchObject({ table: expect.any(String) })
  expect(status).toBe(200)
  return answer
}

/** What a table is like with everybody who sits there. */
const seatedAt = async (table: string): Promise<(string | null)[]> =>
  (await house.hub.open(table))!.table.chairs.map(({ person, name }) => (person === null ? null : name))

describe('an open table', () => {
  test('is listed with who sits there until it is full, and anybody sits down without a key', async () => {
    const host = await guestAt(house, 'Host')
    const { table } = inLink(await tableAt(house, host, { open: true, pace: 'daily', watch: 'nobody' }))
    const closed = inLink(await tableAt(house, host)).table
    const list = await lobbyOf(null)
    expect(idsIn(list)).toContain(table)
    expect(idsIn(list)).not.toContain(closed)
    expect(list.open.find(each => each.table === table)).toEqual({
      ...{ table, game: 'first-class', pace: 'daily', bank: { live: 20, daily: 3 }, isRated: false },
      options: expect.arrayContaining([['modules', 'A,B']]),
      since: expect.any(Number),
      chairs: [
        { is: 'free', name: '' },
        { is: 'free', name: '' },
      ],
    })
    for (const [filter, isThere] of [
      ['?game=first-class&pace=daily&players=2&rated=false&option=modules:B', true],
      ['?game=nuremberg', false],
      ['?pace=live', false],
      ['?players=3', false],
      ['?rated=true', false],
      ['?option=modules:C', false],
    ] as const)
      expect([filter, idsIn(await lobbyOf(null, filter)).includes(table)]).toEqual([filter, isThere])
    expect((await ask('lobby?pace=fast', null)).status).toBe(400)

    const [ada, bram, late] = [await guestAt(house, 'Ada'), await guestAt(house, 'Bram'), await guestAt(house, 'Late')]
    const page = await pageAt(table, ada)
    expect(await page.tell({ type: 'sit', seat: 0, name: 'Ada' })).toBe('done')
    expect((await lobbyOf(null)).open.find(each => each.table === table)?.chairs[0]).toEqual({
      is: 'person',
      name: 'Ada',
    })
    expect(await ask('lobby/sit', bram, { table })).toMatchObject({ status: 200, answer: { table } })
    expect(await seatedAt(table)).toEqual(['Ada', 'Bram'])
    expect(idsIn(await lobbyOf(null))).not.toContain(table)
    expect(await ask('lobby/sit', late, { table })).toMatchObject({ status: 409, answer: { code: 'chair-taken' } })
    expect(await ask('lobby/sit', late, { table: closed })).toMatchObject({ status: 404 })
    expect((await pageAt(closed, late)).ofType('no')[0]?.reason.code).toBe('no-such-table')
  })

  test('that counts for ratings is for people alone, without asking back', async () => {
    const host = await guestAt(house, 'Rated')
    for (const wrong of [
      { canAskUndo: true },
      {
        canAskUndo: false,
        chairs: [
          { is: 'person', keptFor: null },
          { is: 'bot', level: 'random' },
        ],
      },
    ] as const)
      await expect(tableAt(house, host, { isRated: true, ...wrong })).rejects.toThrow('at a rated table')
    const { table } = inLink(await tableAt(house, host, { open: true, isRated: true, canAskUndo: false }))
    expect(idsIn(await lobbyOf(null, '?rated=true'))).toEqual([table])
  })
})

describe('play now', () => {
  test('brings two who press in the same instant to one table, and the next to another', async () => {
    const people = await Promise.all(['P1', 'P2', 'P3', 'P4', 'P5'].map(name => guestAt(house, name)))
    const found = await Promise.all(people.map(cookie => play(cookie, { pace: 'none' })))
    const tables = [...new Set(found.map(({ table }) => table))]
    const seated = await Promise.all(tables.map(seatedAt))
    expect(
      seated
        .flat()
        .filter(name => name !== null)
        .toSorted(),
    ).toEqual(['P1', 'P2', 'P3', 'P4', 'P5'])
    expect(seated.map(names => names.filter(name => name !== null).length).toSorted()).toEqual([1, 2, 2])
    // Who presses again while they wait stays where they are.
    const alone = seated.findIndex(names => names.includes(null))
    const waiting = people[found.findIndex(({ table }) => table === tables[alone])]!
    expect(await play(waiting, { pace: 'none' })).toEqual({ table: tables[alone], key: null })
  })

  test('never brings somebody to a person they must not meet, nor to what they did not ask for', async () => {
    const cookie = await guestAt(house, 'Shunned')
    const { table } = await play(cookie, { players: 3 })
    const { number } = (await house.hub.personWith(cookie.split('=')[1]!))!
    const other = await guestAt(house, 'Other')
    const third = await guestAt(house, 'Third')
    for (const each of [other, third])
      expect((await ask('avoided', each, { how: 'block', person: number })).status).toBe(200)
    expect(idsIn(await lobbyOf(other))).not.toContain(table)
    expect(await ask('lobby/sit', other, { table })).toMatchObject({ status: 409, answer: { code: 'not-together' } })
    expect(await (await pageAt(table, other)).tell({ type: 'sit', seat: 1, name: 'Other' })).toBe('not-together')
    const own = await play(other, { players: 3 })
    expect(own.table).not.toBe(table)
    expect((await play(third, { players: 3, isRated: true })).table).not.toBe(own.table)
    expect(
      (await play(third, { players: 3, games: [{ game: 'nuremberg', options: { map: 'nuremberg' } }] })).table,
    ).not.toBe(own.table)
    const rare = { games: [{ game: 'first-class', options: { modules: 'C,F' } }], option: 'modules:C,F' }
    const opened = (await play(third, { players: 3, ...rare })).table
    expect(opened).not.toBe(own.table)
    expect((await lobbyOf(third, '?option=modules:C,F')).open.map(({ table }) => table)).toEqual([opened])
    expect((await play(third, { players: null, pace: 'live', option: 'modules:B' })).table).toBe(own.table)
  })

  test('says what cannot be meant', async () => {
    const cookie = await guestAt(house, 'Wrong')
    const wish = { games: [{ game: 'chess', options: {} }], pace: 'live', players: 2, isRated: false }
    expect((await ask('lobby/play', cookie, wish)).status).toBe(400)
    expect((await ask('lobby/play', cookie, { ...wish, games: [] })).status).toBe(400)
    expect((await ask('lobby/play', null, wish)).status).toBe(401)
  })
})

/** Two who have played to the end, as far as the house is concerned. */
async function played() {
  const cookies = [await guestAt(house, 'Ada'), await guestAt(house, 'Bram')] as const
  const { table, key } = inLink(await tableAt(house, cookies[0]))
  const pages = await Promise.all(
    cookies.map(cookie => TestPage.at(house, `${house.address}/#/sit/${table}/${key}`, cookie)),
  )
  for (const page of pages) await page.look()
  await beginGame(pages)
  return { cookies, table, pages }
}

describe('people who have played together', () => {
  test('are invited to another table, come in without a key, and may decline', async () => {
    const { cookies } = await played()
    const [ada, bram] = cookies
    const [companion] = (await ask('companions', ada)).answer
    expect(companion).toMatchObject({ name: 'Bram', games: 1, isFavourite: false })
    expect((await ask('companions/favourite', ada, { person: companion.person, isFavourite: true })).status).toBe(200)
    expect((await ask('companions', ada)).answer).toMatchObject([{ name: 'Bram', isFavourite: true }])

    const invited = async () => (await ask('invitations', bram)).answer
    const tables = [inLink(await tableAt(house, ada)).table, inLink(await tableAt(house, ada)).table]
    for (const table of tables)
      expect((await ask('invitations', ada, { table, people: [companion.person] })).status).toBe(200)
    expect(await invited()).toMatchObject([
      { table: tables[1], by: 'Ada', isRematch: false, players: 2 },
      { table: tables[0] },
    ])
    await ask('invitations/decline', bram, { table: tables[1] })
    expect(await invited()).toMatchObject([{ table: tables[0] }])
    expect((await pageAt(tables[1]!, bram)).snapshot).toBeNull()
    expect((await ask('invitations/accept', bram, { table: tables[1] })).status).toBe(404)

    expect((await pageAt(tables[0]!, bram)).snapshot?.stage).toBe('seating')
    expect(await ask('invitations/accept', bram, { table: tables[0] })).toMatchObject({ status: 200 })
    expect(await seatedAt(tables[0]!)).toEqual(['Bram', null])
    expect(await invited()).toEqual([])

    // Strangers are not invited, nor anybody to the table of others.
    const stranger = await guestAt(house, 'Stranger')
    const { number } = (await house.hub.personWith(stranger.split('=')[1]!))!
    expect((await ask('invitations', ada, { table: tables[0], people: [number] })).status).toBe(409)
    expect((await ask('invitations', stranger, { table: tables[0], people: [companion.person] })).status).toBe(404)
    expect((await ask('companions/favourite', ada, { person: number, isFavourite: true })).status).toBe(409)
  })

  test('see of a table that has not begun whether seats are free', async () => {
    const [ada, bram] = [await guestAt(house, 'Ada'), await guestAt(house, 'Bram')]
    const person = { is: 'person', keptFor: null } as const
    const chairs = [person, { is: 'bot', level: 'random' }, person] as const
    const link = await tableAt(house, ada, { options: { players: '3', modules: 'A,B' }, chairs })
    const listed = async () => (await ask('tables', ada)).answer[0]
    expect(await listed()).toMatchObject({ stage: 'seating', isFull: false, others: [] })
    for (const [n, cookie] of [ada, bram].entries()) {
      const page = await TestPage.at(house, link, cookie)
      await page.look()
      expect(await page.tell({ type: 'sit', seat: 2 * n, name: ['Ada', 'Bram'][n]! })).toBe('done')
      expect(await listed()).toMatchObject({ stage: 'seating', isFull: n === 1 })
    }
  })

  test('see whose turn it is, with whom and since when', async () => {
    const { cookies, pages, table } = await played()
    const mover = await toMoveAmong(pages)
    const lists = await Promise.all(cookies.map(async cookie => (await ask('tables', cookie)).answer[0]))
    const mine = lists[pages.indexOf(mover)]!
    const theirs = lists[1 - pages.indexOf(mover)]!
    expect(mine).toMatchObject({
      table,
      isMyTurn: true,
      mover: null,
      others: [theirs.mover === 'Ada' ? 'Bram' : 'Ada'],
    })
    expect(theirs).toMatchObject({ isMyTurn: false, others: [theirs.mover] })
    expect(mine.until).toBeGreaterThan(mine.moved)
  })
})

/** Somebody moves until the game is over. */
async function playToTheEnd(pages: readonly TestPage[]): Promise<void> {
  while (pages[0]!.snapshot!.stage === 'playing') {
    const mover = await toMoveAmong(pages)
    const answer = await mover.command({ type: 'play', moves: [await legalMove(mover)] })
    expect(answer.type).toBe('done')
    for (const page of pages) await page.until(() => page.seq >= answer.seq!)
  }
}

describe('a rematch', () => {
  test('is one for all who press in the same instant, and everybody is told of it without a word in the chat', async () => {
    const { cookies, table, pages } = await played()
    expect(await ask('tables/rematch', cookies[0], { table })).toMatchObject({
      status: 409,
      answer: { code: 'not-now' },
    })
    await playToTheEnd(pages)
    const stranger = await guestAt(house, 'Stranger')
    expect((await ask('tables/rematch', stranger, { table })).status).toBe(404)
    const found = await Promise.all(cookies.map(cookie => ask('tables/rematch', cookie, { table })))
    const next = found[0]!.answer.table
    expect(found.map(({ status, answer }) => [status, answer.table])).toEqual([
      [200, next],
      [200, next],
    ])
    expect(next).not.toBe(table)
    // Only who has set it up has the key, and everybody has their own seat.
    expect(found.filter(({ answer }) => answer.key !== null).length).toBe(1)
    expect(await seatedAt(next)).toEqual(['Player 0', 'Player 1'])
    for (const page of pages) {
      await page.until(() => page.ofType('rematch').length > 0)
      expect(page.ofType('rematch')).toEqual([{ type: 'rematch', table, next }])
      expect(page.ofType('said')).toEqual([])
    }
    const later = await pageAt(table, cookies[1])
    expect(await later.next('rematch', 0)).toEqual({ type: 'rematch', table, next })
    expect((await pageAt(next, stranger)).snapshot).toBeNull()
  })

  test('is on the first page of those who have not pressed', async () => {
    const { cookies, table, pages } = await played()
    await playToTheEnd(pages)
    const { answer } = await ask('tables/rematch', cookies[0], { table })
    expect((await ask('invitations', cookies[1])).answer).toMatchObject([{ table: answer.table, isRematch: true }])
    expect(await seatedAt(answer.table)).toEqual(['Player 0', null])
    expect((await ask('invitations/accept', cookies[1], { table: answer.table })).status).toBe(200)
    expect(await seatedAt(answer.table)).toEqual(['Player 0', 'Player 1'])
  })
})

describe('a page that follows', () => {
  test('is told the lobby whenever it changes, and its own turns', async () => {
    const cookie = await guestAt(house, 'Follower')
    const page = await TestPage.at(house, linkTo('aaaaaaaaaaaa'), cookie)
    const first = await page.ask({ type: 'follow', topics: ['lobby', 'turns'] }, 'lobby')
    expect(first).toMatchObject({ number: 1, list: { here: expect.any(Number) } })
    const turns = await page.next('turns', 0)
    expect(turns).toEqual({ type: 'turns', turns: 0, invitations: 0 })
    const lobby = (): LobbyList => page.ofType('lobby').at(-1)!.list
    const { table } = inLink(await tableAt(house, cookie, { open: true, pace: 'none' }))
    await page.until(() => idsIn(lobby()).includes(table))
    const numbers = page.ofType('lobby').map(({ number }) => number)
    expect(numbers).toEqual(numbers.map((_, n) => n + 1))

    const bram = await guestAt(house, 'Bram')
    const pages = [await pageAt(table, cookie), await pageAt(table, bram)]
    await beginGame(pages)
    await page.until(() => !idsIn(lobby()).includes(table))
    const mover = await toMoveAmong(pages)
    if (mover === pages[0]) await page.until(() => page.ofType('turns').some(each => each.turns === 1))
    page.say({ type: 'follow', topics: [] })
    await page.settled()
    const before = page.ofType('lobby').length
    await tableAt(house, cookie, { open: true })
    await page.settled()
    expect(page.ofType('lobby').length).toBe(before)
  })

  test('finds what everybody may watch, those that most watch first', async () => {
    const tables: string[] = []
    for (const watch of ['all', 'all', 'link'] as const) {
      const host = await guestAt(house, 'Host')
      const link = await tableAt(house, host, { watch })
      await beginGame([await TestPage.guest(house, link, 'Ada'), await TestPage.guest(house, link, 'Bram')])
      tables.push(inLink(link).table)
    }
    const watcher = await pageAt(tables[1]!, null)
    expect(watcher.snapshot).toMatchObject({ stage: 'playing', viewer: 'watcher' })
    expect((await pageAt(tables[2]!, null)).snapshot).toBeNull()
    const { watch } = await lobbyOf(null)
    expect(watch.map(({ table, watching }) => [table, watching])).toEqual([
      [tables[1], 1],
      [tables[0], 0],
    ])
  })
})
