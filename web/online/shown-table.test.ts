import type { Game } from '@roundhouse/kernel/game'
import type { OnlineChair, OnlineSnapshot } from '@roundhouse/wire/online-snapshot'
import { expect, test } from 'vitest'
import type { KnownTable } from './position.ts'
import { ShownTable } from './shown-table.ts'

/** A game in which the state says who is to move. */
const game = { toMove: (state: { seat: number }) => state.seat } as unknown as Game

const chair = (level: string | null): OnlineChair => ({
  is: level === null ? 'person' : 'bot',
  name: '',
  level,
  hasStandIn: false,
  isReady: true,
  hasLeft: false,
  vacation: null,
})

/** After so many moves seat `seat` is to move; each line of the story is of one kind. Seat 0 is a person, 1 and 2 are bots. */
function tableAt(seat: number, ...story: readonly string[]): KnownTable {
  const match = { state: { seat }, played: story.length, heard: story.length }
  const chairs = [chair(null), chair('casual'), chair('casual')]
  const online = { stage: 'playing', viewer: 0, chairs, match } as unknown as OnlineSnapshot
  return { seq: story.length, online, story: story.map(key => ({ key, facts: {} })) }
}

const PERSON = tableAt(0)
const [ONE, TWO, THREE, FOUR] = [
  tableAt(1, 'own'),
  tableAt(1, 'own', 'track'),
  tableAt(1, 'own', 'track', 'track'),
  tableAt(2, 'own', 'track', 'track', 'stop'),
]
const BACK = tableAt(0, 'own', 'track', 'track', 'stop', 'stop')

function shownAfter(...tables: readonly KnownTable[]): ShownTable {
  const shown = new ShownTable()
  for (const table of tables) shown.add(game, table)
  return shown
}

test('what people do is shown when it comes, what bots do when the page is ready for it', () => {
  const shown = shownAfter(PERSON, ONE, TWO, THREE, FOUR, BACK)
  expect(shown.table).toBe(ONE)
  expect(shown.isBehind).toBe(true)
  // Equal actions of one seat are one motion.
  shown.letShow(game, false)
  expect(shown.table).toBe(THREE)
  shown.letShow(game, false)
  expect(shown.table).toBe(FOUR)
  shown.letShow(game, false)
  expect(shown.table).toBe(BACK)
  expect(shown.isBehind).toBe(false)
})

test('who skips sees all of it now', () => {
  const shown = shownAfter(PERSON, ONE, TWO, THREE, FOUR, BACK)
  shown.letShow(game, true)
  expect(shown.table).toBe(BACK)
})

test('a page that is ready before a bot has moved sees it at once', () => {
  const shown = shownAfter(PERSON, ONE)
  shown.letShow(game, false)
  shown.add(game, TWO)
  expect(shown.table).toBe(TWO)
  shown.add(game, THREE)
  expect(shown.table).toBe(TWO)
})

test('who does something meanwhile is asked anew', () => {
  const shown = shownAfter(PERSON, ONE)
  shown.letShow(game, false)
  shown.forgetReady()
  shown.add(game, TWO)
  expect(shown.table).toBe(ONE)
})

test('whatever is no new position changes nothing in what waits', () => {
  const shown = shownAfter(PERSON, ONE, TWO)
  const talked = { ...TWO, seq: 9 }
  shown.add(game, talked)
  expect(shown.table).toBe(ONE)
  shown.letShow(game, false)
  expect(shown.table).toBe(talked)
})

test('what was taken back, and another viewer, are shown at once', () => {
  const shown = shownAfter(PERSON, ONE, TWO, THREE)
  shown.add(game, ONE)
  expect(shown.table).toBe(ONE)
  const watched = { ...BACK, online: { ...BACK.online, viewer: 'watcher' as const } }
  shown.add(game, watched)
  expect(shown.table).toBe(watched)
})
