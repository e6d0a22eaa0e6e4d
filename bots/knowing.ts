import { Refusal } from '@roundhouse/kernel/game'
import { knowledge as firstClass } from './first-class/knowledge.ts'
import { knowledge as nuremberg } from './nuremberg/knowledge.ts'
import type { Knowledge } from './play/search-bot.ts'

/** What bots know, by the name of the game. */
const KNOWN: Readonly<Record<string, Knowledge>> = {
  'first-class': firstClass as unknown as Knowledge,
  nuremberg: nuremberg as unknown as Knowledge,
}

export const isKnown = (game: string): boolean => Object.hasOwn(KNOWN, game)

/** What thinkers know of a game. */
export function knowledgeOf(game: string): Knowledge {
  if (!isKnown(game))
    throw new Refusal(`Nobody here knows how to think about ${game}; only about ${Object.keys(KNOWN).join(', ')}`)
  return KNOWN[game]!
}
