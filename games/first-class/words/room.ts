import type { After } from '@roundhouse/kernel/say'
import type english from './en.json'

export type FirstClassKey = keyof typeof english

/** What is said of the game while it is played. */
export const firstClassRoom = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  it: () => import('./it.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  pt: () => import('./pt.json', { with: { type: 'json' } }),
  'pt-BR': () => import('./pt-BR.json', { with: { type: 'json' } }),
}

/** The names of messages that begin alike: of `first-class.ask.act`, `act`. */
export type FirstClassName<Start extends string> = After<`first-class.${Start}.`, FirstClassKey>
