import { firstClassAbout } from '@roundhouse/first-class/words/about/room'
import { nurembergAbout } from '@roundhouse/nuremberg/words/about/room'
import type { MessageRoom } from '@roundhouse/words/room'

/** What games are called. */
export const ABOUT_GAMES: readonly MessageRoom[] = [firstClassAbout, nurembergAbout]
