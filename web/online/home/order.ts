import type { HomeTable } from '../server.ts'

/** How many that are over are still shown. */
const LAST_OVER = 3

const rank = ({ isMyTurn, stage }: HomeTable): number =>
  isMyTurn ? 0 : stage === 'playing' ? 1 : stage === 'over' ? 3 : 2

/** Of those that wait for the reader, the one with the least time comes first. */
const timeLeft = ({ isMyTurn, until }: HomeTable): number => (isMyTurn ? (until ?? Number.MAX_SAFE_INTEGER) : 0)

/** Those that wait for the reader first, then those that wait for others, then those that have not begun; a few that are over. */
export function inOrder(tables: readonly HomeTable[]): HomeTable[] {
  const alive = tables.filter(({ stage }) => stage !== 'called-off')
  const over = alive.filter(({ stage }) => stage === 'over').slice(0, LAST_OVER)
  const running = alive.filter(({ stage }) => stage !== 'over')
  return [...running, ...over].toSorted((one, other) => rank(one) - rank(other) || timeLeft(one) - timeLeft(other))
}
