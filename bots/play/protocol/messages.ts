import { list } from '@roundhouse/kernel/file/list'
import { oneOf, record } from '@roundhouse/kernel/file/record'
import { choice, isObject, leaf, meaning, type Schema, type Shape, text, whole } from '@roundhouse/kernel/file/shape'
import type { Result, Seat } from '@roundhouse/kernel/game'
import type { Line } from '@roundhouse/kernel/story'

/*
 * What a table and a bot that is a program of its own say to each other, a line of JSON each (docs/bot-protocol.md). The
 * types, the check and the JSON Schema stand side by side here.
 */

/** Raised when a bot written for the one before could not go on playing. */
export const PROTOCOL = 1

/** What happened, without a word on who else may hear it. */
type StoryEvent = Pick<Line, 'key' | 'facts'>

/** Begins a game; the bot greets back. */
export interface Hello {
  readonly type: 'hello'
  readonly protocol: typeof PROTOCOL
  readonly game: string
  /** The version of the game's rules. */
  readonly rules: number
  /** As in the header of a record. */
  readonly options: Readonly<Record<string, string>>
  /** Counted from 0, as in views. */
  readonly seat: Seat
  readonly players: number
  readonly names: readonly string[]
  /** What the numbers in a view stand for: the cards, or the map and the trains. */
  readonly legend: unknown
}

/** Asks for a move. */
export interface ChooseMessage {
  readonly type: 'choose'
  /** Which decision of this bot in this game it is, from 1. */
  readonly decision: number
  readonly milliseconds: number
  readonly moves: readonly string[]
  readonly view: unknown
  /** What happened since the last message, as this seat may hear it. */
  readonly events: readonly StoryEvent[]
}

/** Ends a game. It is not answered. */
export interface Over extends Result {
  readonly type: 'over'
  readonly events: readonly StoryEvent[]
}

export type FromTable = Hello | ChooseMessage | Over

/** The bot greets back. */
export interface Greeting {
  readonly type: 'hello'
  readonly protocol: typeof PROTOCOL
  readonly name: string
  readonly version: string
}

/** The bot's move. */
export interface Answer {
  readonly type: 'choose'
  /** The decision it is for. */
  readonly decision: number
  readonly move: string
}

// Shapes

const SOME_TEXT = text('^', 'a text')
const SEATS = whole(0, 3)
const anObject = leaf<object>('an object', { type: 'object' }, isObject)
const texts = leaf<object>(
  'an object of texts',
  { type: 'object', additionalProperties: { type: 'string' } },
  value => isObject(value) && Object.values(value).every(each => typeof each === 'string'),
)
const MOST = Number.MAX_SAFE_INTEGER
const listOf = (item: Shape, what: string, least = 0): Shape =>
  list({ item, least, most: MOST, nameOf: (_, place) => `${what} ${place + 1}` })

const protocol = meaning(choice([PROTOCOL]), 'The version of the protocol.')
const events = meaning(
  listOf(record({ must: { key: SOME_TEXT, facts: anObject } }), 'Line'),
  'What happened since the last message, as this seat may hear it.',
)

const hello = record({
  must: {
    type: choice(['hello']),
    protocol,
    game: SOME_TEXT,
    rules: meaning(whole(1, MOST), 'The version of the rules of the game.'),
    options: meaning(texts, 'What is played, as in the header of a record.'),
    seat: meaning(SEATS, 'Your seat, counted from 0.'),
    players: whole(2, 4),
    names: listOf(SOME_TEXT, 'Name', 2),
    legend: meaning(anObject, 'What the numbers in views stand for.'),
  },
})

const choose = record({
  must: {
    type: choice(['choose']),
    decision: meaning(whole(1, MOST), 'Counts your decisions in this game, from 1.'),
    milliseconds: meaning(whole(1, MOST), 'How long you may take.'),
    moves: meaning(listOf(SOME_TEXT, 'Move', 1), 'Every legal move.'),
    view: meaning(anObject, 'The table as your seat sees it.'),
    events,
  },
})

const over = record({
  must: {
    type: choice(['over']),
    points: listOf(whole(-MOST, MOST), 'Seat', 2),
    winners: listOf(SEATS, 'Winner', 1),
    events,
  },
})

/** A name is shown to people and written into records: a line, and not a long one. */
const label = (most: number): Shape<string> =>
  text(
    `^[\\p{L}\\p{N}\\p{P}\\p{S}](?:[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]{0,${most - 1}})$`,
    `1 to ${most} characters on one line`,
  )

export const greeting = record({
  must: { type: choice(['hello']), protocol, name: label(40), version: label(20) },
})

export const answer = record({
  must: {
    type: choice(['choose']),
    decision: meaning(whole(1, MOST), 'The number of the decision it is for.'),
    move: meaning(SOME_TEXT, 'One of the moves, letter by letter.'),
  },
})

export const fromTable = oneOf('type', { hello, choose, over }, { must: {} })
export const fromBot = oneOf('type', { hello: greeting, choose: answer }, { must: {} })

/** For anyone who writes a bot, or another table. */
export const protocolSchema = (): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'What a table and a bot say to each other, a line each',
  anyOf: [{ $ref: '#/$defs/from-table' }, { $ref: '#/$defs/from-bot' }],
  $defs: { 'from-table': fromTable.schema, 'from-bot': fromBot.schema },
})
