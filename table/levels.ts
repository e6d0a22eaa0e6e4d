import { botsFor, defaultBot } from '@roundhouse/bots/play/bots'
import type { Chair } from './snapshot.ts'

/** A bot that only another version has is replaced by one that there is here. */
export const withKnownBot = (game: string, chair: Chair): Chair =>
  chair.is === 'person' || Object.hasOwn(botsFor(game), chair.level) ? chair : { ...chair, level: defaultBot(game) }
