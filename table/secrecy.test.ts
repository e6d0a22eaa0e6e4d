import { type Dice, fork, roll, type Seed } from '@roundhouse/kernel/dice'
import type { Viewer } from '@roundhouse/kernel/game'
import { isVisibleTo } from '@roundhouse/kernel/story'
import { describe, expect, test } from 'vitest'
import type { GameName } from './games.ts'
import { hotSeatAt, sitDown, snapshotAt, viewerAt } from './hot-seat.ts'
import { botRequest, coachRequest } from './requests.ts'
import { snapshotFor } from './snapshot.ts'
import { isOver, recordAt, type Table, toMove } from './table.ts'
import { afterAny, bot, person, tableOf } from './testing/tables.ts'

const GAMES: readonly (readonly [GameName, Record<string, string>])[] = [
  ['first-class', { modules: 'B,C' }],
  ['first-class', { modules: 'A,D' }],
  ['first-class', { modules: 'E,F' }],
  ['nuremberg', { map: 'nuremberg' }],
  ['nuremberg', { map: 'wensleydale' }],
]

const SEED: Seed = [0xc0ffee42, 0x5eed5eed, 0xfeedbeef, 0x1badcafe]
const CHAIRS = [person('Ada'), person('Bram'), bot('random', 'Chiara')]
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'watcher']

/** Every table of a random game, now and then one. */
function* moments(first: Table, dice: Dice): Generator<Table> {
  let table = first
  while (!isOver(table)) {
    if (roll(dice, 5) === 0) yield table
    table = afterAny(table, dice)
  }
  yield table
}

/** The same table as far as the viewer can tell, with everything that is hidden from it dealt again. */
function redealt(table: Table, viewer: Viewer, seed: Seed): Table {
  const now = table.game.copy(table.match.now)
  table.game.redeal(now, viewer, { seed, rolled: 0 })
  return { ...table, match: { ...table.match, now } }
}

const heldBy = (value: unknown): string => JSON.stringify(value)

describe.each(GAMES)('%s %j', (name, chosen) => {
  test('what a viewer is shown depends on nothing that is hidden from it', async () => {
    const dice = { seed: [7, 7, 7, 7] as const, rolled: 0 }
    let seen = 0
    for (const table of moments(await tableOf(name, CHAIRS, chosen, SEED), dice)) {
      for (const viewer of VIEWERS) {
        const snapshot = snapshotFor(table, viewer)
        expect(snapshotFor(redealt(table, viewer, fork(SEED, ++seen)), viewer)).toEqual(snapshot)
        for (const line of snapshot.story) expect(isVisibleTo(line, viewer)).toBe(true)
        expect(snapshot.moves.length > 0).toBe(viewer === toMove(table))
        expect(heldBy(snapshot)).not.toContain('"seed"')
        for (const word of SEED) expect(heldBy(snapshot)).not.toContain(String(word))
      }
    }
    expect(seen).toBeGreaterThan(60)
  })

  test('bots and the coach are asked about a guess: what their seat sees, and dice that are not those of the game', async () => {
    const dice = { seed: [8, 8, 8, 8] as const, rolled: 0 }
    let asked = 0
    for (const table of moments(await tableOf(name, CHAIRS, chosen, SEED), dice)) {
      const seat = toMove(table)
      const request = botRequest(table)
      expect(request === null).toBe(seat !== 2)
      for (const each of [0, 1, 2]) expect(coachRequest(table, each) === null).toBe(each !== seat)
      if (seat === null) continue
      asked++
      const { state, seed } = coachRequest(table, seat)!
      if (request !== null) expect(request).toEqual({ seat, level: 'random', state, seed })
      expect(table.game.view(state, seat)).toEqual(table.game.view(table.match.now, seat))
      expect(table.game.moves(state)).toEqual(table.game.moves(table.match.now))
      for (const theirs of [state.seed, seed]) expect([SEED, table.match.now.seed]).not.toContainEqual(theirs)
      expect(coachRequest(table, seat)).toEqual({ seat, state, seed })
    }
    expect(asked).toBeGreaterThan(10)
  })

  test('a shared screen shows nobody anything while it is handed over, and then only what is for the one in front', async () => {
    const dice = { seed: [9, 9, 9, 9] as const, rolled: 0 }
    let hotSeat = hotSeatAt(await tableOf(name, CHAIRS, chosen, SEED))
    let handedOver = 0
    while (!isOver(hotSeat.table)) {
      if (snapshotAt(hotSeat).waiting === 'hand-over') {
        expect(snapshotAt(hotSeat)).toEqual({ ...snapshotFor(hotSeat.table, 'watcher'), waiting: 'hand-over' })
        handedOver++
        hotSeat = sitDown(hotSeat)
      }
      const viewer = viewerAt(hotSeat)
      expect(viewer === 'watcher' ? hotSeat.front : viewer).toBe(viewer === 'watcher' ? null : hotSeat.front)
      expect(snapshotAt(hotSeat)).toEqual(snapshotFor(hotSeat.table, viewer))
      hotSeat = { ...hotSeat, table: afterAny(hotSeat.table, dice) }
    }
    expect(handedOver).toBeGreaterThan(5)
  })
})

test('what First Class keeps secret is seen by its owner alone', async () => {
  const dice = { seed: [5, 5, 5, 5] as const, rolled: 0 }
  let owned = 0
  for (const table of moments(await tableOf('first-class', CHAIRS), dice))
    for (const viewer of VIEWERS) {
      const { players } = snapshotFor(table, viewer).view as { players: { kept: number | null }[] }
      for (const [seat, { kept }] of players.entries())
        if (seat !== viewer && !isOver(table)) expect([null, -1]).toContain(kept)
        else if (kept !== null && kept >= 0) owned++
    }
  expect(owned).toBeGreaterThan(0)
})

test('the record of a running game holds the seed: that is why nobody at the table is handed it', async () => {
  expect(recordAt(await tableOf('first-class', CHAIRS, {}, SEED))).toContain('seed c0ffee42')
})
