import type { Rules } from '@roundhouse/first-class/base/table'
import type { Outlook } from './outlook.ts'
import type { Prices } from './prices.ts'

/** What a position is evaluated with: what is printed, what is still to come, and what things are worth. */
export interface Scale {
  readonly rules: Rules
  readonly outlook: Outlook
  /** By scoring phases still to come. */
  readonly prices: readonly Prices[]
  /** Those of now. */
  readonly now: Prices
}
