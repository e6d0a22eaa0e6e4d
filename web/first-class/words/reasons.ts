import { readSymbols } from '@roundhouse/first-class/base/symbols'
import type { Reason } from '@roundhouse/kernel/game'
import type { Facts } from '@roundhouse/kernel/story'
import type { Values } from '../../messages/messages.ts'
import { conditionWords } from './cards.ts'
import { frameWords } from './frames.ts'
import { waitingWords } from './sources.ts'
import { listed, type Voice } from './voice.ts'

/** The facts as messages take them: lists joined, seats as names, frames and conditions in words. */
function valuesOf(voice: Voice, code: string, facts: Facts): Values {
  const values: Record<string, string | number> = {}
  for (const [name, fact] of Object.entries(facts)) values[name] = typeof fact === 'object' ? listed(voice, fact) : fact
  return { left: 0, name: nameIn(voice, facts), ...values, ...inWords(voice, code, facts) }
}

const nameIn = ({ names }: Voice, { seat, holder }: Facts): string => names[Number(seat ?? holder ?? 0)] ?? ''

function inWords(voice: Voice, code: string, facts: Facts): Record<string, string> {
  const words: Record<string, string> = {}
  const { frame, card } = facts
  if (code === 'does-not-wait') words['source'] = waitingWords(voice, String(frame))
  else if (frame !== undefined) words['frame'] = frameWords(voice, readSymbols(voice.rules, String(frame)))
  if (frame !== undefined) words['isEmpty'] = frame === '' ? 'yes' : 'no'
  const when = voice.rules.printed.faces.find(({ id }) => id === card)?.when
  if (when) words['when'] = conditionWords(voice, when)
  return words
}

/** Why a move cannot be played, as a sentence without its end, and what would make it legal. */
export function reasonWords(voice: Voice, { code, facts, remedy }: Reason): { why: string; remedy: string | null } {
  const key = `first-class.why.${code}`
  // A reason of the table around the game has no words here; its code is better than nothing.
  if (!voice.say.has(key)) return { why: code, remedy: null }
  return {
    why: voice.say(key, valuesOf(voice, code, facts)),
    remedy: remedy === null ? null : voice.say(`first-class.remedy.${remedy}`),
  }
}
