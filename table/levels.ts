import type { BotGame } from '@roundhouse/bots/game'
import { defaultBot } from '@roundhouse/bots/play/bots'
import type { Chair } from './snapshot.ts'

/** A bot that only another version has is replaced by one that there is here. */
export const withKnownBot = (game: BotGame, chair: Chair): Chair =>
  chair.is === 'person' || Object.hasOwn(game.bots, chair.level) ? chair : { ...chair, level: defaultBot(game) }
