import {
  type ExaminationSummary,
  type Examinee,
  examinationOf,
  type ExaminationOptions as KernelOptions,
  refereed as refereedBy,
} from '@roundhouse/kernel/testing/examination'
import { threeStyles } from '@roundhouse/kernel/testing/guided'
import type { State } from '../base/state.ts'
import type { StoryLine } from '../base/story.ts'
import type { Rules } from '../base/table.ts'
import { newGame, nuremberg, type Options } from '../definition.ts'
import type { Nuremberg } from '../game.ts'
import { MAP_NAMES, type MapName } from '../maps/standard.ts'
import { stepComplaints } from '../referee/step.ts'
import { everything } from './everything.ts'
import { open } from './found.ts'
import { anyCharacter, curious } from './guided.ts'
import { anyTemper, productive } from './productive.ts'
import { wrongAnywhere } from './reasons.ts'
import { sightsIn } from './sights.ts'

export type { ExaminationSummary }

/** Games are dealt out in turn to the maps, the rules and the numbers of players. */
export interface ExaminationOptions extends KernelOptions {
  readonly players?: readonly number[]
  readonly maps?: readonly MapName[]
  /** With the rules of 2009 only, or without them only; if left out with both, where the map has them. */
  readonly rules2009?: boolean
}

/** Each map with each number of players, Wensleydale also with the rules of 2009. */
export const tablesOf = ({
  players = [2, 3, 4],
  maps = MAP_NAMES,
  rules2009,
}: Omit<ExaminationOptions, 'games'>): Options[] =>
  maps.flatMap(map =>
    [false, true]
      .filter(rules => (rules2009 === undefined || rules === rules2009) && !(rules && map === 'nuremberg'))
      .flatMap(rules => players.map(count => newGame(count, map, rules))),
  )

/** Examines First Train to Nuremberg. Games are played productively, at random and curiously in turn. */
export const examination = (options: ExaminationOptions): ExaminationSummary =>
  examinationOf(examinee, tablesOf(options), options)

export const refereed = (game: Nuremberg): Nuremberg =>
  refereedBy<Rules, State, StoryLine, Nuremberg>(game, stepComplaints)

const examinee: Examinee<Options, Rules, State, StoryLine> = {
  definition: nuremberg,
  open,
  styles: threeStyles(anyTemper, productive, anyCharacter, curious),
  stepComplaints,
  sightsIn,
  wrongAnswer: wrongAnywhere,
  everything: () => everything().keys(),
}
