import { destroyed } from '@roundhouse/first-class/modules/c-murder/arrest'
import type { Murder } from '@roundhouse/first-class/modules/c-murder/roles'
import type { Seat } from '@roundhouse/kernel/game'
import type { Outlook } from './outlook.ts'

/** The most fingerprints go first when tokens are discarded, so those that stay show little more than 1. */
const PRINTS_A_TOKEN = 1.1
const MURDERERS_TOKENS = 2
const UNSEEN_ROLES = 3
const ESCAPE = 20

/** What evidence costs: how likely the arrest is, times what is at stake; a murderer hopes for his escape. */
export const evidenceRisk = (murder: Murder, seat: Seat, arrested: number, stake: number): number =>
  arrested * stake - (murder.murderer === seat ? (1 - arrested) * ESCAPE : 0)

/** Arrested is who has the most fingerprints: at least as many as each other one. */
export function arrestChance({ weights, turns }: Outlook, murder: Murder, seat: Seat): number {
  const isMurderer = murder.murderer === seat
  const own = tokensKept(murder, seat, isMurderer ? MURDERERS_TOKENS : 0)
  let chance = 1
  for (let other = 0; other < murder.evidence.length; other++) {
    if (other === seat) continue
    const theirs = tokensKept(murder, other, isMurderer ? 0 : MURDERERS_TOKENS / UNSEEN_ROLES)
    const spread = weights.arrestSpread * Math.sqrt(own + theirs + 1 + turns * weights.arrestUnrest)
    chance *= 1 / (1 + Math.exp((PRINTS_A_TOKEN * (theirs - own)) / spread))
  }
  return chance
}

/** Tokens that will not be destroyed. */
const tokensKept = ({ evidence, destroy }: Murder, seat: Seat, more: number): number =>
  Math.max(0, evidence[seat]! + more - destroyed(destroy[seat]!))
