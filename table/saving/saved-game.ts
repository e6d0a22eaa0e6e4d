import { branchedAt } from '@roundhouse/kernel/branch'
import type { Stage } from '@roundhouse/kernel/manifest'
import { type HeaderLine, readRecord } from '@roundhouse/kernel/record'
import type { Chair } from '../chairs.ts'
import { type GameName, loadGame } from '../games.ts'
import { withKnownBots } from '../levels.ts'
import { isOver, recordAt, resumeTable, type Table } from '../table.ts'
import { seal, unseal } from './seal.ts'

/** A game as it is kept. What is secret is sealed. */
export interface SavedGame {
  readonly id: string
  readonly game: GameName
  readonly options: readonly HeaderLine[]
  readonly chairs: readonly Chair[]
  /** When the last move was played, in milliseconds since 1970. */
  readonly saved: number
  readonly played: number
  /** How far it is; games kept by the first version do not say. */
  readonly stage?: Stage
  /** After how many moves it branched off from another game; not given: it did not. */
  readonly branchedAt?: number
  readonly points: readonly number[]
  readonly isOver: boolean
  readonly sealed: string
}

/** What a list of games shows. */
export type SavedGameHead = Omit<SavedGame, 'sealed'>

/** What the front end adds: when it is saved, what everyone may read of it, and more lines for the record. */
export interface SaveNotes {
  readonly saved: number
  readonly headline?: string
  readonly notes?: readonly HeaderLine[]
}

export async function saveTable(table: Table, { saved, headline = headlineFor(table), notes }: SaveNotes) {
  return savedAs(table, saved, await seal(headline, recordAt(table, notes)))
}

const headlineFor = ({ manifest, chairs }: Table): string =>
  `${manifest.name}, ${chairs.map(({ name }) => name).join(', ')}`

/** The table as it is kept in this sealed text. */
export function savedAs(table: Table, saved: number, sealed: string): SavedGame {
  const { id, manifest, header, options, chairs, game, match } = table
  const branched = branchedAt(match)
  return {
    id,
    game: manifest.name,
    options: header,
    chairs,
    saved,
    played: match.played.length,
    stage: manifest.stageOf(options, game.view(match.now, 'watcher')),
    ...(branched === null ? {} : { branchedAt: branched }),
    points: game.points(match.now),
    isOver: isOver(table),
    sealed,
  }
}

/** The game goes on, with bots that there are here. */
export async function openSaved({ id, game, chairs, sealed }: SavedGame): Promise<Table> {
  return withKnownBots(resumeTable(await loadGame(game), id, readRecord(await unseal(sealed)), chairs))
}
