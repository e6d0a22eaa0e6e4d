import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBesideAt } from '../store/store-place.ts'
import { CutLine } from '../testing/cut-line.ts'
import { guestAt, openHouse, type TestHouse, tableAt } from '../testing/house.ts'
import { beginGame, inLink, legalMove, TestPage, toMoveAmong } from '../testing/page.ts'
import { newPostgresPlace, type PostgresPlace } from '../testing/postgres-place.ts'
import { replayKept } from '../upkeep/check-tables.ts'

/* Two nodes on one database, one of which does not reach it for a while. */

/** Milliseconds after which a node and its people are right again. */
const SOON = 15_000

/** Milliseconds in which a node gives up its database, and its people. */
const GIVEN_UP = 30_000

let place: PostgresPlace
let line: CutLine
let sound: TestHouse
let cutOff: TestHouse

beforeAll(async () => {
  place = await newPostgresPlace()
  line = await CutLine.to(place.url)
})
afterAll(async () => {
  await line.close()
  await place.remove()
})

beforeEach(async () => {
  const { folder } = place
  sound = await openHouse({ postgres: place.url, folder })
  cutOff = await openHouse({ postgres: line.url, folder })
})
afterEach(async () => {
  line.mend()
  await cutOff.stop()
  await sound.stop()
})

const isWell = async ({ address }: TestHouse): Promise<boolean> => (await fetch(`${address}/health`)).ok

/** What was answered with `done`, by the number of its entry. */
type Answers = Map<string, number>

async function play(page: TestPage, id: string, answered: Answers): Promise<string> {
  const answer = await page.command({ type: 'play', moves: [await legalMove(page)] }, { id: id as never })
  if (answer.type === 'done') answered.set(id, answer.seq)
  return answer.type
}

async function playMoves(pages: readonly TestPage[], moves: number, answered: Answers): Promise<void> {
  for (let n = 0; n < moves; n++)
    expect(await play(await toMoveAmong(pages), `move-number-${answered.size}`, answered)).toBe('done')
}

/** Until it is the turn of the one whose page this is. */
async function untilMoveOf(page: TestPage, pages: readonly TestPage[], answered: Answers): Promise<void> {
  while ((await toMoveAmong(pages)) !== page) await playMoves(pages, 1, answered)
}

async function cameTo(house: TestHouse, link: string, cookie: string | null): Promise<TestPage> {
  const page = await TestPage.at(house, `${house.address}/${new URL(link).hash}`, cookie)
  await page.look()
  return page
}

const CUTS = [
  ['breaks', () => line.cut()],
  ['falls silent', () => line.silence()],
] as const

test.each(CUTS)('a node whose line to the database %s does no harm, and is right again soon after', async (_, cut) => {
  const answered: Answers = new Map()
  const link = await tableAt(sound, await guestAt(sound, 'Host'))
  const ada = await TestPage.guest(sound, link, 'Ada')
  const bram = await TestPage.guest(cutOff, `${cutOff.address}/${new URL(link).hash}`, 'Bram')
  await beginGame([ada, bram])
  await playMoves([ada, bram], 4, answered)
  await untilMoveOf(bram, [ada, bram], answered)

  // Bram's move is never said to be kept, and he is sent away, so that his page looks for another node.
  cut()
  const said = play(bram, 'into-the-cut', answered).catch(() => 'nothing')
  await expect.poll(() => isWell(cutOff), { timeout: GIVEN_UP }).toBe(false)
  expect(await bram.untilClosed()).toBe(1012)
  expect(await said).not.toBe('done')
  await expect.poll(() => isWell(sound), { timeout: SOON }).toBe(true)
  const elsewhere = await cameTo(sound, link, bram.cookie)
  expect(await play(elsewhere, 'into-the-cut', answered)).toBe('done')
  await playMoves([ada, elsewhere], 4, answered)

  line.mend()
  const mended = Date.now()
  await expect.poll(() => isWell(cutOff), { timeout: SOON }).toBe(true)
  const back = await cameTo(cutOff, link, bram.cookie)
  await back.until(() => back.seq === ada.seq)
  expect(Date.now() - mended).toBeLessThan(SOON)
  await playMoves([ada, back], 4, answered)

  const store = await openBesideAt(place)
  const kept = (await store.readTable(inLink(link).table))!
  await store.close()
  await expect(replayKept(kept)).resolves.toMatchObject({ held: null })
  const moves = kept.entries.flatMap(({ command, seq, event }) =>
    event.kind === 'move' ? [[command!, seq] as const] : [],
  )
  expect(moves).toHaveLength(answered.size)
  expect(new Map(moves)).toEqual(answered)
  expect(sound.trouble).toEqual([])
})
