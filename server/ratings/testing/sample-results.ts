import type { SqlStore } from '../../store/sql-store.ts'
import { indexOf, START, tableBy } from '../../testing/samples.ts'
import type { GameResult } from '../game-result.ts'

/** People of these names; answers their numbers. */
export async function peopleIn(store: SqlStore, names: readonly string[]): Promise<number[]> {
  const people: number[] = []
  for (const name of names) people.push((await store.newPerson(name, `token of ${name}`, START)).number)
  return people
}

/** So many tables that are over; answers the numbers under which other rows name them. */
export async function endedTables(store: SqlStore, host: number, count: number): Promise<number[]> {
  const numbers: number[] = []
  for (let n = 0; n < count; n++) {
    const table = { ...tableBy(host, `table${String(n).padStart(7, '0')}`), created: START + n }
    await store.newTable(table, indexOf([host, null, null], { stage: 'over', toMove: null }))
    numbers.push(n + 1)
  }
  return numbers
}

/** How a game ended for these people, from the first to the last. */
export const resultFor = (people: readonly number[], ended: number, changes: Partial<GameResult> = {}): GameResult => ({
  game: 'first-class',
  options: [
    ['players', String(people.length)],
    ['modules', 'A,B'],
    ['decks', '1'],
  ],
  players: people.length,
  isRated: true,
  ended: START + ended,
  seats: people.map((person, seat) => ({
    ...{ seat, person, bot: null, place: seat + 1, points: 150 - 10 * seat, hasLeft: false },
    taken: new Map([[`card X${seat}`, 2]]),
  })),
  ...changes,
})
