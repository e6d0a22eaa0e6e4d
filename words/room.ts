import { type Language, layersOf, type Variant } from './languages.ts'
import type { Catalogue } from './say.ts'

type LoadMessages = () => Promise<{ readonly default: object }>

/** Messages that are loaded together, a file for each language; for a variant only what it says otherwise, if anything. */
export type MessageRoom = Readonly<
  Record<Exclude<Language, Variant>, LoadMessages> & Partial<Record<Variant, LoadMessages>>
>

/** What all these rooms have to say in a language, in one catalogue. */
export async function catalogueOf(language: Language, rooms: readonly MessageRoom[]): Promise<Catalogue> {
  const layers = layersOf(language)
  const files = await Promise.all(layers.flatMap(layer => rooms.map(room => room[layer]?.())))
  return Object.assign({}, ...files.map(file => file?.default))
}
