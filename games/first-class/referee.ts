import { inGroups } from '@roundhouse/kernel/complaint'
import type { StateCheck } from './base/complaint.ts'
import { actionCards } from './referee/action-cards.ts'
import { boards } from './referee/boards.ts'
import { course } from './referee/course.ts'
import { endCards } from './referee/end-cards.ts'
import { frames } from './referee/frames.ts'
import { numbers } from './referee/numbers.ts'
import { slices } from './referee/slices.ts'
import { trains } from './referee/trains.ts'

function ofModules(...[rules, state]: Parameters<StateCheck>): string[] {
  return rules.modules.flatMap(module => module.complaints?.(rules, state) ?? [])
}

/**
 * What is wrong with a state, in words: nothing, unless there is a bug. It looks at one state alone; what may change from
 * one to the next is for `referee/step.ts`.
 *
 * What it does not check, and why:
 * - Points: they are the sum of what happened, so the step referee adds them up.
 * - Which cards of the pile are gone: rows that were cleared and the last four of a pile are kept nowhere. So a card may
 *   be in fewer places than there are copies of it, but not in more.
 * - The supply of car cards and coins: ruling, it is no limit (FC-5.6).
 * - Whether an open frame once paid what is left of it: the tests of the rules do.
 * - That the player to move has a decision, and that views hide what is secret: those are laws of the kernel.
 */
export const complaints: StateCheck = inGroups(
  [course],
  [numbers, slices],
  [boards, trains, actionCards, endCards, frames, ofModules],
)
