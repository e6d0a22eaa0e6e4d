import { conductRoom } from '@roundhouse/words/conduct/room'
import { hostingRoom } from '@roundhouse/words/hosting/room'
import { levelsRoom } from '@roundhouse/words/levels/room'
import { phrasesRoom } from '@roundhouse/words/phrases/room'
import { pseudo } from '@roundhouse/words/pseudo'
import { puzzlesRoom } from '@roundhouse/words/puzzles/room'
import { refusalsRoom } from '@roundhouse/words/refusals/room'
import { catalogueOf, type MessageRoom } from '@roundhouse/words/room'
import { sayIn } from '@roundhouse/words/say'
import { tablesRoom } from '@roundhouse/words/tables/room'
import { terminalRoom } from '@roundhouse/words/terminal/room'
import type { TerminalMessageKey, Words } from '../messages.ts'
import { PSEUDO, type TerminalLanguage } from './language.ts'

const ROOMS: readonly MessageRoom[] = [
  ...[terminalRoom, levelsRoom, refusalsRoom, puzzlesRoom],
  // Of a server, and of tables elsewhere.
  ...[hostingRoom, tablesRoom, conductRoom, phrasesRoom],
]

/** The words of the terminal, and of the games with these rooms. */
export async function wordsIn(spoken: TerminalLanguage, rooms: readonly MessageRoom[]): Promise<Words> {
  const language = spoken === PSEUDO ? 'en' : spoken
  const catalogue = await catalogueOf(language, [...ROOMS, ...rooms])
  return straight(sayIn<TerminalMessageKey>(language, spoken === PSEUDO ? pseudo(catalogue) : catalogue))
}

/** Terminals have straight quotes and hyphens, and any font has them. */
function straight(say: Words): Words {
  const straighten = (text: string): string =>
    STRAIGHT.reduce((line, [signs, plain]) => line.replace(signs, plain), text)
  return Object.assign((...[key, values]: Parameters<Words>) => straighten(say(key, values)), {
    language: say.language,
    find: (...[key, values]: Parameters<Words['find']>) => {
      const found = say.find(key, values)
      return found === null ? null : straighten(found)
    },
    list: say.list,
  })
}

const STRAIGHT: readonly (readonly [signs: RegExp, plain: string])[] = [
  [/[’‘]/g, "'"],
  [/[“”„]|«[\u00a0\u202f]?|[\u00a0\u202f]?»/g, '"'],
  [/[–−]/g, '-'],
  [/…/g, '...'],
  [/×/g, 'x'],
  [/·/g, '|'],
  [/[\u00a0\u202f]/g, ' '],
]
