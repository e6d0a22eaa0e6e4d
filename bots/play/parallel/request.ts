import type { Dice, Seed } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import type { Setting } from '../level.ts'
import type { Budget } from '../search/budget.ts'

/** What a worker is asked, wherever it runs. Plain data; nothing in it is known to the table alone. */
export interface SearchRequest {
  /** The name of the game, and its options as anyone who opens it there reads them. */
  readonly game: string
  /** The number of the rules it is played by; not given: the newest. */
  readonly rules?: number | undefined
  readonly options: unknown
  readonly setting: Setting
  readonly seat: Seat
  /** A guess of the seat's own: whatever it cannot see is redealt. */
  readonly state: Dice
  /** For the worker's own dice. */
  readonly seed: Seed
  readonly budget: Budget
}
