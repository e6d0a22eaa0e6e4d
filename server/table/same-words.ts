import type { Command } from '@roundhouse/wire/messages'
import type { Question } from '@roundhouse/wire/online-snapshot'
import type { CommandTrace } from './command-log.ts'
import type { TableEvent } from './entry.ts'
import type { OnlineTable } from './online-table.ts'
import type { CommandOf } from './rule.ts'

/*
 * A command that comes again with its id is answered as it was then. The log does not keep commands but what they became:
 * from that it can be told whether the words are the same.
 */

type Comparison<Type extends Command['type']> = (
  command: CommandOf<Type>,
  first: TableEvent,
  trace: CommandTrace,
  table: OnlineTable,
) => boolean

type Comparisons = { readonly [Type in Command['type']]: Comparison<Type> }

const COMPARISONS: Comparisons = {
  sit: ({ seat, name }, first) => first.kind === 'sit' && first.seat === seat && first.name === name,
  rise: (_, first) => first.kind === 'rise',
  remove: ({ seat }, first) => first.kind === 'rise' && first.seat === seat,
  ready: ({ commitment }, first) => first.kind === 'ready' && first.commitment === commitment,
  unready: (_, first) => first.kind === 'unready',
  share: ({ share }, first, _, { secrets }) => first.kind === 'share' && secrets.shares[first.seat + 1] === share,
  'begin-without': ({ seats }, first) => first.kind === 'begin' && String(first.missing) === String(seats.toSorted()),
  play: ({ moves }, _, { events }, table) =>
    isSameList(
      moves.map(text => canonical(table, text)),
      events.flatMap(event => (event.kind === 'move' ? [event.text] : [])),
    ),
  undo: ({ to }, first) => first.kind === 'undo' && first.to === to,
  ask: ({ what }, first) => first.kind === 'ask' && isSameQuestion(first.what, what),
  answer: ({ agrees }, first) => first.kind === (agrees ? 'agree' : 'refuse'),
  withdraw: (_, first) => first.kind === 'withdraw',
  'stand-in': (_, first) => first.kind === 'stand-in',
  return: (_, first) => first.kind === 'return',
  leave: (_, first) => first.kind === 'leave',
  // These change nothing that the log tells of, so no entry has their ids.
  plan: () => false,
  'new-link': () => false,
}

export const isSameCommand = (table: OnlineTable, trace: CommandTrace, command: Command): boolean =>
  COMPARISONS[command.type](command as never, trace.events[0]!, trace, table)

/** A move as the log has it, however it was written. */
function canonical({ table }: OnlineTable, text: string): string | null {
  const move = table?.game.read(text) ?? null
  return move === null ? null : table!.game.write(move)
}

const isSameList = (some: readonly (string | null)[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((text, n) => text === others[n])

const isSameQuestion = (one: Question, other: Question): boolean =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted())
