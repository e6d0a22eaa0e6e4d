import { nameOf } from '@roundhouse/kernel/complaint'
import { ofTable } from '@roundhouse/kernel/notation/impossible'
import type { RuleCheck } from './check.ts'

/** The game is over after the last turn (NB-9.2). */
export const endIsLast: RuleCheck = function* ({ turns }, { turn, phase }) {
  if (phase === 'over' && turn !== turns)
    yield {
      rule: 'NB-9.2',
      about: ofTable('turn', 'phase'),
      message: `found turn ${turn} in phase over; expected ${turns}, the last`,
      complaint: `The game is over in turn ${turns}, but this is turn ${turn}`,
    }
}

/** Passing counts only while trains are bought and loaded, and who passed decides nothing more then (NB-6.1). */
export const passedInTime: RuleCheck = function* (_rules, { phase, passed, toMove }) {
  if (phase !== 'trains') {
    if (passed !== 0)
      yield {
        rule: 'NB-6.1',
        about: ofTable('passed'),
        message: `found seats in phase ${phase}; allowed only in phase trains`,
        complaint: `There is somebody who has passed in the phase "${phase}"`,
      }
  } else if (passed & (1 << toMove))
    yield {
      rule: 'NB-6.1',
      about: ofTable('decides', 'passed'),
      message: `found "${toMove + 1}", who has passed; expected one who has not`,
      complaint: `${nameOf(toMove)} has passed, but has the move`,
    }
}
