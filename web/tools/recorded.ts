import type { Stage } from '@roundhouse/kernel/manifest'
import type { Chair } from '@roundhouse/table/chairs'
import { loadBots, loadGame, optionsFor } from '@roundhouse/table/games'
import { playersAt } from '@roundhouse/table/players'
import { botRequest } from '@roundhouse/table/requests'
import { newTable, playLegal, recordAt, type Table, toMove } from '@roundhouse/table/table'
import type { Page } from 'playwright-core'
import type { DrawnGame } from '../e2e/driver/pointed.ts'
import { TOOL_GAMES } from './games.ts'

const CHAIRS: readonly Chair[] = ['Ada', 'Bram', 'Chiara', 'Dénes'].map(name => ({ is: 'bot', level: 'greedy', name }))

/** Four bots at a table, always the same deal for a number. */
async function dealt(name: DrawnGame, deal: number): Promise<Table> {
  const manifest = await loadGame(name)
  const setup = { id: 'bench', options: optionsFor(manifest, TOOL_GAMES[name].fullest), chairs: CHAIRS }
  return newTable(manifest, setup, [0, 0, 0, deal])
}

/** A game that bots play, one table after the other; as far as somebody has looked it is known. */
interface Course {
  readonly tables: Table[]
  /** Plays one move more; `null`: it is over. */
  next(): Table | null
}

async function newCourse(name: DrawnGame, deal: number): Promise<Course> {
  const first = await dealt(name, deal)
  const decide = playersAt(first.game, await loadBots(name))
  const tables = [first]
  const next = (): Table | null => {
    const table = tables.at(-1)!
    const request = botRequest(table)
    if (request === null) return null
    tables.push(playLegal(table, request.seat, decide(request)))
    return tables.at(-1)!
  }
  return { tables, next }
}

const courses = new Map<string, Promise<Course>>()

/** Many look for a moment of the same game: it is played once. */
function courseOf(name: DrawnGame, deal: number): Promise<Course> {
  const key = `${name} ${deal}`
  const known = courses.get(key) ?? newCourse(name, deal)
  courses.set(key, known)
  return known
}

/** The record of a game that bots played as long as `goesOn`. */
async function played(name: DrawnGame, deal: number, goesOn: (table: Table) => boolean): Promise<string> {
  const { tables, next } = await courseOf(name, deal)
  const at = tables.findIndex(table => !goesOn(table))
  if (at >= 0) return recordAt(tables[at]!)
  for (let table = next(); table !== null; table = next()) if (!goesOn(table)) break
  return recordAt(tables.at(-1)!)
}

/** A game as far as a moment at which the first seat has the move, where now a person sits. */
export async function momentOf(
  name: DrawnGame,
  deal: number,
  isIt: (view: unknown, stage: Stage) => boolean,
): Promise<string> {
  const goesOn = (table: Table): boolean => {
    const { manifest, options, game, match } = table
    const view = game.view(match.now, 'watcher')
    return toMove(table) !== 0 || !isIt(view, manifest.stageOf(options, view))
  }
  return (await played(name, deal, goesOn)).replace('chair 1 greedy', 'chair 1 me')
}

/** A game that has come to its last round or turn, with the decision at the first seat, where now a person sits. */
export const lastRound = (name: DrawnGame, deal: number): Promise<string> =>
  momentOf(name, deal, (_, { now, of }) => now === of)

/** A game just dealt, for four bots. */
export const begun = (name: DrawnGame, deal: number): Promise<string> => played(name, deal, () => false)

/** A game from its first move to its last. */
export const finished = (name: DrawnGame, deal: number): Promise<string> => played(name, deal, () => true)

/** Gives the page a record as a file, as a reader does at home. */
const giveRecord = (page: Page, record: string): Promise<void> =>
  page.setInputFiles('input[type=file]', { name: 'a.record', mimeType: 'text/plain', buffer: Buffer.from(record) })

/** The same, until one sits at its table. */
export async function openRecord(page: Page, record: string): Promise<void> {
  await giveRecord(page, record)
  await page.locator('main.table').waitFor()
}
