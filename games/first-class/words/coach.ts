import type { Say, Values } from '@roundhouse/kernel/say'
import type { Facts } from '@roundhouse/kernel/story'
import { cardWords, endCountWords, printedOn } from './cards.ts'
import type { FirstClassCoachKey } from './coach/room.ts'
import { listed, type Voice } from './voice.ts'

/** Who is spoken to by the coach, in the coach's own words. */
export interface CoachVoice extends Voice {
  readonly coach: Say<FirstClassCoachKey>
}

/** Why the coach advises something: a key of its own, and what it speaks of. */
interface Advice {
  readonly key: string
  readonly facts: Facts
}

/** What speaks for a plan. */
export function adviceWords(voice: CoachVoice, { key, facts }: Advice): string {
  const values: Record<string, string | number> = {}
  for (const [name, fact] of Object.entries(facts)) values[name] = typeof fact === 'object' ? listed(voice, fact) : fact
  return voice.coach(`coach.first-class.${key}` as FirstClassCoachKey, { ...values, ...inWords(voice, key, facts) })
}

/** Seats by their names, cards by what is printed on them. */
function inWords(voice: Voice, key: string, { card, other }: Facts): Values {
  return {
    ...(card === undefined ? {} : { what: inShort(voice, key, String(card)) }),
    ...(other === undefined ? {} : { name: voice.names[Number(other)] ?? '' }),
  }
}

/** Reasons that say themselves that the card is a contract. */
const OF_CONTRACTS: readonly string[] = ['fulfils', 'contract-met', 'contract', 'contract-nearer', 'denies-contract']

/** Of a Game End card only what it counts, of a contract only what is printed on it. */
function inShort(voice: Voice, key: string, card: string): string {
  if (OF_CONTRACTS.includes(key)) return printedOn(voice, card)
  const end = voice.rules.printed.endFaces.find(({ id }) => id === card)
  return end === undefined ? cardWords(voice, card) : endCountWords(voice, end)
}
