import type { Seat } from '@roundhouse/kernel/game'
import { loadGame } from '@roundhouse/table/games'
import type { TableStage } from '@roundhouse/wire/online-snapshot'
import type { Pace } from '@roundhouse/wire/setup'
import { StoreFailure } from '../store/failure.ts'
import type { KeptTable } from '../store/store.ts'
import type { StorePlace } from '../store/store-place.ts'
import { readingStore, type StoreReader } from '../store/store-reader.ts'
import { botLevelAt } from '../table/absence.ts'
import { faceOf, timeIsUpAt } from '../table/clock.ts'
import { type HoldReason, type OnlineTable, seatToMove } from '../table/online-table.ts'
import { openOrHold } from '../table/opening.ts'

/** Who sits in a chair, for the house. */
export interface ReportedChair {
  readonly is: 'person' | 'bot' | 'free'
  readonly name: string
  /** The level of the bot that plays there; `null`: none does. */
  readonly level: string | null
  readonly isReady: boolean
  readonly hasLeft: boolean
  /** Milliseconds that were left when its clock last stood; `null`: it has none. */
  readonly left: number | null
}

/** What the house may know of a table: neither a seed, a share, a plan, a move nor what was said is in it. */
export interface TableReport {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly stage: TableStage
  /** How many entries its log has, and when the last one was written. */
  readonly seq: number
  readonly created: number
  readonly moved: number
  readonly pace: Pace
  readonly isPaused: boolean
  readonly toMove: Seat | null
  /** When the time of whoever has the move is up; `null`: no clock runs. */
  readonly until: number | null
  readonly played: number
  readonly chairs: readonly ReportedChair[]
  readonly held: HoldReason | null
  /** Why the house holds it, or what is wrong with its log; `null`: neither. */
  readonly why: string | null
}

/** A table that cannot even be read. */
export interface UnreadableTable {
  readonly id: string
  readonly error: StoreFailure
}

/** All tables that are not over, those that are held among them. `onTable` may throw, which stops it. */
export const listTables = (
  place: StorePlace,
  onTable: (done: number, all: number) => void | Promise<void> = () => {},
): Promise<readonly (TableReport | UnreadableTable)[]> =>
  readingStore(place, async store => {
    const ids = await store.running()
    const found: (TableReport | UnreadableTable)[] = []
    for (const [done, id] of ids.entries()) {
      await onTable(done, ids.length)
      const table = await listed(store, id)
      if (table !== null) found.push(table)
    }
    return found
  })

async function listed(store: StoreReader, id: string): Promise<TableReport | UnreadableTable | null> {
  try {
    const kept = await store.table(id)
    return kept && (await reportOf(kept))
  } catch (error) {
    if (error instanceof StoreFailure && error.code === 'damaged') return { id, error }
    throw error
  }
}

/** `null`: there is no such table. */
export const reportTable = (place: StorePlace, id: string): Promise<TableReport | null> =>
  readingStore(place, async store => {
    const kept = await store.table(id)
    return kept && reportOf(kept)
  })

async function reportOf(kept: KeptTable): Promise<TableReport> {
  const { table, fault } = openOrHold(kept, await loadGame(kept.setup.game))
  const { id, setup, stage, held, clock } = table
  return {
    ...{ id, game: setup.game, rules: setup.rules, stage, held },
    seq: kept.entries.length,
    created: kept.created,
    moved: kept.entries.at(-1)?.at ?? kept.created,
    pace: clock.pace,
    isPaused: clock.pausedAt !== null,
    until: timeIsUpAt(clock),
    toMove: stage === 'playing' ? seatToMove(table) : null,
    played: table.table?.match.played.length ?? 0,
    chairs: chairsAt(table),
    why: fault?.message ?? whyHeld(kept, held),
  }
}

function chairsAt(table: OnlineTable): ReportedChair[] {
  const { left } = faceOf(table.clock, seat => table.chairs[seat]!.planned.is === 'person')
  return table.chairs.map(({ planned, person, name, commitment, hasLeft }, seat) => ({
    is: planned.is === 'bot' ? 'bot' : person === null ? 'free' : 'person',
    name,
    level: botLevelAt(table, seat),
    isReady: commitment !== null,
    hasLeft,
    left: left[seat] ?? null,
  }))
}

function whyHeld({ entries }: KeptTable, held: HoldReason | null): string | null {
  const event = held === null ? undefined : entries.findLast(({ event }) => event.kind === 'hold')?.event
  return event?.kind === 'hold' ? event.because : null
}
