import type { FirstClass } from '@roundhouse/first-class/game'
import type { Seed } from '@roundhouse/kernel/dice'
import { Refusal } from '@roundhouse/kernel/game'
import { boxNamed } from '../../boxes.ts'
import { firstClassHabits } from '../../first-class/stats/habits.ts'
import { nurembergHabits } from '../../nuremberg/stats/habits.ts'
import type { Habits } from '../habit.ts'
import { simulate } from '../simulation.ts'
import type { Spread, Stats } from '../stats.ts'
import { type Table, tablesOf } from './tables.ts'

/** One bot in all seats of one table: what it makes of the game, whoever else there is. */
export interface SelfPlay {
  readonly game: string
  readonly players: number
  /** The name of the table. */
  readonly table: string
  readonly bot: string
}

/** What it made of it. Every leaf is a count. */
export interface SelfPlayStats {
  readonly games: number
  readonly points: Spread
  /** All points, by where they came from. */
  readonly sources: Readonly<Record<string, number>>
  readonly habits: Habits
}

export const newSelfPlayStats = (): SelfPlayStats => ({ games: 0, points: {}, sources: {}, habits: {} })

/** Plays one game. */
export function playSelfPlay({ game, players, table: name, bot }: SelfPlay, seed: Seed, n: number): SelfPlayStats {
  const table = tablesOf(game, players).find(each => each.name === name)
  if (table === undefined) throw new Refusal(`There is no table "${name}" of ${game}`)
  const seating = Array.from({ length: players }, () => bot)
  const stats = simulate(boxNamed(game), table.options, seating, seed, n, 1)
  return {
    games: 1,
    points: stats.all.points,
    sources: Object.fromEntries(Object.entries(stats.sources).map(([source, { points }]) => [source, points])),
    habits: habitsIn(game, table, stats),
  }
}

function habitsIn(game: string, { options }: Table, stats: Stats): Habits {
  if (stats.nuremberg !== undefined) return nurembergHabits(stats, stats.nuremberg)
  return firstClassHabits(stats, (boxNamed(game).open(options) as unknown as FirstClass).rules.printed)
}

export const selfPlayOf = (game: string, players: number, bots: readonly string[]): SelfPlay[] =>
  tablesOf(game, players).flatMap(({ name }) => bots.map(bot => ({ game, players, table: name, bot })))
