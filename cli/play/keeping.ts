import { occupantOf } from '@roundhouse/table/chairs'
import { saveTable } from '@roundhouse/table/saving/saved-game'
import { readText } from '../saving/files.ts'
import { gameIn } from '../saving/game-file.ts'
import { SAVES } from '../saving/saves.ts'
import { fileStore } from '../saving/store.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { refusalSentence, refusedFile } from '../user-error.ts'
import { checkChairs } from './chairs.ts'
import { PROGRAM_NOTES } from './external-bots.ts'
import { BOT_LIMITS, type BotLimits } from './search-bots.ts'
import { type Session, sessionAt, tableOf } from './session.ts'

/** Where games are saved by themselves. */
export const store = fileStore(SAVES)

/** What everyone may know of a saved game. */
function headlineOf(session: Session): string {
  const { opened, terminal } = session
  const { chairs, match } = tableOf(session)
  return terminal.words('terminal.headline', {
    game: opened.about(terminal.words),
    seats: chairs.map(occupantOf).join(','),
    when: opened.when(terminal.words, match.now),
  })
}

export async function saveTo(session: Session, path: string): Promise<void> {
  const notes = { saved: Date.now(), headline: headlineOf(session), notes: session.notes }
  await store.save({ ...(await saveTable(tableOf(session), notes)), id: path })
}

/** Saves every finished move. If that fails it is said once, and the game goes on. */
export async function autosave(session: Session): Promise<void> {
  if (session.savePath === null) return
  try {
    await saveTo(session, session.savePath)
  } catch (error) {
    const { words, warn } = session.terminal
    warn(`${refusalSentence(words, error)} ${words('terminal.no-autosave')}`)
    session.savePath = null
  }
}

/** Where a new game is saved by itself. */
export function newSavePath(game: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replaceAll(':', '').replace('T', '-')
  return `${SAVES}/${game}-${stamp}.save`
}

/** A game that saved itself goes on in its own file; a file that somebody named stays as it is. */
const savePathAfterLoading = (game: string, path: string): string =>
  new RegExp(`${game}-[\\d-]+\\.save$`).test(path) ? path : newSavePath(game, new Date())

/**
 * Goes on with a saved game, or with a record that stops before the end; what programs did before stays noted. Without a
 * place to save it, it is saved where it is already.
 */
export async function loadSession(
  path: string,
  terminal: Terminal,
  save?: string | null,
  limits: BotLimits = { ...BOT_LIMITS, runBots: false },
): Promise<Session> {
  const text = readText(path)
  try {
    const { cli, opened, record, table } = await gameIn(path, text)
    checkChairs(cli.name, table.chairs)
    const savePath = save === undefined ? savePathAfterLoading(cli.name, path) : save
    const notes = record.notes.filter(([key]) => PROGRAM_NOTES.includes(key))
    return sessionAt({ cli, terminal, savePath, limits }, table, opened, notes)
  } catch (error) {
    throw refusedFile(path, error, 'load')
  }
}
