import type { GameStats } from '@roundhouse/bots/stats/game-stats'
import type { Result, Seat } from '@roundhouse/kernel/game'
import type { HeaderLine } from '@roundhouse/kernel/record'
import type { TableGame } from '@roundhouse/table/games'
import { placesOf } from '@roundhouse/table/places'
import type { TableSetup } from '@roundhouse/wire/setup'
import { dealt, fold, newOnlineTable, type OnlineTable } from '../table/online-table.ts'
import type { TableLog } from '../table/opening.ts'

/** How a game ended for one seat. */
export interface SeatResult {
  readonly seat: Seat
  /** Who sat there; `null`: the bot of this level. */
  readonly person: number | null
  readonly bot: string | null
  /** From 1; whoever is level has the same. */
  readonly place: number
  readonly points: number
  /** For more than two turns a bot played for the person, or they left for good. */
  readonly hasLeft: boolean
  /** How often they took what. */
  readonly taken: ReadonlyMap<string, number>
}

/** How a table ended. Nothing but its log decides that. */
export interface GameResult {
  readonly game: string
  readonly options: readonly HeaderLine[]
  readonly players: number
  readonly isRated: boolean
  readonly ended: number
  readonly seats: readonly SeatResult[]
}

/** For so many turns a bot may play for a person who stays in the game all the same. */
const MOST_TURNS_AWAY = 2

/** Works out how a table ended; `null`: it has not ended, or was called off. */
export function resultOf(
  log: TableLog,
  manifest: TableGame,
  { acquisition }: Pick<GameStats, 'acquisition'>,
): GameResult | null {
  const { table, away, ended } = played(log, manifest)
  const result = table.stage === 'over' ? outcomeOf(table) : null
  if (result === null) return null
  const places = placesOf(result)
  const taken = takenBySeat(table, acquisition)
  return {
    game: table.setup.game,
    options: table.setup.options,
    players: table.chairs.length,
    isRated: isRated(table.setup),
    ended,
    seats: table.chairs.map(({ planned, person, hasLeft }, seat) => ({
      seat,
      person,
      bot: planned.is === 'bot' ? planned.level : null,
      place: places[seat]!,
      points: result.points[seat]!,
      hasLeft: person !== null && (hasLeft || away[seat]!.size > MOST_TURNS_AWAY),
      taken: taken[seat]!,
    })),
  }
}

/** Set up as rated, and people only: against bots nobody is measured. */
const isRated = ({ chairs, isRated = false }: TableSetup & { readonly isRated?: boolean }): boolean =>
  isRated && chairs.every(({ is }) => is === 'person')

/** The table at its end, when the last move was made, and in which turns of each seat a bot played for its person. */
interface PlayedLog {
  readonly table: OnlineTable
  readonly ended: number
  readonly away: readonly ReadonlySet<number>[]
}

function played(log: TableLog, manifest: TableGame): PlayedLog {
  let table = newOnlineTable(log, manifest)
  const away = table.chairs.map(() => new Set<number>())
  let ended = log.created
  for (const entry of log.entries) {
    const { event, by } = entry
    if (event.kind === 'move') {
      const { person, turns } = table.chairs[event.seat]!
      if (by === 'bot' && person !== null) away[event.seat]!.add(turns)
      ended = entry.at
    }
    table = fold(table, { ...entry, hash: null })
  }
  return { table, ended, away }
}

function outcomeOf(table: OnlineTable): Result | null {
  const { game, match } = dealt(table)
  return game.result(match.now)
}

function takenBySeat(table: OnlineTable, acquisition: GameStats['acquisition']): Map<string, number>[] {
  const taken = table.chairs.map(() => new Map<string, number>())
  for (const line of dealt(table).match.story) {
    const found = acquisition(line)
    if (found === null) continue
    const own = taken[found.seat]!
    own.set(found.thing, (own.get(found.thing) ?? 0) + 1)
  }
  return taken
}
