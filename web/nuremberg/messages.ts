import { type NurembergAboutKey, nurembergAbout } from '@roundhouse/nuremberg/words/about/room'
import { type NurembergCoachKey, nurembergCoach } from '@roundhouse/nuremberg/words/coach/room'
import { type NurembergKey, nurembergRoom } from '@roundhouse/nuremberg/words/room'
import type { GameMessages } from '../messages/game-messages.ts'

declare module '../messages/say.ts' {
  interface MessageKeys {
    readonly nuremberg: NurembergKey | NurembergAboutKey | NurembergCoachKey
  }
}

/** Everything that is said of the game on the page. */
export const messages: GameMessages = { about: nurembergAbout, table: nurembergRoom, coach: nurembergCoach }
