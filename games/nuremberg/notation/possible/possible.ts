import { firstOf, type Impossible } from '@roundhouse/kernel/notation/impossible'
import type { State } from '../../base/state.ts'
import type { Rules } from '../../base/table.ts'
import { auctionChecks } from './auction.ts'
import { boardChecks } from './boards.ts'
import { courseChecks } from './course.ts'
import { groundChecks } from './ground.ts'
import type { Check } from './impossible.ts'
import { progressChecks } from './progress.ts'

const checks: readonly Check[] = [...courseChecks, ...auctionChecks, ...boardChecks, ...groundChecks, ...progressChecks]

/**
 * The first thing about a position that cannot be; `null`: it may be.
 *
 * Not checked: whether play can lead there. Boards may be richer than any game would make them, and track may lie where
 * nobody would have started, or tests of single rules could not be short.
 */
export const impossible = (rules: Rules, state: State): Impossible | null => firstOf(checks, rules, state)
