import type { Player } from '../board/player.ts'
import type { Objection } from '../move-kind.ts'
import { type GameTable, me } from '../table.ts'

/** Spaces for coins in columns 1, 2 and 3 (FC-9.1). */
export const COLUMNS = [5, 5, 2] as const
export const MOST_COINS = 12

export const coinCount = ({ coins }: Player): number => coins[0] + coins[1] + coins[2]

/** Coins may be spent in the own turn and in the own part of a scoring phase (FC-9.4), not out of turn (FC-3.8). */
const maySpend = ({ state }: GameTable): boolean => state.phase === 'turn' || state.phase === 'scoring'

/**
 * Is there room for all these coins at once? Only what goes beyond all spaces is lost.
 * Ruling: out of turn nothing can be spent, so nothing has to wait, and what does not fit is lost (FC-9.2).
 */
export const roomFor = (table: GameTable, coins: number): boolean =>
  !maySpend(table) || coinCount(me(table)) + Math.min(coins, MOST_COINS) <= MOST_COINS

/** New coins go to the first free spaces, column 1 first (FC-9.1). */
export function receiveCoins(table: GameTable, coins: number): void {
  const player = me(table)
  const { coins: held } = player
  const first = held[0]
  const second = held[1]
  const third = held[2]
  const toFirst = Math.min(coins, COLUMNS[0] - first)
  const toSecond = Math.min(coins - toFirst, COLUMNS[1] - second)
  const toThird = Math.min(coins - toFirst - toSecond, COLUMNS[2] - third)
  const left = coins - toFirst - toSecond - toThird
  player.coins = [first + toFirst, second + toSecond, third + toThird]
  table.emit?.({ key: 'coins', facts: { seat: table.state.toMove, coins: coins - left, lost: left } })
}

export function payCoins(player: Player, column1: number, column2: number, column3: number): void {
  const { coins } = player
  player.coins = [coins[0] - column1, coins[1] - column2, coins[2] - column3]
}

/** Boarding pays all its coins in one go, as soon as there is room (FC-D.5). False: room has to be made first. */
export function placeOwedCoins(table: GameTable): boolean {
  const { state } = table
  if (!roomFor(table, state.owed)) return false
  const coins = state.owed
  state.owed = 0
  receiveCoins(table, coins)
  return true
}

export const NO_COIN: readonly Objection[] = COLUMNS.map((_, column) => ({
  rule: 'FC-9.3',
  code: 'no-coin-in-column',
  remedy: 'get-coins',
  facts: table => ({ column: column + 1, coins: [...me(table).coins] }),
}))
