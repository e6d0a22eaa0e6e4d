import { observationOf } from '@roundhouse/bots/play/bot'
import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import { type Table, toMove } from './table.ts'

/**
 * What the coach of a seat is asked: a state that could be the true one as far as the seat can see, and dice for more
 * guesses. Both depend on the position alone, so that a game that was closed goes on as it would have.
 */
export interface CoachRequest {
  readonly seat: Seat
  readonly state: Dice
  readonly seed: Seed
}

/** What a bot is asked: the same as the coach of its seat. */
export interface BotRequest extends CoachRequest {
  readonly level: string
}

/** `null`: no bot has the move. */
export function botRequest(table: Table): BotRequest | null {
  const seat = toMove(table)
  const chair = seat === null ? undefined : table.chairs[seat]
  return seat === null || chair?.is !== 'bot' ? null : { level: chair.level, ...requestFor(table, seat) }
}

/** `null`: this seat is not to decide. */
export const coachRequest = (table: Table, seat: Seat): CoachRequest | null =>
  toMove(table) === seat ? requestFor(table, seat) : null

function requestFor({ game, match: { now, played } }: Table, seat: Seat): CoachRequest {
  const seed = fork(fork(now.seed, 1), played.length)
  const { guess } = observationOf(game, now, seat, { seed, rolled: 0 })
  return { seat, state: guess(), seed: fork(seed, 1) }
}
