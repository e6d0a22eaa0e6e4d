import { beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { guestAt, tableAt } from '../testing/house.ts'
import { beginGame, TestPage } from '../testing/page.ts'
import { type ServingPlace, serve, servingPlace } from '../testing/serving.ts'
import { answerCount, answersOf, checkLogs, peopleAt } from '../testing/stubborn.ts'

/** `ROUNDHOUSE_KILLS=100` for a longer one. */
const KILLS = Number(process.env['ROUNDHOUSE_KILLS'] ?? 5)
/** A game is over after some hundred moves: for many kills there are as many tables as one address may have people. */
const TABLES = KILLS > 20 ? 8 : 3
const ANSWERS_BETWEEN_KILLS = KILLS > 20 ? 10 : 20

let place: ServingPlace

beforeAll(async () => {
  place = await servingPlace()
  return place.remove
})

describe('a server', () => {
  test(
    `that is killed at any of ${KILLS} instants loses, doubles or allows nothing`,
    async () => {
      const data = place.dataFolder('killed')
      let server = await serve(place.program, data)
      const port = Number(new URL(server.address).port)
      const { people, tables } = await peopleAt([server], TABLES)
      const played = Promise.all(people.map(each => each.playOn()))
      for (let kill = 0; kill < KILLS; kill++) {
        // After any number of answers, and somewhere on the way to the next one.
        await answersOf(people, answerCount(people) + 1 + Math.floor(Math.random() * ANSWERS_BETWEEN_KILLS))
        server.child.kill('SIGKILL')
        expect(await server.ended).toBe('SIGKILL')
        server = await serve(place.program, data, port)
      }
      await answersOf(people, answerCount(people) + 1)
      for (const each of people) each.stop()
      await played
      server.child.kill('SIGKILL')
      await server.ended
      const store = await openStore({ folder: data, now: Date.now() })
      expect(await checkLogs(store, tables, people)).toBeGreaterThan(KILLS)
      // Every kill is a start, which takes seconds on a busy machine.
    },
    300_000 + KILLS * 5000,
  )

  test('that is told to stop says so, answers what is under way, and is gone within five seconds', async () => {
    const data = place.dataFolder('stopped')
    const server = await serve(place.program, data)
    const link = await tableAt(server, await guestAt(server, 'Host'))
    const pages = [await TestPage.guest(server, link, 'Ada'), await TestPage.guest(server, link, 'Bert')]
    await beginGame(pages)
    const before = Date.now()
    server.child.kill('SIGTERM')
    expect(await Promise.all(pages.map(page => page.untilClosed()))).toEqual([1012, 1012])
    expect(pages.map(page => page.ofType('soon').length)).toEqual([1, 1])
    expect(await server.ended).toBe(0)
    expect(Date.now() - before).toBeLessThan(5000)
  })

  test('does not start where another one is, and says why', async () => {
    const data = place.dataFolder('twice')
    const first = await serve(place.program, data)
    await expect(serve(place.program, data)).rejects.toThrow(
      /^Another server \(process \d+\) uses .*twice\. Stop it first/,
    )
    first.child.kill('SIGKILL')
    await first.ended
  })
})
