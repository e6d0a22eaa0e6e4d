import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBesideAt } from '../store/store-place.ts'
import { guestAt } from '../testing/house.ts'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { temporaryFolder } from '../testing/samples.ts'
import { builtServer, type Serving, serve } from '../testing/serving.ts'
import { answerCount, answersOf, checkLogs, peopleAt, playAgain, type Stubborn } from '../testing/stubborn.ts'

/* Two nodes as processes of their own, on a PostgreSQL that is killed under load, with all its processes, and started again. */

/** `ROUNDHOUSE_KILLS=50` for a longer one. */
const KILLS = Number(process.env['ROUNDHOUSE_KILLS'] ?? 3)
const TABLES = KILLS > 20 ? 8 : 3
/** Milliseconds after which nodes are right again once the database is back. */
const SOON = 15_000

let postgres: TestPostgres
let place: ReturnType<typeof temporaryFolder>
const nodes: Serving[] = []

beforeAll(async () => {
  place = temporaryFolder()
  // As for people: what is answered has reached the disk.
  postgres = await startPostgres(true)
  const program = await builtServer(place.folder)
  for (let n = 0; n < 2; n++) nodes.push(await serve(program, place.folder, 0, [], { postgres: postgres.url }))
})
afterAll(async () => {
  for (const { child } of nodes) child.kill('SIGKILL')
  await postgres?.remove()
  place.remove()
})

const isWell = async ({ address }: Serving): Promise<boolean> => (await fetch(`${address}/health`)).ok

const areWell = async (): Promise<boolean[]> => Promise.all(nodes.map(isWell))

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

/** People who come while it happens; answers the cookies of those who were let in. */
async function welcomeUntil(isEnough: () => boolean): Promise<string[]> {
  const cookies: string[] = []
  for (let n = 0; !isEnough(); n++) {
    const cookie = await guestAt(nodes[n % 2]!, `Guest ${n}`).catch(() => null)
    if (cookie !== null) cookies.push(cookie)
    await pause(300)
  }
  return cookies
}

type Pair = readonly [Stubborn, Stubborn]

/** A game has some hundred moves: two who are through with theirs begin another. Answers the tables of all of them. */
async function beginUntil(isEnough: () => boolean, pairs: readonly Pair[]): Promise<string[]> {
  const tables: string[] = []
  for (; !isEnough(); await pause(200))
    for (const pair of pairs) {
      const table = await playAgain(nodes, pair).catch(() => null)
      if (table !== null) tables.push(table)
    }
  return tables
}

const nameBehind = async (cookie: string, { address }: Serving): Promise<string> => {
  const answer = await fetch(`${address}/api/guest`, { headers: { cookie } })
  return ((await answer.json()) as { readonly name: string }).name
}

test(
  `a database that is killed ${KILLS} times loses nothing that was answered, and its nodes are right again soon`,
  async () => {
    const { people, tables } = await peopleAt(nodes, TABLES)
    let isEnough = false
    const played = Promise.all(people.map(each => each.playOn()))
    const welcomed = welcomeUntil(() => isEnough)
    const pairs = tables.map((_, n): Pair => [people[2 * n]!, people[2 * n + 1]!])
    const begun = beginUntil(() => isEnough, pairs)
    for (let kill = 0; kill < KILLS; kill++) {
      await answersOf(people, answerCount(people) + 1 + Math.floor(Math.random() * 20))
      await postgres.kill()
      await expect.poll(areWell, { timeout: SOON, interval: 50 }).toEqual([false, false])
      await postgres.start()
      const back = Date.now()
      const before = new Map(people.map(each => [each, each.answered.size]))
      await expect.poll(areWell, { timeout: SOON, interval: 50 }).toEqual([true, true])
      // At every table that is not over somebody is answered again, by way of either node.
      const isGoingOn = () =>
        pairs.every(pair => pair.some(each => each.hasPlayed || each.answered.size > before.get(each)!))
      await expect.poll(isGoingOn, { timeout: SOON, interval: 50 }).toBe(true)
      expect(Date.now() - back).toBeLessThan(SOON)
    }
    isEnough = true
    for (const each of people) each.stop()
    await played
    const cookies = await welcomed
    const store = await openBesideAt({ url: postgres.url, folder: place.folder })
    expect(await checkLogs(store, [...tables, ...(await begun)], people)).toBeGreaterThan(KILLS)
    expect(cookies).not.toEqual([])
    for (const cookie of cookies)
      for (const node of nodes) expect(await nameBehind(cookie, node)).toMatch(/^Guest \d+$/)
  },
  120_000 + KILLS * 60_000,
)
