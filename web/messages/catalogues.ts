import type { GameName } from '@roundhouse/table/games'
import type { Language } from './languages.ts'
import type { Catalogue } from './messages.ts'

interface CatalogueFile {
  readonly default: Catalogue
}

const shell = import.meta.glob<CatalogueFile>('./*.json')
/** Of the games, the lessons, the rules and the plain table, each in its folder. */
const games = import.meta.glob<CatalogueFile>('./*/*.json')

/** With `?pseudo` in the address, in letters that no language has (see `pseudo.ts`). */
async function read(file: () => Promise<CatalogueFile>): Promise<Catalogue> {
  const { default: catalogue } = await file()
  if (!new URLSearchParams(location.search).has('pseudo')) return catalogue
  return (await import('./pseudo.ts')).pseudo(catalogue)
}

/** The messages of a language, fetched when it is chosen; of one that is not there yet, in English. */
export const catalogueOf = (language: Language): Promise<Catalogue> =>
  read((shell[`./${language}.json`] ?? shell['./en.json'])!)

/** The messages of a game, fetched when its table is opened. */
export async function gameCatalogueOf(language: Language, game: GameName): Promise<Catalogue> {
  const file = games[`./${game}/${language}.json`] ?? games[`./${game}/en.json`]
  return file === undefined ? {} : read(file)
}

/** The messages of the lessons, fetched when one is opened. */
export const learnCatalogueOf = (language: Language): Promise<Catalogue> => read(games[`./learn/${language}.json`]!)

/** What the coach says, and the report after a game. */
export const coachCatalogueOf = (language: Language): Promise<Catalogue> => read(games[`./coach/${language}.json`]!)

/** What the rules say besides their text: of pictures and cards. */
export const rulesCatalogueOf = (language: Language): Promise<Catalogue> => read(games[`./rules/${language}.json`]!)

/** What the plain table says of any game. */
export const plainCatalogueOf = (language: Language): Promise<Catalogue> => read(games[`./plain/${language}.json`]!)
