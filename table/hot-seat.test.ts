import { expect, test } from 'vitest'
import {
  followerSnapshot,
  type HotSeat,
  hotSeatAt,
  isHandOver,
  playInFront,
  rehearse,
  sitDown,
  snapshotAt,
  undoInFront,
  viewerAt,
  whyInFront,
} from './hot-seat.ts'
import { isOver, movesAt, toMove } from './table.ts'
import { after, afterBots, bot, person, tableOf } from './testing/tables.ts'

const NOT_IN_FRONT = { rule: 'table', code: 'not-in-front' }

test('one person sits in front from the beginning, and nothing is ever handed over', async () => {
  let hotSeat = hotSeatAt(await tableOf('first-class', [person('Ada'), bot(), bot()]))
  const seen = new Set<string>()
  while (!isOver(hotSeat.table)) {
    expect(viewerAt(hotSeat)).toBe(0)
    seen.add(snapshotAt(hotSeat).waiting)
    const [move] = snapshotAt(hotSeat).moves
    const outcome = move === undefined ? null : playInFront(hotSeat, move)
    if (outcome === null) hotSeat = { ...hotSeat, table: afterBots(hotSeat.table) }
    else if (outcome.ok) hotSeat = { ...hotSeat, table: outcome.table }
    else throw new Error(outcome.reason.code)
  }
  expect(snapshotAt(hotSeat).waiting).toBe('nobody')
  expect([...seen].sort()).toEqual(['bot', 'person'])
})

test('a rehearsal of the first move leaves the table as it is, also where nobody can move', async () => {
  const hotSeat = hotSeatAt(afterBots(await tableOf('first-class', [person('Ada'), bot()])))
  const before = snapshotAt(hotSeat)
  expect(before.moves).not.toEqual([])
  rehearse(hotSeat)
  expect(snapshotAt(hotSeat)).toEqual(before)
  rehearse(hotSeatAt(await tableOf('nuremberg', [bot(), bot()])))
})

test('where only bots play, anyone who looks on watches', async () => {
  const hotSeat = hotSeatAt(await tableOf('nuremberg', [bot(), bot()]))
  expect(snapshotAt(hotSeat)).toMatchObject({ viewer: 'watcher', waiting: 'bot', moves: [] })
  expect(sitDown(hotSeat)).toBe(hotSeat)
})

test('before anybody sits down nothing is played, explained or taken back', async () => {
  const hotSeat = hotSeatAt(await tableOf('first-class', [person('Ada'), person('Bram')]))
  const [text] = movesAt(hotSeat.table)
  expect(hotSeat.front).toBeNull()
  expect(snapshotAt(hotSeat)).toMatchObject({ viewer: 'watcher', waiting: 'hand-over', moves: [] })
  expect(playInFront(hotSeat, text!)).toMatchObject({ ok: false, reason: NOT_IN_FRONT })
  expect(whyInFront(hotSeat, text!)).toMatchObject(NOT_IN_FRONT)
  expect(undoInFront(hotSeat, true)).toEqual({ ok: false, barrier: 'begun' })
})

/** On to where the screen is handed from one person to the other. */
async function handedOver(): Promise<HotSeat> {
  return untilHandOver(sitDown(hotSeatAt(await tableOf('first-class', [person('Ada'), person('Bram')]))))
}

function untilHandOver(hotSeat: HotSeat): HotSeat {
  let now = hotSeat
  while (!isHandOver(now)) now = { ...now, table: after(now.table) }
  return now
}

test('who sat in front can do nothing for the one who is to sit down', async () => {
  const hotSeat = await handedOver()
  const [text] = movesAt(hotSeat.table)
  expect(hotSeat.front).toBe(1 - toMove(hotSeat.table)!)
  expect(playInFront(hotSeat, text!)).toMatchObject({ ok: false, reason: { code: 'not-your-decision' } })
  expect(undoInFront(hotSeat, false)).toMatchObject({ ok: false })
})

test('who sits down sees, plays and takes back', async () => {
  // After the draft, where each has but one thing to do.
  let hotSeat = sitDown(untilHandOver(sitDown(untilHandOver(sitDown(await handedOver())))))
  const seat = toMove(hotSeat.table)!
  expect(snapshotAt(hotSeat)).toMatchObject({ viewer: seat, waiting: 'person', toMove: seat })
  const { played } = snapshotAt(hotSeat)
  let taken = 0
  for (const text of movesAt(hotSeat.table)) {
    const outcome = playInFront(hotSeat, text)
    if (!outcome.ok) throw new Error(outcome.reason.code)
    const back = undoInFront({ ...hotSeat, table: outcome.table }, false)
    if (!back.ok) continue
    hotSeat = { ...hotSeat, table: back.table }
    expect(snapshotAt(hotSeat).played).toBe(played)
    taken++
  }
  expect(taken).toBeGreaterThan(0)
})

test('who follows a game of one person sees what that person may, and can do nothing', async () => {
  const table = await tableOf('first-class', [person('Ada'), bot()])
  const follower = followerSnapshot(table)
  const own = snapshotAt(hotSeatAt(table))
  expect(follower.viewer).toBe(0)
  expect(follower.view).toEqual(own.view)
  expect(follower).toMatchObject({ waiting: 'nobody', moves: [], back: { step: false, turn: false } })
})

test('who follows a game of several people sees what everybody may', async () => {
  const table = await tableOf('first-class', [person('Ada'), person('Bert')])
  const follower = followerSnapshot(table)
  expect(follower.viewer).toBe('watcher')
  expect(follower.view).toEqual(snapshotAt({ table, front: null }).view)
  expect(follower.moves).toEqual([])
})
