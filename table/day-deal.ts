import { placeInTurn } from '@roundhouse/bots/puzzles/day'
import { fork, readSeed, type Seed } from '@roundhouse/kernel/dice'
import { Refusal } from '@roundhouse/kernel/game'
import type { HeaderLine } from '@roundhouse/kernel/record'
import type { Chair } from './chairs.ts'
import { GAMES, type GameName, loadBots, loadGame } from './games.ts'
import { newTable, type Table } from './table.ts'

/*
 * The deal of the day: the same game, cards and bots for everybody on that date. It depends on the date alone, so a page
 * without a server deals it too.
 */

/** What is dealt on a day. */
export interface DayDeal {
  readonly game: GameName
  readonly options: readonly HeaderLine[]
  readonly seed: Seed
}

/** Where a person sits, among bots of this level. */
export const DAY_SEAT = 0
export const DAY_LEVEL = 'intermediate'
const PLAYERS = 3

/** A day as it is written: `2026-11-18`. */
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/
const MILLISECONDS = 86_400_000

/** How many days after the first of 1970 it is; `null`: that is no day. */
export function numberOfDay(day: string): number | null {
  const time = DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  return Number.isNaN(time) || dayOfNumber(time / MILLISECONDS) !== day ? null : time / MILLISECONDS
}

export const dayOfNumber = (number: number): string => new Date(number * MILLISECONDS).toISOString().slice(0, 10)

/** The day that it is where the reader is. */
export const dayHere = (now: Date): string =>
  dayOfNumber(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / MILLISECONDS)

/** The games take turns. */
export const gameOfDay = (day: string): GameName => GAMES[knownNumber(day) % GAMES.length]!

function knownNumber(day: string): number {
  const number = numberOfDay(day)
  if (number === null) throw new Refusal(`${day} is no day; expected one such as 2026-11-18`)
  return number
}

export async function dealOfDay(day: string): Promise<DayDeal> {
  const game = gameOfDay(day)
  const [{ definition }, bots] = await Promise.all([loadGame(game), loadBots(game)])
  const tables = bots.tables(PLAYERS)
  const { options } = tables[placeInTurn(Math.floor(knownNumber(day) / GAMES.length), tables.length)]!
  return { game, options: definition.writeOptions(options), seed: seedOfDay(day, game) }
}

/** Every game has dice of its own on a day: the number that its name is when it is read as digits. */
function seedOfDay(day: string, game: GameName): Seed {
  const name = [...game].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0x7fff_ffff, 7)
  return fork(readSeed(day.replaceAll('-', ''))!, name)
}

/** Who sits at the table of a day: the person, and bots that are always the same. */
export const dayChairs = (name: string): Chair[] =>
  Array.from({ length: PLAYERS }, (_, seat) =>
    seat === DAY_SEAT ? { is: 'person', name } : { is: 'bot', level: DAY_LEVEL, name: '' },
  )

/** The table of a day, before its first move. */
export async function tableOfDay(id: string, day: string, name: string): Promise<Table> {
  const { game, options, seed } = await dealOfDay(day)
  return newTable(await loadGame(game), { id, options, chairs: dayChairs(name) }, seed)
}

/** By which name a browser keeps the game of a day. */
export const dayGameId = (day: string): string => `day-${day}`

/** The day whose game is kept under this name; `null`: it is another game. */
export function dayOfGame(id: string): string | null {
  const day = id.startsWith('day-') ? id.slice('day-'.length) : ''
  return numberOfDay(day) === null ? null : day
}
