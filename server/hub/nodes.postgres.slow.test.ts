import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BotDesk } from '../bots/desk.ts'
import { openBesideAt } from '../store/store-place.ts'
import { deskHere, guestAt, openHouse, type TestHouse, tableAt } from '../testing/house.ts'
import { beginGame, inLink, legalMove, TestPage, toMoveAmong } from '../testing/page.ts'
import { newPostgresPlace, type PostgresPlace } from '../testing/postgres-place.ts'
import { replayKept } from '../upkeep/check-tables.ts'

/* Two servers on one database: people at the same table, each by way of another. */

let place: PostgresPlace
let houses: TestHouse[]
let decisions: number

/** Bots that are counted. */
function countedDesk(): BotDesk {
  const desk = deskHere()
  return {
    ...desk,
    decide: (turn, isLive) => {
      decisions++
      return desk.decide(turn, isLive)
    },
  }
}

beforeAll(async () => {
  place = await newPostgresPlace()
})
afterAll(() => place.remove())

beforeEach(async () => {
  decisions = 0
  const { url: postgres, folder } = place
  houses = []
  for (let node = 0; node < 2; node++) houses.push(await openHouse({ postgres, folder, bots: countedDesk() }))
})
afterEach(async () => {
  for (const house of houses) await house.stop()
})

/** The same link by way of another node. */
const atNode = (link: string, node: number): string => `${houses[node]!.address}/${new URL(link).hash}`

async function twoPlayers(): Promise<{ readonly link: string; readonly pages: [TestPage, TestPage] }> {
  const link = await tableAt(houses[0]!, await guestAt(houses[0]!, 'Host'))
  const ada = await TestPage.guest(houses[0]!, link, 'Ada')
  const bram = await TestPage.guest(houses[1]!, atNode(link, 1), 'Bram')
  await beginGame([ada, bram])
  return { link, pages: [ada, bram] }
}

const keptTable = async (link: string) => {
  const store = await openBesideAt(place)
  const kept = (await store.readTable(inLink(link).table))!
  await store.close()
  return kept
}

test('people at two nodes see the same table, hear each other and know who is there', async () => {
  const { link, pages } = await twoPlayers()
  const [ada, bram] = pages
  for (let move = 0; move < 6; move++) {
    const mover = await toMoveAmong(pages)
    expect(await mover.tell({ type: 'play', moves: [await legalMove(mover)] })).toBe('done')
  }
  await toMoveAmong(pages)
  const kept = await keptTable(link)
  expect(pages.map(({ seq }) => seq)).toEqual([kept.entries.length, kept.entries.length])
  for (const page of pages) await page.until(() => page.ofType('present').at(-1)?.here.length === 2)
  bram.say({ type: 'say', table: bram.table, id: 'said-by-bram', text: 'Hello from the other node' })
  await ada.until(() => ada.ofType('said').some(({ text }) => text === 'Hello from the other node'))
  // A new link is no entry, and is known everywhere.
  const host = await TestPage.at(houses[0]!, link, null)
  await host.look()
  await ada.until(() => ada.ofType('present').at(-1)?.watching === 1)
  await bram.until(() => bram.ofType('present').at(-1)?.watching === 1)
  // Who is blocked is not heard by way of another node either.
  const body = JSON.stringify({ how: 'block', table: ada.table, seat: 1 })
  const headers = { 'content-type': 'application/json', cookie: ada.cookie! }
  expect((await fetch(`${houses[0]!.address}/api/avoided`, { method: 'POST', headers, body })).status).toBe(200)
  bram.say({ type: 'say', table: bram.table, id: 'said-by-bram-2', text: 'Not for everybody' })
  await host.until(() => host.ofType('said').some(({ text }) => text === 'Not for everybody'))
  await ada.settled()
  expect(ada.ofType('said').filter(({ text }) => text === 'Not for everybody')).toEqual([])
  bram.socket.close()
  await ada.until(() => ada.ofType('present').at(-1)?.here.length === 1)
  expect(houses.flatMap(({ trouble }) => trouble)).toEqual([])
})

test('what one plans at one node is tried when the other moves at the other', async () => {
  const { link, pages } = await twoPlayers()
  let mover = await toMoveAmong(pages)
  let other = pages.find(page => page !== mover)!
  // At the beginning of a turn the other plans something.
  for (let turn = 0; turn < 30; turn++) {
    const before = mover
    expect(await mover.tell({ type: 'play', moves: [await legalMove(mover)] })).toBe('done')
    mover = await toMoveAmong(pages)
    other = pages.find(page => page !== mover)!
    if (mover !== before) break
  }
  const seat = other.snapshot!.viewer as number
  expect(await other.tell({ type: 'plan', moves: ['no such move'], told: ['[]'] })).toBe('done')
  expect((await keptTable(link)).secrets.plans[seat]).toMatchObject({ moves: ['no such move'] })
  for (let moves = 0; moves < 30 && (await toMoveAmong(pages)) === mover; moves++)
    expect(await mover.tell({ type: 'play', moves: [await legalMove(mover)] })).toBe('done')
  // The node at which the other moved knew of the plan and tried it.
  const { plans, outcomes } = (await keptTable(link)).secrets
  expect(plans[seat]).toBeNull()
  expect(outcomes?.[seat]).toMatchObject({ played: 0, of: 1, stopped: 'illegal' })
  expect(houses.flatMap(({ trouble }) => trouble)).toEqual([])
})

/** What became of a command. */
interface RaceOutcome {
  readonly id: string
  readonly seq: number
  readonly isDone: boolean
}

/** At a new table everybody sends the same move by way of both nodes at the same time, until the game is over or there were enough. */
async function race(enough: number): Promise<RaceOutcome[]> {
  const { link, pages } = await twoPlayers()
  // Everybody has a second browser, at the other node.
  const doubles = await Promise.all(
    pages.map(async ({ cookie }, n) => {
      const double = await TestPage.at(houses[1 - n]!, atNode(link, 1 - n), cookie)
      await double.look()
      return double
    }),
  )
  const all = [...pages, ...doubles]
  const outcomes: RaceOutcome[] = []
  for (let round = 0; outcomes.length < enough; round++) {
    const mover = await toMoveAmong(all)
    if (mover === undefined || mover.snapshot!.stage !== 'playing') break
    const twins = all.filter(({ snapshot }) => snapshot!.viewer === mover.snapshot!.viewer)
    const move = await legalMove(mover)
    const said = twins.map(async (page, n) => {
      const id = `round-${round}-${n}`
      const answer = await page.command({ type: 'play', moves: [move] }, { id: id as never })
      outcomes.push({ id, seq: answer.seq!, isDone: answer.type === 'done' })
    })
    await Promise.all(said)
  }
  const kept = await keptTable(link)
  const written = new Map(
    kept.entries.filter(({ command }) => command !== null).map(({ command, seq }) => [command, seq]),
  )
  const wrong = outcomes.filter(({ id, seq, isDone }) => (isDone ? written.get(id) !== seq : written.has(id)))
  expect(wrong).toEqual([])
  await expect(replayKept(kept)).resolves.toMatchObject({ held: null })
  for (const page of all) await page.until(() => page.seq === kept.entries.length)
  const [first, ...rest] = all.map(({ snapshot }) => snapshot!.chairs)
  for (const chairs of rest) expect(chairs).toEqual(first)
  for (const page of all) page.socket.close()
  return outcomes
}

test('commands at two nodes at once: each is carried out once, where its sender saw the table, or not at all', async () => {
  const enough = Number(process.env['ROUNDHOUSE_COMMANDS'] ?? 80)
  const outcomes: RaceOutcome[] = []
  while (outcomes.length < enough) outcomes.push(...(await race(enough - outcomes.length)))
  expect(outcomes.filter(({ isDone }) => isDone).length).toBe(outcomes.length / 2)
  expect(houses.flatMap(({ trouble }) => trouble)).toEqual([])
}, 3_600_000)

test('a bot thinks at one node only, though people look from both', async () => {
  const bot = { is: 'bot', level: 'random' } as const
  const chairs = [{ is: 'person', keptFor: null } as const, bot]
  const link = await tableAt(houses[0]!, await guestAt(houses[0]!, 'Host'), { chairs })
  const ada = await TestPage.guest(houses[0]!, link, 'Ada')
  await beginGame([ada])
  const double = await TestPage.at(houses[1]!, atNode(link, 1), ada.cookie)
  await double.look()
  for (let move = 0; move < 8; move++) {
    const game = await ada.game()
    await ada.until(() => game.toMove(ada.snapshot!.match!.state) === 0)
    // By turns at one node and at the other.
    const mover = [ada, double][move % 2]!
    await mover.until(() => mover.seq >= ada.seq)
    expect(await mover.tell({ type: 'play', moves: [await legalMove(mover)] })).toBe('done')
    await ada.until(() => ada.seq >= mover.seq)
  }
  await ada.until(() => ada.snapshot!.match!.state !== null)
  const byBot = () => keptTable(link).then(({ entries }) => entries.filter(({ by }) => by === 'bot').length)
  await expect.poll(async () => decisions - (await byBot())).toBe(0)
  expect(decisions).toBeGreaterThan(0)
})
