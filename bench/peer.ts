import { type Chooser, newChooser } from './chooser.ts'
import { median } from './clock.ts'
import { empty } from './list.ts'
import { beginPeer, isPeerOver, playPeer } from './mini/boardgame-io.ts'
import { choiceOf, isOver, listMini, type MiniMove, nameOf, newMini, playMini } from './mini/rules.ts'
import { lengthsOf, type Pass, type PassesOfGroup, type PlayCount, type PlayPace, paceOf, passesOf } from './pace.ts'
import { type PlayReport, playReport, playsOf, wholePasses } from './play.ts'

export interface PeerReport extends PlayPace {
  readonly decisionsPerGame: number
  readonly movesPerDecision: number
  /** The same cut-down game, with the same rules, without boardgame.io. */
  readonly without: PlayPace
  /** How many times as many decisions we make, in passes that came one after the other. */
  readonly times: Times
}

export interface Times {
  readonly median: number
  readonly least: number
  readonly most: number
}

/** Random play of First Class with 4 players beside that of the cut-down game, pass by pass, in about this many seconds. */
export function measureBesidePeer(seconds: number): { play: PlayReport; peer: PeerReport } {
  const choose = newChooser(4)
  const [ours, [peer], [bare]] = passesOf([
    { seconds: seconds * 0.65, plays: playsOf(4) },
    { seconds: seconds * 0.28, plays: [(games, series, into) => playPeerGames(games, series, choose, into)] },
    { seconds: seconds * 0.07, plays: [(games, _series, into) => playMiniGames(games, choose, into)] },
  ]) as [PassesOfGroup, PassesOfGroup, PassesOfGroup]
  return {
    play: playReport(4, ours),
    peer: { ...paceOf(peer!), ...lengthsOf(peer!), without: paceOf(bare!), times: timesOf(wholePasses(ours), peer!) },
  }
}

export function timesOf(ours: readonly Pass[], theirs: readonly Pass[]): Times {
  const times = ours.map((own, pass) => rateOf(own) / rateOf(theirs[pass]!))
  return { median: median(times), least: Math.min(...times), most: Math.max(...times) }
}

const rateOf = ({ decisions, cpu }: Pass): number => decisions / cpu

export function playPeerGames(games: number, series: number, choose: Chooser, into: PlayCount): void {
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

export function playMiniGames(games: number, choose: Chooser, into: PlayCount): void {
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
