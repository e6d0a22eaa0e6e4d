import type { Dice } from '@roundhouse/kernel/dice'
import { anyMove } from '@roundhouse/kernel/laws'
import {
  type ExaminationSummary,
  type Examinee,
  examinationOf,
  type ExaminationOptions as KernelOptions,
  refereed as refereedBy,
} from '@roundhouse/kernel/testing/examination'
import type { Letter } from '../base/card.ts'
import type { State } from '../base/state.ts'
import { firstClass, MODULE_PAIRS, newGame, type Options } from '../box.ts'
import type { FirstClass } from '../game.ts'
import { stepComplaints } from '../referee/step.ts'
import { everything } from './everything.ts'
import type { Step } from './found.ts'
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

const forEachSeat = <Made>(game: FirstClass, make: () => Made): Made[] => Array.from({ length: game.seats }, make)

const complaintsOf = ({ rules }: FirstClass, { before, move, after, lines }: Step): string[] =>
  stepComplaints(rules, before, move, after, lines)

export const refereed = (game: FirstClass): FirstClass => refereedBy(game, complaintsOf)

const examinee: Examinee<Options, State, FirstClass> = {
  box: firstClass,
  open: options => firstClass.open(options) as FirstClass,
  styles: [
    (game, dice: Dice) =>
      productive(
        game,
        forEachSeat(game, () => anyTemper(dice)),
      ),
    () => anyMove,
    (game, dice, seen) =>
      curious(
        game,
        forEachSeat(game, () => anyCharacter(dice)),
        seen,
      ),
  ],
  complaintsOf,
  sightsIn: ({ rules }, step) => sightsIn(rules, step),
  wrongAnswer: wrongAnywhere,
  everything: () => everything().keys(),
}
