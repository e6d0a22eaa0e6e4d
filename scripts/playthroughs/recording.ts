import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { botGameNamed } from '@roundhouse/bots/games'
import { ask, type Bot, seatBot } from '@roundhouse/bots/play/bot'
import { botNamed } from '@roundhouse/bots/play/bots'
import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import type { Choose } from '@roundhouse/kernel/laws'
import type { Players } from '@roundhouse/kernel/testing/playthrough'

/** Who plays how, once it is known who sits at the table. */
export type Style<State extends Dice, Own extends Game<State>> = (
  names: readonly string[],
  seed: Seed,
) => Players<State, Own>

/** Bots that take turns in sitting down. */
export const ofBots =
  <State extends Dice, Own extends Game<State>>(game: string, ...bots: string[]): Style<State, Own> =>
  (names, seed) => {
    const seated = new Map<number, ReturnType<typeof seatBot<State, unknown>>>()
    const botAt = (seat: number) => botNamed(botGameNamed(game), bots[seat % bots.length]!) as Bot<State>
    const at = (game: Own, seat: number) => {
      if (!seated.has(seat)) seated.set(seat, seatBot(game, botAt(seat), seat, seed))
      return seated.get(seat)!
    }
    return {
      names,
      event: names.map((name, seat) => `${name} plays ${botAt(seat).name}`).join(', '),
      decide: (game, state) => ask(game, state, at(game, game.toMove(state)!)),
    }
  }

/** Everyone has a temper of his own, and plays after it. */
export const afterTempers =
  <State extends Dice, Own extends Game<State>, Temper>(
    anyTemper: (dice: Dice) => Temper,
    choosing: (game: Own, tempers: readonly Temper[]) => Choose<State>,
  ): Style<State, Own> =>
  (names, seed) => {
    const dice: Dice = { seed, rolled: 0 }
    const tempers = names.map(() => anyTemper(dice))
    return {
      names,
      event: 'Everyone plays after his own temper',
      decide: (game, state) => choosing(game, tempers)(game, state, game.moves(state), dice),
    }
  }

/** A game that is to be recorded. */
export interface Plan {
  /** Of its file, without its ending. */
  readonly name: string
  readonly seats: number
  play(names: readonly string[], seed: Seed, ownSeed: Seed): string
}

/** What is recorded anew: all plans of a game for one of its standard sets. */
export interface Recording {
  readonly game: string
  readonly set: number
  readonly seed: Seed
  readonly names: readonly string[]
  readonly plans: readonly Plan[]
}

/** Writes the records of a set in place of those that were there; those of other sets stay. */
export function record({ game, set, seed, names, plans }: Recording): void {
  const folder = fileURLToPath(new URL(`../../games/${game}/playthroughs`, import.meta.url))
  const ending = `-set-${set}.record`
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (file.endsWith(ending)) rmSync(join(folder, file))
  for (const [n, { name, seats, play }] of plans.entries()) {
    const seated = Array.from({ length: seats }, (_, seat) => names[(n + 3 * seat) % names.length]!)
    const own = fork(seed, n)
    writeFileSync(join(folder, `${name}${ending}`), play(seated, own, fork(own, 1)))
    console.log(`${name}${ending}`)
  }
}
