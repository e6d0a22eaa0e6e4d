import { type GameRecord, readRecord } from '@roundhouse/kernel/record'
import { loadGame } from '@roundhouse/table/games'
import { isSealed, unseal } from '@roundhouse/table/saving/seal'
import { resumeTable, type Table } from '@roundhouse/table/table'
import type { CliGame, CliOpenGame } from '../game.ts'
import { gameOfRecord } from '../games.ts'
import { refusedFile } from '../user-error.ts'
import { readText } from './files.ts'

/** A game out of a file, opened, and played as far as it goes. */
export interface GameFile {
  readonly cli: CliGame
  readonly opened: CliOpenGame
  readonly record: GameRecord
  readonly table: Table
  /** A saved game that goes on: what its players may not know stays in it. */
  readonly isSealed: boolean
}

/** Reads the text of a record or of a saved game, kept under this name. Whatever is wrong with it is refused. */
export async function gameIn(id: string, text: string): Promise<GameFile> {
  const record = readRecord(isSealed(text) ? await unseal(text) : text)
  const cli = gameOfRecord(record)
  const table = resumeTable(await loadGame(record.game), id, record)
  return { cli, opened: cli.open(table.options, table.rules), record, table, isSealed: isSealed(text) }
}

/** The same from a file, which refusals name. */
export async function readGame(path: string): Promise<GameFile> {
  const text = readText(path)
  try {
    return await gameIn(path, text)
  } catch (error) {
    throw refusedFile(path, error)
  }
}
