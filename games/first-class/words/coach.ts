import type { Say, Values } from '@roundhouse/kernel/say'
import type { Facts } from '@roundhouse/kernel/story'
import { cardWords, endCountWords, faceWords } from './cards.ts'
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

/** Where any card may be spoken of, its kind is said with it. */
const OF_ANY_CARD = 'denies-card'

/** Of a Game End card only what it counts, and of a contract only what is printed on it: that it is one is said already. */
function inShort(voice: Voice, key: string, card: string): string {
  const { faces, endFaces } = voice.rules.printed
  const end = endFaces.find(({ id }) => id === card)
  if (end !== undefined) return endCountWords(voice, end)
  const contract = faces.find(({ id, kind }) => id === card && kind === 'contract')
  return contract === undefined || key === OF_ANY_CARD ? cardWords(voice, card) : faceWords(voice, contract)
}
