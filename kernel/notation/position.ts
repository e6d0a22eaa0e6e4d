import { Refusal } from '../game.ts'
import { cutHeader, type Opened, openHeader, writeHeader } from './header.ts'
import { inLine, type Line, linesOf, RefusedLine } from './lines.ts'
import type { Deciding, Notation, Wording } from './notation.ts'
import { boardKeys, groupsOf, type Parts, type Placed, partOf, placedParts } from './parts.ts'
import { inWords, nameOf, type Saying, sayingsOf } from './saying.ts'
import type { Seated } from './words.ts'

/** A position as text: all of it that differs from what a reader would assume. */
export function writePosition<Rules extends Seated, State>(
  parts: Parts<Rules, State>,
  rules: Rules,
  state: State,
): string {
  const { course, boards, rest } = groupsOf(parts, rules)
  const write = (group: readonly Placed<Rules, State>[], indent = '') =>
    writeParts(rules, state, group).map(line => `${indent}${line}\n`)
  return [
    ...write(course),
    ...boards.flatMap((board, seat) => [`seat ${seat + 1}\n`, ...write(board, '  ')]),
    ...write(rest),
  ].join('')
}

const writeParts = <Rules, State>(rules: Rules, state: State, group: readonly Placed<Rules, State>[]): string[] =>
  group
    .filter(({ part, seat }) => part.always || !part.isOtherwise(rules, state, seat))
    .map(({ part, seat }) => `${part.key} ${part.write(rules, state, seat)}`)

/** Reads a position. What is not said is as at set-up, or follows from the rest (`docs/positions.md`). */
export function readPosition<Rules extends Seated, State extends Deciding>(
  wording: Wording<Rules, State>,
  rules: Rules,
  lines: readonly Line[],
): State {
  const { parts } = wording
  const placed = placedParts(parts, rules)
  const said = byName(parts, rules, sayingsOf(rules, lines, boardKeys(parts)))
  const state = wording.blank(rules)
  for (const { part, seat, name } of placed) {
    const { number, value } = said.get(name) ?? {}
    if (value !== undefined) inLine(number!, () => inWords(name, () => part.put(rules, state, seat, value)))
  }
  for (const { part, seat, name } of placed) if (!said.has(name)) part.putOtherwise(rules, state, seat)
  refuseImpossible(wording, rules, state, said)
  wording.complete?.(rules, state)
  return state
}

type Said = ReadonlyMap<string, Saying>

function byName<Rules, State>(parts: Parts<Rules, State>, rules: Rules, sayings: readonly Saying[]): Said {
  const said = new Map<string, Saying>()
  for (const saying of sayings) {
    inLine(saying.number, () => refuseSaying(parts, rules, saying, said))
    said.set(nameOf(saying), saying)
  }
  return said
}

/** Everything said is about a part, and is said once. */
function refuseSaying<Rules, State>(parts: Parts<Rules, State>, rules: Rules, saying: Saying, said: Said): void {
  partOf(parts, rules, saying)
  const name = nameOf(saying)
  const before = said.get(name)
  if (before !== undefined) throw new Refusal(`${name}: said already in line ${before.number}`)
}

/** Refuses what is said of the likeliest part; where nothing is, what is said first. */
function refuseImpossible<Rules extends Seated, State extends Deciding>(
  wording: Wording<Rules, State>,
  rules: Rules,
  state: State,
  said: Said,
): void {
  const found = wording.impossible(rules, state)
  if (found === null) return
  const [likeliest] = found.about.flatMap(each => said.get(nameOf(each)) ?? [])
  const { number } = likeliest ?? [...said.values()][0]!
  throw new RefusedLine(number, `${nameOf(likeliest ?? found.about[0]!)}: ${found.message}`)
}

/** A position that stands alone: the game it belongs to, and the position. */
export interface PositionFile<Options, Rules, State extends Deciding> extends Opened<Options, Rules, State> {
  readonly state: State
}

export const writePositionFile = <Options, Rules extends Seated, State extends Deciding>(
  { box, parts }: Notation<Options, Rules, State>,
  { options, game, state }: PositionFile<Options, Rules, State>,
): string => `${writeHeader(box, options)}\n${writePosition(parts, game.rules, state)}`

export function readPositionFile<Options, Rules extends Seated, State extends Deciding>(
  notation: Notation<Options, Rules, State>,
  text: string,
): PositionFile<Options, Rules, State> {
  const lines = linesOf(text)
  const [header, position] = cutHeader(notation, lines)
  const opened = openHeader(notation, header, lines[0] ?? { number: 1, text: '' })
  return { ...opened, state: readPosition(notation, opened.game.rules, position) }
}
