import type { Game } from '@roundhouse/kernel/game'
import { headerOf } from '@roundhouse/kernel/record'
import { type GameName, loadBots, type Shelf, shelfOf } from '@roundhouse/table/games'
import { Host } from '@roundhouse/table/host'
import { playersAt } from '@roundhouse/table/players'
import type { Chair, Setup } from '@roundhouse/table/snapshot'
import { TOOL_GAMES } from './games.ts'

const CHAIRS: readonly Chair[] = ['Ada', 'Bram', 'Chiara', 'Dénes'].map(name => ({ is: 'bot', level: 'greedy', name }))

/** Four bots at a table, always the same deal for a number. */
async function dealt(name: GameName, deal: number): Promise<{ host: Host; shelf: Shelf; game: Game }> {
  const shelf = await shelfOf(name)
  const setup: Setup = { game: name, options: shelf.optionsFor(TOOL_GAMES[name].fullest), chairs: CHAIRS }
  const game = shelf.box.open(shelf.box.readOptions(headerOf({ options: setup.options, notes: [] })))
  return { host: new Host('bench', shelf.box, setup, [0, 0, 0, deal]), shelf, game }
}

/** The record of a game that bots played as long as `goesOn`. */
async function played(
  name: GameName,
  deal: number,
  goesOn: (host: Host, stage: ReturnType<Shelf['stageOf']>) => boolean,
): Promise<string> {
  const { host, shelf, game } = await dealt(name, deal)
  const decide = playersAt(game, await loadBots(name))
  for (let ask = host.guessForBot(); ask !== null; ask = host.guessForBot()) {
    if (!goesOn(host, shelf.stageOf(host.scene().view, CHAIRS.length))) break
    host.playForBot(decide(ask))
  }
  return host.record()
}

/** A game as far as a moment at which the first seat is to decide, where now a person sits. */
export async function momentOf(
  name: GameName,
  deal: number,
  isIt: (view: unknown, stage: ReturnType<Shelf['stageOf']>) => boolean,
): Promise<string> {
  const goesOn = (host: Host, stage: ReturnType<Shelf['stageOf']>): boolean => {
    const { toMove, view } = host.scene()
    return toMove !== 0 || !isIt(view, stage)
  }
  return (await played(name, deal, goesOn)).replace('chair 1 greedy', 'chair 1 me')
}

/** A game that has come to its last round or turn, with the decision at the first seat, where now a person sits. */
export const lastRound = (name: GameName, deal: number): Promise<string> =>
  momentOf(name, deal, (_, { now, of }) => now === of)

/** A game just dealt, for four bots. */
export const begun = (name: GameName, deal: number): Promise<string> => played(name, deal, () => false)

/** A game from its first move to its last. */
export const finished = (name: GameName, deal: number): Promise<string> => played(name, deal, () => true)

/** A record as a file that somebody chooses. */
export const recordFile = (text: string) => ({ name: 'a.record', mimeType: 'text/plain', buffer: Buffer.from(text) })
