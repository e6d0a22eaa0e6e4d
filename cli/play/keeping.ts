import { Refusal } from '@roundhouse/kernel/game'
import { type GameRecord, type HeaderLine, recordOf, writeRecord } from '@roundhouse/kernel/record'
import { readText, writeWhole } from '../saving/files.ts'
import { gameIn } from '../saving/game-file.ts'
import { seal } from '../saving/seal.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type Chair, readChairs } from './chairs.ts'
import { endOfLastTurn, PROGRAMS, type Programs, type Session, sessionAt } from './session.ts'
import { THINKING, type Thinking } from './thinkers.ts'
import { PROGRAM_NOTES } from './visits.ts'

/** Who sits where, as lines of a record: `chair 1 me`. */
const CHAIR = 'chair'

const recordOfSession = ({ cli, options, match, chairs, notes }: Session): GameRecord =>
  recordOf(cli.box, options, match, [
    ...chairs.map((chair, seat): HeaderLine => [CHAIR, `${seat + 1} ${chair}`]),
    ...notes,
  ])

/** The record as text: it holds the seed, so it is shown only when the game is over. */
export const recordText = (session: Session): string => writeRecord(recordOfSession(session))

/** What everyone may know of a saved game. */
const headline = ({ opened, chairs, match }: Session): string =>
  `${opened.described}, seats ${chairs.join(',')}, ${opened.when(match.now)}`

export const saveTo = (session: Session, path: string): void =>
  writeWhole(path, seal(headline(session), recordText(session)))

/** Saves every finished move. If that fails it is said once, and the game goes on. */
export function autosave(session: Session): void {
  if (session.savePath === null) return
  try {
    saveTo(session, session.savePath)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    session.terminal.warn(`${error.message}. ${session.terminal.words('terminal.no-autosave')}`)
    session.savePath = null
  }
}

/** Where a new game is saved by itself. */
export function newSavePath(game: string, now: Date): string {
  const stamp = now
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replaceAll(':', '')
    .replace('T', '-')
  return `saves/${game}-${stamp}.save`
}

/** A game that saved itself goes on in its own file; a file that somebody named stays as it is. */
const savePathAfterLoading = (game: string, path: string): string =>
  new RegExp(`${game}-[\\d-]+\\.save$`).test(path) ? path : newSavePath(game, new Date())

/** A file may come from anywhere, so it starts no programs of its own accord. */
const UNSTARTED: Programs = { ...PROGRAMS, isStarted: false }

/** How a game that is loaded goes on; without a place to save it, where it is saved already. */
interface Going {
  readonly save?: string | null | undefined
  readonly programs?: Programs
  readonly thinking?: Thinking
}

/** Goes on with a saved game, or with a record that stops before the end. */
export function loadSession(
  path: string,
  terminal: Terminal,
  { save, programs = UNSTARTED, thinking = THINKING }: Going = {},
): Session {
  const text = readText(path)
  try {
    const { cli, options, opened, record, match } = gameIn(text)
    const chairs = chairsIn(record, opened.game.seats)
    const savePath = save === undefined ? savePathAfterLoading(cli.name, path) : save
    const start = { cli, options, chairs, terminal, savePath, programs, thinking }
    return resumed(sessionAt(start, opened, match), record)
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(`Cannot load ${path}: ${error.message}`)
    throw error
  }
}

/** Everyone is told what happened since his last turn, and no more; what programs did before stays written down. */
function resumed(session: Session, { notes }: GameRecord): Session {
  session.notes.push(...notes.filter(([key]) => PROGRAM_NOTES.includes(key)))
  for (const seat of session.told.keys()) session.told[seat] = endOfLastTurn(session, seat)
  return session
}

/** A record that does not say who sat where is played hot-seat. */
export function chairsIn({ game, notes }: GameRecord, players: number): Chair[] {
  const chairs = notes.filter(([key]) => key === CHAIR).map(([, value]) => value.replace(/^\d+ /, ''))
  return readChairs(game, chairs.length === players ? chairs.join(',') : 'hot-seat', players)
}
