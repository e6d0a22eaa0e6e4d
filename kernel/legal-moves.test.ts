import { expect, test } from 'vitest'
import { anyMove, playRandomly } from './laws.ts'
import { legalMoves } from './legal-moves.ts'
import { sticksNotation } from './testing/sticks.ts'

const game = sticksNotation.open({ players: 2, fines: false })
const begun = game.begin([0, 0, 0, 1])
const stuck = { ...game, moves: () => [] }
const dice = () => ({ seed: [0, 0, 0, 2] as const, rolled: 0 })

test('are those of the game, put into a list that is handed in', () => {
  const into: number[] = []
  expect(legalMoves(game, begun)).toEqual(game.moves(begun))
  expect(legalMoves(game, begun, into)).toBe(into)
  expect(into).toEqual(game.moves(begun))
})

test('are there, or the game stops with what was believed', () => {
  const believed = 'sticks: seat 1 has the move and must have a legal move, but has none'
  expect(() => legalMoves(stuck, begun)).toThrow(believed)
  expect(() => playRandomly(stuck, [0, 0, 0, 1], dice())).toThrow(believed)
})

test('are not asked for when the game is over', () => {
  const { now } = playRandomly(game, [0, 0, 0, 1], dice())
  expect(() => legalMoves(game, now)).toThrow('sticks is over, but a move is asked for')
})

test('nobody chooses from none', () => {
  expect(() => anyMove(game, begun, [], dice())).toThrow('A roll has a whole number of sides, from 1 to 2^32, not 0')
})
