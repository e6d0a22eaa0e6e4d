import { list } from '@roundhouse/kernel/file/list'
import { found, isObject, leaf, problem, type Shape, text, whole } from '@roundhouse/kernel/file/shape'
import { LONGEST_REMARK } from './conduct.ts'
import { TABLE_ID } from './table-id.ts'

/*
 * What messages are made of: the check, the words for people and the JSON Schema of each (`@roundhouse/kernel/file`).
 */

const MOST = Number.MAX_SAFE_INTEGER

/** As many as sit at a table of any game. */
export const MOST_SEATS = 4
export const LONGEST_NAME = 24
export const LONGEST_CHAT = 300
export const LONGEST_MOVE = 200
export const MOST_MOVES = 100
/** As many lines of a chat as are reported at once. */
export const MOST_REPORTED = 50
/** As many tables as one page looks at. */
const MOST_TABLES = 50

export const seat = whole(0, MOST_SEATS - 1)
export const count = whole(0, MOST)
/** The number of something that was numbered: every database has room for it. */
export const positive = whole(1, 2_147_483_647)
export const time = whole(0, MOST)
export const points = whole(-MOST, MOST)

export const tableId = text(TABLE_ID, 'the 12 letters and digits of a table')
export const commandId = text('^[A-Za-z0-9_-]{8,40}$', '8 to 40 letters, digits, "_" or "-"')
/** What stands behind the `#` of a link: of an invitation, or to one's own chairs. */
export const linkKey = text('^[A-Za-z0-9_-]{16,64}$', '16 to 64 letters, digits, "_" or "-"')
export const digits = text('^[0-9a-f]{64}$', '64 of the digits 0-9 and a-f')

/** Seen as nothing although they count as letters or signs. */
const UNSEEN = '\\u115f\\u1160\\u2800\\u3164\\uffa0'
/** What is seen: no control, nothing that changes the direction of what follows, no end of a line. */
const SEEN = '\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}'

/** One line that begins and ends with something to be seen. */
const line = (most: number, more = ''): Shape<string> =>
  text(
    `^(?!.*[${UNSEEN}])[\\p{L}\\p{N}\\p{P}\\p{S}](?:[${SEEN}${more} ]{0,${most - 2}}[${SEEN}])?$`,
    `1 to ${most} characters on one line`,
  )

export const personName = line(LONGEST_NAME)
/** Some emoji are put together with a joiner. */
export const chatText = line(LONGEST_CHAT, '\\u200d')
/** A few sentences on one line. */
export const remark = line(LONGEST_REMARK, '\\u200d')
export const move = text(`^[^\\p{C}\\p{Zl}\\p{Zp}]{1,${LONGEST_MOVE}}$`, `1 to ${LONGEST_MOVE} characters on one line`)
export const word = text('^[A-Za-z0-9_.:+-]{1,60}$', '1 to 60 letters, digits, "_", ".", ":", "+" or "-"')
export const anyText = text('^', 'a text')

export const yesOrNo = leaf<boolean>('true or false', { type: 'boolean' }, value => typeof value === 'boolean')
export const anObject = leaf<object>('an object', { type: 'object' }, isObject)

export const listOf = (item: Shape, what: string, most = MOST, least = 0): Shape =>
  list({ item, least, most, nameOf: (_, place) => `${what} ${place + 1}` })

/** As many as there are seats, or one for the house before them. */
export const bySeat = (item: Shape, what: string): Shape => listOf(item, what, MOST_SEATS + 1)

export const orNull = (shape: Shape): Shape => ({
  allowed: `${shape.allowed}, or null`,
  schema: { anyOf: [shape.schema, { type: 'null' }] },
  problems: (value, where) => (value === null ? [] : shape.problems(value, where)),
})

/** An object that must not have both of these fields. */
export const notBoth = (shape: Shape, one: string, other: string): Shape => ({
  ...shape,
  schema: { ...shape.schema, not: { required: [one, other] } },
  problems(value, where) {
    const hasBoth = isObject(value) && Object.hasOwn(value, one) && Object.hasOwn(value, other)
    return [
      ...shape.problems(value, where),
      ...(hasBoth ? [problem(where, `${one} and ${other}`, `either ${one} or ${other}`)] : []),
    ]
  },
})

/** By table: the number of the last entry that is known of it. */
export const seenByTable: Shape = leaf(
  `an object with a whole number for each of at most ${MOST_TABLES} tables`,
  {
    type: 'object',
    propertyNames: tableId.schema,
    additionalProperties: count.schema,
    maxProperties: MOST_TABLES,
  },
  value =>
    isObject(value) &&
    Object.keys(value).length <= MOST_TABLES &&
    Object.entries(value).every(([table, seq]) => fits(tableId, table) && fits(count, seq)),
)

const fits = (shape: Shape, value: unknown): boolean => shape.problems(value, '').length === 0

const isSingle = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'
const SINGLES = [{ type: 'string' }, { type: 'number' }]

/** What a line of the story or a reason speaks of. */
export const facts: Shape = leaf(
  'an object of texts, numbers and lists of them',
  { type: 'object', additionalProperties: { anyOf: [...SINGLES, { type: 'array', items: { anyOf: SINGLES } }] } },
  value =>
    isObject(value) &&
    Object.values(value).every(each => isSingle(each) || (Array.isArray(each) && each.every(isSingle))),
  value => found(value),
)
