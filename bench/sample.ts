import type { State } from '@roundhouse/first-class/base/state'
import { firstClass, MODULE_PAIRS, newGame } from '@roundhouse/first-class/definition'
import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, Move } from '@roundhouse/kernel/game'
import { newChooser } from './chooser.ts'
import { empty } from './list.ts'

/** A state that came up in a random game, at a decision. */
export interface StateSample<S extends Dice = Dice> {
  readonly game: Game<S>
  readonly state: S
}

/** Larger than a game is long, and prime: states from different games, and from all parts of a game alike. */
export const ONE_A_GAME = 401

/**
 * This many states fit into the processor's own memory. Work on a state comes right after other work on it, so it lies
 * there; with thousands of them in turn, main memory would be measured instead, which takes ten times as long.
 */
export const AT_HAND = 300

/** Copies of every n-th state of random games with 4 players, of all pairs of modules in turn. */
export const sample = (count: number, every: number): StateSample<State>[] =>
  sampleOf(
    MODULE_PAIRS.map(pair => firstClass.open(newGame(4, pair))),
    count,
    every,
  )

/** Copies of every n-th state of random games, of these games in turn. */
export function sampleOf<S extends Dice>(games: readonly Game<S>[], count: number, every: number): StateSample<S>[] {
  const choose = newChooser(count)
  const kept: StateSample<S>[] = []
  const moves: Move[] = []
  for (let n = 0, seen = 0; kept.length < count; n++) {
    const game = games[n % games.length]!
    const state = game.begin([0, 0, 0, n])
    while (game.toMove(state) !== null && kept.length < count) {
      if (++seen % every === 0) kept.push({ game, state: game.copy(state) })
      empty(moves)
      game.moves(state, moves)
      game.play(state, moves[choose(moves.length)]!)
    }
  }
  return kept
}
