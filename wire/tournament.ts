import { record } from '@roundhouse/kernel/file/record'
import { choice, meaning, text, whole } from '@roundhouse/kernel/file/shape'
import type { GameOptions } from '@roundhouse/kernel/manifest'
import type { HeaderLine } from '@roundhouse/kernel/record'
import { gameOptions, type TableSetup } from './setup.ts'
import { MOST_SEATS, orNull, time, word, yesOrNo } from './shapes.ts'

/* What people are told of tournaments, and how somebody wants one. */

export type TournamentKind = 'swiss' | 'groups'
export type TournamentStage = 'registering' | 'running' | 'over' | 'called-off'

export const LONGEST_TOURNAMENT_NAME = 40
export const MOST_ROUNDS = 9
/** As many people as one tournament has. */
export const MOST_ENTRANTS = 128

/** A tournament as somebody wants it. */
export interface NewTournament {
  readonly name: string
  readonly game: string
  readonly options: GameOptions
  /** At each table. */
  readonly players: number
  readonly pace: 'live' | 'daily'
  readonly bank: TableSetup['bank']
  readonly kind: TournamentKind
  /** Groups that play in pairs have as many as everybody needs to play everybody. */
  readonly rounds: number
  /** How many are in a group at most. */
  readonly groupSize: number
  /** Do the best play one more table in the end? */
  readonly hasFinal: boolean
  /** Is it in the list for everybody? Otherwise only those with its link find it. */
  readonly isOpen: boolean
  /** When registration ends and the first round begins; `null`: when its maker says so. */
  readonly closes: number | null
}

/** A tournament in a list. */
export interface TournamentSummary {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly options: readonly HeaderLine[]
  readonly players: number
  readonly pace: 'live' | 'daily'
  readonly bank: TableSetup['bank']
  readonly kind: TournamentKind
  readonly rounds: number
  readonly hasFinal: boolean
  readonly isOpen: boolean
  readonly stage: TournamentStage
  /** The round that is played or was played last; 0: none yet. */
  readonly round: number
  /** How many take part. */
  readonly entrants: number
  readonly closes: number | null
  /** Does whoever asks take part? */
  readonly isIn: boolean
}

/** Somebody in a tournament; nobody's name is empty but of those who were forgotten. */
export interface TournamentPerson {
  readonly person: number
  readonly name: string
  readonly isMe: boolean
}

/** How somebody stands. */
export interface TournamentRow extends TournamentPerson {
  readonly group: number | null
  /** From 1; nobody shares one. */
  readonly rank: number
  /** 2 for everybody they finished ahead of at a table, 1 for everybody they were level with. */
  readonly points: number
  /** The points of those they played, once for each time. */
  readonly opponents: number
  /** Of the points at their tables, in thousandths, added up. */
  readonly share: number
  readonly byes: number
  readonly hasLeft: boolean
}

/** Of a table in a round that is played only who sits there is told. */
export interface TournamentSeat extends TournamentPerson {
  readonly place: number | null
  readonly points: number | null
  readonly hasLeft: boolean
}

export interface TournamentTable {
  /** `null`: a table of others in a round that is played. */
  readonly table: string | null
  readonly stage: 'playing' | 'over' | 'called-off'
  readonly seats: readonly TournamentSeat[]
}

export interface TournamentRound {
  readonly round: number
  readonly isFinal: boolean
  /** What the deal is called, and the commitment of the house to it. */
  readonly deal: string
  readonly commitment: string
  readonly began: number
  readonly ended: number | null
  readonly tables: readonly TournamentTable[]
  readonly byes: readonly TournamentPerson[]
}

/** All of a tournament. */
export interface TournamentReport extends TournamentSummary {
  readonly maker: string
  readonly isMaker: boolean
  readonly rows: readonly TournamentRow[]
  /** The last first. */
  readonly played: readonly TournamentRound[]
  /** The table at which whoever asks plays now. */
  readonly table: string | null
}

/** Why a tournament does not do what is asked. */
export type TournamentObjection =
  | 'no-such-tournament'
  | 'no-account'
  | 'not-yours'
  | 'not-now'
  | 'full'
  | 'too-few'
  | 'too-late'

/** One of several results on the same cards, in the same seat. */
export interface DuplicateEntry extends TournamentPerson {
  readonly points: number
  readonly place: number
  readonly hasLeft: boolean
  /** Which share of the others it beats, in percent; `null`: there are no others. */
  readonly percent: number | null
  /** `null`: it cannot be looked at. */
  readonly table: string | null
}

/** Everybody's results on one deal, seat by seat, the best first. */
export interface DuplicateReport {
  readonly deal: string
  readonly game: string
  /** The tournament it was dealt for; `null`: it was the deal of a day. */
  readonly tournament: { readonly id: string; readonly name: string; readonly round: number } | null
  /** Until it is, nobody has a result. */
  readonly isOver: boolean
  readonly seats: readonly (readonly DuplicateEntry[])[]
  /** The seat of whoever asks; `null`: they did not play it. */
  readonly own: number | null
}

// Shapes

const tournamentName = text(
  `^[\\p{L}\\p{N}\\p{P}\\p{S}](?:[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]{0,${LONGEST_TOURNAMENT_NAME - 2}}[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}])?$`,
  `1 to ${LONGEST_TOURNAMENT_NAME} characters on one line`,
)

/** The shape of a `NewTournament`. */
export const newTournament = record({
  must: {
    name: tournamentName,
    game: word,
    options: gameOptions,
    players: whole(2, MOST_SEATS),
    pace: choice(['live', 'daily']),
    bank: record({ must: { live: whole(1, 600), daily: whole(1, 60) } }),
    kind: choice(['swiss', 'groups']),
    rounds: whole(1, MOST_ROUNDS),
    groupSize: meaning(whole(2, 8), 'How many are in a group at most.'),
    hasFinal: yesOrNo,
    isOpen: yesOrNo,
    closes: orNull(time),
  },
})
