import type { Facts } from '@roundhouse/kernel/story'

/** Why something is good, as a key and its facts: the screens put it into words, each in its own language. */
export interface CoachReason {
  readonly key: string
  readonly facts: Facts
}
