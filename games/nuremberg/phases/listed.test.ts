import { type Dice, roll } from '@roundhouse/kernel/dice'
import { anyMove } from '@roundhouse/kernel/laws'
import { forEachSeat } from '@roundhouse/kernel/testing/guided'
import { describe, expect, test } from 'vitest'
import { gameOf } from '../game.ts'
import { rulesOn } from '../testing/positions.ts'
import { anyTemper, productive } from '../testing/productive.ts'
import { disagreement } from '../testing/reasons.ts'

describe('what is legal is decided at one place, but listed by shorter ways: both agree on every move there is', () => {
  test.each([
    ['nuremberg', 2, false],
    ['nuremberg', 4, false],
    ['wensleydale', 3, false],
    ['wensleydale', 2, true],
  ] as const)('on the map %s with %i players, rules of 2009: %s', (map, players, rules2009) => {
    const game = gameOf(rulesOn(map, players, rules2009))
    const dice: Dice = { seed: [0, 0, players, map.length], rolled: 0 }
    const choose = productive(
      game,
      forEachSeat(game, () => anyTemper(dice)),
    )
    const state = game.begin(dice.seed)
    let asked = 0
    while (game.toMove(state) !== null) {
      const moves = game.moves(state)
      expect(new Set(moves).size).toBe(moves.length)
      // Where something is half-done always, else now and then.
      if (state.payment !== null || state.line !== null || roll(dice, 12) === 0) {
        expect(disagreement(game, state)).toBeNull()
        asked++
      }
      game.play(state, (roll(dice, 4) === 0 ? anyMove : choose)(game, state, moves, dice))
    }
    expect(asked).toBeGreaterThan(5)
  })
})
