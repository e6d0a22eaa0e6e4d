import { botsFor, usualBot } from '@roundhouse/bots/bots'
import type { Chair } from './chairs.ts'
import type { Table } from './table.ts'

/** A bot that only another version has is replaced by one that there is here. */
export const withKnownBot = (game: string, chair: Chair): Chair =>
  chair.is === 'person' || Object.hasOwn(botsFor(game), chair.level) ? chair : { ...chair, level: usualBot(game) }

export const withKnownBots = (table: Table): Table => ({
  ...table,
  chairs: table.chairs.map(chair => withKnownBot(table.game.name, chair)),
})
