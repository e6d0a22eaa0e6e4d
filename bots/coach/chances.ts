import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import type { Branch } from '../play/search/node.ts'
import { sharesOf } from '../play/search/playouts.ts'
import { mostVisited, newRoot, simulateOnce } from '../play/search/search.ts'
import type { Coach } from './coach.ts'
import { coachSearch } from './coach-search.ts'

/**
 * Which part of the win each seat can expect: all cards lie open, but nobody knows what the dice will bring.
 *
 * What the best plan brought in the search supposes that everyone plays on well, and thinks a little too well of
 * the player to move, for he thinks most closely; how the table looks at once does neither, but overlooks what can be
 * done. The mean of both is steadier from turn to turn than the search alone.
 */
export function chancesAt(coach: Coach, state: Dice, simulations: number, seed: Seed): readonly number[] {
  const { game } = coach
  if (game.toMove(state) === null) return sharesOf(game, state)
  const search = coachSearch(coach, state, simulations)
  const root = newRoot()
  const brought = new Map<Branch | null, number[]>()
  for (let n = 0; n < simulations; n++) {
    const { branch, shares } = simulateOnce(search, root, withOtherDice(game, state, fork(seed, n)))
    brought.set(branch, sumOf(brought.get(branch), shares))
  }
  const best = parts(brought.get(root.branches?.length ? mostVisited(root) : null)!)
  const atOnce = search.guide.shares(state)
  return best.map((share, seat) => (share + atOnce[seat]!) / 2)
}

function withOtherDice(game: Game, state: Dice, seed: Seed): Dice {
  const copy = game.copy(state)
  copy.seed = seed
  return copy
}

const sumOf = (sums: readonly number[] | undefined, shares: readonly number[]): number[] =>
  shares.map((share, seat) => share + (sums?.[seat] ?? 0))

/** Together 1. */
function parts(sums: readonly number[]): number[] {
  const all = sums.reduce((sum, each) => sum + each, 0)
  return sums.map(sum => sum / all)
}
