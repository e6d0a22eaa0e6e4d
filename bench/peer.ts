import { type Chooser, newChooser } from './chooser.ts'
import { empty } from './list.ts'
import { beginPeer, isPeerOver, playPeer } from './mini/boardgame-io.ts'
import { choiceOf, isOver, listMini, type MiniMove, nameOf, newMini, playMini } from './mini/rules.ts'
import { lengthsOf, type Pace, type Play, type Played, paceOf, passesOf } from './pace.ts'

export interface PeerReport extends Pace {
  readonly decisionsPerGame: number
  readonly movesPerDecision: number
  /** The same cut-down game, with the same rules, without boardgame.io. */
  readonly without: Pace
}

/** Random play of the cut-down game with boardgame.io, and without it, in about so many seconds. */
export function measurePeer(seconds: number): PeerReport {
  const choose = newChooser(4)
  const passes = (play: Play, share: number) => passesOf(seconds * share, [play])[0]!
  const peer = passes((games, series, into) => playPeerGames(games, series, choose, into), 0.8)
  const bare = passes((games, _series, into) => playMiniGames(games, choose, into), 0.2)
  return { ...paceOf(peer), ...lengthsOf(peer), without: paceOf(bare) }
}

export function playPeerGames(games: number, series: number, choose: Chooser, into: Played): void {
  const moves: MiniMove[] = []
  for (let n = 0; n < games; n++) {
    let state = beginPeer(series * 1_000_000 + n)
    while (!isPeerOver(state)) {
      empty(moves)
      listMini(state.G, moves)
      state = playPeer(state, moves[choose(moves.length)]!)
      into.decisions++
      into.listed += moves.length
    }
  }
  into.games += games
}

export function playMiniGames(games: number, choose: Chooser, into: Played): void {
  const moves: MiniMove[] = []
  for (let n = 0; n < games; n++) {
    const table = newMini(cards => shuffle(cards, choose))
    while (!isOver(table)) {
      empty(moves)
      listMini(table, moves)
      const move = moves[choose(moves.length)]!
      playMini(table, nameOf(move), choiceOf(move))
      into.decisions++
      into.listed += moves.length
    }
  }
  into.games += games
}

function shuffle(cards: number[], choose: Chooser): number[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const at = choose(i + 1)
    const card = cards[at]!
    cards[at] = cards[i]!
    cards[i] = card
  }
  return cards
}
