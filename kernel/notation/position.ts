import { Refusal } from '../game.ts'
import { entriesOf, inWords, nameOf, type PositionEntry } from './entry.ts'
import { cutHeader, type OpenGame, openHeader, writeHeader } from './header.ts'
import { inLine, linesOf, RefusedLine, type TextLine } from './lines.ts'
import type { DecidingState, Grammar, Notation } from './notation.ts'
import { boardKeys, groupsOf, type PartOfSeat, type Parts, partOf, placedParts } from './parts.ts'
import type { SeatCount } from './words.ts'

/** A position as text: all of it that differs from what a reader would assume. */
export function writePosition<Rules extends SeatCount, State>(
  parts: Parts<Rules, State>,
  rules: Rules,
  state: State,
): string {
  const { course, boards, rest } = groupsOf(parts, rules)
  const write = (group: readonly PartOfSeat<Rules, State>[], indent = '') =>
    writeParts(rules, state, group).map(line => `${indent}${line}\n`)
  return [
    ...write(course),
    ...boards.flatMap((board, seat) => [`seat ${seat + 1}\n`, ...write(board, '  ')]),
    ...write(rest),
  ].join('')
}

const writeParts = <Rules, State>(rules: Rules, state: State, group: readonly PartOfSeat<Rules, State>[]): string[] =>
  group
    .filter(({ part, seat }) => part.always || !part.isDefault(rules, state, seat))
    .map(({ part, seat }) => `${part.key} ${part.write(rules, state, seat)}`)

/** Reads a position. What is not said is as at set-up, or follows from the rest (`docs/positions.md`). */
export function readPosition<Rules extends SeatCount, State extends DecidingState>(
  grammar: Grammar<Rules, State>,
  rules: Rules,
  lines: readonly TextLine[],
): State {
  const { parts } = grammar
  const placed = placedParts(parts, rules)
  const said = byName(parts, rules, entriesOf(rules, lines, boardKeys(parts)))
  const state = grammar.blank(rules)
  for (const { part, seat, name } of placed) {
    const { number, value } = said.get(name) ?? {}
    if (value !== undefined) inLine(number!, () => inWords(name, () => part.put(rules, state, seat, value)))
  }
  for (const { part, seat, name } of lastLast(placed)) if (!said.has(name)) part.putDefault(rules, state, seat)
  refuseImpossible(grammar, rules, state, said)
  grammar.complete?.(rules, state)
  return state
}

const lastLast = <Rules, State>(placed: readonly PartOfSeat<Rules, State>[]): PartOfSeat<Rules, State>[] => [
  ...placed.filter(({ part }) => !part.last),
  ...placed.filter(({ part }) => part.last),
]

type Said = ReadonlyMap<string, PositionEntry>

function byName<Rules, State>(parts: Parts<Rules, State>, rules: Rules, entries: readonly PositionEntry[]): Said {
  const said = new Map<string, PositionEntry>()
  for (const entry of entries) {
    inLine(entry.number, () => refuseEntry(parts, rules, entry, said))
    said.set(nameOf(entry), entry)
  }
  return said
}

/** Everything said is about a part, and is said once. */
function refuseEntry<Rules, State>(parts: Parts<Rules, State>, rules: Rules, entry: PositionEntry, said: Said): void {
  partOf(parts, rules, entry)
  const name = nameOf(entry)
  const before = said.get(name)
  if (before !== undefined) throw new Refusal(`${name}: already given in line ${before.number}`)
}

/** Refuses what is said of the likeliest part; where nothing is, what is said first. */
function refuseImpossible<Rules extends SeatCount, State extends DecidingState>(
  grammar: Grammar<Rules, State>,
  rules: Rules,
  state: State,
  said: Said,
): void {
  const found = grammar.impossible(rules, state)
  if (found === null) return
  const [likeliest] = found.about.flatMap(each => said.get(nameOf(each)) ?? [])
  const { number } = likeliest ?? [...said.values()][0]!
  throw new RefusedLine(number, `${nameOf(likeliest ?? found.about[0]!)}: ${found.message}`)
}

/** A position that stands alone: the game it belongs to, and the position. */
export interface PositionFile<Options, Rules, State extends DecidingState> extends OpenGame<Options, Rules, State> {
  readonly state: State
}

export const writePositionFile = <Options, Rules extends SeatCount, State extends DecidingState>(
  { definition, parts }: Notation<Options, Rules, State>,
  { options, game, state }: PositionFile<Options, Rules, State>,
): string => `${writeHeader(definition, options)}\n${writePosition(parts, game.rules, state)}`

export function readPositionFile<Options, Rules extends SeatCount, State extends DecidingState>(
  notation: Notation<Options, Rules, State>,
  text: string,
): PositionFile<Options, Rules, State> {
  const lines = linesOf(text)
  const [header, position] = cutHeader(notation, lines)
  const opened = openHeader(notation, header, lines[0] ?? { number: 1, text: '' })
  return { ...opened, state: readPosition(notation, opened.game.rules, position) }
}
