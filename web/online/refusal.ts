import type { WireReason } from '@roundhouse/wire/messages'
import type { Say } from '../messages/say.ts'

/** Why a table does not do what was asked for. What the rules of a game forbid is said by that game. */
export const refusalWords = (say: Say, { code, facts }: WireReason): string =>
  say.find(`online.refused.${code}`, facts) ?? say('online.refused.other')
