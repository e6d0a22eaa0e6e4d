import { Refusal } from '@roundhouse/kernel/game'
import type { Match } from '@roundhouse/kernel/match'
import { type GameRecord, headerOf, readRecord, replay } from '@roundhouse/kernel/record'
import { about } from '../endings.ts'
import type { CliGame, OpenGame } from '../game.ts'
import { gameOfRecord } from '../games.ts'
import { readText } from './files.ts'
import { isSealed, unseal } from './seal.ts'

/** A game out of a file, opened, and played as far as it goes. */
export interface GameFile {
  readonly cli: CliGame
  readonly options: unknown
  readonly opened: OpenGame
  readonly record: GameRecord
  readonly match: Match
  /** A saved game that goes on: what its players may not know stays in it. */
  readonly isSealed: boolean
}

/** Reads the text of a record or of a saved game. Whatever is wrong with it is refused. */
export function gameIn(text: string): GameFile {
  const record = readRecord(isSealed(text) ? unseal(text) : text)
  const cli = gameOfRecord(record)
  const { match } = replay(cli.box, record)
  const options = cli.box.readOptions(headerOf(record))
  return { cli, options, opened: cli.open(options), record, match, isSealed: isSealed(text) }
}

/** The same from a file, which refusals name. */
export function readGame(path: string): GameFile {
  const text = readText(path)
  try {
    return gameIn(text)
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(about(path, error.message))
    throw error
  }
}
