import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBesideAt } from '../store/store-place.ts'
import { guestAt, tableAt } from '../testing/house.ts'
import { beginGame, inLink, legalMove, TestPage, toMoveAmong } from '../testing/page.ts'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { temporaryFolder } from '../testing/samples.ts'
import { builtServer, type Serving, serve } from '../testing/serving.ts'
import { replayKept } from '../upkeep/check-tables.ts'

/* Nodes as processes of their own, which are killed and paused, on a PostgreSQL of their own, which is restarted. */

/** Milliseconds for which a node is paused: longer than its claims, its signs of life and its people's presence are believed. */
const PAUSE = 60_000

let postgres: TestPostgres
let place: ReturnType<typeof temporaryFolder>
let program: string
const nodes: Serving[] = []

const startNode = async (): Promise<Serving> => {
  const node = await serve(program, place.folder, 0, [], { postgres: postgres.url })
  nodes.push(node)
  return node
}

beforeAll(async () => {
  place = temporaryFolder()
  postgres = await startPostgres()
  program = await builtServer(place.folder)
})
afterAll(async () => {
  for (const { child } of nodes) child.kill('SIGKILL')
  await postgres?.remove()
  place.remove()
})

/** What was answered with `done`, by the number of its entry. */
const answered = new Map<string, number>()
let moves = 0

async function playOne(pages: readonly TestPage[]): Promise<string> {
  const mover = await toMoveAmong(pages)
  const id = `move-number-${++moves}`
  const answer = await mover.command({ type: 'play', moves: [await legalMove(mover)] }, { id: id as never })
  if (answer.type === 'done') answered.set(id, answer.seq)
  return answer.type === 'done' ? 'done' : answer.reason.code
}

const cameBack = async (node: Serving, link: string, cookie: string | null): Promise<TestPage> => {
  const page = await TestPage.at(node, `${node.address}/${new URL(link).hash}`, cookie)
  await page.look()
  return page
}

const isWell = async ({ address }: Serving): Promise<boolean> => (await fetch(`${address}/health`)).ok

test('a node that is killed or paused, and a database that is restarted, do no harm', async () => {
  const [one, two] = [await startNode(), await startNode()]
  const link = await tableAt(one, await guestAt(one, 'Host'))
  const ada = await TestPage.guest(one, link, 'Ada')
  const bram = await TestPage.guest(two, `${two.address}/${new URL(link).hash}`, 'Bram')
  await beginGame([ada, bram])
  for (let n = 0; n < 4; n++) expect(await playOne([ada, bram])).toBe('done')

  // Killed: its people come to the other node, and everything that was answered is there.
  one.child.kill('SIGKILL')
  await one.ended
  let pages = [await cameBack(two, link, ada.cookie), bram]
  for (let n = 0; n < 4; n++) expect(await playOne(pages)).toBe('done')

  // Paused until everybody believes it is gone: the others play on, and when it wakes up its people are right within 15 seconds.
  const three = await startNode()
  const sleeper = await cameBack(three, link, ada.cookie)
  three.child.kill('SIGSTOP')
  for (let n = 0; n < 4; n++) expect(await playOne(pages)).toBe('done')
  await pause(PAUSE)
  expect(await playOne(pages)).toBe('done')
  const before = Date.now()
  three.child.kill('SIGCONT')
  await sleeper.until(() => sleeper.seq === bram.seq)
  expect(Date.now() - before).toBeLessThan(15_000)

  // The database is away: red, and nothing is lost; it comes back, and so do they.
  await postgres.stop()
  await expect.poll(() => isWell(two), { timeout: 15_000 }).toBe(false)
  expect(await bram.untilClosed()).toBe(1012)
  await postgres.start()
  await expect.poll(() => isWell(two), { timeout: 15_000 }).toBe(true)
  pages = [await cameBack(two, link, ada.cookie), await cameBack(three, link, bram.cookie)]
  for (let n = 0; n < 4; n++) expect(await playOne(pages)).toBe('done')

  const store = await openBesideAt({ url: postgres.url, folder: place.folder })
  const kept = (await store.readTable(inLink(link).table))!
  await store.close()
  await expect(replayKept(kept)).resolves.toMatchObject({ held: null })
  const written = new Map(kept.entries.map(({ command, seq }) => [command, seq]))
  for (const [id, seq] of answered) expect(written.get(id)).toBe(seq)
  // Nobody was there, so nobody's clock ran: it was given back.
  expect(kept.entries.filter(({ event }) => event.kind === 'go').length).toBeLessThanOrEqual(2)
})
