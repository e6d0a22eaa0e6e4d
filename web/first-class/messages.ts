import { type FirstClassAboutKey, firstClassAbout } from '@roundhouse/first-class/words/about/room'
import { type FirstClassCoachKey, firstClassCoach } from '@roundhouse/first-class/words/coach/room'
import { type FirstClassKey, firstClassRoom } from '@roundhouse/first-class/words/room'
import type { GameMessages } from '../messages/game-messages.ts'

declare module '../messages/say.ts' {
  interface MessageKeys {
    readonly firstClass: FirstClassKey | FirstClassAboutKey | FirstClassCoachKey
  }
}

/** Everything that is said of the game on the page. */
export const messages: GameMessages = { about: firstClassAbout, table: firstClassRoom, coach: firstClassCoach }
