import type { HeaderLine } from '@roundhouse/kernel/record'

/** What everybody may know of a person: how they played, and how well. */
export interface Profile {
  readonly person: number
  readonly name: string
  /** Since when they are known here. */
  readonly since: number
  readonly isMe: boolean
  readonly games: number
  readonly won: number
  /** How many of these games whoever asks played with them; `null`: it is they who ask, or nobody is known to. */
  readonly together: number | null
  readonly ratings: readonly ProfileRating[]
  readonly settings: readonly SettingCount[]
  readonly favourites: readonly FavouriteThing[]
  readonly recent: readonly RecentGame[]
}

/** From so many games on a rating is shown. */
export const FIRST_SHOWN = 10

/** How strong somebody is at a game. */
export interface ProfileRating {
  readonly game: string
  readonly games: number
  /** `null`: too few games to tell. */
  readonly points: number | null
  readonly doubt: number | null
  /** After each rated game from the tenth on, or after some of them if they are many. */
  readonly course: readonly RatingStep[]
}

export interface RatingStep {
  /** Which rated game of the person it was, counted from 1. */
  readonly game: number
  readonly at: number
  readonly points: number
  readonly doubt: number
}

/** Games with the same options: what was played with, and by how many. */
export interface SettingCount {
  readonly game: string
  readonly options: readonly HeaderLine[]
  readonly players: number
  readonly games: number
  readonly won: number
  /** The mean of them. */
  readonly points: number
}

export interface RecentGame {
  readonly table: string
  readonly game: string
  readonly options: readonly HeaderLine[]
  readonly players: number
  readonly ended: number
  readonly place: number
  readonly points: number
  readonly hasLeft: boolean
  /** What the rating changed by, once it is shown; `null`: the game is not rated. */
  readonly change: number | null
}

/** How often something was taken in a game. */
export interface ThingCount {
  readonly game: string
  readonly thing: string
  readonly times: number
}

/** Something that a person takes more often than others do. */
export interface FavouriteThing extends ThingCount {
  /** How many times as often as the others, of everything that was taken. */
  readonly factor: number
}

/** Who is how strong at a game. */
export interface BoardEntry {
  /** `null`: a bot of this level. */
  readonly person: number | null
  readonly name: string
  readonly level: string | null
  readonly points: number
  /** Rated games; bots have none. */
  readonly games: number
}
