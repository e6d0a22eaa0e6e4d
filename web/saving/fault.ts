import { Refusal } from '@roundhouse/kernel/game'
import type { RefusalParts } from '@roundhouse/words/refusals/words'

/**
 * What can be wrong with a file: it is none of ours, it is damaged, it is of another version of the program, or a move
 * in it is against the rules. `detail` says more, for those who want to know it.
 */
export interface Fault {
  readonly fault: 'foreign' | 'damaged' | 'version' | 'illegal'
  readonly place: FaultPlace | null
  readonly detail: FaultDetail | null
}

/** A refusal as plain data, on its way from a worker. */
export interface FaultDetail extends RefusalParts {
  readonly cause: FaultDetail | null
}

/** Where in the file: the line, and of a move also the move and the rule that forbids it. */
export type FaultPlace =
  | { readonly is: 'line'; readonly line: number }
  | { readonly is: 'move'; readonly line: number; readonly move: string; readonly rule: string }

export const faultWithout = (fault: Fault['fault']): Fault => ({ fault, place: null, detail: null })

/** What nobody foresaw is told as the program says it. */
export function detailOf(error: unknown): FaultDetail | null {
  if (!(error instanceof Error)) return null
  const { message, cause } = error
  const { key, values } = error instanceof Refusal ? error : { key: null, values: {} }
  return { message, key, values, cause: detailOf(cause) }
}
