import { type NurembergAboutKey, nurembergAbout } from '@roundhouse/nuremberg/words/about/room'
import { type NurembergCoachKey, nurembergCoach } from '@roundhouse/nuremberg/words/coach/room'
import { type NurembergKey, nurembergRoom } from '@roundhouse/nuremberg/words/room'
import type english from './en.json'

declare module '../../messages.ts' {
  interface TerminalMessageKeys {
    readonly nuremberg: NurembergKey | NurembergAboutKey | NurembergCoachKey | keyof typeof english
  }
}

/** What only the terminal says of First Train to Nuremberg. */
const nurembergTerminal = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  it: () => import('./it.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  pt: () => import('./pt.json', { with: { type: 'json' } }),
  'pt-BR': () => import('./pt-BR.json', { with: { type: 'json' } }),
}

/** Everything that is said of the game at the terminal. */
export const rooms = [nurembergRoom, nurembergAbout, nurembergCoach, nurembergTerminal]
