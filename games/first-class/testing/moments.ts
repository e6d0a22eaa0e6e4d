import { roll } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import type { Choice } from '../base/choice.ts'
import type { WhyNot } from '../base/reasons.ts'
import type { StoryLine } from '../base/story.ts'
import type { View } from '../base/view.ts'
import { firstClass, MODULE_PAIRS, newGame } from '../definition.ts'
import type { FirstClass } from '../game.ts'

/** A moment of a game as the player to move sees it. */
export interface Moment {
  readonly game: FirstClass
  readonly view: View
  readonly moves: readonly string[]
  readonly choices: readonly Choice[]
  /** Why a seat cannot play this. */
  readonly why: (seat: Seat, text: string) => WhyNot | null
}

/** Plays any moves to the end, and stops at each decision. */
export function playAnyhow(game: FirstClass, seed: number, look: (moment: Moment) => void): StoryLine[] {
  const story: StoryLine[] = []
  const dice = { seed: [1, 2, 3, seed] as const, rolled: 0 }
  const state = game.begin([4, 5, 6, seed], line => story.push(line))
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
    const moves = game.moves(state)
    const why = (asking: Seat, text: string) => game.why(state, asking, text)
    const [texts, choices] = [moves.map(game.write), moves.map(game.describe)]
    look({ game, view: game.view(state, seat), moves: texts, choices, why })
    game.play(state, moves[roll(dice, moves.length)]!, line => story.push(line))
  }
  return story
}

/** A game of every pair of modules, with two, three and four players in turn. */
export const everyGame = (): FirstClass[] =>
  MODULE_PAIRS.map((pair, i) => firstClass.open(newGame(2 + (i % 3), pair)) as FirstClass)
