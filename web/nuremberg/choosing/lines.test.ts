import { type Dice, fork, roll } from '@roundhouse/kernel/dice'
import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import { expect, test } from 'vitest'
import { companyName, saleOf } from './lines.ts'
import { targetsOf, targetsOn } from './targets.ts'

const game = nuremberg.open(newGame(3, 'nuremberg'))
const { map } = game.rules
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

test('NB-8.2 to NB-8.4 what a sale would change is what it changes', () => {
  let sold = 0
  let forked = 0
  for (let n = 0; n < 6; n++) {
    const dice: Dice = { seed: fork([8, 8, 8, 8], n), rolled: 0 }
    const state = game.begin(dice.seed)
    while (game.toMove(state) !== null) {
      const moves = game.moves(state)
      const texts = moves.map(game.write)
      for (const { one, other, company, text } of targetsOn(targetsOf(game.rules, texts), 'line')) {
        const seat = state.toMove
        const sale = saleOf(map, game.view(state, seat), one, other, company)
        const after = game.copy(state)
        game.play(after, game.read(text)!)
        // Anyone who has several ways is asked, and only then.
        expect(after.line !== null).toBe(sale.hasOtherWays)
        if (sale.hasOtherWays) forked++
        else {
          const colour = 2 + company
          const [before, now] = [state.players[seat]!, after.players[seat]!]
          expect(now.influence[colour]).toBe(before.influence[colour]! - sale.price)
          expect(before.pieces - now.pieces).toBe(sale.links.length)
          const changed = map.stations.filter(area => after.stations[area] !== state.stations[area])
          expect([...sale.stations].sort()).toEqual([...changed].sort())
          expect(sum(state.goods) - sum(after.goods)).toBe(sale.goods)
          expect(sum([...state.reds, ...state.greens]) - sum([...after.reds, ...after.greens])).toBe(sale.passengers)
          sold++
        }
      }
      const builds = moves.filter((_, i) => texts[i]!.startsWith('build'))
      const pool = builds.length > 0 && roll(dice, 8) > 0 ? builds : moves
      game.play(state, pool[roll(dice, pool.length)]!)
    }
  }
  expect(sold).toBeGreaterThan(20)
  expect(forked).toBeGreaterThan(0)
})

test('companies by their numbers', () => {
  expect([0, 1].map(companyName)).toEqual(['red', 'green'])
})
