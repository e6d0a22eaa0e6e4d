import { copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openBesideAt } from '@roundhouse/server/store/store-place'
import { guestAt, openHouse, tableAt } from '@roundhouse/server/testing/house'
import { beginGame, inLink, legalMove, TestPage, toMoveAmong } from '@roundhouse/server/testing/page'
import { newPostgresPlace, type PostgresPlace } from '@roundhouse/server/testing/postgres-place'
import { temporaryFolder } from '@roundhouse/server/testing/samples'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../run.ts'
import { scripted } from '../terminal/testing/script.ts'

/* The commands of those who run a server with PostgreSQL. */

let place: PostgresPlace
let files: ReturnType<typeof temporaryFolder>
const at = (name: string): string => join(files.folder, name)

beforeAll(async () => {
  place = await newPostgresPlace()
  files = temporaryFolder()
})
afterAll(async () => {
  await place.remove()
  files.remove()
})

async function ran(...args: string[]) {
  const terminal = scripted([], { isInteractive: false })
  const code = await run(args, terminal)
  return { code, out: terminal.said.join('\n'), err: terminal.warned.join('\n') }
}

test('a store moves to PostgreSQL, is played on there, is looked after, and moves back', async () => {
  const first = await openHouse({ folder: at('first') })
  const link = await tableAt(first, await guestAt(first, 'Host'))
  const { table } = inLink(link)
  const pages = [await TestPage.guest(first, link, 'Ada'), await TestPage.guest(first, link, 'Bram')]
  await beginGame(pages)
  const play = async (all: readonly TestPage[]): Promise<string> => {
    const mover = await toMoveAmong(all)
    return mover.tell({ type: 'play', moves: [await legalMove(mover)] })
  }
  for (let n = 0; n < 3; n++) expect(await play(pages)).toBe('done')
  const busy = await ran('migrate', '--from', at('first'), '--to', place.url)
  expect(busy).toMatchObject({ code: 1, err: expect.stringContaining('A server uses') })
  const cookies = pages.map(({ cookie }) => cookie)
  await first.stop()

  const moved = await ran('migrate', '--from', at('first'), '--to', place.url)
  expect(moved.err).toBe('')
  expect(moved.out).toMatch(/rows copied, 1 table, all of them replayed and compared\.\nThe key stays at .*key/)
  expect(moved.out).not.toContain(new URL(place.url).password)
  const again = await ran('migrate', '--from', at('first'), '--to', place.url)
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('is not empty') })

  const node = await openHouse({ folder: at('first'), postgres: place.url })
  const back = await Promise.all(
    cookies.map(async cookie => {
      const page = await TestPage.at(node, `${node.address}/${new URL(link).hash}`, cookie)
      await page.look()
      return page
    }),
  )
  expect(await play(back)).toBe('done')
  // Somebody new gets a number that nobody had.
  await guestAt(node, 'Carla')
  const store = ['--data', at('first'), '--postgres', place.url]
  expect(await ran('tables', ...store)).toMatchObject({ code: 0, out: expect.stringContaining(table) })
  expect(await ran('tables', ...store, 'hold', table, '--why', 'rest')).toMatchObject({ code: 0, err: '' })
  await back[0]!.until(() => back[0]!.snapshot!.held === 'house')
  expect((await ran('tables', ...store, 'release', table)).code).toBe(0)
  expect((await ran('check-tables', ...store)).out).toContain('The one running table leads where it led.')
  const running = await ran('migrate', '--from', place.url, '--to', at('second'))
  expect(running).toMatchObject({ code: 1, err: expect.stringContaining('A server uses') })
  await node.stop()

  const keyless = await ran('migrate', '--from', place.url, '--to', at('keyless'))
  expect(keyless).toMatchObject({ code: 1, err: expect.stringContaining('key') })
  mkdirSync(at('second'))
  copyFileSync(join(at('first'), 'key'), join(at('second'), 'key'))
  const returned = await ran('migrate', '--from', place.url, '--to', at('second'))
  expect(returned.err).toBe('')
  expect(readdirSync(at('second')).sort()).toEqual(['key', 'roundhouse.db'])
  const [one, other] = await Promise.all(
    [{ url: place.url, folder: at('first') }, at('second')].map(async from => {
      const opened = await openBesideAt(from)
      const kept = await opened.readTable(table)
      await opened.close()
      return kept
    }),
  )
  expect(one!.entries.length).toBeGreaterThan(8)
  expect(other).toEqual(one)
})

test('what cannot be meant is refused, and no password is repeated', async () => {
  expect(await ran('migrate', '--from', at('a'), '--to', at('b'))).toMatchObject({ code: 2 })
  const wrong = 'postgres://house:very-secret@127.0.0.1:1/none'
  for (const args of [
    ['tables', '--postgres', wrong],
    ['check-tables', '--postgres', 'mysql://house:very-secret@db/none'],
    ['migrate', '--from', wrong, '--to', at('c')],
  ]) {
    const { code, out, err } = await ran(...args)
    expect(code).toBe(1)
    expect(err).toMatch(/PostgreSQL/)
    expect(out + err).not.toContain('very-secret')
  }
})
