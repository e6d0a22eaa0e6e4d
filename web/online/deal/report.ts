import { Refusal, type Seat } from '@roundhouse/kernel/game'
import { readRecord } from '@roundhouse/kernel/record'
import { type Chair, chairsIn, forgottenIn } from '@roundhouse/table/chairs'
import { type GameName, isGame, loadGame } from '@roundhouse/table/games'
import type { Sha256 } from '@roundhouse/wire/deal'
import { type DealReport, dealReport } from '@roundhouse/wire/deal-report'

/** What the page tells of a deal: what was found, of which game, and who sat where. */
export interface PageDealReport extends DealReport {
  readonly game: GameName
  readonly chairs: readonly Chair[]
  /** People who sat there and have no name any more. */
  readonly forgotten: readonly Seat[]
}

/** From the record alone. A file that is none is refused. */
export async function pageDealReport(sha256: Sha256, text: string): Promise<PageDealReport> {
  const record = readRecord(text)
  if (!isGame(record.game)) throw new Refusal('fault.address')
  const { definition } = await loadGame(record.game)
  const report = await dealReport(sha256, record, definition)
  return { ...report, game: record.game, chairs: chairsIn(record, report.seats), forgotten: forgottenIn(record) }
}
