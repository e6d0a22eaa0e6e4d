import { firstOf, type Impossible } from '@roundhouse/kernel/notation/impossible'
import type { State } from '../../base/state.ts'
import type { Rules } from '../../base/table.ts'
import { boardChecks } from './boards.ts'
import { cardChecks } from './cards.ts'
import { courseChecks } from './course.ts'
import { frameChecks } from './frames.ts'

const checks = [...courseChecks, ...boardChecks, ...cardChecks, ...frameChecks]

/**
 * The first thing about a position that cannot be; `null`: it may be.
 *
 * Not checked: whether play can lead there. A board may be richer than any game would make it, and a row of the offer
 * may have lost more cards than there are players, or tests of single rules could not be short.
 */
export const impossible = (rules: Rules, state: State): Impossible | null => firstOf(checks, rules, state)
