import { botsAt } from '@roundhouse/table/bots'
import { dayChairs, tableOfDay } from '@roundhouse/table/day-deal'
import { loadBots } from '@roundhouse/table/games'
import { botRequest } from '@roundhouse/table/requests'
import { movesAt, playLegal, recordAt, type Table, toMove } from '@roundhouse/table/table'

/** The deal of a day as a page plays it: the person makes the last legal move, `every` so many moves the bots sit down anew. */
export async function playDay(day: string, every = Number.POSITIVE_INFINITY): Promise<Table> {
  let table = await tableOfDay('day', day, 'Ada')
  const bots = await loadBots(table.manifest.name)
  const newBots = () => botsAt(table.game, bots, { rules: table.rules, options: table.header, workers: () => [] })
  let seated = newBots()
  for (let move = 1; toMove(table) !== null; move++) {
    const request = botRequest(table)
    const text = request === null ? movesAt(table).at(-1)! : await seated.decide(request)
    table = playLegal(table, toMove(table)!, text)
    if (move % every === 0) seated = newBots()
  }
  return table
}

/** Its record, with whoever sat there. */
export const recordOfDay = (table: Table, chairs = dayChairs('Ada')): string => recordAt({ ...table, chairs })
