import type { Language } from '@roundhouse/words/languages'
import type { Load } from '../shell/load.ts'

/** The text of a game's rules in each language it is written in; English is always there. */
export type Rulebook = Readonly<Partial<Record<Language, Load<string>>>> & { readonly en: Load<string> }

/** The book whose files are `game.md` in English and `<language>/game.md` in the others, as in `docs/rules`. */
export function rulebookIn(files: Readonly<Record<string, Load<unknown>>>): Rulebook {
  const languageOf = (file: string): string => /\/([a-z]{2}(?:-[A-Z]{2})?)\/[^/]+$/.exec(file)?.[1] ?? 'en'
  return Object.fromEntries(Object.entries(files).map(([file, load]) => [languageOf(file), load])) as Rulebook
}
