import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ask, type Bot, seatBot } from '@roundhouse/bots/bot'
import { botNamed } from '@roundhouse/bots/bots'
import type { State } from '@roundhouse/first-class/base/state'
import { MODULE_PAIRS, newGame, type Options } from '@roundhouse/first-class/box'
import { STANDARD } from '@roundhouse/first-class/decks/standard'
import type { FirstClass } from '@roundhouse/first-class/game'
import { playthrough } from '@roundhouse/first-class/testing/playthrough'
import { anyTemper, productive } from '@roundhouse/first-class/testing/productive'
import { type Dice, fork, readSeed, type Seed } from '@roundhouse/kernel/dice'
import type { Players } from '@roundhouse/kernel/testing/playthrough'

/** Records games of First Class anew: each pair of modules with 2, 3 and 4 players. */

const folder = fileURLToPath(new URL('../games/first-class/playthroughs', import.meta.url))
const SEED = readSeed('1883')!
/** Which standard set of decks; without an argument the newest. */
const DECKS = Number(process.argv[2] ?? STANDARD)
const NAMES = ['Agatha', 'Boris', 'Clara', 'Dimitri', 'Edith', 'Franz', 'Greta', 'Hugo']

type Style = (names: readonly string[], seed: Seed) => Players<State, FirstClass>

const ofBots =
  (...bots: string[]): Style =>
  (names, seed) => {
    const seated = new Map<number, ReturnType<typeof seatBot<State, unknown>>>()
    const botAt = (seat: number) => botNamed('first-class', bots[seat % bots.length]!) as Bot<State>
    const at = (game: FirstClass, seat: number) => {
      if (!seated.has(seat)) seated.set(seat, seatBot(game, botAt(seat), seat, seed))
      return seated.get(seat)!
    }
    return {
      names,
      event: names.map((name, seat) => `${name} plays ${botAt(seat).name}`).join(', '),
      decide: (game, state) => ask(game, state, at(game, state.toMove)),
    }
  }

const productively: Style = (names, seed) => {
  const dice: Dice = { seed, rolled: 0 }
  const tempers = names.map(() => anyTemper(dice))
  return {
    names,
    event: 'Everyone plays after his own temper',
    decide: (game, state) => productive(game, tempers)(game, state, game.moves(state), dice),
  }
}

const STYLES: readonly [name: string, style: Style][] = [
  ['greedy', ofBots('greedy')],
  ['tempers', productively],
  ['mixed', ofBots('greedy', 'random')],
]

/** Each pair is played in all three styles, each style with all numbers of players. */
const games = MODULE_PAIRS.flatMap((pair, p) =>
  [2, 3, 4].map((players): [Options, (typeof STYLES)[number]] => [
    { ...newGame(players, pair), decks: DECKS },
    STYLES[(p + players) % 3]!,
  ]),
)

mkdirSync(folder, { recursive: true })
for (const file of readdirSync(folder)) if (file.endsWith(`-set-${DECKS}.record`)) rmSync(join(folder, file))
for (const [n, [options, [name, style]]] of games.entries()) {
  const names = Array.from({ length: options.players }, (_, seat) => NAMES[(n + 3 * seat) % NAMES.length]!)
  const players = style(names, fork(fork(SEED, n), 1))
  const file = `${options.modules.join('').toLowerCase()}-${options.players}-${name}-set-${DECKS}.record`
  writeFileSync(join(folder, file), playthrough(options, fork(SEED, n), players))
  console.log(file)
}
