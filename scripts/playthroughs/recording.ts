import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { botGameNamed } from '@roundhouse/bots/games'
import { ask, type Bot, seatBot } from '@roundhouse/bots/play/bot'
import { botNamed } from '@roundhouse/bots/play/bots'
import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import type { Players } from '@roundhouse/kernel/testing/playthrough'

/** Every table is played by each of these, in all of its seats. */
const BOTS = ['random', 'greedy', 'strong'] as const

/** The same bot in every seat, at a table of any game. */
interface Bots {
  players<State extends Dice, Own extends Game<State>>(): Players<State, Own>
}

/** Options under which a game is recorded. */
interface Table {
  /** Of its files: which options these are. */
  readonly name: string
  readonly seats: number
  /** Plays a game to its end, and writes it down. */
  play(seed: Seed, bots: Bots): string
}

/** Which games of a game are recorded. */
export interface Recording {
  readonly game: string
  readonly newestSet: number
  readonly seed: Seed
  readonly names: readonly string[]
  /** The tables with one of the game's numbered sets of decks or maps. */
  tables(set: number): readonly Table[]
}

/** Writes the records of a set in place of those that were there; those of other sets stay. */
export function record({ game, newestSet, seed, names, tables }: Recording, set: number = newestSet): void {
  const folder = fileURLToPath(new URL(`../../games/${game}/playthroughs`, import.meta.url))
  const ending = `-set-${set}.record`
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (file.endsWith(ending)) rmSync(join(folder, file))
  const games = tables(set).flatMap(table => BOTS.map(bot => ({ table, bot })))
  for (const [n, { table, bot }] of games.entries()) {
    const seated = Array.from({ length: table.seats }, (_, seat) => names[(n + 3 * seat) % names.length]!)
    const own = fork(seed, n)
    const file = `${table.name}-${bot}${ending}`
    writeFileSync(join(folder, file), table.play(own, botsOf(game, bot, seated, fork(own, 1))))
    console.log(file)
  }
}

export const botsOf = (game: string, bot: string, names: readonly string[], seed: Seed): Bots => ({
  players<State extends Dice, Own extends Game<State>>(): Players<State, Own> {
    const playing = botNamed(botGameNamed(game), bot) as Bot<State>
    const seated = new Map<number, ReturnType<typeof seatBot<State, unknown>>>()
    return {
      names,
      event: names.map(name => `${name} plays ${playing.name}`).join(', '),
      decide(game, state) {
        const seat = game.toMove(state)!
        const player = seated.get(seat) ?? seatBot(game, playing, seat, seed)
        seated.set(seat, player)
        return ask(game, state, player)
      },
    }
  },
})
