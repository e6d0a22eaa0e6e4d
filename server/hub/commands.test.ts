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

/** A table at which two people play, and its host. */
async function game(wishes: Parameters<typeof tableAt>[2] = {}) {
  const host = await guestAt(house, 'Host')
  const link = await tableAt(house, host, wishes)
  const pages = [await TestPage.guest(house, link, 'Ada'), await TestPage.guest(house, link, 'Bert')] as const
  await beginGame(pages)
  const mover = await toMoveAmong(pages)
  return { host, link, pages, mover, other: pages.find(page => page !== mover)! }
}

describe('a command', () => {
  test('that is sent twice is done once, and answered the same', async () => {
    const { mover } = await game()
    const move = { type: 'play', moves: [await legalMove(mover)] } as const
    const { seq } = mover
    const first = await mover.command(move, { id: 'the-same-id', seq })
    const second = await mover.command(move, { id: 'the-same-id', seq })
    expect(first).toMatchObject({ type: 'done', seq: seq + 1 })
    expect(second).toEqual(first)
    expect(mover.seq).toBe(seq + 1)
    // Also on another line of the same person.
    const again = await TestPage.at(house, `http://x/#/sit/${mover.table}/${mover.key}`, mover.cookie)
    await again.look()
    expect(await again.command(move, { id: 'the-same-id', seq })).toEqual(first)
  })

  test('with the id of another and other words is refused', async () => {
    const { mover, other } = await game()
    const moves = [await legalMove(mover)]
    expect(await mover.tell({ type: 'play', moves }, { id: 'used-before' })).toBe('done')
    expect(await mover.tell({ type: 'undo', to: 0 }, { id: 'used-before' })).toBe('id-used')
    await other.settled()
    expect(await other.tell({ type: 'play', moves }, { id: 'used-before' })).toBe('id-used')
  })

  test('for a table that its sender did not see is refused, with where the table is', async () => {
    const { mover } = await game()
    const { seq } = mover
    const move = { type: 'play', moves: [await legalMove(mover)] } as const
    const answer = await mover.command(move, { seq: seq - 1 })
    expect(answer).toMatchObject({ type: 'no', seq, reason: { rule: 'table', code: 'stale', facts: { seq } } })
    expect(await mover.tell(move, { seq: seq + 1 })).toBe('stale')
  })

  test('is refused with the rule of the game that forbids it', async () => {
    const { mover, other } = await game()
    const moves = [await legalMove(mover)]
    const answer = await other.command({ type: 'play', moves })
    expect(answer).toMatchObject({ type: 'no', reason: { rule: expect.stringMatching(/^FC-/) } })
    expect(await mover.tell({ type: 'play', moves: ['fly to the moon'] })).not.toBe('done')
  })

  test('needs a table that is looked at, and somebody who is known', async () => {
    const { link, mover } = await game()
    const nobody = await TestPage.at(house, link, null)
    expect(await nobody.tell({ type: 'rise' })).toBe('not-looking')
    await nobody.look()
    expect(await nobody.tell({ type: 'rise' })).toBe('nobody')
    mover.say({ type: 'look-away', table: mover.table })
    expect(await mover.tell({ type: 'leave' })).toBe('not-looking')
  })
})

describe('a page that comes back', () => {
  test('from any number is told what is new as one piece of news, and ends with the same table', async () => {
    const { pages, mover, other, link } = await game()
    const snapshots = new Map([[other.seq, other.snapshot!]])
    const lines = new Map([[other.seq, other.lines]])
    for (let n = 0; n < 8; n++) {
      const page = await toMoveAmong(pages)
      await page.tell({ type: 'play', moves: [await legalMove(page)] })
      await other.settled()
      snapshots.set(other.seq, other.snapshot!)
      lines.set(other.seq, other.lines)
    }
    expect(mover.seq).toBe(other.seq)
    // Without a step there are no news.
    snapshots.delete(other.seq)
    for (const [seq, snapshot] of snapshots) {
      const back = await TestPage.at(house, link, other.cookie)
      const heard = lines.get(seq)!
      Object.assign(back, { snapshot, lines: heard, seq })
      const news = await back.ask({ type: 'look', table: back.table, from: { seq, heard: heard.length } }, 'news')
      expect([news.from ?? news.seq - 1, news.seq]).toEqual([seq, other.seq])
      expect(back.snapshot).toEqual(other.snapshot)
      expect(back.lines).toEqual(other.lines)
      back.socket.close()
    }
  })

  test('is told a plan that was made meanwhile, and one that is no more', async () => {
    const { other, link } = await game()
    const before = other.snapshot!
    const from = { seq: other.seq, heard: other.lines.length }
    expect(await other.tell({ type: 'plan', moves: ['end'], told: ['[]'] })).toBe('done')
    const second = await TestPage.at(house, link, other.cookie)
    Object.assign(second, { snapshot: before, seq: from.seq })
    await second.ask({ type: 'look', table: second.table, from }, 'snapshot')
    expect(second.snapshot!.match!.plan).toEqual(['end'])
    const planned = second.snapshot!
    const later = { seq: second.seq, heard: second.lines.length }
    await other.tell({ type: 'plan', moves: [], told: [] })
    const third = await TestPage.at(house, link, other.cookie)
    Object.assign(third, { snapshot: planned, seq: later.seq })
    await third.ask({ type: 'look', table: third.table, from: later }, 'snapshot')
    expect(third.snapshot!.match!.plan).toEqual([])
  })

  test.each([
    ['a number that never was', { seq: 9999, heard: 0 }],
    ['what somebody else has heard', { seq: 7, heard: 99 }],
  ])('with %s is shown all of it', async (_, from) => {
    const { other, link } = await game()
    const back = await TestPage.at(house, link, other.cookie)
    await back.look({ from })
    expect(back.snapshot).toEqual(other.snapshot)
  })

  test('and says with a ping what it knows is told what it misses', async () => {
    const { mover, other } = await game()
    const { snapshot, seq } = other
    await mover.tell({ type: 'play', moves: [await legalMove(mover)] })
    await other.until(() => other.seq > seq)
    const right = other.snapshot
    Object.assign(other, { snapshot, seq })
    await other.ask({ type: 'ping', seen: { [other.table]: seq } }, 'pong')
    expect(other.snapshot).toEqual(right)
    const before = other.heard.length
    await other.ask({ type: 'ping', seen: { [other.table]: other.seq } }, 'pong')
    expect(other.messages.slice(before).map(({ type }) => type)).toEqual(['pong'])
  })
})

describe('who is there', () => {
  test('is told when somebody comes and goes', async () => {
    const { pages, mover, other, link } = await game()
    const guest = await TestPage.guest(house, link, 'Carla')
    await mover.until(() => mover.ofType('present').at(-1)?.watching === 1)
    expect(mover.ofType('present').at(-1)).toMatchObject({ here: [0, 1], watching: 1 })
    guest.socket.close()
    other.socket.close()
    const seat = pages.indexOf(mover)
    await mover.until(() => {
      const last = mover.ofType('present').at(-1)
      return last?.watching === 0 && last.here.length === 1
    })
    expect(mover.ofType('present').at(-1)!.here).toEqual([seat])
  })
})

describe('chat', () => {
  const texts = (page: TestPage) => page.ofType('said').map(({ text, phrase }) => text ?? phrase)

  test('of those at the table is for all, that of spectators for spectators until the end', async () => {
    const { mover, other, link } = await game()
    const [carla, dov] = [await TestPage.guest(house, link, 'Carla'), await TestPage.guest(house, link, 'Dov')]
    mover.say({ type: 'say', table: mover.table, id: 'said-0001', phrase: 'good-luck' })
    await other.next('said', 0)
    carla.say({ type: 'say', table: carla.table, id: 'said-0002', text: '<b>psst</b>' })
    await dov.until(() => texts(dov).length === 2)
    await Promise.all([mover.settled(), other.settled(), carla.settled()])
    expect([texts(mover), texts(other), texts(carla), texts(dov)]).toEqual([
      ['good-luck'],
      ['good-luck'],
      ['good-luck', '<b>psst</b>'],
      ['good-luck', '<b>psst</b>'],
    ])
    expect(dov.ofType('said').map(({ seat, name }) => [seat, name])).toEqual([
      [mover.snapshot!.viewer, `Player ${mover.snapshot!.viewer}`],
      [null, 'Carla'],
    ])
    // What was said is there for who comes later.
    const late = await TestPage.guest(house, link, 'Eve')
    await late.until(() => texts(late).length === 2)
  })

  test('that is sent twice is said once', async () => {
    const { mover, other } = await game()
    const line = { type: 'say', table: mover.table, id: 'said-0001', text: 'Hello' } as const
    mover.say(line)
    mover.say(line)
    await mover.until(() => texts(mover).length === 2)
    await other.settled()
    expect(texts(other)).toEqual(['Hello'])
    expect(new Set(mover.ofType('said').map(({ number }) => number)).size).toBe(1)
  })
})

describe('the link', () => {
  test('can be made anew: the old one lets nobody in and nobody sit down, who looks already stays', async () => {
    const cookie = await guestAt(house, 'Host')
    const link = await tableAt(house, cookie)
    const host = await TestPage.at(house, link, cookie)
    await host.look()
    const inside = await TestPage.guest(house, link, 'Ada')
    const answer = await host.command({ type: 'new-link' })
    const { key } = answer as { key: string }
    expect(key).toMatch(/^[\w-]{16,64}$/)
    const outside = await TestPage.at(house, link, await guestAt(house, 'Bert'))
    const refused = await outside.ask({ type: 'look', table: outside.table, key: outside.key }, 'no')
    expect(refused.reason.code).toBe('no-such-table')
    expect(await inside.tell({ type: 'sit', seat: 0, name: 'Ada' })).toBe('not-yours')
    await inside.ask({ type: 'look', table: inside.table, key }, 'snapshot')
    expect(await inside.tell({ type: 'sit', seat: 0, name: 'Ada' })).toBe('done')
  })

  test('does not let back to a chair who was removed', async () => {
    const cookie = await guestAt(house, 'Host')
    const link = await tableAt(house, cookie)
    const host = await TestPage.at(house, link, cookie)
    await host.look()
    const ada = await TestPage.guest(house, link, 'Ada')
    await ada.tell({ type: 'sit', seat: 0, name: 'Ada' })
    await host.settled()
    expect(await host.tell({ type: 'remove', seat: 0 })).toBe('done')
    await ada.until(() => ada.snapshot!.viewer === 'watcher')
    expect(await ada.tell({ type: 'sit', seat: 1, name: 'Ada' })).toBe('removed')
  })

  test('where nobody may watch, who does not play sees nothing of the game', async () => {
    const host = await guestAt(house, 'Host')
    const link = await tableAt(house, host, { watch: 'nobody' })
    const curious = await TestPage.guest(house, link, 'Carla')
    const nobody = await TestPage.at(house, link, null)
    await nobody.look()
    const pages = [await TestPage.guest(house, link, 'Ada'), await TestPage.guest(house, link, 'Bert')] as const
    await beginGame(pages)
    for (const page of [curious, nobody]) {
      await page.settled()
      expect(page.ofType('no').at(-1)!.reason.code).toBe('no-such-table')
      expect(page.snapshot!.match).toBeNull()
      const before = page.heard.length
      const mover = await toMoveAmong(pages)
      await mover.tell({ type: 'play', moves: [await legalMove(mover)] })
      await page.settled()
      expect(page.messages.slice(before).map(({ type }) => type)).toEqual(['pong'])
    }
    const late = await TestPage.at(house, link, await guestAt(house, 'Dov'))
    const answer = await late.ask({ type: 'look', table: late.table, key: late.key }, 'no')
    expect(answer).toEqual(
      await late.ask({ type: 'look', table: 'k7Qm2xWb9TfE' }, 'no').then(no => ({ ...no, table: late.table })),
    )
  })
})

describe('who only looks', () => {
  test('a screen shows what everybody may see, and may do nothing', async () => {
    const { mover, link } = await game()
    const screen = await TestPage.at(house, link, mover.cookie)
    await screen.look({ isScreen: true })
    expect(screen.snapshot!.viewer).toBe('watcher')
    expect(await screen.tell({ type: 'play', moves: [await legalMove(mover)] })).toBe('not-yours')
  })

  test('a spectator sees turns late, and a player at once', async () => {
    const { mover, pages, link } = await game({ delay: 2 })
    const guest = await TestPage.guest(house, link, 'Carla')
    expect(guest.snapshot!.match!.played).toBe(0)
    const seat = mover.snapshot!.viewer
    while ((await toMoveAmong(pages)).snapshot!.viewer === seat)
      await mover.tell({ type: 'play', moves: [await legalMove(mover)] })
    await guest.settled()
    expect(mover.snapshot!.match!.played).toBeGreaterThan(0)
    expect(guest.snapshot!.match!.played).toBe(0)
    expect(guest.snapshot!.clock.running).toBeNull()
    expect(guest.ofType('news').flatMap(({ lines = [] }) => lines)).toEqual([])
    expect(guest.ofType('news').length).toBeGreaterThan(0)
  })
})

test('tables are listed for those who sit at them or set them up', async () => {
  const { host, mover, link } = await game()
  const listed = async (cookie: string) =>
    (await (await fetch(`${house.address}/api/tables`, { headers: { cookie } })).json()) as object[]
  const { table } = inLink(link)
  expect(await listed(mover.cookie!)).toMatchObject([{ table, stage: 'playing', isMyTurn: true }])
  expect(await listed(host)).toMatchObject([{ table, isMyTurn: false }])
  expect(await listed('x=1')).toEqual([])
})
