import type { Player } from '../board/player.ts'
import { endFaceAt, faceAt } from '../cards/card.ts'
import { endCardId } from '../cards/end-cards.ts'
import { coinCount } from '../frames/coins.ts'
import { type GameTable, type Rules, score } from '../table.ts'

/** After the third scoring phase: coins, Game End cards, then what the modules count (FC-13). */
export function finalCount(table: GameTable): void {
  const { state, rules } = table
  for (const [seat, player] of state.players.entries()) {
    state.toMove = seat
    discardContracts(table, player)
    score(table, seat, coinCount(player), 'coins-left')
    scoreEndCard(table, player, player.kept)
    for (const card of player.endCards) scoreEndCard(table, player, card)
  }
  for (const module of rules.modules) module.finalCount?.(table)
  state.phase = 'over'
  table.emit?.({ key: 'over', facts: { points: state.players.map(({ points }) => points) } })
}

function scoreEndCard(table: GameTable, player: Player, card: number): void {
  const { state, rules } = table
  score(table, state.toMove, endCardPoints(rules, player, card), 'end-card', { card: endCardId(rules, card) })
}

/** Contracts still open pay nothing (FC-10.5, FC-13.2). */
function discardContracts(table: GameTable, player: Player): void {
  if (player.contracts.length > 0) table.emit?.({ key: 'contracts-discarded', facts: { seat: table.state.toMove } })
  player.contracts = []
}

/** Its points times the base action cards of its kind that the player took (FC-13.3). */
export function endCardPoints({ printed }: Rules, player: Player, card: number): number {
  const { counts, points } = endFaceAt(printed, card)
  let cards = 0
  // Counted without asking: which cards a player took cannot be guessed, so each question would cost (`bits.ts`).
  for (const face of player.taken)
    cards += Number(faceAt(printed, face).deck === 'X') & Number(faceAt(printed, face).kind === counts)
  return points * cards
}
