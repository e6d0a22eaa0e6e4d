import type { BotGame } from '@roundhouse/bots/game'
import { defaultBot } from '@roundhouse/bots/play/bots'
import { type Chair, chairFor, occupantOf } from './chairs.ts'
import { loadBots } from './games.ts'
import type { Table } from './table.ts'

/** A bot that only another version has is replaced by one that there is here. */
export function withKnownBot(game: BotGame, chair: Chair): Chair {
  const known = chairFor(occupantOf(chair), chair.name)
  return known.is === 'person' || Object.hasOwn(game.bots, known.level) ? known : { ...known, level: defaultBot(game) }
}

export async function withKnownBots(table: Table): Promise<Table> {
  const bots = await loadBots(table.manifest.name)
  return { ...table, chairs: table.chairs.map(chair => withKnownBot(bots, chair)) }
}
