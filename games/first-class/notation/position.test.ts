import { type Dice, roll, type Seed } from '@roundhouse/kernel/dice'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MODULE_PAIRS } from '../box.ts'
import { gameOf } from '../game.ts'
import { rulesFor } from '../rules.ts'
import { readPosition, readPositionFile, writePosition } from './position.ts'

const word = fc.integer({ min: 0, max: 0xffff_ffff })
const seeds: fc.Arbitrary<Seed> = fc.tuple(word, word, word, word)

describe.each(MODULE_PAIRS.map(pair => [pair.join('+'), pair] as const))('with modules %s', (_name, pair) => {
  test('every state of random games is read back exactly as it was written', () => {
    fc.assert(
      fc.property(seeds, seeds, fc.constantFrom(2, 3, 4), (seed, chooser, seats) => {
        const rules = rulesFor(seats, pair)
        const game = gameOf(rules)
        const state = game.begin(seed)
        const dice: Dice = { seed: chooser, rolled: 0 }
        for (;;) {
          expect(readPosition(rules, writePosition(rules, state))).toEqual(state)
          const moves = game.moves(state)
          if (moves.length === 0) return
          game.play(state, moves[roll(dice, moves.length)]!)
        }
      }),
      { numRuns: 3 },
    )
  })
})

test('a position of which little is said is as at set-up', () => {
  const { state, game } = readPositionFile(`
    first-class
    players 3
    modules A,B
    round 3
    turn 1
    seat 1
      upper 12 4 1 1 0 M2 0^
  `)
  expect(state.players[0]!.trains[0]).toEqual({
    cars: [6, 4, 2, 2, 1, 1],
    conductor: 7,
    mail: 2,
    tile: 0,
    guests: [],
    seated: 0,
  })
  expect(state.players[1]!.coins).toEqual([1, 0, 0])
  expect(state.pile).toEqual(game.rules.piles[1])
})
