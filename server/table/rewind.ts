import { repeat } from '@roundhouse/kernel/branch'
import { fork } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import type { Match, PlayedMove } from '@roundhouse/kernel/match'
import { newTable, type Table } from '@roundhouse/table/table'

/*
 * A table goes back by consent, over what was seen: the dice to come are others, or the same cards would be dealt once more.
 * They follow from the seed alone, so the deal can still be checked, and it stands among the moves: `2 reroll 1`.
 */

const REROLL = /^reroll ([1-9]\d{0,5})$/

/** The table after so many moves, with the dice of the `time`-th time. */
export function rewound(table: Table, seat: Seat, to: number, time: number): Table {
  const { manifest, id, header, chairs, match } = table
  const begun = newTable(manifest, { id, options: header, chairs }, match.seed)
  const moves = [...match.played.slice(0, to), { seat, text: `reroll ${time}` }]
  return moves.reduce(repeated, begun)
}

function repeated(table: Table, move: PlayedMove): Table {
  const time = REROLL.exec(move.text)?.[1]
  const match = time === undefined ? repeat(table.game, table.match, move) : rerolled(table, move, Number(time))
  const isSameDice = match.now.seed === table.match.now.seed && match.now.rolled === table.match.now.rolled
  return {
    ...table,
    match,
    storyLengths: [...table.storyLengths, match.story.length],
    past: isSameDice ? [...table.past, table.match] : [],
  }
}

function rerolled({ game, match }: Table, move: PlayedMove, time: number): Match {
  const now = { ...game.copy(match.now), seed: fork(fork(match.seed, 2), time), rolled: 0 }
  return { ...match, now, played: [...match.played, move], back: [], barrier: 'begun' }
}
