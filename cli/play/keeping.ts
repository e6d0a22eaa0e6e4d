import type { State } from '@roundhouse/first-class/base/state'
import { firstClass } from '@roundhouse/first-class/box'
import type { FirstClass } from '@roundhouse/first-class/game'
import { Refusal } from '@roundhouse/kernel/game'
import type { Match } from '@roundhouse/kernel/match'
import {
  type GameRecord,
  type HeaderLine,
  headerOf,
  readRecord,
  recordOf,
  replay,
  writeRecord,
} from '@roundhouse/kernel/record'
import { readText, writeWhole } from '../saving/files.ts'
import { isSealed, seal, unseal } from '../saving/seal.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type Chair, readChairs } from './chairs.ts'
import { endOfLastTurn, type Session, sessionAt } from './session.ts'

/** Who sits where, as lines of a record: `chair 1 me`. */
const CHAIR = 'chair'

const recordOfSession = ({ options, match, chairs }: Session): GameRecord =>
  recordOf(
    firstClass,
    options,
    match,
    chairs.map((chair, seat): HeaderLine => [CHAIR, `${seat + 1} ${chair}`]),
  )

/** The record as text: it holds the seed, so it is shown only when the game is over. */
export const recordText = (session: Session): string => writeRecord(recordOfSession(session))

/** What everyone may know of a saved game. */
function headline({ options, chairs, match }: Session): string {
  const { phase, round } = match.now
  const when = phase === 'over' ? 'over' : phase === 'draft' ? 'at set-up' : `in round ${round} of 6`
  return `First Class, modules ${options.modules.join(',')}, seats ${chairs.join(',')}, ${when}`
}

export const saveTo = (session: Session, path: string): void =>
  writeWhole(path, seal(headline(session), recordText(session)))

/** Saves every finished move. If that fails it is said once, and the game goes on. */
export function autosave(session: Session): void {
  if (session.savePath === null) return
  try {
    saveTo(session, session.savePath)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    session.terminal.warn(`${error.message}. The game goes on, but it is not saved by itself any more.`)
    session.savePath = null
  }
}

/** Where a new game is saved by itself. */
export function newSavePath(now: Date): string {
  const stamp = now
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replaceAll(':', '')
    .replace('T', '-')
  return `saves/first-class-${stamp}.save`
}

/** A game that saved itself goes on in its own file; a file that somebody named stays as it is. */
export const savePathAfterLoading = (path: string, now: Date): string =>
  /first-class-[\d-]+\.save$/.test(path) ? path : newSavePath(now)

/** Goes on with a saved game, or with a record that stops before the end. */
export function loadSession(path: string, terminal: Terminal, savePath: string | null): Session {
  const text = readText(path)
  try {
    const record = readRecord(isSealed(text) ? unseal(text) : text)
    const { game, match } = replay(firstClass, record)
    const options = firstClass.readOptions(headerOf(record))
    const chairs = chairsIn(record, options.players)
    return resumed(sessionAt({ options, chairs, terminal, savePath }, game as FirstClass, match as Match<State>))
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(`Cannot load ${path}: ${error.message}`)
    throw error
  }
}

/** Everyone is told what happened since his last turn, and no more. */
function resumed(session: Session): Session {
  for (const seat of session.told.keys()) session.told[seat] = endOfLastTurn(session, seat)
  return session
}

/** A record that does not say who sat where is played hot-seat. */
function chairsIn({ notes }: GameRecord, players: number): Chair[] {
  const chairs = notes.filter(([key]) => key === CHAIR).map(([, value]) => value.replace(/^\d+ /, ''))
  return readChairs(chairs.length === players ? chairs.join(',') : 'hot-seat', players)
}
