import { type NurembergAboutKey, nurembergAbout } from '@roundhouse/nuremberg/words/about/room'
import { type NurembergCoachKey, nurembergCoach } from '@roundhouse/nuremberg/words/coach/room'
import { type NurembergKey, nurembergRoom } from '@roundhouse/nuremberg/words/room'
import { type NurembergTerminalKey, nurembergTerminal } from './room.ts'

declare module '../../messages.ts' {
  interface TerminalMessageKeys {
    readonly nuremberg: NurembergKey | NurembergAboutKey | NurembergCoachKey | NurembergTerminalKey
  }
}

/** Everything that is said of the game at the terminal. */
export const rooms = [nurembergRoom, nurembergAbout, nurembergCoach, nurembergTerminal]
