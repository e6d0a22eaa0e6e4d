import { isDeepStrictEqual } from 'node:util'
import { type Dice, roll, type Seed } from '@roundhouse/kernel/dice'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Network } from '../base/network.ts'
import type { State } from '../base/state.ts'
import { newGame, nuremberg } from '../box.ts'
import type { Nuremberg } from '../game.ts'
import { derive } from './derive.ts'
import { readPosition, writePosition } from './position.ts'

const word = fc.integer({ min: 0, max: 0xffff_ffff })
const seeds: fc.Arbitrary<Seed> = fc.tuple(word, word, word, word)

/** The state as its position says it: what follows from the parts is made anew. */
function derived({ rules, copy }: Nuremberg, state: State): State {
  const again = copy(state)
  derive(rules, again)
  return again
}

/** A network by its meaning: for every area what can be reached from it. */
function meaningOf({ areas, parts, serves, beside }: Network): unknown {
  const partner = (part: number) => areas.filter((_, i) => parts[i] === part).sort((a, b) => a - b)
  const reach = areas.map((area, i) => [area, partner(parts[i]!), serves[parts[i]!]])
  return [reach.sort(([a], [b]) => Number(a) - Number(b)), [...beside].sort((a, b) => a - b)]
}

const textsOf = (game: Nuremberg, state: State): string[] =>
  game
    .moves(state)
    .map(move => game.write(move))
    .sort()

function checkPosition(game: Nuremberg, state: State): void {
  const again = readPosition(game.rules, writePosition(game.rules, state))
  const expected = derived(game, state)
  // Only where they differ is the slower comparison asked, which shows how.
  if (!isDeepStrictEqual(again, expected)) expect(again).toStrictEqual(expected)
  const meanings = ({ players }: State) => players.map(({ network }) => meaningOf(network))
  if (!isDeepStrictEqual(meanings(again), meanings(state))) expect(meanings(again)).toEqual(meanings(state))
  if (!isDeepStrictEqual(textsOf(game, again), textsOf(game, state)))
    expect(textsOf(game, again)).toEqual(textsOf(game, state))
}

describe.each([
  ['nuremberg', false],
  ['wensleydale', false],
  ['wensleydale', true],
] as const)('on the map %s, with the rules of 2009: %s', (map, isOf2009) => {
  test.each([2, 3, 4])('every state of random games of %s is read back as it was written', players => {
    fc.assert(
      fc.property(seeds, seeds, (seed, chooser) => {
        const game = nuremberg.open(newGame(players, map, isOf2009))
        const state = game.begin(seed)
        const dice: Dice = { seed: chooser, rolled: 0 }
        checkPosition(game, state)
        while (state.phase !== 'over') {
          const moves = game.moves(state)
          game.play(state, moves[roll(dice, moves.length)]!)
          checkPosition(game, state)
        }
      }),
      { numRuns: 2 },
    )
  })
})
