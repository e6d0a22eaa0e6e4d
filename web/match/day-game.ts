import type { HeaderLine } from '@roundhouse/kernel/record'
import { DAY_SEAT, dayGameId } from '@roundhouse/table/day'
import { dealOfDay } from '@roundhouse/table/day-deal'
import type { GameName } from '@roundhouse/table/games'
import { placesOf } from '@roundhouse/table/places'
import { openSaved } from '@roundhouse/table/saving/saved-game'
import { recordAt } from '@roundhouse/table/table'
import { store } from '../saving/store.ts'

/** The deal of a day, and one's own game with it. */
export interface DayGame {
  readonly game: GameName
  readonly options: readonly HeaderLine[]
  readonly hasBegun: boolean
  /** How it ended, and the record that shows it; `null`: it has not. */
  readonly end: { readonly points: number; readonly place: number; readonly record: string } | null
}

export async function dayGame(day: string): Promise<DayGame> {
  const { game, options } = await dealOfDay(day)
  const saved = await store.load(dayGameId(day))
  if (saved === undefined || !saved.isOver) return { game, options, hasBegun: saved !== undefined, end: null }
  const table = await openSaved(saved)
  const result = table.game.result(table.match.now)!
  const [points, place] = [result.points[DAY_SEAT]!, placesOf(result)[DAY_SEAT]!]
  return { game, options, hasBegun: true, end: { points, place, record: recordAt(table) } }
}
