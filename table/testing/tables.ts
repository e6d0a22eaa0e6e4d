import { botGameNamed } from '@roundhouse/bots/games'
import type { Dice, Seed } from '@roundhouse/kernel/dice'
import { roll } from '@roundhouse/kernel/dice'
import type { GameOptions } from '@roundhouse/kernel/manifest'
import type { Chair } from '../chairs.ts'
import { type GameName, loadGame, optionsFor } from '../games.ts'
import { playersAt } from '../players.ts'
import { botRequest } from '../requests.ts'
import { isOver, movesAt, newTable, play, playLegal, type Table, toMove } from '../table.ts'

export const SEED: Seed = [1, 2, 3, 4]

export const person = (name: string): Chair => ({ is: 'person', name })
export const bot = (level = 'random', name = 'Bot'): Chair => ({ is: 'bot', level, name })

/** A table of this game; what is not chosen is as in a first game. */
export async function tableOf(
  name: GameName,
  chairs: readonly Chair[],
  chosen: GameOptions = {},
  seed: Seed = SEED,
): Promise<Table> {
  const manifest = await loadGame(name)
  const all = { modules: 'A,C', map: 'nuremberg', ...chosen, players: String(chairs.length) }
  return newTable(manifest, { id: 'g1', options: optionsFor(manifest, all), chairs }, seed)
}

/** The table after a move that must be legal, played as anybody plays. */
export function after(table: Table, text = movesAt(table)[0]!): Table {
  const outcome = play(table, toMove(table)!, text)
  if (!outcome.ok) throw new Error(`refused: ${outcome.reason.rule} ${outcome.reason.code}`)
  return outcome.table
}

export const afterAny = (table: Table, dice: Dice): Table => {
  const moves = movesAt(table)
  return after(table, moves[roll(dice, moves.length)])
}

/** Bots play until a person has the move, or the game is over. */
export function afterBots(table: Table): Table {
  const decide = playersAt(table.game, botGameNamed(table.game.name))
  let now = table
  for (let request = botRequest(now); request !== null; request = botRequest(now))
    now = playLegal(now, request.seat, decide(request))
  return now
}

/** A whole game, people playing the first legal move. */
export function playedOut(table: Table): Table {
  let now = afterBots(table)
  while (!isOver(now)) now = afterBots(after(now))
  return now
}
