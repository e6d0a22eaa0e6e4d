import type { GameName } from '../match/boxes.ts'
import type { Language } from './languages.ts'
import type { Catalogue } from './messages.ts'

interface CatalogueFile {
  readonly default: Catalogue
}

const shell = import.meta.glob<CatalogueFile>('./*.json')
/** Of the games, the lessons and the rules, each in its folder. */
const games = import.meta.glob<CatalogueFile>('./*/*.json')

/** The messages of a language, fetched when it is chosen; of one that is not there yet, in English. */
export const catalogueOf = async (language: Language): Promise<Catalogue> =>
  (await (shell[`./${language}.json`] ?? shell['./en.json'])!()).default

/** The messages of a game, fetched when its table is opened. */
export async function gameCatalogueOf(language: Language, game: GameName): Promise<Catalogue> {
  const file = games[`./${game}/${language}.json`] ?? games[`./${game}/en.json`]
  return file === undefined ? {} : (await file()).default
}

/** The messages of the lessons, fetched when one is opened. */
export const learnCatalogueOf = async (language: Language): Promise<Catalogue> =>
  (await games[`./learn/${language}.json`]!()).default

/** What the rules say besides their text: of pictures and cards. */
export const rulesCatalogueOf = async (language: Language): Promise<Catalogue> =>
  (await games[`./rules/${language}.json`]!()).default
