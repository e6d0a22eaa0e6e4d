import { writeSeed } from '@roundhouse/kernel/dice'
import { Refusal } from '@roundhouse/kernel/game'
import { type GameRecord, readRecord } from '@roundhouse/kernel/record'
import { botsAt, type TableBots } from '@roundhouse/table/bots'
import { chairsIn } from '@roundhouse/table/chairs'
import { DAY_SEAT } from '@roundhouse/table/day'
import { dayChairs, tableOfDay } from '@roundhouse/table/day-deal'
import { loadBots } from '@roundhouse/table/games'
import { placesOf } from '@roundhouse/table/places'
import { botRequest } from '@roundhouse/table/requests'
import { playLegal, type Table, toMove } from '@roundhouse/table/table'
import type { DayObjection, DayOutcome } from '@roundhouse/wire/day'

/** A record that does not count. */
export class DayRefusal extends Error {
  override readonly name = 'DayRefusal'
  readonly code: DayObjection

  constructor(code: DayObjection, why: string) {
    super(why)
    this.code = code
  }
}

/**
 * Plays a record of the deal of a day again: every move must be legal, and every move of a bot one that this bot makes there. One
 * that is anything else is refused (`DayRefusal`).
 */
export async function checkDay(day: string, text: string): Promise<DayOutcome> {
  const record = recordIn(text)
  const table = await tableOfDay('day', day, '')
  refuseOtherDeal(table, record)
  const { game, match } = await playedAgain(table, record)
  const result = game.result(match.now)
  if (result === null) throw new DayRefusal('not-over', 'the game is not over after its last move')
  return { game: record.game, place: placesOf(result)[DAY_SEAT]!, points: result.points[DAY_SEAT]! }
}

function recordIn(text: string): GameRecord {
  try {
    return readRecord(text)
  } catch (error) {
    if (error instanceof Refusal) throw new DayRefusal('no-record', error.message)
    throw error
  }
}

function refuseOtherDeal({ manifest, rules, header, match }: Table, record: GameRecord): void {
  const dealt = [manifest.name, rules, header, writeSeed(match.seed)]
  const found = [record.game, record.rules, record.options, writeSeed(record.seed)]
  if (JSON.stringify(found) !== JSON.stringify(dealt)) throw new DayRefusal('other-deal', 'this is another deal')
  const seats = dayChairs('')
  const levels = chairsIn(record, seats.length).map(chair => (chair.is === 'bot' ? chair.level : null))
  if (seats.some((chair, seat) => (chair.is === 'bot' ? chair.level : null) !== levels[seat]))
    throw new DayRefusal('other-bots', 'others sat at this table')
}

async function playedAgain(table: Table, { moves }: GameRecord): Promise<Table> {
  const bots = await loadBots(table.manifest.name)
  const newBots = () => botsAt(table.game, bots, { rules: table.rules, options: table.header, workers: () => [] })
  let now = table
  let seated = newBots()
  for (const { seat, text } of moves) {
    if (toMove(now) !== seat) throw new DayRefusal('does-not-replay', `seat ${seat + 1} has no move there`)
    if (seat !== DAY_SEAT) seated = await botsWho(now, text, seated, newBots)
    now = played(now, seat, text)
  }
  return now
}

/** A page that was closed in between has bots that remember nothing: then they decide as if they had just sat down. */
async function botsWho(table: Table, text: string, seated: TableBots, newBots: () => TableBots): Promise<TableBots> {
  // Others have their turn while a game is checked.
  await new Promise(resolve => setImmediate(resolve))
  const request = botRequest(table)!
  if ((await seated.decide(request)) === text) return seated
  const anew = newBots()
  if ((await anew.decide(request)) === text) return anew
  throw new DayRefusal('other-bots', `a bot would not play "${text}" there`)
}

function played(table: Table, seat: number, text: string): Table {
  try {
    return playLegal(table, seat, text)
  } catch (error) {
    if (error instanceof Refusal) throw new DayRefusal('does-not-replay', error.message)
    throw error
  }
}
