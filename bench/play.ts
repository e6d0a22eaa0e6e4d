import { firstClass, MODULE_PAIRS, newGame } from '@roundhouse/first-class/definition'
import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, Move } from '@roundhouse/kernel/game'
import { type Chooser, newChooser } from './chooser.ts'
import { empty } from './list.ts'
import {
  lengthsOf,
  type Pass,
  type PassesOfGroup,
  type Play,
  type PlayCount,
  type PlayPace,
  paceOf,
  passesOf,
  together,
} from './pace.ts'

export interface PlayReport extends PlayPace {
  readonly players: number
  /** Of the processor's time. */
  readonly gamesPerSecond: number
  readonly decisionsPerGame: number
  readonly movesPerDecision: number
  readonly pairs: readonly PairReport[]
}

export interface PairReport extends PlayPace {
  readonly modules: string
  readonly decisionsPerGame: number
  readonly movesPerDecision: number
}

/** Random play of each pair of modules. */
export function playsOf(players: number): Play[] {
  const choose = newChooser(players)
  return MODULE_PAIRS.map(pair => {
    const game = firstClass.open(newGame(players, pair))
    return (games, series, into) => playGames(game, games, series, choose, into)
  })
}

export function measurePlay(players: number, seconds: number): PlayReport {
  const [passes] = passesOf([{ seconds, plays: playsOf(players) }])
  return playReport(players, passes!)
}

export function playReport(players: number, passes: PassesOfGroup): PlayReport {
  const whole = wholePasses(passes)
  const pace = paceOf(whole)
  const lengths = lengthsOf(whole)
  return {
    players,
    ...pace,
    ...lengths,
    gamesPerSecond: pace.cpu / lengths.decisionsPerGame,
    pairs: passes.map((ofPair, at) => ({
      modules: MODULE_PAIRS[at]!.join(','),
      ...paceOf(ofPair),
      ...lengthsOf(ofPair),
    })),
  }
}

/** Passes over all pairs together. */
export const wholePasses = (passes: PassesOfGroup): Pass[] =>
  passes[0]!.map((_, pass) => passes.map(ofPair => ofPair[pass]!).reduce(together))

/** Plays games to their end at random, with every legal move listed at every decision, as a search would. */
export function playGames<State extends Dice>(
  game: Game<State>,
  games: number,
  series: number,
  choose: Chooser,
  into: PlayCount,
): void {
  const moves: Move[] = []
  let decisions = 0
  let listed = 0
  for (let n = 0; n < games; n++) {
    const state = game.begin([0, 0, series, n])
    while (game.toMove(state) !== null) {
      empty(moves)
      game.moves(state, moves)
      game.play(state, moves[choose(moves.length)]!)
      decisions++
      listed += moves.length
    }
  }
  into.games += games
  into.decisions += decisions
  into.listed += listed
}
