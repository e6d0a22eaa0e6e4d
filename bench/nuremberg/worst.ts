import type { Move } from '@roundhouse/kernel/game'
import { newChooser } from '../chooser.ts'
import { empty } from '../list.ts'
import { gamesWith } from './games.ts'

/** The slowest listing of legal moves in many games. */
export interface Worst {
  readonly games: number
  /** In microseconds by the clock, each listing the best of a few tries: a single one may meet the garbage collector. */
  readonly us: number
  readonly phase: string
  /** How many moves that listing had. */
  readonly moves: number
}

/** A listing that looks slow is tried again so often. */
const SIMULATIONS = 20

export function measureWorst(games: number): Worst {
  const tables = gamesWith(4)
  const choose = newChooser(games)
  const moves: Move[] = []
  let worst: Worst = { games, us: 0, phase: '', moves: 0 }
  for (let n = 0; n < games; n++) {
    const game = tables[n % tables.length]!
    const state = game.begin([0, 0, 7, n])
    const list = () => {
      empty(moves)
      const began = performance.now()
      game.moves(state, moves)
      return 1000 * (performance.now() - began)
    }
    while (game.toMove(state) !== null) {
      let us = list()
      for (let again = 0; again < SIMULATIONS && us > worst.us; again++) us = Math.min(us, list())
      if (us > worst.us) worst = { games, us, phase: state.phase, moves: moves.length }
      game.play(state, moves[choose(moves.length)]!)
    }
  }
  return worst
}
