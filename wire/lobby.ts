import { record } from '@roundhouse/kernel/file/record'
import { choice, meaning, type Shape } from '@roundhouse/kernel/file/shape'
import type { GameOptions } from '@roundhouse/kernel/manifest'
import type { HeaderLine } from '@roundhouse/kernel/record'
import { header, type Pace, pace, type TableSetup } from './setup.ts'
import { anyText, count, listOf, MOST_SEATS, tableId, time, word, yesOrNo } from './shapes.ts'
import type { TableStage } from './stages.ts'

/* What people who look for a table are told. Nobody is named here but by the name they chose. */

/** Who sits in a chair of a table in the lobby; `kept` is free for somebody by name alone. */
export interface LobbyChair {
  readonly is: 'person' | 'bot' | 'free' | 'kept'
  /** Of a person, or whom it is kept for. */
  readonly name: string
}

/** A table at which people still sit down. */
export interface OpenTable {
  readonly table: string
  readonly game: string
  readonly options: readonly HeaderLine[]
  readonly pace: Pace
  readonly bank: TableSetup['bank']
  readonly isRated: boolean
  readonly chairs: readonly LobbyChair[]
  /** Since when it is there, in the server's time. */
  readonly since: number
}

/** A running table that everybody may watch. */
export interface PublicTable extends Omit<OpenTable, 'bank'> {
  /** How many do. */
  readonly watching: number
}

export interface LobbyList {
  /** Those that wait longest first. */
  readonly open: readonly OpenTable[]
  /** Those that most watch first. */
  readonly watch: readonly PublicTable[]
  /** How many people are connected. */
  readonly here: number
}

/** What somebody looks for; `null`: whatever there is. */
export interface LobbyFilter {
  readonly game: string | null
  readonly pace: Pace | null
  readonly players: number | null
  readonly isRated: boolean | null
  /** A module or a map: a key of the options, and its value or one of several, as in `modules:C`. */
  readonly option: string | null
}

export const NO_FILTER: LobbyFilter = { game: null, pace: null, players: null, isRated: null, option: null }

type Sought = Pick<OpenTable, 'game' | 'pace' | 'isRated' | 'chairs' | 'options'>

/** Is this what somebody looks for? */
export function fitsFilter(table: Sought, { game, pace, players, isRated, option }: LobbyFilter): boolean {
  return (
    (game === null || table.game === game) &&
    (pace === null || table.pace === pace) &&
    (players === null || table.chairs.length === players) &&
    (isRated === null || table.isRated === isRated) &&
    (option === null || valuesIn(table.options).includes(option))
  )
}

/** Every value of the options by its key; some are lists, and can be looked for as a whole or by each of their parts. */
const valuesIn = (options: readonly HeaderLine[]): string[] =>
  options.flatMap(([key, values]) => [values, ...values.split(',')].map(value => `${key}:${value}`))

export const freeSeats = (chairs: readonly LobbyChair[]): number[] =>
  [...chairs.keys()].filter(seat => chairs[seat]!.is === 'free')

/** A table in somebody's own list. */
export interface OwnTable {
  readonly table: string
  readonly game: string
  readonly options: readonly HeaderLine[]
  readonly pace: Pace
  readonly stage: TableStage
  /** Somebody sits in every chair. */
  readonly isFull: boolean
  readonly isMyTurn: boolean
  /** With whom. */
  readonly others: readonly string[]
  /** Who has the move, if it is one of them. */
  readonly mover: string | null
  /** When something last happened, and until when whoever has the move has time; `null`: there is no clock. */
  readonly moved: number
  readonly until: number | null
}

/** A table to which somebody is invited. */
export interface TableInvitation {
  readonly table: string
  readonly game: string
  readonly options: readonly HeaderLine[]
  readonly pace: Pace
  readonly players: number
  readonly by: string
  readonly since: number
  readonly isRematch: boolean
}

/** Somebody a person has played with. */
export interface Companion {
  readonly person: number
  readonly name: string
  /** How many games they had together. */
  readonly games: number
  readonly isFavourite: boolean
}

/** What somebody wants to play, now. */
export interface PlayWish {
  /** Any of these, with what a new table of each would be played with. */
  readonly games: readonly { readonly game: string; readonly options: GameOptions }[]
  readonly pace: Pace
  /** `null`: however many. */
  readonly players: number | null
  readonly isRated: boolean
  /** A module or a map, as somebody looks for it; `null`, or not said: any. */
  readonly option?: string | null
}

/** What a page may want to be told of: the lobby, and whether it is its reader's turn somewhere. */
export const TOPICS = ['lobby', 'turns'] as const
export type Topic = (typeof TOPICS)[number]

// Shapes

const chair = record({
  must: {
    is: meaning(choice(['person', 'bot', 'free', 'kept']), 'kept: free for somebody by name alone.'),
    name: anyText,
  },
})

const listedTable: Readonly<Record<string, Shape>> = {
  table: tableId,
  game: word,
  options: listOf(header, 'Option', 100),
  pace,
  isRated: yesOrNo,
  chairs: listOf(chair, 'Chair', MOST_SEATS, 1),
  since: meaning(time, 'Since when it is there, in the time of the server.'),
}

export const lobbyList = record({
  must: {
    open: listOf(record({ must: { ...listedTable, bank: record({ must: { live: count, daily: count } }) } }), 'Table'),
    watch: listOf(record({ must: { ...listedTable, watching: count } }), 'Table'),
    here: meaning(count, 'How many people are connected.'),
  },
})
