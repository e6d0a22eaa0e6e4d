import type { Say, Values } from '@roundhouse/kernel/say'
import type { Facts } from '@roundhouse/kernel/story'
import { cardWords, endCountWords } from './cards.ts'
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
  return voice.coach(`coach.first-class.${key}` as FirstClassCoachKey, { ...values, ...inWords(voice, facts) })
}

/** Seats by their names, cards by what is printed on them. */
function inWords(voice: Voice, { card, other }: Facts): Values {
  return {
    ...(card === undefined ? {} : { what: inShort(voice, String(card)) }),
    ...(other === undefined ? {} : { name: voice.names[Number(other)] ?? '' }),
  }
}

/** Of a Game End card only what it counts. */
function inShort(voice: Voice, card: string): string {
  const end = voice.rules.printed.endFaces.find(({ id }) => id === card)
  return end === undefined ? cardWords(voice, card) : endCountWords(voice, end)
}
