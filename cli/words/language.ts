import { isLanguage, LANGUAGES, type Language, languageFor } from '@roundhouse/words/languages'
import { WrongUse } from '../user-error.ts'

/** English in letters that no language has: what is read without accents was never a message. */
export const PSEUDO = 'pseudo'

/** What can be spoken. */
export type TerminalLanguage = Language | typeof PSEUDO

export const CODES = Object.keys(LANGUAGES).join(', ')

const OPTION = '--language'

/** Takes `--language de` or `--language=de` out of a command line: it goes with every command. `null`: it is not there. */
export function languageIn(args: readonly string[]): { spoken: TerminalLanguage | null; args: readonly string[] } {
  const at = args.findIndex(arg => arg === OPTION || arg.startsWith(`${OPTION}=`))
  if (at < 0) return { spoken: null, args }
  const isApart = args[at] === OPTION
  const text = isApart ? (args[at + 1] ?? '') : args[at]!.slice(OPTION.length + 1)
  return { spoken: readLanguage(text), args: args.toSpliced(at, isApart ? 2 : 1) }
}

function readLanguage(text: string): TerminalLanguage {
  if (text === PSEUDO || isLanguage(text)) return text
  throw new WrongUse('terminal.error.language', { found: text, codes: CODES })
}

/** The language of the system, as every program is told it. */
export const systemLanguage = (env: Readonly<Record<string, string | undefined>>): Language =>
  languageFor([env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''])
