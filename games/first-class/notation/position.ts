import { Refusal, type Seat } from '@roundhouse/kernel/game'
import { OFFER } from '../base/offer.ts'
import { NONE } from '../base/player.ts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { gameOf } from '../game.ts'
import { boardParts } from './board-parts.ts'
import { cutHeader, type Opened, openHeader, writeHeader } from './header.ts'
import { inLine, type Line, linesOf, RefusedLine } from './lines.ts'
import { moduleBoardParts, moduleTableParts } from './module-parts.ts'
import type { Part } from './part.ts'
import { impossible } from './possible.ts'
import { inWords, nameOf, type Saying, sayingsOf, TABLE } from './saying.ts'
import { courseParts, supplyParts } from './table-parts.ts'

const everyBoardPart = [...boardParts, ...moduleBoardParts]
const everyTablePart = [...courseParts, ...moduleTableParts, ...supplyParts]
export const BOARD_KEYS = everyBoardPart.map(({ key }) => key)

/** The parts that a game with these rules speaks of. */
const inUse = ({ modules }: Rules, parts: readonly Part[]): Part[] =>
  parts.filter(({ module }) => module === null || modules.some(({ letter }) => letter === module))

const seatsOf = ({ seats }: Rules): Seat[] => Array.from({ length: seats }, (_, seat) => seat)

type Placed = readonly [part: Part, seat: Seat]
const at = (parts: readonly Part[], seat: Seat): Placed[] => parts.map(part => [part, seat])

/** Every part of a position, in an order in which each comes after those that its default needs. */
const partsOf = (rules: Rules): Placed[] => [
  ...at(courseParts, TABLE),
  ...seatsOf(rules).flatMap(seat => at(inUse(rules, everyBoardPart), seat)),
  ...at(inUse(rules, [...moduleTableParts, ...supplyParts]), TABLE),
]

const placedName = ([{ key }, seat]: Placed): string => nameOf({ key, seat })

/** A position as text: all of it that differs from what a reader would assume. */
export function writePosition(rules: Rules, state: State): string {
  const write = (placed: Placed[], indent = '') => writeParts(rules, state, placed).map(line => `${indent}${line}\n`)
  return [
    ...write(at(courseParts, TABLE)),
    ...seatsOf(rules).flatMap(seat => [`seat ${seat + 1}\n`, ...write(at(inUse(rules, everyBoardPart), seat), '  ')]),
    ...write(at(inUse(rules, [...moduleTableParts, ...supplyParts]), TABLE)),
  ].join('')
}

const writeParts = (rules: Rules, state: State, placed: readonly Placed[]): string[] =>
  placed
    .filter(([part, seat]) => part.always || !part.isOtherwise(rules, state, seat))
    .map(([part, seat]) => `${part.key} ${part.write(rules, state, seat)}`)

/** Reads a position. What is not said is as at set-up, or follows from the rest. */
export const readPosition = (rules: Rules, text: string): State => readPositionLines(rules, linesOf(text))

export function readPositionLines(rules: Rules, lines: readonly Line[]): State {
  const parts = partsOf(rules)
  const said = byName(rules, sayingsOf(rules, lines, BOARD_KEYS))
  const state = blank(rules)
  for (const placed of parts) putSaid(rules, state, placed, said.get(placedName(placed)))
  for (const placed of parts) if (!said.has(placedName(placed))) placed[0].putOtherwise(rules, state, placed[1])
  refuseImpossible(rules, state, said)
  // Before the draft is over nothing has been dealt.
  if (state.phase === 'draft') state.offer = []
  return state
}

function putSaid(rules: Rules, state: State, [part, seat]: Placed, saying: Saying | undefined): void {
  if (saying === undefined) return
  const { number, value } = saying
  inLine(number, () => inWords(nameOf(saying), () => part.put(rules, state, seat, value)))
}

/** Boards as at set-up, and of the rest nothing yet. */
function blank(rules: Rules): State {
  const state = gameOf(rules).begin([0, 0, 0, 0])
  const offer = Array.from({ length: OFFER }, () => NONE)
  return { ...state, phase: 'turn', offer, draft: [], endPile: [] }
}

type Said = ReadonlyMap<string, Saying>

function byName(rules: Rules, sayings: readonly Saying[]): Said {
  const said = new Map<string, Saying>()
  for (const saying of sayings) {
    const name = nameOf(saying)
    inLine(saying.number, () => refuseSaying(rules, saying, said.get(name)))
    said.set(name, saying)
  }
  return said
}

/** Finds the part that a saying is about; nothing is said twice. */
function refuseSaying(rules: Rules, saying: Saying, before: Saying | undefined): void {
  partOf(rules, saying)
  const name = nameOf(saying)
  if (before !== undefined) throw new Refusal(`${name}: said already in line ${before.number}`)
  if (saying.value === '') throw new Refusal(`${name}: found nothing after it`)
}

export function partOf(rules: Rules, { seat, key }: Saying): Part {
  if (seat === TABLE && BOARD_KEYS.includes(key)) throw new Refusal(`${key}: say of which seat, as in "seat 1 ${key}"`)
  const known = seat === TABLE ? everyTablePart : everyBoardPart
  const part = known.find(each => each.key === key)
  if (part === undefined) throw new Refusal(`found "${key}"; allowed ${keysOf(rules, seat)}`)
  if (!inUse(rules, known).includes(part))
    throw new Refusal(`${key}: only with module ${part.module}; this game has ${lettersOf(rules)}`)
  return part
}

const keysOf = (rules: Rules, seat: Seat): string =>
  seat === TABLE
    ? `are ${listKeys(rules, everyTablePart)}; and of a seat ${listKeys(rules, everyBoardPart)}`
    : `of a seat are ${listKeys(rules, everyBoardPart)}`

const listKeys = (rules: Rules, parts: readonly Part[]): string =>
  inUse(rules, parts)
    .map(({ key }) => key)
    .join(', ')

const lettersOf = ({ modules }: Rules): string => modules.map(({ letter }) => letter).join(' and ')

/** What is said of the likeliest part to be wrong is refused; if nothing is, then what is said first. */
function refuseImpossible(rules: Rules, state: State, said: Said): void {
  const found = impossible(rules, state)
  if (found === null) return
  const [likeliest] = found.about.flatMap(each => said.get(nameOf(each)) ?? [])
  const saying = likeliest ?? [...said.values()][0]!
  throw new RefusedLine(saying.number, `${nameOf(likeliest ?? found.about[0]!)}: ${found.message}`)
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
