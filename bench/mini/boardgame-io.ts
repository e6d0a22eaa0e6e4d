import type { Game, State } from 'boardgame.io'
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal'
import {
  choiceOf,
  isOver,
  MINI_MOVES,
  MINI_SEATS,
  type Mini,
  type MiniMove,
  nameOf,
  newMini,
  playMini,
} from './rules.ts'

/**
 * The cut-down game as boardgame.io wants it, in the way that is fastest there: only its reducer, no client, store, log
 * or undo; the turn ends by a condition and not by an event, because events cost more.
 */
const game: Game<Mini> = {
  name: 'mini',
  disableUndo: true,
  setup: ({ random }) => newMini(cards => random.Shuffle(cards)),
  moves: Object.fromEntries(
    MINI_MOVES.map(name => [name, ({ G }: { G: Mini }, choice: number) => playMini(G, name, choice)]),
  ),
  turn: { endIf: ({ G, ctx }) => String(G.seat) !== ctx.currentPlayer },
  endIf: ({ G }) => isOver(G) || undefined,
}

const reduce = CreateGameReducer({ game })

export type PeerState = State<Mini>

export const beginPeer = (seed: number): PeerState =>
  InitializeGame({ game: { ...game, seed: String(seed) }, numPlayers: MINI_SEATS })

/** The state after a move; the one before stays as it was. */
export const playPeer = (state: PeerState, move: MiniMove): PeerState =>
  reduce(state, {
    type: 'MAKE_MOVE',
    payload: { type: nameOf(move), args: [choiceOf(move)], playerID: state.ctx.currentPlayer },
  })

/** boardgame.io's own word that the game is over. */
export const isPeerOver = ({ ctx }: PeerState): boolean => ctx.gameover !== undefined
