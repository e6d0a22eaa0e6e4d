import type { OnlinePart } from '../../saving/online-store.ts'
import type { OwnCommand } from '../own-commands.ts'
import type { MoveShelf, TabLocks } from '../unsent-moves.ts'

/** What a browser keeps for its tabs, and the locks that they hold: a browser that is none. */
export class Shelf {
  readonly parts = new Map<OnlinePart, unknown>()
  /** By tab. */
  readonly moves = new Map<string, readonly OwnCommand[]>()
  private readonly owners = new Map<string, object>()
  private readonly gone = new Set<object>()
  private waiting: { readonly owner: object; readonly tab: string; readonly run: () => void }[] = []

  /** The same for all tables: there is one. */
  readonly moveShelf: MoveShelf = {
    tabs: async () => [...this.moves.keys()],
    load: async (_, tab) => structuredClone(this.moves.get(tab)),
    save: async (_, tab, moves) => void this.moves.set(tab, structuredClone(moves as readonly OwnCommand[])),
    forget: async (_, tab) => void this.moves.delete(tab),
  }

  locksOf(owner: object): TabLocks {
    return {
      claim: tab =>
        new Promise(resolve => {
          if (this.gone.has(owner)) return
          const isFree = !this.owners.has(tab)
          if (isFree) this.owners.set(tab, owner)
          resolve(isFree)
        }),
      whenFree: tab =>
        new Promise(resolve => {
          if (this.gone.has(owner)) return
          if (this.owners.has(tab)) this.waiting.push({ owner, tab, run: resolve })
          else resolve()
        }),
    }
  }

  /** A tab is gone: it hears of nothing any more. */
  release(owner: object): void {
    this.gone.add(owner)
    for (const [tab, each] of this.owners) if (each === owner) this.owners.delete(tab)
    const waiting = this.waiting.filter(each => each.owner !== owner)
    const free = waiting.filter(({ tab }) => !this.owners.has(tab))
    this.waiting = waiting.filter(({ tab }) => this.owners.has(tab))
    for (const { run } of free) run()
  }
}
