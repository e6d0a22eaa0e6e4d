import { isBotOf } from '@roundhouse/bots/play/bots'
import { Refusal } from '@roundhouse/kernel/game'
import { headerOf } from '@roundhouse/kernel/record'
import { loadBots, loadGame, optionsFor } from '@roundhouse/table/games'
import { commitmentOf, seedFrom } from '@roundhouse/wire/deal'
import type { NewTable, TableSetup } from '@roundhouse/wire/setup'
import type { TableSecrets } from '../table/secrets.ts'
import type { Chance } from './chance.ts'

/** A table as somebody wants it, with the rules of today. What cannot be meant is refused with a sentence. */
export async function setupFor(wanted: NewTable): Promise<TableSetup> {
  const [manifest, bots] = await Promise.all([loadGame(wanted.game), loadBots(wanted.game)])
  const { definition } = manifest
  const options = optionsFor(manifest, wanted.options)
  const { seats } = definition.open(definition.readOptions(headerOf({ options, notes: [] })))
  if (wanted.chairs.length !== seats) throw new Refusal(`chairs: found ${wanted.chairs.length}; expected ${seats}`)
  const levels = [wanted.standIn, ...wanted.chairs.flatMap(chair => (chair.is === 'bot' ? [chair.level] : []))]
  const unknown = levels.find(level => !isBotOf(bots, level))
  if (unknown !== undefined)
    throw new Refusal(`level: found "${unknown}"; expected one of ${Object.keys(bots.bots).join(', ')}`)
  if (wanted.chairs.every(({ is }) => is === 'bot')) throw new Refusal('chairs: found only bots; expected a person')
  if (wanted.isRated) checkRated(wanted)
  if (wanted.hours !== null) checkZone(wanted.hours.zone)
  return { ...wanted, options, rules: definition.rules }
}

/** What counts is played by people alone, and what is done stays done. */
function checkRated({ chairs, canAskUndo }: NewTable): void {
  if (chairs.some(({ is }) => is === 'bot')) throw new Refusal('chairs: found a bot; expected people at a rated table')
  if (canAskUndo) throw new Refusal('canAskUndo: found true; expected false at a rated table')
}

/** Refuses a time zone that this machine does not know. */
export function checkZone(zone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
  } catch {
    throw new Refusal(`zone: found "${zone}"; expected the name of a time zone, such as Europe/Berlin`)
  }
}

/** A deal that several tables have: the house makes it alone, and is bound by its commitment. */
export interface RoundDeal {
  readonly id: string
  readonly share: string
  readonly commitment: string
  readonly seed: string
}

export async function newRoundDeal(seats: number, chance: Chance): Promise<RoundDeal> {
  const id = chance.tableId()
  const share = chance.share()
  const sha256 = async (text: string): Promise<string> => chance.hash(text)
  const commitment = await commitmentOf(sha256, id, 0, share)
  const seed = await seedFrom(sha256, { table: id, shares: [share, ...nobodys(seats)] })
  return { id, share, commitment, seed }
}

/** What a table with such a deal must not tell. */
export const secretsOf = ({ share, commitment, seed }: RoundDeal, seats: number): TableSecrets => ({
  shares: [share, ...nobodys(seats)],
  commitment,
  seed,
  plans: nobodys(seats),
})

const nobodys = (seats: number): null[] => Array.from({ length: seats }, () => null)

/** The house is bound before anybody comes. */
export async function newSecrets(table: string, seats: number, chance: Chance): Promise<TableSecrets> {
  const share = chance.share()
  const commitment = await commitmentOf(async text => chance.hash(text), table, 0, share)
  return { shares: [share, ...nobodys(seats)], commitment, seed: null, plans: nobodys(seats) }
}
