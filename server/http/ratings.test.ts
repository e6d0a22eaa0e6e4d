import { loadBots } from '@roundhouse/table/games'
import type { DayTable } from '@roundhouse/wire/day'
import type { BoardEntry, Profile } from '@roundhouse/wire/profile'
import type { DuplicateReport } from '@roundhouse/wire/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Clock, systemClock } from '../clock.ts'
import { playDay, recordOfDay } from '../ratings/testing/day-game.ts'
import { all } from '../store/work.ts'
import { askApi } from '../testing/api.ts'
import { guestAt, openHouse, type TestHouse, tableAt } from '../testing/house.ts'
import { beginGame, inLink, playToEnd, TestPage } from '../testing/page.ts'

const DAY = '2026-11-18'
/** It is that day, however long a busy machine takes. */
const NOW = Date.parse(`${DAY}T20:00:00Z`)
const clock: Clock = {
  now: () => NOW,
  wake: (at, run) => systemClock.wake(systemClock.now() + at - NOW, run),
}

let house: TestHouse

beforeAll(async () => {
  house = await openHouse({ clock })
})

afterAll(async () => {
  expect(house.trouble).toEqual([])
  await house.close()
})

async function ask<Answer>(path: string, cookie = '', body?: object): Promise<{ status: number; answer: Answer }> {
  const { status, answer } = await askApi<Answer>(house, path, cookie, body)
  return { status, answer }
}

let ada: TestPage
let bram: TestPage

describe('how people play', () => {
  test('is written when a game is over, and shown in a profile', async () => {
    const host = await guestAt(house, 'Host')
    const link = await tableAt(house, host)
    ada = await TestPage.guest(house, link, 'Ada')
    bram = await TestPage.guest(house, link, 'Bram')
    await beginGame([ada, bram])
    expect(await ada.tell({ type: 'leave' })).toBe('done')
    await playToEnd(bram)
    await expect
      .poll(async () => (await ask<Profile>('profile', ada.cookie!)).answer.games, { timeout: 60_000 })
      .toBe(1)
    const { answer: profile } = await ask<Profile>('profile', ada.cookie!)
    expect(profile).toMatchObject({ name: 'Ada', isMe: true, games: 1, ratings: [], together: null })
    expect(profile.recent).toHaveLength(1)
    expect(profile.recent[0]).toMatchObject({ table: inLink(link).table, players: 2, hasLeft: true, change: null })
    expect((await ask<Profile>('profile', bram.cookie!)).answer.recent[0]).toMatchObject({ hasLeft: false })
    expect(JSON.stringify(profile)).not.toMatch(/token|seed|share/)
  }, 90_000)

  test('is known to those at the same table, by their seats, and to nobody else by these', async () => {
    const seats = await Promise.all(
      [0, 1].map(seat => ask<{ person: number }>(`tables/${ada.table}/seats/${seat}`, ada.cookie!)),
    )
    expect(seats.map(({ status }) => status)).toEqual([200, 200])
    const people = seats.map(({ answer }) => answer.person)
    const profiles = await Promise.all(people.map(person => ask<Profile>(`profiles/${person}`, ada.cookie!)))
    expect(profiles.map(({ answer }) => answer.name).sort()).toEqual(['Ada', 'Bram'])
    expect(profiles.find(({ answer }) => answer.name === 'Bram')!.answer).toMatchObject({ together: 1, isMe: false })
    const stranger = await guestAt(house, 'Stranger')
    expect((await ask(`tables/${ada.table}/seats/0`, stranger)).status).toBe(404)
    for (const path of ['profiles/0', 'profiles/999999', 'profiles/x', 'profile', `tables/${ada.table}/seats/9`])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
  })

  test('is compared in leaderboards, in which bots have what the ladder gave them', async () => {
    const { answer } = await ask<Record<string, BoardEntry[]>>('leaderboards')
    expect(Object.keys(answer)).toEqual(['first-class', 'nuremberg'])
    const bots = answer['first-class']!.filter(({ person }) => person === null)
    const points = Object.fromEntries(bots.map(({ level, points }) => [level, points]))
    expect(points).toEqual((await loadBots('first-class')).elo)
    expect(bots[0]).toMatchObject({ level: 'champion' })
  })
})

test('a table whose end nobody told of is found in a round, and counted once', async () => {
  const games = async (): Promise<number> => (await ask<Profile>('profile', ada.cookie!)).answer.games
  const before = await games()
  await house.store.write(function* (queries) {
    yield* all(queries.deleteFrom('seat_result'))
    yield* all(queries.deleteFrom('game_result'))
    yield* all(queries.updateTable('game_table').set({ has_result: 0 }))
  })
  expect(await games()).toBe(0)
  await house.results.writeAll()
  await house.results.writeAll()
  expect(await games()).toBe(before)
  expect(before).toBe(1)
})

describe('the deal of the day', () => {
  test('counts once for each person, if its record is right', async () => {
    const record = recordOfDay(await playDay(DAY))
    const ada = await guestAt(house, 'Ada')
    expect((await ask('days/2026-02-30')).status).toBe(404)
    expect((await ask(`days/${DAY}`, '', { record })).status).toBe(401)
    expect((await ask(`days/${DAY}`, ada, { record: 7 })).status).toBe(400)
    expect((await ask(`days/2026-11-20`, ada, { record })).answer).toMatchObject({ code: 'other-day' })
    expect((await ask(`days/2026-11-10`, ada, { record })).answer).toMatchObject({ code: 'other-day' })
    expect((await ask(`days/${DAY}`, ada, { record: 'hello' })).answer).toMatchObject({ code: 'no-record' })
    expect((await ask<DayTable>(`days/${DAY}`, ada)).answer).toEqual({ day: DAY, played: 0, best: [], own: null })

    const { status, answer } = await ask<DayTable>(`days/${DAY}`, ada, { record })
    expect(status).toBe(200)
    expect(answer).toMatchObject({ played: 1, best: [{ name: 'Ada' }], own: { before: 0 } })
    expect((await ask<DayTable>(`days/${DAY}`, ada, { record })).answer).toEqual(answer)
    expect((await ask<DayTable>(`days/${DAY}`)).answer).toEqual({ ...answer, own: null })
    expect((await ask(`days`, ada)).answer).toMatchObject([{ day: DAY, points: answer.own!.points }])
    expect((await ask(`days`)).answer).toEqual([])

    // Who has played it may see how others did.
    const { person } = answer.best[0]!
    const compared = (await ask<DuplicateReport>(`duplicates/${DAY}`, ada)).answer
    expect(compared).toMatchObject({
      tournament: null,
      own: 0,
      seats: [[{ name: 'Ada', percent: null, isShown: true }]],
    })
    expect((await ask<DuplicateReport>(`duplicates/${DAY}`)).answer.seats[0]![0]!.isShown).toBe(false)
    expect((await ask(`days/${DAY}/records/${person}`, ada)).answer).toEqual({ record })
    expect((await ask(`days/${DAY}/records/${person}`, await guestAt(house, 'Eve'))).status).toBe(404)
    for (const path of [`days/${DAY}/records/x`, 'days/2026-02-30/records/1', 'duplicates/2026-11-17'])
      expect([path, (await ask(path, ada)).status]).toEqual([path, 404])
  })
})
