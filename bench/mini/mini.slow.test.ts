import { describe, expect, test } from 'vitest'
import { type Chooser, newChooser } from '../chooser.ts'
import { playMiniGames, playPeerGames } from '../peer.ts'
import { beginPeer, isPeerOver, type PeerState, playPeer } from './boardgame-io.ts'
import { choiceOf, isOver, listMini, MINI_ROUNDS, type Mini, type MiniMove, nameOf, playMini } from './rules.ts'

const movesOf = (table: Mini): MiniMove[] => {
  const moves: MiniMove[] = []
  listMini(table, moves)
  return moves
}

/** All states of a random game with boardgame.io, with the move that led to each. */
function peerGame(seed: number, choose: Chooser): { state: PeerState; move: MiniMove | null }[] {
  const states: { state: PeerState; move: MiniMove | null }[] = [{ state: beginPeer(seed), move: null }]
  for (let { state } = states[0]!; !isPeerOver(state); ) {
    const moves = movesOf(state.G)
    const move = moves[choose(moves.length)]!
    state = playPeer(state, move)
    states.push({ state, move })
  }
  return states
}

/** What is wrong with a table. */
function faultsOf({ players }: Mini): string[] {
  return players.flatMap(({ coins, locomotive, trains }) => [
    ...(coins < 0 || coins > 12 ? [`${coins} coins`] : []),
    ...(locomotive > 12 ? [`locomotive ${locomotive}`] : []),
    ...trains.flatMap(({ cars, conductor }) => [
      ...(cars[0]! > 8 || conductor > cars[0]! ? [`${conductor} of ${cars[0]} cars reached`] : []),
      ...(cars.some((count, step) => step > 0 && count > cars[step - 1]!) ? [`cars ${cars}`] : []),
    ]),
  ])
}

describe('the cut-down game in boardgame.io', () => {
  const games = [1, 2, 3].map(seed => peerGame(seed, newChooser(seed)))

  test('goes to its end, boardgame.io following the turns, and every table on the way is sound', () => {
    for (const states of games) {
      const { G, ctx } = states.at(-1)!.state
      expect(G.round).toBe(MINI_ROUNDS + 1)
      expect(ctx.turn).toBe(72)
      expect(G.players.map(({ taken }) => taken.length)).toEqual([18, 18, 18, 18])
      for (const { state } of states) expect(faultsOf(state.G)).toEqual([])
      for (const { state } of states.slice(0, -1)) expect(state.ctx.currentPlayer).toBe(String(state.G.seat))
    }
  })

  test('offers something to decide at every decision, each move once', () => {
    for (const states of games)
      for (const { state } of states.slice(0, -1)) {
        const moves = movesOf(state.G)
        expect(moves.length).toBeGreaterThan(1)
        expect(new Set(moves).size).toBe(moves.length)
      }
  })

  test('is the same game as without boardgame.io: the same moves lead to the same tables', () => {
    for (const states of games) {
      const table: Mini = structuredClone(states[0]!.state.G)
      for (const { state, move } of states.slice(1)) {
        expect(isOver(table)).toBe(false)
        playMini(table, nameOf(move!), choiceOf(move!))
        expect(table).toEqual(state.G)
      }
      expect(isOver(table)).toBe(true)
    }
  })

  test('is about as long as First Class, with a list of moves about half as long', () => {
    const peer = { games: 0, decisions: 0, listed: 0 }
    const bare = { games: 0, decisions: 0, listed: 0 }
    playPeerGames(3, 1, newChooser(1), peer)
    playMiniGames(200, newChooser(1), bare)
    for (const { games, decisions, listed } of [peer, bare]) {
      expect(decisions / games).toBeGreaterThan(200)
      expect(decisions / games).toBeLessThan(300)
      expect(listed / decisions).toBeGreaterThan(5)
      expect(listed / decisions).toBeLessThan(20)
    }
  })
})
