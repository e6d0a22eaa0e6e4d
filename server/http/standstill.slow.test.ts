import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { Database } from '../store/database.ts'
import { databaseIn, openStore } from '../store/open-store.ts'
import { guestAt, tableAt } from '../testing/house.ts'
import { beginGame, inLink, legalMove, TestPage, toMoveAmong } from '../testing/page.ts'
import { type ServingPlace, serve, servingPlace } from '../testing/serving.ts'

const HOUR = 3_600_000

let place: ServingPlace

beforeAll(async () => {
  place = await servingPlace()
  return place.remove
})

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

/** A process that runs this first has a clock that somebody sets, by a file with milliseconds. */
function settableClock(): { readonly program: string; set(milliseconds: number): void } {
  const [file, preload] = [join(place.folder, 'offset'), join(place.folder, 'clock.mjs')]
  const set = (milliseconds: number) => writeFileSync(file, String(milliseconds))
  set(0)
  writeFileSync(
    preload,
    `import { readFileSync } from 'node:fs'
     const now = Date.now
     Date.now = () => now() + Number(readFileSync(${JSON.stringify(file)}, 'utf8'))`,
  )
  return { program: pathToFileURL(preload).href, set }
}

const begun = async (server: { readonly address: string }) => {
  const link = await tableAt(server, await guestAt(server, 'Host'))
  const pages = [await TestPage.guest(server, link, 'Ada'), await TestPage.guest(server, link, 'Bert')]
  await beginGame(pages)
  return { link, pages }
}

/** Whoever has the move makes one; answers what the server says to it. */
async function move(pages: readonly TestPage[]) {
  const page = await toMoveAmong(pages)
  const answer = await page.command({ type: 'play', moves: [await legalMove(page)] })
  if (answer.type === 'done') await Promise.all(pages.map(each => each.until(() => each.seq >= answer.seq)))
  return answer
}

describe('nobody loses time, and nothing is lost,', () => {
  test("when the machine's clock is set back and forth, and when the server is stopped for a while", async () => {
    const data = place.dataFolder('clock')
    const clock = settableClock()
    const server = await serve(place.program, data, 0, ['--import', clock.program])
    const { link, pages } = await begun(server)
    const began = Date.now()
    for (const offset of [-2 * HOUR, 5 * HOUR, 0]) {
      clock.set(offset)
      // The server looks at its clock every second.
      await pause(2500)
      expect((await move(pages)).type).toBe('done')
    }
    server.child.kill('SIGSTOP')
    await pause(13_000)
    server.child.kill('SIGCONT')
    await pause(2500)
    expect((await move(pages)).type).toBe('done')
    const seconds = (Date.now() - began) / 1000
    server.child.kill('SIGKILL')
    await server.ended

    const { clock: face } = pages[0]!.snapshot!
    const used = face.left.map(left => 20 * 60 - left! / 1000)
    // What passed while the server stood still is nobody's.
    for (const each of used) expect(each).toBeLessThan(seconds - 10)
    const store = await openStore({ folder: data, now: Date.now() })
    const { entries } = (await store.readTable(inLink(link).table))!
    await store.close()
    const given = entries.flatMap(({ event }) => (event.kind === 'go' ? [event.given] : []))
    expect(given.some(time => time > 4.9 * HOUR && time < 5.1 * HOUR)).toBe(true)
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((a, b) => a - b))
    expect(entries.some(({ event }) => event.kind === 'late')).toBe(false)
  })

  test('when the store hangs: who moves is told, and moves again', async () => {
    const data = place.dataFolder('hanging')
    const server = await serve(place.program, data)
    const { pages } = await begun(server)
    const other = new Database(databaseIn(data), 'write')
    other.execute('begin immediate')
    const refused = await move(pages)
    expect(refused).toMatchObject({ type: 'no', reason: { code: 'not-kept' } })
    const { seq } = pages[0]!
    other.execute('rollback')
    other.close()
    await expect.poll(async () => (await move(pages)).type, { timeout: 60_000 }).toBe('done')
    expect(pages[0]!.seq).toBeGreaterThan(seq)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })
})
