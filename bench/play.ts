import { firstClass, MODULE_PAIRS, newGame } from '@roundhouse/first-class/box'
import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, Move } from '@roundhouse/kernel/game'
import { type Chooser, newChooser } from './chooser.ts'
import { empty } from './list.ts'
import { lengthsOf, type Pace, type Played, paceOf, passesOf, together } from './pace.ts'

export interface PlayReport extends Pace {
  readonly players: number
  /** Of the processor's time. */
  readonly gamesPerSecond: number
  readonly decisionsPerGame: number
  readonly movesPerDecision: number
  readonly pairs: readonly PairReport[]
}

export interface PairReport extends Pace {
  readonly modules: string
  readonly decisionsPerGame: number
  readonly movesPerDecision: number
}

/** Random play of all pairs of modules, in about so many seconds. */
export function measurePlay(players: number, seconds: number): PlayReport {
  const choose = newChooser(players)
  const games = MODULE_PAIRS.map(pair => firstClass.open(newGame(players, pair)))
  const passes = passesOf(
    seconds,
    games.map(game => (n, series, into) => playGames(game, n, series, choose, into)),
  )
  const whole = passes[0]!.map((_, pass) => passes.map(ofPair => ofPair[pass]!).reduce(together))
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

/** Plays games to their end at random, with every legal move listed at every decision, as a search would. */
function playGames<State extends Dice>(
  game: Game<State>,
  games: number,
  series: number,
  choose: Chooser,
  into: Played,
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
