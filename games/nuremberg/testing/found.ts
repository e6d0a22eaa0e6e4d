import type { Dice } from '@roundhouse/kernel/dice'
import { anyMove } from '@roundhouse/kernel/laws'
import type { Line } from '@roundhouse/kernel/story'
import { forEachSeat } from '@roundhouse/kernel/testing/guided'
import { changed, firstStep, type Step as KernelStep, remembered, stepsOf } from '@roundhouse/kernel/testing/steps'
import type { State } from '../base/state.ts'
import type { StoryLine } from '../base/story.ts'
import type { Rules } from '../base/table.ts'
import { newGame, nuremberg, type Options } from '../definition.ts'
import type { Nuremberg } from '../game.ts'
import type { MapName } from '../maps/standard.ts'
import { stepComplaints } from '../referee/step.ts'
import { anyTemper, productive } from './productive.ts'

/** A state of a real game. */
export interface Position {
  readonly game: Nuremberg
  readonly rules: Rules
  readonly state: State
}

export type Step = KernelStep<State, StoryLine>
export type FoundStep = Step & { readonly rules: Rules }

/** Positions are looked for on maps that never change, so that what is found stays the same when maps are tuned. */
const MAPS = 1

export const open = (options: Options): Nuremberg => nuremberg.open(options) as Nuremberg
const openGame = (players: number, map: MapName, rules2009 = false): Nuremberg =>
  open({ ...newGame(players, map, rules2009), maps: MAPS })

/** The first state of many games that is as wanted: the same question always finds the same one. */
export function found(players: number, map: MapName, isWanted: (state: State, rules: Rules) => boolean): Position {
  const game = openGame(players, map)
  const step = first(game, map, ({ before, after }) => isWanted(before, game.rules) || isWanted(after, game.rules))
  return { game, rules: game.rules, state: isWanted(step.before, game.rules) ? step.before : step.after }
}

/** The first move of many games that is as wanted. */
export function foundStep(players: number, map: MapName, isWanted: (step: Step, rules: Rules) => boolean): FoundStep {
  const game = openGame(players, map)
  return { ...first(game, map, step => isWanted(step, game.rules)), rules: game.rules }
}

/** All steps of one of these games. */
export const wholeGame = (players: number, map: MapName, n: number): readonly FoundStep[] => {
  const { rules } = openGame(players, map)
  return played(`${players} ${map}`, n).map(step => ({ ...step, rules }))
}

const first = (game: Nuremberg, map: MapName, isWanted: (step: Step) => boolean): Step =>
  firstStep(n => played(`${game.seats} ${map}`, n), isWanted)

const played = remembered((key, n) => {
  const [players, map] = key.split(' ') as [string, MapName]
  return playGame(openGame(Number(players), map), n)
})

/** Every fourth game is played at random, the others productively. */
function playGame(game: Nuremberg, n: number): Step[] {
  const dice: Dice = { seed: [1, 1, 1, n], rolled: 0 }
  const tempers = forEachSeat(game, () => anyTemper(dice))
  return stepsOf(game, [2, 2, 2, n], n % 4 === 3 ? anyMove : productive(game, tempers), dice)
}

/** What the referee says of the position after one change. */
export const complaintsAfter = ({ game, state }: Position, change: (state: State) => void): string[] =>
  game.complaints(changed(state, change))

/** What the step referee says when the state after the step, or the story, is another. */
export const stepComplaintsAfter = (
  { rules, before, move, after, lines }: FoundStep,
  change: (after: State) => void,
  story: (lines: readonly Line[]) => readonly Line[] = lines => lines,
): string[] => stepComplaints(rules, before, move, changed(after, change), story(lines) as readonly StoryLine[])
