import type { Values } from '@roundhouse/kernel/say'
import type { Facts } from '@roundhouse/kernel/story'
import { readSymbols } from '../base/frames/symbols.ts'
import { cardName, conditionWords } from './cards.ts'
import { frameWords } from './frames.ts'
import type { FirstClassName } from './room.ts'
import { waitingWords } from './sources.ts'
import { listed, type Voice, whoIs } from './voice.ts'

/** A reason that there are words for: those of the rules, and those of a table that is drawn. */
export interface SayableReason {
  readonly rule: string
  readonly code: FirstClassName<'why'>
  readonly facts: Facts
  readonly remedy: FirstClassName<'remedy'> | null
}

/** Why a move cannot be played, as a sentence without its end, and what would make it legal. */
export const reasonWords = (
  voice: Voice,
  { code, facts, remedy }: SayableReason,
): { why: string; remedy: string | null } => ({
  why: voice.say(`first-class.why.${code}`, valuesOf(voice, code, facts)),
  remedy: remedy === null ? null : voice.say(`first-class.remedy.${remedy}`),
})

/** The facts as messages take them: lists joined, seats as names, frames and conditions in words. */
function valuesOf(voice: Voice, code: SayableReason['code'], facts: Facts): Values {
  const values: Record<string, string | number> = {}
  for (const [name, fact] of Object.entries(facts))
    values[name] = CARDS.includes(name) ? cardNames(voice, fact) : plain(voice, fact)
  return { left: 0, ...whoIs(voice, seatIn(facts)), ...values, ...inWords(voice, code, facts) }
}

type Fact = Facts[string]

/** Facts that are cards. */
const CARDS: readonly string[] = ['card', 'hand', 'drawn']

const cardNames = (voice: Voice, fact: Fact): string =>
  listed(
    voice,
    (typeof fact === 'object' ? fact : [fact]).map(id => cardName(voice, String(id))),
  )

const plain = (voice: Voice, fact: Fact): string | number => (typeof fact === 'object' ? listed(voice, fact) : fact)

const seatIn = ({ seat, holder }: Facts): number => Number(seat ?? holder ?? 0)

function inWords(voice: Voice, code: SayableReason['code'], facts: Facts): Values {
  const { frame, card } = facts
  const when = voice.rules.printed.faces.find(({ id }) => id === card)?.when
  return {
    ...(when ? { when: conditionWords(voice, when) } : {}),
    ...(frame === undefined ? {} : frameValues(voice, code, String(frame))),
  }
}

const frameValues = (voice: Voice, code: SayableReason['code'], frame: string): Values =>
  code === 'does-not-wait'
    ? { source: waitingWords(voice, frame) }
    : { frame: frameWords(voice, readSymbols(voice.rules, frame)), isEmpty: frame === '' ? 'yes' : 'no' }
