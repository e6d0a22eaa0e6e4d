import type { Analysis } from '@roundhouse/bots/coach/analysis'
import type { SavedGame } from '@roundhouse/table/saving/saved-game'
import type { GameStore } from '@roundhouse/table/saving/store'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** How a game went that is over, once somebody wanted to know, and which version thought so. */
interface Analysed {
  readonly analysis?: Analysis
  readonly analysedBy?: number
}

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame & Analysed; indexes: { saved: number } }
}

const NAME = 'roundhouse'
/** Raised when the form of what is kept changes; `upgrade` then brings older ones over. */
const VERSION = 1

let opened: Promise<IDBPDatabase<Schema>> | null = null

const database = (): Promise<IDBPDatabase<Schema>> =>
  (opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('saved', 'saved')
    },
  }))

/** The games that this browser keeps. */
export const store: GameStore = {
  async save(game) {
    await (await database()).put('games', game)
  },
  load: async id => (await database()).get('games', id),
  async *newestFirst() {
    const games = await (await database()).getAllFromIndex('games', 'saved')
    for (const { sealed: _, analysis: __, analysedBy: ___, ...head } of games.reverse()) yield head
  },
  forget: async id => (await database()).delete('games', id),
}

/** Raised when games would be judged otherwise: what was thought before is thought again. */
const ANALYST = 2

export async function keptAnalysis(id: string): Promise<Analysis | undefined> {
  const saved = await (await database()).get('games', id)
  return saved?.analysedBy === ANALYST ? saved.analysis : undefined
}

export async function keepAnalysis(id: string, analysis: Analysis): Promise<void> {
  const saved = await store.load(id)
  if (saved !== undefined) await (await database()).put('games', { ...saved, analysis, analysedBy: ANALYST })
}
