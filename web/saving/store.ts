import type { Analysis } from '@roundhouse/bots/coach/analysis'
import type { GameName, Stage } from '@roundhouse/table/games'
import type { Chair, Setup } from '@roundhouse/table/snapshot'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A game as it is kept. What is secret is sealed. */
export interface SavedGame {
  readonly id: string
  readonly game: GameName
  readonly options: Setup['options']
  readonly chairs: readonly Chair[]
  /** When the last move was played, in milliseconds since 1970. */
  readonly saved: number
  readonly played: number
  /** How far it is; games kept by the first version do not say. */
  readonly stage?: Stage
  readonly points: readonly number[]
  readonly isOver: boolean
  readonly sealed: string
  /** How a game went that is over, once somebody wanted to know, and which version thought so. */
  readonly analysis?: Analysis
  readonly analysedBy?: number
}

/** What a list of games shows. */
export type SavedHead = Omit<SavedGame, 'sealed' | 'analysis' | 'analysedBy'>

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame; indexes: { saved: number } }
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

export const keepGame = async (game: SavedGame): Promise<void> => {
  await (await database()).put('games', game)
}

export const savedGame = async (id: string): Promise<SavedGame | undefined> => (await database()).get('games', id)

/** Raised when games would be judged otherwise: what was thought before is thought anew. */
const ANALYST = 1

export async function keptAnalysis(id: string): Promise<Analysis | undefined> {
  const saved = await savedGame(id)
  return saved?.analysedBy === ANALYST ? saved.analysis : undefined
}

export async function keepAnalysis(id: string, analysis: Analysis): Promise<void> {
  const saved = await savedGame(id)
  if (saved !== undefined) await keepGame({ ...saved, analysis, analysedBy: ANALYST })
}

/** The newest first. */
export async function savedGames(): Promise<SavedHead[]> {
  const games = await (await database()).getAllFromIndex('games', 'saved')
  return games.reverse().map(({ sealed: _, analysis: __, analysedBy: ___, ...head }) => head)
}

export const forgetGame = async (id: string): Promise<void> => (await database()).delete('games', id)
