import { repeat } from '@roundhouse/kernel/branch'
import type { Game } from '@roundhouse/kernel/game'
import { begin, type Match } from '@roundhouse/kernel/match'

/** A game as it stood after this many moves. */
export const matchAt = (game: Game, { seed, played }: Match, at: number): Match =>
  played.slice(0, at).reduce((match, move) => repeat(game, match, move), begin(game, seed))
