import type { Seat } from '@roundhouse/kernel/game'
import { play } from '@roundhouse/kernel/match'
import { readRecord } from '@roundhouse/kernel/record'
import { describe, expect, test } from 'vitest'
import { GAMES } from './games.ts'
import { snapshotFor } from './snapshot.ts'
import { branchAs, isOver, movesAt, recordAt, resumeTable, type Table, toMove } from './table.ts'
import { after, afterAny, afterBots, bot, person, playedOut, SEED, tableOf } from './testing/tables.ts'
import { undo } from './undo.ts'

const duel = () => tableOf('first-class', [person('Ada'), person('Bram')])

/** The table after taking back, which must be possible. */
function undone(table: Table, seat: Seat, isWholeTurn = false): Table {
  const outcome = undo(table, seat, isWholeTurn)
  if (!outcome.ok) throw new Error(outcome.barrier)
  return outcome.table
}

describe('among people', () => {
  /** On to where the seat to decide has made so many moves of its turn, and may take them back. */
  function withMoves(table: Table, count: number): Table {
    const dice = { seed: SEED, rolled: 0 }
    let now = table
    while (now.match.back.length < count) now = afterAny(now, dice)
    return now
  }

  test('taking back is for the seat that played, a move or the whole turn', async () => {
    const table = withMoves(await duel(), 2)
    const seat = toMove(table)!
    const { played } = snapshotFor(table, seat)
    expect(snapshotFor(table, seat).back).toMatchObject({ step: true, turn: true })
    expect(snapshotFor(table, 1 - seat).back).toEqual({ step: false, turn: false, barrier: 'passed' })
    expect(snapshotFor(table, 'watcher').back).toMatchObject({ step: false, turn: false })
    expect(undo(table, 1 - seat, false)).toEqual({ ok: false, barrier: 'passed' })
    for (const [isWholeTurn, count] of [
      [false, 1],
      [true, table.match.back.length],
    ] as const) {
      const back = undone(table, seat, isWholeTurn)
      expect(snapshotFor(back, seat).played).toBe(played - count)
      expect(back.storyLengths).toHaveLength(played - count + 1)
    }
  })

  test('what has passed to another person stays, also through bots', async () => {
    let table = await tableOf('nuremberg', [person('Ada'), bot(), person('Bram'), bot()])
    while (!isOver(table)) {
      const seat = toMove(table)!
      table = afterBots(after(table))
      if (toMove(table) !== null && toMove(table) !== seat) expect(undo(table, seat, false).ok).toBe(false)
    }
    expect(table.match.played.length).toBeGreaterThan(50)
  })

  test('it is said what stands in the way', async () => {
    const table = await duel()
    expect(undo(table, toMove(table)!, false)).toEqual({ ok: false, barrier: 'begun' })
    expect(undo(playedOut(table), 0, false)).toEqual({ ok: false, barrier: 'over' })
  })
})

describe.each(GAMES)('against bots, in %s', game => {
  /** A whole game of one person, looked at whenever bots have replied to a move and the dice have not rolled since. */
  async function* replies(): AsyncGenerator<{ before: Table; now: Table }> {
    let table = afterBots(await tableOf(game, [person('Ada'), bot('casual'), bot('casual')]))
    while (!isOver(table)) {
      const before = table
      table = afterBots(after(before, movesAt(before).at(-1)))
      const hasReply = table.match.played.length > before.match.played.length + 1
      if (hasReply && table.match.now.rolled === before.match.now.rolled && !isOver(table)) yield { before, now: table }
    }
  }

  test('their public replies are taken back with the own move, and come again', async () => {
    let taken = 0
    for await (const { before, now } of replies()) {
      const outcome = undo(now, 0, false)
      if (!outcome.ok) continue
      taken++
      expect(snapshotFor(outcome.table, 0)).toEqual(snapshotFor(before, 0))
      expect(outcome.table.match).toEqual(before.match)
      const again = afterBots(after(outcome.table, now.match.played[before.match.played.length]!.text))
      expect(again.match.played).toEqual(now.match.played)
    }
    expect(taken).toBeGreaterThan(3)
  })

  test('they tell nothing that could not be known: in other worlds that look the same they lead to the same', async () => {
    for await (const { before, now } of replies())
      for (const n of [1, 2, 3, 4]) {
        const state = now.game.copy(before.match.now)
        now.game.redeal(state, 0, { seed: [0, 0, 0, n], rolled: 0 })
        const since = now.match.played.slice(before.match.played.length)
        const other = since.reduce((on, { seat, text }) => play(now.game, on, seat, text), {
          ...before.match,
          now: state,
        })
        expect(now.game.view(other.now, 0)).toEqual(now.game.view(now.match.now, 0))
      }
  })

  test('what they can be taken back to has no moves and no story of its own: those of the game begin with them', async () => {
    let places = 0
    for await (const { now } of replies())
      for (const earlier of now.past)
        expect(Object.keys(earlier), `place ${places++}`).toEqual(['now', 'back', 'barrier'])
    expect(places).toBeGreaterThan(3)
  })

  test('a table that was kept goes back as far', async () => {
    for await (const { now } of replies()) {
      const again = resumeTable(now.manifest, 'g1', readRecord(recordAt(now)))
      expect(snapshotFor(again, 0).back).toEqual(snapshotFor(now, 0).back)
    }
  })
})

describe('against bots nothing that was seen is unseen', () => {
  test('what the dice have shown', async () => {
    let table = afterBots(await tableOf('first-class', [person('Ada'), bot()]))
    const rolled = new Set<number>()
    while (!isOver(table)) {
      const before = table.match.now.rolled
      table = afterBots(after(table))
      if (table.match.now.rolled === before || isOver(table)) continue
      rolled.add(table.match.now.rolled)
      const outcome = undo(table, 0, true)
      if (outcome.ok) expect(outcome.table.match.now.rolled).toBe(table.match.now.rolled)
    }
    expect(rolled.size).toBeGreaterThan(4)
  })

  test('and a game that branched off begins where it does', async () => {
    const begun = afterBots(after(afterBots(await tableOf('nuremberg', [person('Ada'), bot()]))))
    expect(undo(branchAs(begun, 0, [5, 6, 7, 8]), 0, false)).toEqual({ ok: false, barrier: 'begun' })
  })
})
