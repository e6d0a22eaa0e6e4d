import { oneOf, record } from '@roundhouse/kernel/file/record'
import { choice, leaf, meaning, type Schema, type Shape, text } from '@roundhouse/kernel/file/shape'
import { tuple } from '@roundhouse/kernel/file/tuple'
import type { Seat } from '@roundhouse/kernel/game'
import type { Facts } from '@roundhouse/kernel/story'
import { REPORT_REASONS, type ReportReason } from './conduct.ts'
import type { Difference } from './difference.ts'
import type { WireLine } from './lines.ts'
import { type LobbyList, lobbyList, TOPICS, type Topic } from './lobby.ts'
import { type OnlineSnapshot, onlineSnapshot, type Question, question } from './online-snapshot.ts'
import { PHRASES } from './phrases.ts'
import {
  anyText,
  chatText,
  commandId,
  count,
  digits,
  facts,
  linkKey,
  listOf,
  MOST_MOVES,
  MOST_REPORTED,
  MOST_SEATS,
  move,
  notBoth,
  orNull,
  personName,
  positive,
  remark,
  seat,
  seenByTable,
  tableId,
  time,
  yesOrNo,
} from './shapes.ts'
import { WIRE } from './version.ts'

/*
 * What a page and a table elsewhere say to each other: JSON texts over one WebSocket, one message each
 * (docs/wire-protocol.md). The types, the check and the JSON Schema stand side by side here.
 */

/** The largest message that is read, in bytes. */
export const LARGEST_MESSAGE = 8192

// From the page

interface Hello {
  readonly type: 'hello'
  readonly wire: typeof WIRE
  readonly language: string
}

/** Opens a table, or continues after a break from what was heard before. */
interface Look {
  readonly type: 'look'
  readonly table: string
  /** What the invitation has behind its `#`: whoever sits at the table already needs none. */
  readonly key?: string
  /** A spectator looks as `watcher` although they may sit at the table: a screen that everybody sees. */
  readonly isScreen?: boolean
  /** The number of the last entry this page knows, and how many lines it has heard. */
  readonly from?: { readonly seq: number; readonly heard: number }
}

interface LookAway {
  readonly type: 'look-away'
  readonly table: string
}

/** Everything that changes a table: safe to send twice, and never applied to a table that its sender did not see. */
interface CommandHead {
  readonly table: string
  /** Chosen by the page. */
  readonly id: string
  /** The last entry the sender has seen. */
  readonly seq: number
}

/** What a command asks for. */
export type Command =
  | { readonly type: 'sit'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'rise' }
  | { readonly type: 'remove'; readonly seat: Seat }
  | { readonly type: 'ready'; readonly commitment: string }
  | { readonly type: 'unready' }
  | { readonly type: 'share'; readonly share: string }
  | { readonly type: 'begin-without'; readonly seats: readonly Seat[] }
  | { readonly type: 'play'; readonly moves: readonly string[] }
  | { readonly type: 'undo'; readonly to: number }
  /** `told`: the lines that each move told on the page's sample, as JSON; no moves: nothing is planned any more. */
  | { readonly type: 'plan'; readonly moves: readonly string[]; readonly told: readonly string[] }
  | { readonly type: 'ask'; readonly what: Question }
  | { readonly type: 'answer'; readonly agrees: boolean }
  | { readonly type: 'withdraw' }
  /** A bot plays for the sender until they return. */
  | { readonly type: 'stand-in' }
  | { readonly type: 'return' }
  | { readonly type: 'leave' }
  | { readonly type: 'new-link' }

export type CommandMessage = CommandHead & Command

interface Say {
  readonly type: 'say'
  readonly table: string
  readonly id: string
  /** A phrase by its key, which everybody reads in their own language, or a text. */
  readonly phrase?: string
  readonly text?: string
}

/** Somebody at the table whom the house should look at: the chat is kept for it, word for word. */
interface Report {
  readonly type: 'report'
  readonly table: string
  readonly id: string
  /** The lines of the chat that are meant, by number, */
  readonly numbers?: readonly number[]
  /** or who sits there, whatever they said. */
  readonly seat?: Seat
  readonly reason?: ReportReason
  /** In the reporter's own words. */
  readonly text?: string
}

interface Ping {
  readonly type: 'ping'
  /** The number of the last entry known of each table that is looked at. */
  readonly seen: Readonly<Record<string, number>>
}

/** What the page wants to be told of from now on, in place of what it wanted before. */
interface Follow {
  readonly type: 'follow'
  readonly topics: readonly Topic[]
}

export type FromPage = Hello | Look | LookAway | CommandMessage | Say | Report | Ping | Follow

// From the server

interface Welcome {
  readonly type: 'hello'
  readonly wire: typeof WIRE
  /** The server's time, in milliseconds. */
  readonly time: number
  readonly name: string | null
}

/** All of a table, as this page may see it. */
interface SnapshotMessage {
  readonly type: 'snapshot'
  readonly table: string
  readonly seq: number
  readonly snapshot: OnlineSnapshot
  readonly lines: readonly WireLine[]
}

/** One step further. */
interface News {
  readonly type: 'news'
  readonly table: string
  readonly seq: number
  /** The entry from which it leads on, if that is not the one before. */
  readonly from?: number
  /** What is another now than it was, if anything is. */
  readonly change?: Difference
  /** How much of the story still holds, if not all of it; what follows it. */
  readonly keep?: number
  readonly lines?: readonly WireLine[]
}

interface Done {
  readonly type: 'done'
  readonly table: string
  readonly id: string
  readonly seq: number
  /** Of an invitation that was made again. */
  readonly key?: string
}

/** Why something was not done: the rules of the game forbid it, or the table does. Either is a key with facts. */
interface No {
  readonly type: 'no'
  readonly table: string | null
  readonly id: string | null
  readonly seq: number | null
  readonly reason: WireReason
}

export interface WireReason {
  /** The rule of the game, or `table`. */
  readonly rule: string
  readonly code: string
  readonly facts: Facts
  readonly remedy: string | null
}

/** Who is there now. */
interface Present {
  readonly type: 'present'
  readonly table: string
  readonly here: readonly Seat[]
  readonly watching: number
  /** How many screens that everybody in a place can see show this table. */
  readonly screens: number
}

interface SaidMessage {
  readonly type: 'said'
  readonly table: string
  readonly number: number
  readonly at: number
  /** `null`: a spectator. */
  readonly seat: Seat | null
  readonly name: string
  readonly phrase?: string
  readonly text?: string
}

/** Lines that are not for this reader any more: one of two people has blocked or muted the other. */
interface Unsaid {
  readonly type: 'unsaid'
  readonly table: string
  readonly numbers: readonly number[]
}

/** The server closes for a moment. */
interface Soon {
  readonly type: 'soon'
}

/** Answers a ping: the line is alive. */
interface Pong {
  readonly type: 'pong'
  readonly time: number
}

/** The lobby as it is now. */
interface LobbyMessage {
  readonly type: 'lobby'
  /** One more each time. */
  readonly number: number
  readonly list: LobbyList
}

/** Something has changed at one's own tables. */
interface Turns {
  readonly type: 'turns'
  /** At how many it is the reader's turn, and to how many they are invited. */
  readonly turns: number
  readonly invitations: number
}

/** The table is over, and those who sat there play again. */
interface RematchMessage {
  readonly type: 'rematch'
  readonly table: string
  /** Where. */
  readonly next: string
}

export type FromServer =
  | Welcome
  | SnapshotMessage
  | News
  | Done
  | No
  | Present
  | SaidMessage
  | Unsaid
  | Soon
  | Pong
  | LobbyMessage
  | Turns
  | RematchMessage

// Shapes of what a page says

const type = <T extends string>(name: T): Shape<T> => choice([name])
const wire = meaning(choice([WIRE]), 'The version of this protocol.')
const seq = meaning(count, 'The number of the last entry of the table that the sender has seen.')

const language = text('^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$', 'a language, such as "de" or "pt-BR"')

const phrase = meaning(choice(PHRASES), 'What is said, which everybody reads in their own language.')
const chat = { phrase, text: chatText }

const command = (name: Command['type'], fields: { readonly [field: string]: Shape } = {}): Shape =>
  record({
    must: {
      type: type(name),
      table: tableId,
      id: meaning(commandId, 'Chosen by the page, another one for each command.'),
      seq,
      ...fields,
    },
  })

const moves = (least: number): Shape => listOf(move, 'Move', MOST_MOVES, least)

const commands = {
  sit: command('sit', { seat, name: personName }),
  rise: command('rise'),
  remove: command('remove', { seat }),
  ready: command('ready', { commitment: digits }),
  unready: command('unready'),
  share: command('share', { share: digits }),
  'begin-without': command('begin-without', { seats: listOf(seat, 'Seat', MOST_SEATS, 1) }),
  play: command('play', { moves: moves(1) }),
  undo: command('undo', { to: meaning(count, 'How many moves stay.') }),
  plan: command('plan', { moves: moves(0), told: listOf(anyText, 'Line', MOST_MOVES) }),
  ask: command('ask', { what: question }),
  answer: command('answer', { agrees: yesOrNo }),
  withdraw: command('withdraw'),
  'stand-in': command('stand-in'),
  return: command('return'),
  leave: command('leave'),
  'new-link': command('new-link'),
} satisfies Record<Command['type'], Shape>

export const fromPage = oneOf(
  'type',
  {
    hello: record({ must: { type: type('hello'), wire, language } }),
    look: record({
      must: { type: type('look'), table: tableId },
      may: {
        key: meaning(linkKey, 'What the invitation has behind its #.'),
        isScreen: meaning(yesOrNo, 'Look as everybody may, although you sit at the table.'),
        from: meaning(record({ must: { seq, heard: count } }), 'Continue from what you know already.'),
      },
    }),
    'look-away': record({ must: { type: type('look-away'), table: tableId } }),
    ...commands,
    say: notBoth(
      record({ must: { type: type('say'), table: tableId, id: commandId }, may: chat, some: ['phrase', 'text'] }),
      'phrase',
      'text',
    ),
    report: record({
      must: { type: type('report'), table: tableId, id: commandId },
      may: {
        numbers: meaning(listOf(positive, 'Line', MOST_REPORTED, 1), 'The numbers of the lines that are meant.'),
        seat: meaning(seat, 'Who is meant, whatever they said.'),
        reason: choice(REPORT_REASONS),
        text: meaning(remark, 'In your own words.'),
      },
      some: ['numbers', 'seat'],
    }),
    ping: record({ must: { type: type('ping'), seen: seenByTable } }),
    follow: record({
      must: {
        type: type('follow'),
        topics: meaning(listOf(choice(TOPICS), 'Topic', TOPICS.length), 'What you want to be told of from now on.'),
      },
    }),
  } satisfies Record<FromPage['type'], Shape>,
  { must: {} },
)

// Shapes of what a server says

const line = tuple<WireLine>('a key and its facts', [anyText, facts])
const lines = listOf(line, 'Line')

const reason = record({
  must: {
    rule: meaning(anyText, 'The rule of the game, or "table".'),
    code: anyText,
    facts,
    remedy: orNull(anyText),
  },
})

/** Whether it fits is seen when it is applied (`patch`). */
const difference: Shape = leaf('a difference', {}, value => value !== undefined)

export const fromServer = oneOf(
  'type',
  {
    hello: record({
      must: {
        type: type('hello'),
        wire,
        time: meaning(time, 'The time of the server, in milliseconds.'),
        name: orNull(anyText),
      },
    }),
    snapshot: record({ must: { type: type('snapshot'), table: tableId, seq, snapshot: onlineSnapshot, lines } }),
    news: record({
      must: { type: type('news'), table: tableId, seq },
      may: {
        from: meaning(count, 'The entry that you must have seen last; without it, the one before `seq`.'),
        change: meaning(difference, 'What turns the snapshot you have into the next one.'),
        keep: meaning(count, 'How many lines of the story still hold; without it, all of them.'),
        lines: meaning(lines, 'What follows the lines that still hold.'),
      },
    }),
    done: record({
      must: { type: type('done'), table: tableId, id: commandId, seq },
      may: { key: meaning(linkKey, 'Of an invitation that was made again.') },
    }),
    no: record({
      must: { type: type('no'), table: orNull(tableId), id: orNull(commandId), seq: orNull(count), reason },
    }),
    present: record({
      must: {
        type: type('present'),
        table: tableId,
        here: listOf(seat, 'Seat', MOST_SEATS),
        watching: count,
        screens: meaning(count, 'How many screens that everybody in a place can see show this table.'),
      },
    }),
    said: notBoth(
      record({
        must: {
          type: type('said'),
          table: tableId,
          number: positive,
          at: time,
          seat: meaning(orNull(seat), 'null: a spectator.'),
          name: anyText,
        },
        may: chat,
        some: ['phrase', 'text'],
      }),
      'phrase',
      'text',
    ),
    unsaid: record({
      must: {
        type: type('unsaid'),
        table: tableId,
        numbers: meaning(listOf(positive, 'Line', undefined, 1), 'The lines that you are not shown any more.'),
      },
    }),
    soon: record({ must: { type: type('soon') } }),
    pong: record({ must: { type: type('pong'), time } }),
    lobby: record({
      must: { type: type('lobby'), number: meaning(positive, 'One more each time.'), list: lobbyList },
    }),
    turns: record({
      must: {
        type: type('turns'),
        turns: meaning(count, 'At how many tables it is your turn.'),
        invitations: meaning(count, 'To how many you are invited.'),
      },
    }),
    rematch: record({
      must: { type: type('rematch'), table: tableId, next: meaning(tableId, 'Where those who sat there play again.') },
    }),
  } satisfies Record<FromServer['type'], Shape>,
  { must: {} },
)

/** For anyone who writes a client, or another server. */
export const wireSchema = (): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'What a page and a table elsewhere say to each other, a message each',
  anyOf: [{ $ref: '#/$defs/from-page' }, { $ref: '#/$defs/from-server' }],
  $defs: { 'from-page': fromPage.schema, 'from-server': fromServer.schema },
})
