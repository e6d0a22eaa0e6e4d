import type { Seat } from '@roundhouse/kernel/game'
import { recordOf } from '@roundhouse/kernel/record'
import { resumeTable, type Table } from '@roundhouse/table/table'

/**
 * The table after so many moves, by consent: over what was seen. The dice to come are others, the `time`-th time in this
 * match, or the same cards would be dealt once more; it stands among the moves (`reroll`).
 */
export function rewound(table: Table, seat: Seat, to: number, time: number): Table {
  const { manifest, id, rules, options, chairs, match, game } = table
  const moves = [...match.played.slice(0, to), { seat, text: `reroll ${time}` }]
  const record = recordOf(manifest.definition, options, match, [], game)
  return resumeTable(manifest, id, { ...record, rules, moves, result: null }, chairs)
}
