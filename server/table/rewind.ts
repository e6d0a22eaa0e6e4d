import type { Seat } from '@roundhouse/kernel/game'
import { recordOf } from '@roundhouse/kernel/record'
import { resumeTable, type Table } from '@roundhouse/table/table'

/**
 * The table after so many moves, by consent: over what was seen. The dice to come are others, the `time`-th time in this
 * match, or the same cards would be dealt once more; it stands among the moves (`reroll`).
 */
export function rewound({ manifest, id, options, chairs, match }: Table, seat: Seat, to: number, time: number): Table {
  const moves = [...match.played.slice(0, to), { seat, text: `reroll ${time}` }]
  return resumeTable(manifest, id, { ...recordOf(manifest.definition, options, match), moves, result: null }, chairs)
}
