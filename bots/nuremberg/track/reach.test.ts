import { type Dice, roll, type Seed } from '@roundhouse/kernel/dice'
import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import { expect, test } from 'vitest'
import { cargoOf, reaches, reachOf } from './reach.ts'

const SEED: Seed = [4, 0, 0, 2]

test.each([0, 0.6, 1])(
  'what all seats reach is what each reaches alone, to the last digit: contested %d',
  contested => {
    const game = nuremberg.open(newGame(3, 'nuremberg'))
    const { map } = game.rules
    const dice: Dice = { seed: SEED, rolled: 0 }
    const state = game.begin(SEED)
    let mostReached = 0
    while (game.toMove(state) !== null) {
      const alone = state.players.map((_, seat) => reachOf(map, state, seat, cargoOf(map, state, seat, contested)))
      expect(reaches(map, state, contested)).toEqual(alone)
      mostReached = Math.max(mostReached, ...alone.map(({ grey, yellow }) => grey + yellow))
      const moves = game.moves(state)
      game.play(state, moves[roll(dice, moves.length)]!)
    }
    expect(mostReached).toBeGreaterThan(0)
  },
)
