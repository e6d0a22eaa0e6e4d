import { NONE } from '../board/player.ts'
import { isMet } from '../cards/contracts.ts'
import { fillDisplay } from '../cards/end-cards.ts'
import { payNextSeat } from '../cards/start-tile.ts'
import { coinCount } from '../frames/coins.ts'
import { forfeitWaiting } from '../frames/unused.ts'
import { beginWaiting } from '../frames/waiting.ts'
import { defineMoveKind, type MoveKind, noWords, type Objection } from '../move-kind.ts'
import { MOVES } from '../numbers.ts'
import { type GameTable, me } from '../table.ts'
import { nextTurn } from './round.ts'
import { endPart } from './scoring.ts'

/** Can the player still carry out a waiting frame, spend a coin or fulfil a contract? (FC-3.5, FC-3.7) */
function canGoOn(table: GameTable): boolean {
  const player = me(table)
  if (table.state.waiting.length > 0) return true
  if (coinCount(player) > 0) return true
  for (const face of player.contracts) if (isMet(table, face)) return true
  return false
}

/** Goes on with the turn, the payments after it or the scoring as far as there is nothing to decide. False: a decision. */
export function goOnWithPhase(table: GameTable): boolean {
  const { state } = table
  switch (state.phase) {
    case 'turn':
      if (!state.acted || canGoOn(table)) return false
      endTurn(table)
      return true
    case 'receive':
      return goOnReceiving(table)
    case 'scoring':
      if (canGoOn(table)) return false
      endPart(table)
      return true
    default:
      return false
  }
}

/** Each player with everything it triggers for him, one after another (FC-3.8). A single frame begins by itself. */
function goOnReceiving(table: GameTable): boolean {
  const { state } = table
  if (state.waiting.length > 1) return false
  if (state.waiting.length === 1) beginWaiting(table, state.waiting[0]!)
  else if (!payNextSeat(table)) endReceiving(table)
  return true
}

/** What is unused at the end of the turn is lost (FC-3.7). */
function endTurn(table: GameTable): void {
  const { state, rules } = table
  forfeitWaiting(table)
  for (const turnOver of rules.moments.turnOver) turnOver(table)
  state.phase = 'receive'
}

/** The turn is completely over: only now the display is filled up (FC-3.9). */
function endReceiving(table: GameTable): void {
  table.state.paying = 0
  fillDisplay(table)
  nextTurn(table)
}

const NOT_ACTED: Objection = { rule: 'FC-3.1', code: 'must-act', remedy: 'take-or-tile' }
const WITHOUT_TILE: Objection = { ...NOT_ACTED, remedy: 'take-or-decline' }

/** `end`: the player ends his turn, or what he received out of turn. */
export const end: MoveKind<'end'> = defineMoveKind({
  number: MOVES.end,
  word: 'end',
  form: 'end',
  ...noWords,
  refuse({ state: { phase, acted, tileHolder } }) {
    if (phase !== 'turn' || acted) return null
    return tileHolder === NONE ? NOT_ACTED : WITHOUT_TILE
  },
  play(table) {
    if (table.state.phase === 'turn') endTurn(table)
    else forfeitWaiting(table)
  },
  write: () => 'end',
  describe: () => ({ do: 'end' }),
})
