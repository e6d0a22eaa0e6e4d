import { Refusal } from '@roundhouse/kernel/game'
import { OFFER } from '../base/offer.ts'
import { NONE } from '../base/player.ts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { gameOf } from '../game.ts'
import { cutHeader, type Opened, openHeader, writeHeader } from './header.ts'
import { inLine, type Line, linesOf, RefusedLine } from './lines.ts'
import { BOARD_KEYS, groupsOf, type Placed, partOf, partsOf } from './parts.ts'
import { impossible } from './possible/possible.ts'
import { inWords, nameOf, type Saying, sayingsOf } from './saying.ts'

/** A position as text: all of it that differs from what a reader would assume. */
export function writePosition(rules: Rules, state: State): string {
  const { course, boards, rest } = groupsOf(rules)
  const write = (group: readonly Placed[], indent = '') =>
    writeParts(rules, state, group).map(line => `${indent}${line}\n`)
  return [
    ...write(course),
    ...boards.flatMap((board, seat) => [`seat ${seat + 1}\n`, ...write(board, '  ')]),
    ...write(rest),
  ].join('')
}

const writeParts = (rules: Rules, state: State, group: readonly Placed[]): string[] =>
  group
    .filter(({ part, seat }) => part.always || !part.isOtherwise(rules, state, seat))
    .map(({ part, seat }) => `${part.key} ${part.write(rules, state, seat)}`)

/** Reads a position. What is not said is as at set-up, or follows from the rest (`docs/positions.md`). */
export const readPosition = (rules: Rules, text: string): State => readPositionLines(rules, linesOf(text))

export function readPositionLines(rules: Rules, lines: readonly Line[]): State {
  const parts = partsOf(rules)
  const said = byName(rules, sayingsOf(rules, lines, BOARD_KEYS))
  const state = blank(rules)
  for (const { part, seat, name } of parts) {
    const { number, value } = said.get(name) ?? {}
    if (value !== undefined) inLine(number!, () => inWords(name, () => part.put(rules, state, seat, value)))
  }
  for (const { part, seat, name } of parts) if (!said.has(name)) part.putOtherwise(rules, state, seat)
  refuseImpossible(rules, state, said)
  // Before the draft is over nothing has been dealt.
  if (state.phase === 'draft') state.offer = []
  return state
}

/** The slices of the modules, and places for what will be said: nothing lies anywhere yet. */
function blank(rules: Rules): State {
  const state = gameOf(rules).begin([0, 0, 0, 0])
  const offer = Array.from({ length: OFFER }, () => NONE)
  return { ...state, phase: 'turn', offer, draft: [], endPile: [] }
}

type Said = ReadonlyMap<string, Saying>

function byName(rules: Rules, sayings: readonly Saying[]): Said {
  const said = new Map<string, Saying>()
  for (const saying of sayings) {
    inLine(saying.number, () => refuseSaying(rules, saying, said))
    said.set(nameOf(saying), saying)
  }
  return said
}

/** Everything said is about a part, and is said once. */
function refuseSaying(rules: Rules, saying: Saying, said: Said): void {
  partOf(rules, saying)
  const name = nameOf(saying)
  const before = said.get(name)
  if (before !== undefined) throw new Refusal(`${name}: said already in line ${before.number}`)
}

/** Refuses what is said of the likeliest part; where nothing is, what is said first. */
function refuseImpossible(rules: Rules, state: State, said: Said): void {
  const found = impossible(rules, state)
  if (found === null) return
  const [likeliest] = found.about.flatMap(each => said.get(nameOf(each)) ?? [])
  const { number } = likeliest ?? [...said.values()][0]!
  throw new RefusedLine(number, `${nameOf(likeliest ?? found.about[0]!)}: ${found.message}`)
}

/** A position that stands alone: the game it belongs to, and the position. */
export interface PositionFile extends Opened {
  readonly state: State
}

export const writePositionFile = ({ options, game, state }: PositionFile): string =>
  `${writeHeader(options)}\n${writePosition(game.rules, state)}`

export function readPositionFile(text: string): PositionFile {
  const lines = linesOf(text)
  const [header, position] = cutHeader(lines)
  const opened = openHeader(header, lines[0] ?? { number: 1, text: '' })
  return { ...opened, state: readPositionLines(opened.game.rules, position) }
}
