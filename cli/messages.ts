import type { Say } from '@roundhouse/kernel/say'
import { type LevelKey, levelsRoom } from '@roundhouse/words/levels/room'
import { pseudo } from '@roundhouse/words/pseudo'
import { catalogueOf, type MessageRoom } from '@roundhouse/words/room'
import { sayIn } from '@roundhouse/words/say'
import { type TerminalKey, terminalRoom } from '@roundhouse/words/terminal/room'
import { PSEUDO, type TerminalLanguage } from './words/language.ts'

/** The keys of all that can be said at the terminal. A game adds its own where it lists its rooms (`messages/rooms.ts`). */
export interface TerminalMessageKeys {
  readonly terminal: TerminalKey
  readonly levels: LevelKey
}

export type TerminalMessageKey = TerminalMessageKeys[keyof TerminalMessageKeys]

export type Words = Say<TerminalMessageKey>

/** Something in the reader's language. */
export type Text = (say: Words) => string

/** What a message says. */
export const text =
  (key: TerminalMessageKey): Text =>
  say =>
    say(key)

/** The words of the terminal, and of the games with these rooms. */
export async function wordsIn(spoken: TerminalLanguage, rooms: readonly MessageRoom[]): Promise<Words> {
  const language = spoken === PSEUDO ? 'en' : spoken
  const catalogue = await catalogueOf(language, [terminalRoom, levelsRoom, ...rooms])
  return straight(sayIn<TerminalMessageKey>(language, spoken === PSEUDO ? pseudo(catalogue) : catalogue))
}

/** Terminals have straight quotes and hyphens, and any font has them. */
function straight(say: Words): Words {
  const straighten = (text: string): string => text.replace(/[’‘“”„«»–−…×·\u00a0\u202f]/g, sign => STRAIGHT[sign]!)
  return Object.assign((...[key, values]: Parameters<Words>) => straighten(say(key, values)), {
    language: say.language,
    find: (...[key, values]: Parameters<Words['find']>) => {
      const found = say.find(key, values)
      return found === null ? null : straighten(found)
    },
    list: say.list,
  })
}

const STRAIGHT: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '−': '-',
  '…': '...',
  '×': 'x',
  '·': '|',
  '\u00a0': ' ',
  '\u202f': ' ',
}
