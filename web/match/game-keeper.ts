import { saveTable } from '@roundhouse/table/saving/saved-game'
import type { Table } from '@roundhouse/table/table'
import { saveAfter } from '../saving/store.ts'

/** Keeps the game that is open, move by move, each on what was kept before it. */
export class GameKeeper {
  readonly #told: (id: string) => void
  /** When the game was last kept, as far as is known here; `null`: never. */
  #keptAt: number | null = null
  #keeping: Promise<boolean> = Promise.resolve(true)

  /** `told` hears which game was kept. */
  constructor(told: (id: string) => void) {
    this.#told = told
  }

  /** From now on another game is kept, or the same as it was kept elsewhere. */
  goOnFrom(keptAt: number | null): void {
    this.#keptAt = keptAt
  }

  /** Answers whether it was kept: it is not, if another tab has played on meanwhile. */
  keep(table: Table): Promise<boolean> {
    const kept = this.#keeping.catch(() => true).then(() => this.#keepNow(table))
    this.#keeping = kept
    return kept
  }

  /** Whatever is being kept now is kept, or could not be. */
  async settled(): Promise<void> {
    await this.#keeping.catch(() => {})
  }

  async #keepNow(table: Table): Promise<boolean> {
    // Later than what was kept before, even where the clock is not: so no two have the same time.
    const saved = Math.max(Date.now(), (this.#keptAt ?? 0) + 1)
    if (!(await saveAfter(this.#keptAt, await saveTable(table, { saved })))) return false
    this.#keptAt = saved
    this.#told(table.id)
    return true
  }
}
