import { ofTable } from '@roundhouse/kernel/notation/impossible'
import { ROUNDS } from '../base/round/round.ts'
import type { RuleCheck } from '../base/rule-check.ts'
import type { Phase } from '../base/state.ts'

const EVERY_ROUND = Array.from({ length: ROUNDS }, (_, i) => i + 1)

const ROUNDS_OF: Readonly<Record<Phase, readonly number[]>> = {
  draft: [1],
  turn: EVERY_ROUND,
  receive: EVERY_ROUND,
  scoring: EVERY_ROUND.filter(round => round % 2 === 0),
  over: [ROUNDS],
}

/** A scoring phase follows the second round of a pile, the end the last one (FC-2.4, FC-2.6). */
export const roundFitsPhase: RuleCheck = function* (_rules, { phase, round }) {
  const rounds = ROUNDS_OF[phase].join(', ')
  if (!ROUNDS_OF[phase].includes(round))
    yield {
      rule: 'FC-2.4',
      about: ofTable('round', 'phase'),
      message: `found round ${round} in phase ${phase}; expected round ${rounds}`,
      complaint: `A phase "${phase}" is in round ${rounds}, but this is round ${round}`,
    }
}
