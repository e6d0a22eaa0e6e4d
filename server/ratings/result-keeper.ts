import { loadGame, loadStats } from '@roundhouse/table/games'
import type { Clock } from '../clock.ts'
import { StoreFailure } from '../store/failure.ts'
import type { Store } from '../store/store.ts'
import { numberOf } from '../store/tables.ts'
import type { WorkPlace } from '../store/work.ts'
import { LogDamage } from '../table/online-table.ts'
import { type GameResult, resultOf } from './game-result.ts'
import { type UnwrittenTable, unwrittenTables, writeAllAnew, writeResult, writtenTables } from './results.ts'

/** What somebody who keeps results needs. */
export interface ResultSupport {
  readonly store: Pick<Store, 'readTable'> & WorkPlace
  readonly clock: Clock
  onTrouble(what: string, error: unknown): void
}

/** Milliseconds: how often it is looked for tables whose end nobody told of, such as that of another server. */
const ROUND = 3_600_000

/** So many tables are read before others have their turn. */
const AT_ONCE = 50

/**
 * Writes down how tables ended: when somebody tells of it, and in a round every hour. Doing it twice is harmless, and what a
 * crash left undone is done in the next round.
 */
export class ResultKeeper {
  private readonly support: ResultSupport
  /** Tables whose log does not lead to their end: they are told of once. */
  private readonly unreadable = new Set<string>()
  private last: Promise<void> = Promise.resolve()
  private isStopped = false
  private callOff: () => void = () => {}

  constructor(support: ResultSupport) {
    this.support = support
  }

  start(): void {
    void this.writeAll()
    this.wakeAgain()
  }

  /** What is being written is written. */
  async stop(): Promise<void> {
    this.isStopped = true
    this.callOff()
    await this.last
  }

  /** A table has ended. */
  tableEnded(id: string): Promise<void> {
    return this.inTurn(async () => {
      const number = await this.support.store.read(numberOf(id))
      if (number !== null) await this.write({ number, id })
    })
  }

  /** Writes whatever is not written yet. */
  writeAll(): Promise<void> {
    return this.inTurn(() => this.round())
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const { onTrouble } = this.support
    this.last = this.last.then(work).catch(error => onTrouble('results could not be written', error))
    return this.last
  }

  private wakeAgain(): void {
    const { clock } = this.support
    this.callOff = clock.wake(clock.now() + ROUND, () => {
      void this.writeAll()
      if (!this.isStopped) this.wakeAgain()
    })
  }

  private async round(): Promise<void> {
    const { store } = this.support
    for (let found = AT_ONCE; found === AT_ONCE && !this.isStopped; ) {
      const tables = await store.read(unwrittenTables(AT_ONCE, [...this.unreadable]))
      found = tables.length
      for (const table of tables) await this.write(table)
    }
  }

  private async write({ number, id }: UnwrittenTable): Promise<void> {
    if (this.isStopped) return
    try {
      const result = await readResult(this.support.store, id)
      if (result === null) this.unreadable.add(id)
      else await this.support.store.write(writeResult(number, result))
    } catch (error) {
      // A store that fails now may work in an hour; a log that is damaged stays so.
      if (error instanceof StoreFailure && error.code !== 'damaged') throw error
      this.unreadable.add(id)
      this.support.onTrouble(`how table ${id} ended could not be written`, error)
    }
  }
}

/** `null`: there is no such table, or it has not ended. */
async function readResult(store: Pick<Store, 'readTable'>, id: string): Promise<GameResult | null> {
  const kept = await store.readTable(id)
  if (kept === null) return null
  const [manifest, stats] = await Promise.all([loadGame(kept.setup.game), loadStats(kept.setup.game)])
  return resultOf(kept, manifest, stats)
}

/** What came of working everything out again. */
export interface AnewReport {
  readonly results: number
  /** Tables whose log does not lead to their end; nothing is known of them any more. */
  readonly faults: readonly { readonly table: string; readonly error: unknown }[]
}

/** Works results and ratings out from the logs alone, and writes them in the place of those that are there, all at once. */
export async function workOutAnew(
  store: Pick<Store, 'readTable'> & WorkPlace,
  onTable: (done: number, all: number) => void | Promise<void> = () => {},
): Promise<AnewReport> {
  const found = [...(await store.read(writtenTables)), ...(await store.read(unwrittenTables(Number.MAX_SAFE_INTEGER)))]
  // What an older version has written is not marked so yet.
  const tables = [...new Map(found.map(table => [table.number, table])).values()]
  const results: [number, GameResult][] = []
  const faults: { table: string; error: unknown }[] = []
  for (const [done, { number, id }] of tables.entries()) {
    await onTable(done, tables.length)
    try {
      const result = await readResult(store, id)
      if (result !== null) results.push([number, result])
    } catch (error) {
      if (!(error instanceof LogDamage)) throw error
      faults.push({ table: id, error })
    }
  }
  await store.write(writeAllAnew(results))
  return { results: results.length, faults }
}
