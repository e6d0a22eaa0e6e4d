import type { Notation } from '@roundhouse/kernel/notation/notation'
import { TRACKS } from '../base/discs.ts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { nuremberg, type Options } from '../definition.ts'
import { setUp } from '../set-up.ts'
import { derive } from './derive.ts'
import { parts } from './parts.ts'
import { impossible } from './possible/possible.ts'

/** How positions and scenarios of First Train to Nuremberg are written (`docs/positions.md`). */
export const notation: Notation<Options, Rules, State> = {
  definition: nuremberg,
  open: options => nuremberg.open(options),
  optionKeys: ['players', 'map', 'maps', 'rules-of', 'own-map'],
  goodOptions: [
    ['players', '2'],
    ['map', 'wensleydale'],
  ],
  parts,
  blank,
  impossible,
  complete: derive,
  seatFacts: ['seat', 'seats', 'holder'],
  example: { move: 'bid U1 4', rule: 'NB-3.3' },
}

/** The table as it is laid out, with nothing on the map; of the discs nothing is said yet. */
function blank(rules: Rules): State {
  return { ...setUp(rules, [0, 0, 0, 0]), discStacks: Array.from({ length: TRACKS }, () => []) }
}
