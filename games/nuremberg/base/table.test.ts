import type { Line } from '@roundhouse/kernel/story'
import { expect, test } from 'vitest'
import { at, rulesOn, writeLine } from '../testing/positions.ts'
import { me, score } from './table.ts'

test('points are scored at once and told; no points are no story', () => {
  const { game, state } = at(rulesOn('nuremberg', 2), 'seat 2\n  points 3')
  const story: Line[] = []
  const table = { rules: game.rules, state, emit: (line: Line) => story.push(line) }
  score(table, 1, 4, 'chain')
  score(table, 1, 0, 'sets')
  score(table, 0, -2, 'loss')
  expect(state.players.map(({ points }) => points)).toEqual([-2, 7])
  expect(story.map(writeLine)).toEqual(['scored: seat 1, points 4, for chain', 'scored: seat 0, points -2, for loss'])
})

test('me is the player to move', () => {
  const { game, state } = at(rulesOn('nuremberg', 2), 'order 2 1')
  expect(me({ rules: game.rules, state, emit: undefined })).toBe(state.players[1])
})
