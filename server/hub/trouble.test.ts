import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeSeed } from '@roundhouse/kernel/dice'
import { readRecord } from '@roundhouse/kernel/record'
import { dealIn } from '@roundhouse/wire/deal'
import { describe, expect, test } from 'vitest'
import { Database } from '../store/database.ts'
import { databaseIn } from '../store/open-store.ts'
import { deskHere, guestAt, openHouse, tableAt } from '../testing/house.ts'
import { keptLog } from '../testing/kept-log.ts'
import { beginGame, legalMove, TestPage, toMoveAmong } from '../testing/page.ts'

const person = { is: 'person', keptFor: null } as const

test('a table whose log is damaged is held with its reason, and the others play', async () => {
  const first = await openHouse()
  const host = await guestAt(first, 'Host')
  const links = [await tableAt(first, host), await tableAt(first, host)]
  const cookies: string[] = []
  for (const link of links) {
    const pages = [await TestPage.guest(first, link, 'Ada'), await TestPage.guest(first, link, 'Bert')]
    await beginGame(pages)
    const mover = await toMoveAmong(pages)
    await mover.tell({ type: 'play', moves: [await legalMove(mover)] })
    cookies.push(mover.cookie!)
  }
  await first.stop()
  const database = new Database(databaseIn(first.folder), 'write')
  database.execute(
    `update entry set event = replace(event, '"text":"', '"text":"not a ') where game_table = 1 and event like '%"move"%'`,
  )
  database.close()

  const house = await openHouse({ folder: first.folder })
  const [bad, good] = [
    await TestPage.at(house, links[0]!, cookies[0]!),
    await TestPage.at(house, links[1]!, cookies[1]!),
  ]
  await Promise.all([bad.look(), good.look()])
  expect(bad.snapshot).toMatchObject({ held: 'damaged', stage: 'playing', match: { played: 0 } })
  expect(await bad.tell({ type: 'leave' })).toBe('held')
  expect(good.snapshot).toMatchObject({ held: null, match: { played: 1 } })
  expect(await good.tell({ type: 'leave' })).toBe('done')
  expect(house.trouble.map(String)).toEqual([expect.stringMatching(/^LogDamage: Entry \d+ cannot follow/)])
  expect(await (await fetch(`${house.address}/metrics`)).text()).toContain('roundhouse_held_tables 1')
  await house.close()
})

describe('a bot that is broken', () => {
  test.each([
    ['throws', async () => Promise.reject(new Error('broken'))],
    ['says what is not legal', async () => 'fly to the moon'],
  ])('and %s is replaced by a legal move: its table goes on', async (_, decide) => {
    const house = await openHouse({ bots: { ...deskHere(), decide } })
    const link = await tableAt(house, await guestAt(house, 'Host'), {
      chairs: [person, { is: 'bot', level: 'random' }],
    })
    const page = await TestPage.guest(house, link, 'Ada')
    await beginGame([page])
    const game = await page.game()
    const isMine = () => game.toMove(page.snapshot!.match!.state) === 0
    await page.until(isMine)
    for (let turn = 0; turn < 3; turn++) {
      while (isMine()) await page.tell({ type: 'play', moves: [await legalMove(page)] })
      await page.until(isMine)
    }
    expect(house.trouble.length).toBeGreaterThan(0)
    await house.close()
  })
})

test('neither the log, the figures nor the files tell a seed, a share or a key', async () => {
  const { log, lines } = keptLog()
  const house = await openHouse({ log })
  const host = await guestAt(house, 'Host')
  const link = await tableAt(house, host)
  const pages = [await TestPage.guest(house, link, 'Ada'), await TestPage.guest(house, link, 'Bert')]
  await beginGame(pages)
  const mover = await toMoveAmong(pages)
  await mover.tell({ type: 'play', moves: ['fly to the moon'] })
  await mover.tell({ type: 'play', moves: [await legalMove(mover)] })
  const figures = await (await fetch(`${house.address}/metrics`)).text()
  const files = readdirSync(house.folder)
    .filter(name => name !== 'key')
    .map(name => readFileSync(join(house.folder, name), 'latin1'))
  for (const page of pages) expect(await page.tell({ type: 'leave' })).toBe('done')
  await pages[0]!.until(() => pages[0]!.snapshot!.record !== null)
  const record = readRecord(pages[0]!.snapshot!.record!)
  const { shares } = dealIn(record)!
  const seed = writeSeed(record.seed)
  const cookies = [host, ...pages.map(({ cookie }) => cookie!)].map(cookie => cookie.split('=')[1]!)
  const secrets = [seed, ...shares.map(String), pages[0]!.key, ...cookies]
  expect(secrets.every(secret => secret.length >= 16)).toBe(true)
  for (const secret of secrets)
    for (const text of [lines.join(''), figures, ...files]) {
      expect(text.includes(secret)).toBe(false)
      expect(text.includes(Buffer.from(secret, 'hex').toString('latin1')) && /^[0-9a-f]{32,}$/.test(secret)).toBe(false)
    }
  expect(lines.join('').length).toBeGreaterThan(0)
  await house.close()
})

test('whoever stops is answered first, told to come back and loses nothing', async () => {
  const first = await openHouse()
  const link = await tableAt(first, await guestAt(first, 'Host'))
  const pages = [await TestPage.guest(first, link, 'Ada'), await TestPage.guest(first, link, 'Bert')]
  await beginGame(pages)
  const mover = await toMoveAmong(pages)
  const answer = mover.command({ type: 'play', moves: [await legalMove(mover)] })
  await mover.settled()
  const stopped = first.stop()
  expect((await answer).type).toBe('done')
  expect(await mover.untilClosed()).toBe(1012)
  expect(mover.ofType('soon').length).toBe(1)
  await stopped
  const second = await openHouse({ folder: first.folder })
  const back = await TestPage.at(second, link, mover.cookie)
  await back.look()
  expect(back.snapshot!.match).toEqual(mover.snapshot!.match)
  await second.close()
  expect(first.trouble).toEqual([])
})
