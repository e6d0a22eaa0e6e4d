import type { Reason } from '@roundhouse/kernel/game'
import { writeReason } from '@roundhouse/kernel/match'
import type { Facts } from '@roundhouse/kernel/story'
import { sentence } from './counting.ts'
import type { Voice } from './voice.ts'

export type ReasonWords<V extends Voice> = (facts: Facts, voice: V) => string

/** Why moves cannot be played, by code, and what would make them legal, by key. */
export interface Reasons<V extends Voice> {
  readonly why: Readonly<Record<string, ReasonWords<V>>>
  readonly remedies: Readonly<Record<string, string>>
  /** With which the rules of the game begin. */
  readonly prefix: string
}

/** Why not, by which rule, and what would make it legal. What has no words yet is said as it is written. */
export function sayReason<V extends Voice>({ why, remedies, prefix }: Reasons<V>, voice: V, reason: Reason): string {
  const { rule, code, facts, remedy } = reason
  const words = why[code]
  if (words === undefined) return sentence(writeReason(reason))
  const said = sentence(`${words(facts, voice)}${rule.startsWith(prefix) ? ` (${rule})` : ''}`)
  return remedy === null ? said : `${said} ${sentence(remedies[remedy] ?? remedy)}`
}
