import type { Facts } from '@roundhouse/kernel/story'
import type { WireReason } from '@roundhouse/wire/messages'
import type { Say } from '../messages/say.ts'

/** Why a table does not do what was asked for. What the rules of a game forbid is said by that game. */
export const refusalWords = (say: Say, { code, facts }: WireReason): string =>
  say.find(`online.refused.${code}`, sayable(facts)) ?? say('online.refused.other')

/** Lists of things stand in no sentence. */
const sayable = (facts: Facts): Record<string, string | number> =>
  Object.fromEntries(Object.entries(facts).flatMap(([key, value]) => (typeof value === 'object' ? [] : [[key, value]])))
