import { placeInTurn } from '@roundhouse/bots/puzzles/day'
import { fork, readSeed, type Seed } from '@roundhouse/kernel/dice'
import type { HeaderLine } from '@roundhouse/kernel/record'
import type { Chair } from './chairs.ts'
import { DAY_PLAYERS, DAY_SEAT, gameOfDay, knownNumber } from './day.ts'
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

/** The level of the bots. */
const DAY_LEVEL = 'intermediate'

export async function dealOfDay(day: string): Promise<DayDeal> {
  const game = gameOfDay(day)
  const [{ definition }, bots] = await Promise.all([loadGame(game), loadBots(game)])
  const tables = bots.tables(DAY_PLAYERS)
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
  Array.from({ length: DAY_PLAYERS }, (_, seat) =>
    seat === DAY_SEAT ? { is: 'person', name } : { is: 'bot', level: DAY_LEVEL, name: '' },
  )

/** The table of a day, before its first move. */
export async function tableOfDay(id: string, day: string, name: string): Promise<Table> {
  const { game, options, seed } = await dealOfDay(day)
  return newTable(await loadGame(game), { id, options, chairs: dayChairs(name) }, seed)
}
