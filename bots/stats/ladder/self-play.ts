import type { Seed } from '@roundhouse/kernel/dice'
import { Refusal } from '@roundhouse/kernel/game'
import { botGameNamed } from '../../games.ts'
import type { Habits } from '../habit.ts'
import { simulate } from '../simulation.ts'
import type { DeedStats, Spread } from '../stats.ts'

/** One bot in all seats of one table: what it makes of the game, no matter who else there is. */
export interface SelfPlay {
  readonly game: string
  readonly players: number
  /** The name of the table. */
  readonly table: string
  readonly bot: string
  /** Whether it is counted what winners and others did, and nothing else. */
  readonly deeds?: true
}

/** What it made of it. Every leaf is a count. */
export interface SelfPlayStats {
  readonly games: number
  readonly points: Spread
  /** All points, by where they came from. */
  readonly sources: Readonly<Record<string, number>>
  readonly habits: Habits
  /** What winners and others did, where that is asked for. */
  readonly deeds?: Readonly<Record<string, DeedStats>>
}

export const newSelfPlayStats = (): SelfPlayStats => ({ games: 0, points: {}, sources: {}, habits: {} })

/** Plays one game. */
export function playSelfPlay(
  { game, players, table: name, bot, deeds }: SelfPlay,
  seed: Seed,
  n: number,
): SelfPlayStats {
  const botGame = botGameNamed(game)
  const table = botGame.tables(players).find(each => each.name === name)
  if (table === undefined) throw new Refusal(`There is no table "${name}" of ${game}`)
  const seating = Array.from({ length: players }, () => bot)
  const stats = simulate(botGame, table.options, seating, seed, n, 1)
  if (deeds) return { ...newSelfPlayStats(), games: 1, deeds: stats.deeds }
  return {
    games: 1,
    points: stats.all.points,
    sources: Object.fromEntries(Object.entries(stats.sources).map(([source, { points }]) => [source, points])),
    habits: botGame.stats.habits(stats, botGame.definition.open(table.options)),
  }
}

export const selfPlayOf = (
  game: string,
  players: number,
  bots: readonly string[],
  more?: { deeds: true },
): SelfPlay[] =>
  botGameNamed(game)
    .tables(players)
    .flatMap(({ name }) => bots.map(bot => ({ game, players, table: name, bot, ...more })))
