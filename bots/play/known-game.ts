import { type Game, Refusal } from '@roundhouse/kernel/game'

/** The table of a bot that knows one game only; at any other it does not sit down. */
export function knownGame<Known extends Pick<Game, 'name'>>(
  bot: string,
  known: string,
  table: Pick<Game, 'name'>,
): Known {
  if (table.name !== known) throw new Refusal(`${bot} plays ${known}, not ${table.name}`)
  return table as Known
}
