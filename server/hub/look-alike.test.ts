import type { Seed } from '@roundhouse/kernel/dice'
import type { Viewer } from '@roundhouse/kernel/game'
import { movesAt } from '@roundhouse/table/table'
import { describe, expect, test } from 'vitest'
import { decide } from '../table/decide.ts'
import { dealt, type OnlineTable, seatToMove } from '../table/online-table.ts'
import { at, person, worldOf } from '../table/testing/online-world.ts'
import { Audience, type Listener } from './audience.ts'

/** Somebody who writes down what they are told. */
function listenerOf(viewer: Viewer): Listener & { readonly told: string[] } {
  const told: string[] = []
  const who = { person: viewer === 'watcher' ? null : at(viewer), isScreen: false, key: null, isInvited: false }
  return { ...who, told, send: text => void told.push(text), drop: () => {} }
}

/** The same table, in which all that this viewer cannot see is another. */
function lookAlike(table: OnlineTable, viewer: Viewer, seed: Seed): OnlineTable {
  const game = dealt(table)
  const now = game.game.copy(game.match.now)
  game.game.redeal(now, viewer, { seed, rolled: 0 })
  return { ...table, table: { ...game, match: { ...game.match, now } } }
}

/** What this viewer is told who comes to the table, and stays while somebody moves if that rolls no dice. */
function toldOf(table: OnlineTable, viewer: Viewer, text: string): string[] {
  const audience = new Audience()
  const listener = listenerOf(viewer)
  audience.add(listener, table)
  const mover = seatToMove(table)!
  const command = { type: 'play', moves: [text], seq: table.seq } as const
  const decision = decide(table, { is: 'person', number: at(mover) }, command, 'command-1', table.at + 5000)
  const rolls = decision.ok && dealt(decision.table).match.now.rolled !== dealt(table).match.now.rolled
  if (decision.ok && !rolls && viewer === mover) audience.tell(decision.table)
  return listener.told
}

describe('tables that look alike to somebody tell them the same bytes in the same order', () => {
  test.each(['first-class', 'nuremberg'] as const)('%s', async name => {
    const world = await worldOf(name, { chairs: [person(), person(), person()] })
    world.begin()
    let differences = 0
    let told = 0
    for (let n = 0; n < 60 && world.table.stage === 'playing'; n++) {
      const moves = movesAt(dealt(world.table))
      const text = moves[(n * 7) % moves.length]!
      for (const viewer of [0, 1, 2, 'watcher'] as const) {
        const other = lookAlike(world.table, viewer, [n, 7, 7, 7])
        if (JSON.stringify(dealt(other).match.now) !== JSON.stringify(dealt(world.table).match.now)) differences++
        const here = toldOf(world.table, viewer, text)
        expect(toldOf(other, viewer, text)).toEqual(here)
        told += here.length
      }
      world.play(text)
    }
    expect(differences).toBeGreaterThan(100)
    expect(told).toBeGreaterThan(250)
  })
})
