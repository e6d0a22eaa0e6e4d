import { type FirstClassAboutKey, firstClassAbout } from '@roundhouse/first-class/words/about/room'
import { type FirstClassCoachKey, firstClassCoach } from '@roundhouse/first-class/words/coach/room'
import { type FirstClassKey, firstClassRoom } from '@roundhouse/first-class/words/room'
import { type FirstClassTerminalKey, firstClassTerminal } from './room.ts'

declare module '../../messages.ts' {
  interface TerminalMessageKeys {
    readonly firstClass: FirstClassKey | FirstClassAboutKey | FirstClassCoachKey | FirstClassTerminalKey
  }
}

/** Everything that is said of the game at the terminal. */
export const rooms = [firstClassRoom, firstClassAbout, firstClassCoach, firstClassTerminal]
