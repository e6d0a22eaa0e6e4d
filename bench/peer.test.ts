import { expect, test } from 'vitest'
import { timesOf } from './peer.ts'

test('we are compared with the peer pass by pass, so that a slow minute of the machine hits both', () => {
  const pass = (decisions: number, cpu: number) => ({ games: 1, decisions, listed: 0, cpu, wall: cpu })
  const ours = [pass(1000, 1), pass(500, 1), pass(900, 1)]
  const theirs = [pass(10, 1), pass(5, 1), pass(10, 1)]
  expect(timesOf(ours, theirs)).toEqual({ median: 100, least: 90, most: 100 })
})
