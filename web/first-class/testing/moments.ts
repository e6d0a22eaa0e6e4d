import type { StoryLine } from '@roundhouse/first-class/base/story'
import type { View } from '@roundhouse/first-class/base/view'
import { firstClass, MODULE_PAIRS, newGame } from '@roundhouse/first-class/definition'
import type { FirstClass } from '@roundhouse/first-class/game'
import { roll } from '@roundhouse/kernel/dice'
import type { Reason, Seat } from '@roundhouse/kernel/game'

/** A moment of a game as whoever is to decide sees it. */
export interface Moment {
  readonly game: FirstClass
  readonly view: View
  readonly moves: readonly string[]
  /** Why a seat cannot play this. */
  readonly why: (seat: Seat, text: string) => Reason | null
}

/** Plays any moves to the end, and stops at each decision. */
export function playAnyhow(game: FirstClass, seed: number, look: (moment: Moment) => void): StoryLine[] {
  const story: StoryLine[] = []
  const dice = { seed: [1, 2, 3, seed] as const, rolled: 0 }
  const state = game.begin([4, 5, 6, seed], line => story.push(line))
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
    const moves = game.moves(state)
    const why = (asking: Seat, text: string) => game.why(state, asking, text)
    look({ game, view: game.view(state, seat), moves: moves.map(move => game.write(move)), why })
    game.play(state, moves[roll(dice, moves.length)]!, line => story.push(line))
  }
  return story
}

/** A game of every pair of modules, with two, three and four players in turn. */
export const everyGame = (): FirstClass[] =>
  MODULE_PAIRS.map((pair, i) => firstClass.open(newGame(2 + (i % 3), pair)) as FirstClass)
