/**
 * A program that was made with the packages alone: it plays a game of each title between bots and prints how it ended.
 * `npm run packages` makes them; `npm install dist/packages/*.tgz` puts them into a project of your own.
 */
import { botGames } from '@roundhouse/bots/games'
import { ask, seatBot } from '@roundhouse/bots/play/bot'
import { botNamed } from '@roundhouse/bots/play/bots'
import { firstClass } from '@roundhouse/first-class/definition'
import type { Seed } from '@roundhouse/kernel/dice'
import type { Result } from '@roundhouse/kernel/game'
import { nuremberg } from '@roundhouse/nuremberg/definition'

const SEED: Seed = [1, 2, 3, 4]

function played(name: string): Result | null {
  const botGame = botGames.find(each => each.name === name)
  if (botGame === undefined) throw new Error(`Nobody plays ${name}.`)
  const [setup] = botGame.tables(2)
  if (setup === undefined) throw new Error(`${name} is not for two.`)
  const game = botGame.definition.open(setup.options)
  const state = game.begin(SEED)
  const players = [0, 1].map(seat => seatBot(game, botNamed(botGame, 'casual'), seat, SEED))
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state))
    game.play(state, ask(game, state, players[seat]!))
  return game.result(state)
}

const results = [firstClass.name, nuremberg.name].map(name => [name, played(name)] as const)
// Node and browsers both have one, and these packages need the types of neither.
const { console } = globalThis as unknown as { readonly console: { log(text: string): void } }
console.log(JSON.stringify(Object.fromEntries(results)))
