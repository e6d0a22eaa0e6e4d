import { type Parts, placedParts } from '@roundhouse/kernel/notation/parts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { boardParts } from './board-parts.ts'
import { courseParts, discParts } from './course-parts.ts'
import { mapParts } from './map-parts.ts'

/** All that a position of First Train to Nuremberg says. */
export const parts: Parts<Rules, State> = {
  course: courseParts,
  board: boardParts,
  rest: [...mapParts, ...discParts],
}

/** The parts of a game with these rules. */
export const partsOf = (rules: Rules) => placedParts(parts, rules)
