import {
  type ExaminationSummary,
  type Examinee,
  examinationOf,
  type ExaminationOptions as KernelOptions,
  refereed as refereedBy,
} from '@roundhouse/kernel/testing/examination'
import { threeStyles } from '@roundhouse/kernel/testing/guided'
import type { Letter } from '../base/cards/card.ts'
import type { State } from '../base/state.ts'
import type { StoryLine } from '../base/story.ts'
import type { Rules } from '../base/table.ts'
import { firstClass, MODULE_PAIRS, newGame, type Options } from '../definition.ts'
import type { FirstClass } from '../game.ts'
import { stepComplaints } from '../referee/step.ts'
import { everything } from './everything.ts'
import { anyCharacter, curious } from './guided.ts'
import { anyTemper, productive } from './productive.ts'
import { wrongAnywhere } from './reasons.ts'
import { sightsIn } from './sights.ts'

export type { ExaminationSummary }

/** Games are dealt out in turn to the numbers of players and the pairs of modules. */
export interface ExaminationOptions extends KernelOptions {
  readonly players?: readonly number[]
  readonly pairs?: readonly (readonly [Letter, Letter])[]
}

/** Examines First Class. Games are played productively, at random and curiously in turn. */
export function examination(options: ExaminationOptions): ExaminationSummary {
  const { players = [2, 3, 4], pairs = MODULE_PAIRS } = options
  const tables = pairs.flatMap(pair => players.map(count => newGame(count, pair)))
  return examinationOf(examinee, tables, options)
}

export const refereed = (game: FirstClass): FirstClass =>
  refereedBy<Rules, State, StoryLine, FirstClass>(game, stepComplaints)

const examinee: Examinee<Options, Rules, State, StoryLine> = {
  definition: firstClass,
  open: options => firstClass.open(options) as FirstClass,
  styles: threeStyles(anyTemper, productive, anyCharacter, curious),
  stepComplaints,
  sightsIn,
  wrongAnswer: wrongAnywhere,
  everything: () => everything().keys(),
}
