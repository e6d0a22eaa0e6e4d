import { fork } from '@roundhouse/kernel/dice'
import { moveOf } from '@roundhouse/kernel/move-kind'
import type { State } from '@roundhouse/nuremberg/base/state'
import { nuremberg } from '@roundhouse/nuremberg/definition'
import { pass } from '@roundhouse/nuremberg/phases/pass'
import { describe, expect, test } from 'vitest'
import { ask, seatBot } from '../../play/bot.ts'
import { greedy } from '../greedy.ts'
import { hopesFor } from '../plans/plans.ts'
import { type Foresight, worthsOf } from './evaluation.ts'
import { BREADTH } from './routes.ts'
import { WEIGHTS } from './weights.ts'
import { outlooksOf } from './worth.ts'

const game = nuremberg.open({ players: 3, map: 'wensleydale', maps: 1, rules2009: false })
const { turns } = game.rules

function foresightAt(root: State): Foresight {
  const outlook = outlooksOf(WEIGHTS)[turns - root.turn]!
  const hopesOf = (seat: number) => hopesFor({ game, state: root, seat, outlook, breadth: BREADTH })
  return { game, outlook, turn: root.turn, hopesOf }
}

/** A game of greedy bots, decision by decision. */
function* positionsOf(seed: number): Generator<State> {
  const state = game.begin(fork([0, 0, 0, seed], 0))
  const seated = [0, 1, 2].map(seat => seatBot(game, greedy, seat, [0, 0, 0, seed]))
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
    yield game.copy(state)
    game.play(state, ask(game, state, seated[seat]!))
  }
  yield state
}

describe('what a position of Nuremberg is worth', () => {
  test('NB-9.2 is the points when the game is over', () => {
    const end = [...positionsOf(1)].at(-1)!
    expect(worthsOf(foresightAt(end), end)).toEqual(game.points(end))
  })

  test('NB-9.2 is the final count exactly, once nobody has anything left to sell', () => {
    for (const position of positionsOf(2)) {
      if (position.turn < turns || position.phase !== 'takeovers') continue
      const state = game.copy(position)
      for (const player of state.players) player.influence = [0, 0, 0, 0]
      const worths = worthsOf(foresightAt(state), state)
      game.play(state, moveOf(pass, 0))
      expect(state.phase).toBe('over')
      expect(worths).toEqual(game.points(state))
      return
    }
    expect.unreachable('nobody came to the last takeovers')
  })

  test('comes near to the points at the end, the nearer the later', () => {
    const misses = [0, 0]
    for (const seed of [3, 4, 5]) {
      const positions = [...positionsOf(seed)]
      const end = game.points(positions.at(-1)!)
      for (const [i, turn] of [1, turns].entries()) {
        const position = positions.find(each => each.turn === turn && each.phase === 'trains')!
        const worths = worthsOf(foresightAt(position), position)
        for (const [seat, worth] of worths.entries()) misses[i]! += Math.abs(worth - end[seat]!) / 9
      }
    }
    expect(misses[1]).toBeLessThan(4)
    expect(misses[1]! * 3).toBeLessThan(misses[0]!)
  })

  test('is on average the same before all have built and after: hopes are not taken for more than comes of them', () => {
    let [drift, turnsSeen] = [0, 0]
    for (const seed of [6, 7, 8, 9]) {
      const positions = [...positionsOf(seed)]
      for (let turn = 1; turn <= turns; turn++) {
        const before = positions.find(each => each.turn === turn && each.phase === 'track')!
        const after = positions.find(each => each.turn === turn && each.phase === 'trains')!
        const foresight = foresightAt(before)
        const sum = (state: State) => worthsOf(foresight, state).reduce((total, worth) => total + worth, 0)
        drift += (sum(after) - sum(before)) / game.seats
        turnsSeen++
      }
    }
    expect(Math.abs(drift / turnsSeen)).toBeLessThan(1.5)
  })

  test('is less by the upkeep and the end for a piece of track that is of no use', () => {
    const position = [...positionsOf(1)].find(({ turn, phase }) => turn === turns && phase === 'trains')!
    const [before] = worthsOf(foresightAt(position), position)
    position.players[0]!.pieces++
    expect(worthsOf(foresightAt(position), position)[0]).toBeCloseTo(before! - 2)
  })
})
