import { type Dice, fork, roll, type Seed } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import { ask, type Bot, seatBot } from '../../play/bot.ts'
import type { Knowledge } from '../../play/knowledge.ts'
import type { Setting } from '../../play/level.ts'
import { netOf } from '../../play/net/net.ts'
import { netWeightsIn } from '../../play/net/net-file.ts'
import { newNetPosition } from '../../play/net/shape.ts'
import { sharesOf } from '../../play/search/playouts.ts'
import { searchBot } from '../../play/search-bot.ts'
import { gameOf } from '../example.ts'
import { glancingBot } from './glancing-bot.ts'
import { type GameRows, gameRowsOf, layoutOf, rowOf } from './samples.ts'
import type { NetSpec } from './spec.ts'

const MATCH = 0
const SEATS = 1
const SAMPLES = 2
const PLAYERS = 3

/** Who plays the games that a net is fitted to. */
export interface NetPlayers {
  /** Whether those play who go by the net that is shipped; else those who know no net. */
  readonly byNet: boolean
  /** Of those who go by the net; 0: they look at what the net tells after each plan, and no further. */
  readonly simulations: number
}

/**
 * Gives the games of a training of a net: the n-th depends on the seed, on n, and on who plays. All but those who search play now and
 * then what looks nearly as good.
 */
export function netGames(game: string, spec: NetSpec, seed: Seed, players: NetPlayers): (n: number) => GameRows {
  const bots = botsOf(spec, players)
  return n => {
    const own = fork(seed, n)
    const dice = { seed: fork(own, PLAYERS), rolled: 0 }
    const table = gameOf(game, n)
    const seated = Array.from({ length: table.seats }, () => bots[bots.length === 1 ? 0 : roll(dice, bots.length)]!)
    return rowsOfGame(spec, table, seated, own)
  }
}

function botsOf(spec: NetSpec, { byNet, simulations }: NetPlayers): Bot[] {
  if (!byNet) return spec.players.map(player => slipping(player, spec.noise))
  const knowledge = spec.knowledgeBy(netOf(spec.shape, netWeightsIn(spec.shape, spec.shipped)))
  const setting = { ...knowledge.settings.champion, isCareful: false }
  return [simulations === 0 ? glancingBot(knowledge, setting) : botWith(knowledge, { ...setting, simulations })]
}

const botWith = (knowledge: Knowledge, setting: Setting): Bot =>
  searchBot('self-play', 'Plays to learn from it.', knowledge, setting)

const slipping = (knowledge: Knowledge, noise: number): Bot =>
  botWith(knowledge, { ...knowledge.settings.strong, isCareful: false, noise })

/** The positions of a game that are kept, with what came of them. */
function rowsOfGame(spec: NetSpec, game: Game, bots: readonly Bot[], seed: Seed): GameRows {
  const layout = layoutOf(spec.shape)
  const position = newNetPosition(spec.shape, game.seats)
  const dice: Dice = { seed: fork(seed, SAMPLES), rolled: 0 }
  const seated = bots.map((bot, seat) => seatBot(game, bot, seat, fork(seed, SEATS)))
  const state = game.begin(fork(seed, MATCH))
  const rows: Float32Array[] = []
  let last: Dice | null = null
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
    if (spec.isShown(state, last)) {
      last = game.copy(state)
      if (roll(dice, spec.oneIn) === 0) {
        spec.show(game, state, position)
        rows.push(rowOf(layout, position))
      }
    }
    game.play(state, ask(game, state, seated[seat]!))
  }
  return gameRowsOf(layout, rows, sharesOf(game, state), game.result(state)!.points)
}
