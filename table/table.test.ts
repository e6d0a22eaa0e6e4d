import { readRecord, writeRecord } from '@roundhouse/kernel/record'
import { describe, expect, test } from 'vitest'
import { GAMES, loadGame } from './games.ts'
import { snapshotFor } from './snapshot.ts'
import {
  branchAs,
  isOver,
  movesAt,
  play,
  playLegal,
  playPlan,
  recordAt,
  resumeTable,
  storyLengthAtLastTurn,
  toMove,
  why,
} from './table.ts'
import { after, afterAny, afterBots, bot, person, playedOut, SEED, tableOf } from './testing/tables.ts'
import { undo } from './undo.ts'

const duel = () => tableOf('first-class', [person('Ada'), person('Bram')])

describe.each(GAMES)('a table of %s', name => {
  test('is played to its end by a person and bots, and its record goes on from where it was', async () => {
    const table = playedOut(await tableOf(name, [person('Ada'), bot(), bot()]))
    const { result, points } = snapshotFor(table, 0)
    expect(result?.points).toEqual(points)
    const again = resumeTable(table.manifest, 'g1', readRecord(recordAt(table)))
    expect(again.chairs).toEqual(table.chairs)
    for (const viewer of [0, 1, 2, 'watcher'] as const)
      expect(snapshotFor(again, viewer)).toEqual(snapshotFor(table, viewer))
  })

  test('is a value: what is played and taken back leaves the older table as it was', async () => {
    const first = await tableOf(name, [person('Ada'), person('Bram')])
    const before = snapshotFor(first, 0)
    const dice = { seed: SEED, rolled: 0 }
    let table = first
    for (let n = 0; n < 60; n++) {
      const seat = toMove(table)!
      table = afterAny(table, dice)
      const outcome = undo(table, seat, false)
      if (outcome.ok && n % 2 === 0) table = outcome.table
    }
    expect(snapshotFor(first, 0)).toEqual(before)
    expect(table.storyLengths).toHaveLength(table.match.played.length + 1)
    const again = resumeTable(table.manifest, 'g1', readRecord(recordAt(table)))
    expect(again.storyLengths).toEqual(table.storyLengths)
  })
})

describe('a request that cannot be granted', () => {
  test('a move that is not legal brings its reason, the one of why, and changes nothing', async () => {
    const table = await duel()
    const seat = toMove(table)!
    const outcome = play(table, seat, 'take a1')
    expect(outcome).toEqual({ ok: false, reason: why(table, seat, 'take a1') })
    expect(why(table, seat, movesAt(table)[0]!)).toBeNull()
  })

  test('who is not to decide, does not sit here or comes after the end plays nothing', async () => {
    const table = await duel()
    const other = 1 - toMove(table)!
    const [text] = movesAt(table)
    expect(play(table, other, text!)).toMatchObject({ ok: false, reason: { code: 'not-your-decision' } })
    for (const seat of [-1, 2, 0.5, Number.NaN]) {
      expect(play(table, seat, text!)).toMatchObject({ ok: false, reason: { rule: 'table', code: 'no-such-seat' } })
      expect(why(table, seat, text!)).toMatchObject({ rule: 'table', code: 'no-such-seat' })
      expect(undo(table, seat, true)).toEqual({ ok: false, barrier: 'begun' })
    }
    const over = playedOut(await tableOf('first-class', [bot(), bot()]))
    expect(play(over, 0, text!)).toMatchObject({ ok: false })
  })

  test('of several moves played one after the other, one that is refused takes none of them back or on', async () => {
    const table = await duel()
    const seat = toMove(table)!
    const next = after(table)
    expect(play(next, seat, 'nonsense').ok).toBe(false)
    expect(table.match.played).toHaveLength(0)
    expect(next.match.played).toHaveLength(1)
  })

  test('a bot that answers what is not legal is a bug', async () => {
    const table = await tableOf('first-class', [bot(), bot()])
    expect(() => playLegal(table, toMove(table)!, 'fly to the moon')).toThrow('cannot play "fly to the moon" now')
  })
})

test('what is news is what was heard since the own last turn', async () => {
  let table = afterBots(await tableOf('first-class', [person('Ada'), bot()]))
  expect(snapshotFor(table, 0).newsFrom).toBe(0)
  while (snapshotFor(table, 0).played < 12) table = afterBots(after(table))
  const { newsFrom, story } = snapshotFor(table, 0)
  expect(newsFrom).toBeGreaterThan(0)
  expect(newsFrom).toBeLessThanOrEqual(story.length)
  // Own moves of the running turn are no end of a turn.
  const { played } = table.match
  const lastOfBots = played.findLastIndex(({ seat }) => seat === 1)
  const lastOwn = played.findLastIndex(({ seat }, at) => seat === 0 && at < lastOfBots)
  expect(storyLengthAtLastTurn(table, 0)).toBe(table.storyLengths[lastOwn + 1])
  expect(storyLengthAtLastTurn(table, 'watcher')).toBe(0)
})

test('a game branches off at a moment of another: the same up to there, with what was unknown dealt again', async () => {
  const first = playedOut(await tableOf('first-class', [bot(), bot(), bot()]))
  const record = readRecord(recordAt(first))
  const moment = readRecord(writeRecord({ ...record, moves: record.moves.slice(0, 60), result: null }))
  const chairs = [bot(), person('Bram'), bot()]
  const manifest = await loadGame('first-class')
  const before = resumeTable(manifest, 'g3', moment, chairs)
  const on = branchAs(before, 1, [5, 5, 5, 5])
  expect(snapshotFor(on, 1).view).toEqual(snapshotFor(before, 1).view)
  expect(snapshotFor(on, 1).story).toEqual(snapshotFor(before, 1).story)
  const ended = playedOut(on)
  expect(isOver(ended)).toBe(true)
  const again = resumeTable(manifest, 'g3', readRecord(recordAt(ended)))
  expect(snapshotFor(again, 1)).toEqual(snapshotFor(ended, 1))
  expect(recordAt(playedOut(branchAs(before, 1, [6, 6, 6, 6])))).not.toBe(recordAt(ended))
})

test('a seat begins with a plan, as far as it can be played', async () => {
  const begun = await duel()
  const seat = toMove(begun)!
  const [first] = movesAt(begun)
  const on = playPlan(begun, seat, [first!, 'nonsense', first!])
  expect(recordAt(on)).toBe(recordAt(playLegal(begun, seat, first!)))
  expect(playPlan(begun, 1 - seat, [first!])).toBe(begun)
  expect(playPlan(begun, seat, [])).toBe(begun)
})
