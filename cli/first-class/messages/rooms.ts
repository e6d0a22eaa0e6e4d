import { type FirstClassAboutKey, firstClassAbout } from '@roundhouse/first-class/words/about/room'
import { type FirstClassCoachKey, firstClassCoach } from '@roundhouse/first-class/words/coach/room'
import { type FirstClassKey, firstClassRoom } from '@roundhouse/first-class/words/room'
import type english from './en.json'

declare module '../../messages.ts' {
  interface TerminalMessageKeys {
    readonly firstClass: FirstClassKey | FirstClassAboutKey | FirstClassCoachKey | keyof typeof english
  }
}

/** What only the terminal says of First Class. */
const firstClassTerminal = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  it: () => import('./it.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  pt: () => import('./pt.json', { with: { type: 'json' } }),
  'pt-BR': () => import('./pt-BR.json', { with: { type: 'json' } }),
}

/** Everything that is said of the game at the terminal. */
export const rooms = [firstClassRoom, firstClassAbout, firstClassCoach, firstClassTerminal]
