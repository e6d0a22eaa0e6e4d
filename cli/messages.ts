import { type FirstClassAboutKey, firstClassAbout } from '@roundhouse/first-class/words/about/room'
import { type FirstClassCoachKey, firstClassCoach } from '@roundhouse/first-class/words/coach/room'
import { type FirstClassKey, firstClassRoom } from '@roundhouse/first-class/words/room'
import type { Say } from '@roundhouse/kernel/say'
import { type NurembergAboutKey, nurembergAbout } from '@roundhouse/nuremberg/words/about/room'
import { type NurembergCoachKey, nurembergCoach } from '@roundhouse/nuremberg/words/coach/room'
import { type NurembergKey, nurembergRoom } from '@roundhouse/nuremberg/words/room'
import { type LevelKey, levelsRoom } from '@roundhouse/words/levels/room'
import { pseudo } from '@roundhouse/words/pseudo'
import { catalogueOf } from '@roundhouse/words/room'
import { sayIn } from '@roundhouse/words/say'
import { type TerminalKey, terminalRoom } from '@roundhouse/words/terminal/room'
import { type FirstClassTerminalKey, firstClassTerminal } from './first-class/messages/room.ts'
import { type NurembergTerminalKey, nurembergTerminal } from './nuremberg/messages/room.ts'
import { PSEUDO, type TerminalLanguage } from './words/language.ts'

/** Everything that can be said at the terminal. */
export type TerminalMessageKey =
  | TerminalKey
  | LevelKey
  | FirstClassKey
  | FirstClassAboutKey
  | FirstClassCoachKey
  | FirstClassTerminalKey
  | NurembergKey
  | NurembergAboutKey
  | NurembergCoachKey
  | NurembergTerminalKey

export type Words = Say<TerminalMessageKey>

/** Something in the reader's language. */
export type Text = (say: Words) => string

/** What a message says. */
export const text =
  (key: TerminalMessageKey): Text =>
  say =>
    say(key)

const ROOMS = [
  terminalRoom,
  levelsRoom,
  firstClassRoom,
  firstClassAbout,
  firstClassCoach,
  firstClassTerminal,
  nurembergRoom,
  nurembergAbout,
  nurembergCoach,
  nurembergTerminal,
]

export async function wordsIn(spoken: TerminalLanguage): Promise<Words> {
  const language = spoken === PSEUDO ? 'en' : spoken
  const catalogue = await catalogueOf(language, ROOMS)
  return straight(
    sayIn<TerminalMessageKey>(language, spoken === PSEUDO ? (pseudo(catalogue) as typeof catalogue) : catalogue),
  )
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
