import { type Parts, placedParts } from '@roundhouse/kernel/notation/parts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { boardParts } from './board-parts.ts'
import { moduleBoardParts, moduleTableParts } from './module-parts.ts'
import { courseParts, supplyParts } from './table-parts.ts'

/** All that a position of First Class says. */
export const parts: Parts<Rules, State> = {
  course: courseParts,
  board: [...boardParts, ...moduleBoardParts],
  rest: [...moduleTableParts, ...supplyParts],
}

/** The parts of a game with these rules. */
export const partsOf = (rules: Rules) => placedParts(parts, rules)
