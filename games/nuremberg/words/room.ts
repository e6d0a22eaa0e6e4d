import type { After } from '@roundhouse/kernel/say'
import type english from './en.json'

export type NurembergKey = keyof typeof english

/** What is said of the game while it is played. */
export const nurembergRoom = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  it: () => import('./it.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  pt: () => import('./pt.json', { with: { type: 'json' } }),
  'pt-BR': () => import('./pt-BR.json', { with: { type: 'json' } }),
}

/** The names of messages that begin alike: of `nuremberg.kind.red`, `red`. */
export type NurembergName<Start extends string> = After<`nuremberg.${Start}.`, NurembergKey>
