import { fork, type Seed } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import { botGameNamed } from '../games.ts'
import { ask, type Bot, seatBot } from '../play/bot.ts'
import { sharesOf } from '../play/search/playouts.ts'
import { searchBot } from '../play/search-bot.ts'
import type { PositionFeatures } from './logit.ts'
import type { RegressionSpec, TrainingSpec } from './spec.ts'

/** A game of self-play: its positions, and which part of the win each seat had in the end. */
export interface Example {
  readonly positions: readonly PositionFeatures[]
  readonly won: readonly number[]
}

const PLAYERS = [2, 3, 4]

/** The n-th game of a training: all tables in turn, with 2, then 3, then 4 players. */
export function gameOf(name: string, n: number): Game {
  const { definition, tables } = botGameNamed(name)
  const count = tables(2).length
  const players = PLAYERS[Math.floor(n / count) % PLAYERS.length]!
  return definition.open(tables(players)[n % count]!.options)
}

/** Plays by these weights, but now and then what looks nearly as good. */
const playerOf = (spec: TrainingSpec, { noise }: RegressionSpec, weights: readonly number[] | null): Bot => {
  const knowledge = spec.knowledgeFor(weights)
  const setting = { ...knowledge.settings.strong, isCareful: false, noise }
  return searchBot(
    'self-play',
    'Plays by trained weights, and now and then what looks nearly as good.',
    knowledge,
    setting,
  )
}

const MATCH = 0
const SEATS = 1

/** Gives the examples of a training: the n-th depends on the seed, on n, and on the weights that are played by. */
export function examplesIn(
  spec: TrainingSpec,
  method: RegressionSpec,
  seed: Seed,
  playedBy: readonly number[] | null,
): (n: number) => Example {
  const player = playerOf(spec, method, playedBy)
  return n => exampleOf(method, player, gameOf(spec.game, n), fork(seed, n))
}

function exampleOf({ observe }: RegressionSpec, player: Bot, game: Game, seed: Seed): Example {
  const seated = Array.from({ length: game.seats }, (_, seat) => seatBot(game, player, seat, fork(seed, SEATS)))
  const state = game.begin(fork(seed, MATCH))
  const positions: PositionFeatures[] = []
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
    const position = observe(game, state)
    if (position !== null) positions.push(position)
    game.play(state, ask(game, state, seated[seat]!))
  }
  return { positions, won: sharesOf(game, state) }
}
