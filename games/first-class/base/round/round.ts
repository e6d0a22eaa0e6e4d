import { NONE } from '../board/player.ts'
import { dealOffer } from '../cards/offer.ts'
import { pileOfRound } from '../cards/piles.ts'
import type { GameTable } from '../table.ts'
import { beginPart } from './scoring-part.ts'

export const ROUNDS = 6
export const TURNS_EACH = 3

/** In a round each player has 3 turns, from the start player clockwise (FC-2.2). */
export function beginRound({ state, rules }: GameTable): void {
  state.phase = 'turn'
  state.turnsLeft = TURNS_EACH * rules.seats
  state.onTurn = state.start
  state.toMove = state.start
  state.acted = false
}

export function nextTurn(table: GameTable): void {
  const { state, rules } = table
  state.turnsLeft--
  state.phase = 'turn'
  if (state.turnsLeft === 0) return endRound(table)
  state.onTurn = (state.onTurn + 1) % rules.seats
  state.toMove = state.onTurn
  state.acted = false
}

/** Who holds the tile becomes start player, already for a scoring phase that follows, and puts it back (FC-2.5). */
function endRound(table: GameTable): void {
  const { state, rules } = table
  if (state.tileHolder !== NONE) state.start = state.tileHolder
  state.tileHolder = NONE
  table.emit?.({ key: 'round-over', facts: { round: state.round, start: state.start } })
  if (state.round % 2 === 1) return nextRound(table)
  state.phase = 'scoring'
  state.turnsLeft = rules.seats
  beginPart(table, state.start)
}

/** Ruling: what is left after the second deal of a pile stays the current pile until its round ends (FC-2.4). */
export function nextRound(table: GameTable): void {
  const { state, rules } = table
  state.round++
  if (state.round % 2 === 1) state.pile = rules.piles[pileOfRound(state.round) - 1]!
  dealOffer(table)
  beginRound(table)
}
