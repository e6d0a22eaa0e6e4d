import { Refusal, type Seat } from '@roundhouse/kernel/game'
import type { Rules } from '../base/table.ts'
import { boardParts } from './board-parts.ts'
import { moduleBoardParts, moduleTableParts } from './module-parts.ts'
import type { Part } from './part.ts'
import { nameOf, type Saying, TABLE } from './saying.ts'
import { courseParts, supplyParts } from './table-parts.ts'

const everyBoardPart = [...boardParts, ...moduleBoardParts]
const everyTablePart = [...courseParts, ...moduleTableParts, ...supplyParts]
export const BOARD_KEYS = everyBoardPart.map(({ key }) => key)

/** The parts that a game with these rules speaks of. */
const inUse = ({ modules }: Rules, parts: readonly Part[]): Part[] =>
  parts.filter(({ module }) => module === null || modules.some(({ letter }) => letter === module))

/** A part, and of which seat, or of the TABLE. */
export interface Placed {
  readonly part: Part
  readonly seat: Seat
  readonly name: string
}

const at = (rules: Rules, parts: readonly Part[], seat: Seat): Placed[] =>
  inUse(rules, parts).map(part => ({ part, seat, name: nameOf({ key: part.key, seat }) }))

/** What is said of the table first, then of each board, then of what is left over. */
export const groupsOf = (rules: Rules): { course: Placed[]; boards: Placed[][]; rest: Placed[] } => ({
  course: at(rules, courseParts, TABLE),
  boards: Array.from({ length: rules.seats }, (_, seat) => at(rules, everyBoardPart, seat)),
  rest: at(rules, [...moduleTableParts, ...supplyParts], TABLE),
})

/** Every part of a position, each after those that its default needs. */
export const partsOf = (rules: Rules): Placed[] => {
  const { course, boards, rest } = groupsOf(rules)
  return [...course, ...boards.flat(), ...rest]
}

/** The part that a saying is about; of which it must say something. */
export function partOf(rules: Rules, saying: Saying): Part {
  const part = partNamed(rules, saying)
  if (saying.value === '') throw new Refusal(`${nameOf(saying)}: found nothing after it`)
  return part
}

function partNamed(rules: Rules, { seat, key }: Saying): Part {
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
    ? `are seat, ${listKeys(rules, everyTablePart)}; and of a seat ${listKeys(rules, everyBoardPart)}`
    : `of a seat are ${listKeys(rules, everyBoardPart)}`

const listKeys = (rules: Rules, parts: readonly Part[]): string =>
  inUse(rules, parts)
    .map(({ key }) => key)
    .join(', ')

const lettersOf = ({ modules }: Rules): string => modules.map(({ letter }) => letter).join(' and ')
