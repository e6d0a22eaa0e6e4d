import type { Analysis } from '@roundhouse/bots/coach/analysis'
import type { SavedGame } from '@roundhouse/table/saving/saved-game'
import type { GameStore } from '@roundhouse/table/saving/store'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { isDamaged, listKept } from './kept.ts'

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

/** All that is kept, as it is: not everything need be a game. An index would leave out what has no time. */
export const allRecords = async (): Promise<readonly unknown[]> => (await database()).getAll('games')

/** What is no game can be deleted as well. */
export const forgetRecord = async (id: IDBValidKey): Promise<void> => (await database()).delete('games', id as string)

/** The games that this browser keeps. */
export const store: GameStore = {
  async save(game) {
    await (await database()).put('games', game)
  },
  load: async id => (await database()).get('games', id),
  async *newestFirst() {
    for (const game of listKept(await allRecords())) if (!isDamaged(game)) yield game
  },
  forget: forgetRecord,
}

/**
 * Keeps a game that was last kept at `before`, in one step that nobody can come between: what another tab has kept since is
 * never overwritten. Answers whether it was kept.
 */
export async function saveAfter(before: number | null, game: SavedGame): Promise<boolean> {
  const change = (await database()).transaction('games', 'readwrite')
  const kept = await change.store.get(game.id)
  const isNext = kept === undefined || kept.saved === before
  const written = isNext ? change.store.put(game) : null
  // Nothing more is to come: a browser that is told so does not wait for the answer before it ends the change.
  change.commit()
  await Promise.all([written, change.done])
  return isNext
}

/** Raised when games would be judged otherwise: what was thought before is thought again. */
export const ANALYST = 2

export async function keptAnalysis(id: string): Promise<Analysis | undefined> {
  const saved = await (await database()).get('games', id)
  return saved?.analysedBy === ANALYST ? saved.analysis : undefined
}

export async function keepAnalysis(id: string, analysis: Analysis): Promise<void> {
  const saved = await store.load(id)
  if (saved !== undefined) await (await database()).put('games', { ...saved, analysis, analysedBy: ANALYST })
}
