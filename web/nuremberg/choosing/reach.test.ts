import { type Dice, roll } from '@roundhouse/kernel/dice'
import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import { expect, test } from 'vitest'
import { reachOf } from './reach.ts'
import { targetsOf, targetsOn } from './targets.ts'

test('NB-6.5 to NB-6.7 what is reached is what can be loaded by someone who has room for everything', () => {
  const game = nuremberg.open(newGame(3, 'nuremberg'))
  const dice: Dice = { seed: [9, 9, 2, 1], rolled: 0 }
  const state = game.begin(dice.seed)
  let compared = 0
  while (game.toMove(state) !== null) {
    const moves = game.moves(state)
    if (state.phase === 'trains' && state.payment === null && state.turn > 1) {
      // The greatest trains, empty, are his.
      const rich = {
        ...game.copy(state),
        spaces: state.spaces.map(() => 0),
        trains: state.trains.map((_, n) => (n < 12 ? state.toMove : -1)),
      }
      const loads = targetsOn(targetsOf(game.rules, game.moves(rich).map(game.write)), 'piece')
      const areas = new Set(loads.map(({ area, cargo }) => `${cargo} ${area}`))
      const counts = { goods: state.goods, red: state.reds, green: state.greens }
      const sum = [...areas].reduce((all, key) => {
        const [cargo, area] = key.split(' ')
        return all + counts[cargo as keyof typeof counts][Number(area)]!
      }, 0)
      expect(reachOf(game.rules.map, game.view(state, 0), state.toMove).reduce((all, n) => all + n, 0)).toBe(sum)
      compared++
    }
    const builds = moves.filter(move => game.write(move).startsWith('build'))
    const pool = builds.length > 0 && roll(dice, 6) > 0 ? builds : moves
    game.play(state, pool[roll(dice, pool.length)]!)
  }
  expect(compared).toBeGreaterThan(10)
})
