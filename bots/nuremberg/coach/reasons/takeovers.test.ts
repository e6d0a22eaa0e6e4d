import { describe, expect, test } from 'vitest'
import { reasonLinesOf } from '../../../coach/testing/reason-lines.ts'
import { coachRules } from '../rules.ts'
import { positionOf, reasonLines } from '../testing/reason-lines.ts'

const start = (turn: number) =>
  `phase takeovers\nturn ${turn}\norder 1 2\ngoods Ronhof 2\nseat 1\nred 3\ntrack Fürth - Poppenreuth - Schniegling, Fürth - Stadeln - Ronhof`

describe('a line that is sold', () => {
  test('saves upkeep in every turn to come and a point at the end for each piece (NB-7.2, NB-9.2)', () => {
    const text = start(3)
    expect(reasonLines(text, 'sell Fürth - Schniegling to red')).toContain(
      'sells: company red, pieces 2, price 1, turns 2, saved 6',
    )
    expect(reasonLines(start(5), 'sell Fürth - Schniegling to red')).toContain(
      'sells: company red, pieces 2, price 1, turns 0, saved 2',
    )
  })

  test('saves what the game really counts: points at the end with and without the sale', () => {
    const { game, state } = positionOf(start(5))
    const after = (...moves: readonly string[]) => {
      const now = game.copy(state)
      for (const move of moves) game.play(now, game.read(move)!)
      while (game.toMove(now) !== null) game.play(now, game.read('pass')!)
      return game.points(now)[0]!
    }
    const saved = after('sell Fürth - Schniegling to red') - after('pass')
    expect(reasonLinesOf(coachRules, game, state, ['sell Fürth - Schniegling to red'])[0]).toMatch(`saved ${saved}`)
  })

  test('is told with the stations that change', () => {
    expect(reasonLines(start(3), 'sell Fürth - Stadeln to red').join()).toMatch(/stations: company red, areas Stadeln/)
  })
})

test('track that is kept is told with what it reaches', () => {
  expect(reasonLines(start(3), 'pass')).toEqual(['keeps-track: pieces 4, reached 2'])
})
