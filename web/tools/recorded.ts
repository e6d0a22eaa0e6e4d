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

/** The record of a game that bots played as long as `goesOn`. */
async function played(name: DrawnGame, deal: number, goesOn: (table: Table) => boolean): Promise<string> {
  let table = await dealt(name, deal)
  const decide = playersAt(table.game, await loadBots(name))
  for (let request = botRequest(table); request !== null; request = botRequest(table)) {
    if (!goesOn(table)) break
    table = playLegal(table, request.seat, decide(request))
  }
  return recordAt(table)
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
export const giveRecord = (page: Page, record: string): Promise<void> =>
  page.setInputFiles('input[type=file]', { name: 'a.record', mimeType: 'text/plain', buffer: Buffer.from(record) })

/** The same, until one sits at its table. */
export async function openRecord(page: Page, record: string): Promise<void> {
  await giveRecord(page, record)
  await page.locator('main.table').waitFor()
}
