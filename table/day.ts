import { Refusal } from '@roundhouse/kernel/game'
import { GAMES, type GameName } from './games.ts'

/** A day as it is written: `2026-11-18`. */
const DAY = /^\d{4}-\d\d-\d\d$/
const MILLISECONDS = 86_400_000

/** How many days after the first of 1970 it is; `null`: that is no day. */
export function numberOfDay(day: string): number | null {
  const time = DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  return Number.isNaN(time) || dayOfNumber(time / MILLISECONDS) !== day ? null : time / MILLISECONDS
}

/** The same for what is known to be a day; anything else is refused. */
export function knownNumber(day: string): number {
  const number = numberOfDay(day)
  if (number === null) throw new Refusal(`${day} is no day; expected one such as 2026-11-18`)
  return number
}

export const dayOfNumber = (number: number): string => new Date(number * MILLISECONDS).toISOString().slice(0, 10)

/** The day that it is where the reader is. */
export const dayHere = (now: Date): string =>
  dayOfNumber(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / MILLISECONDS)

/** Which game is dealt on a day: they take turns. */
export const gameOfDay = (day: string): GameName => GAMES[knownNumber(day) % GAMES.length]!

/** How many sit at the table of a day, and where the person among them does. */
export const DAY_PLAYERS = 3
export const DAY_SEAT = 0

/** By which name a browser keeps the game of a day. */
export const dayGameId = (day: string): string => `day-${day}`

/** The day whose game is kept under this name; `null`: it is another game. */
export function dayOfGame(id: string): string | null {
  const day = id.startsWith('day-') ? id.slice('day-'.length) : ''
  return numberOfDay(day) === null ? null : day
}
