import type { Letter } from '@roundhouse/first-class/base/card'
import type { State } from '@roundhouse/first-class/base/state'
import { type FirstClass, gameOf } from '@roundhouse/first-class/game'
import { readPosition } from '@roundhouse/first-class/notation/position'
import { rulesFor } from '@roundhouse/first-class/rules'
import type { Move } from '@roundhouse/kernel/game'
import { writeLine } from '@roundhouse/kernel/testing/scene'
import { tutor } from '../tutor.ts'

/** A position of First Class with a plan: what has no legal move next is refused. */
export interface Planned {
  readonly game: FirstClass
  readonly state: State
  readonly plan: readonly Move[]
}

export function planned(seats: number, modules: readonly [Letter, Letter], text: string, moves: readonly string[]) {
  const rules = rulesFor(seats, modules, 1)
  const game = gameOf(rules)
  const state = readPosition(rules, text)
  const now = game.copy(state)
  const plan = moves.map(move => {
    if (game.why(now, now.toMove, move) !== null) throw new Error(`"${move}" cannot be played`)
    game.play(now, game.read(move)!)
    return game.read(move)!
  })
  return { game, state, plan }
}

/** All that speaks for a plan, the weightiest first, a line each: `passes: train upper, cars 7, points 7`. */
export function sayingOf({ game, state, plan }: Planned): string[] {
  const weighed = [...tutor.reasons(game, state, plan)].sort((a, b) => b.weight - a.weight)
  return weighed.map(({ reason }) => writeLine(reason))
}

/** The same for two players from a position as text. */
export const saying = (modules: readonly [Letter, Letter], text: string, ...moves: readonly string[]): string[] =>
  sayingOf(planned(2, modules, text, moves))
