import type { Dice } from '@roundhouse/kernel/dice'
import { anyMove } from '@roundhouse/kernel/laws'
import type { Line } from '@roundhouse/kernel/story'
import { changed, firstStep, type Step as KernelStep, remembered, stepsOf } from '@roundhouse/kernel/testing/steps'
import type { Letter } from '../base/cards/card.ts'
import type { State } from '../base/state.ts'
import type { StoryLine } from '../base/story.ts'
import type { Rules } from '../base/table.ts'
import { STANDARD } from '../decks/standard.ts'
import { firstClass, newGame } from '../definition.ts'
import type { FirstClass } from '../game.ts'
import { stepComplaints } from '../referee/step.ts'
import { anyTemper, productive } from './productive.ts'

/** A state of a real game. */
export interface Position {
  readonly game: FirstClass
  readonly rules: Rules
  readonly state: State
}

export type Step = KernelStep<State, StoryLine>

/** Positions are looked for in decks that never change, so that what is found stays the same when cards are tuned. */
const DECKS = 1

/** The game, with what the rules know of it. */
export const openGame = (players: number, modules: readonly [Letter, Letter], decks = STANDARD): FirstClass =>
  firstClass.open({ ...newGame(players, modules), decks }) as FirstClass

/** The first state of many games that is as wanted: the same question always finds the same one. */
export function found(
  players: number,
  modules: readonly [Letter, Letter],
  isWanted: (state: State, rules: Rules) => boolean,
): Position {
  const game = openGame(players, modules, DECKS)
  const { rules } = game
  const step = first(game, modules, ({ before, after }) => isWanted(before, rules) || isWanted(after, rules))
  return { game, rules, state: isWanted(step.before, rules) ? step.before : step.after }
}

/** The first move of many games that is as wanted. */
export function foundStep(
  players: number,
  modules: readonly [Letter, Letter],
  isWanted: (step: Step, rules: Rules) => boolean,
): Step & { readonly rules: Rules } {
  const game = openGame(players, modules, DECKS)
  return { ...first(game, modules, step => isWanted(step, game.rules)), rules: game.rules }
}

function first(game: FirstClass, modules: readonly [Letter, Letter], isWanted: (step: Step) => boolean): Step {
  const key = `${game.seats} ${modules.join()}`
  return firstStep(n => played(key, n), isWanted)
}

const played = remembered((key, n) => {
  const [seats, modules] = key.split(' ') as [string, string]
  return playGame(openGame(Number(seats), modules.split(',') as [Letter, Letter], DECKS), n)
})

/** Every fourth game is played at random, the others productively. */
function playGame(game: FirstClass, n: number): Step[] {
  const dice: Dice = { seed: [1, 1, 1, n], rolled: 0 }
  const tempers = Array.from({ length: game.seats }, () => anyTemper(dice))
  return stepsOf(game, [2, 2, 2, n], n % 4 === 3 ? anyMove : productive(game, tempers), dice)
}

/** What the referee says of the position after one change. */
export function complaintsAfter({ game, state }: Position, change: (state: State) => void): string[] {
  return game.complaints(changed(state, change))
}

/** What the step referee says when the state after the step, or the story, is another. */
export function stepComplaintsAfter(
  { rules, before, move, after, lines }: Step & { readonly rules: Rules },
  change: (after: State) => void,
  story: (lines: readonly Line[]) => readonly Line[] = lines => lines,
): string[] {
  return stepComplaints(rules, before, move, changed(after, change), story(lines) as readonly StoryLine[])
}
