import type { MessageRoom } from '@roundhouse/words/room'

/** The rooms of messages that a game brings with it; their keys are named in `MessageKeys`. */
export interface GameMessages {
  /** What is said before the game is opened: it comes with every page. */
  readonly about: MessageRoom
  readonly table: MessageRoom
  readonly coach?: MessageRoom
}
