import { repeat } from '@roundhouse/kernel/branch'
import type { Game } from '@roundhouse/kernel/game'
import { begin, type Match } from '@roundhouse/kernel/match'
import { WrongUse } from '../exit-codes.ts'

/** A game as it stood after so many moves. */
export function matchAt(game: Game, { seed, played }: Match, at: number): Match {
  if (at > played.length) throw new WrongUse(`--at: found "${at}"; allowed are 0 to ${played.length}`)
  return played.slice(0, at).reduce((match, move) => repeat(game, match, move), begin(game, seed))
}
