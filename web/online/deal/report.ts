import { writeSeed } from '@roundhouse/kernel/dice'
import { Refusal } from '@roundhouse/kernel/game'
import { type GameRecord, readRecord, replay } from '@roundhouse/kernel/record'
import { type Chair, chairsIn } from '@roundhouse/table/chairs'
import { type GameName, isGame, loadGame } from '@roundhouse/table/games'
import { checkDeal, commitmentOf, type DealParts, dealIn, type Sha256 } from '@roundhouse/wire/deal'

/** What one who took part in a deal promised and showed; the house has the place 0. */
export interface DealRow {
  readonly place: number
  readonly commitment: string
  readonly share: string | null
  readonly is: 'matches' | 'differs' | 'not-shown'
}

/** What somebody finds who works the deal of a record out again, and plays the game again. */
export interface DealReport {
  readonly game: GameName
  readonly chairs: readonly Chair[]
  /** `none`: the record says nothing of a deal that several made. */
  readonly verdict: 'fair' | 'missing' | 'wrong' | 'none'
  readonly rows: readonly DealRow[]
  /** What does not match, as a line of the record, or the moves. */
  readonly mismatch: string | null
  readonly seed: string
  readonly moves: number
}

/** From the record alone. A file that is none is refused. */
export async function dealReport(sha256: Sha256, text: string): Promise<DealReport> {
  const record = readRecord(text)
  if (!isGame(record.game)) throw new Refusal('fault.address')
  const deal = dealIn(record)
  const about = {
    game: record.game,
    chairs: chairsIn(record, deal === null ? 0 : deal.shares.length - 1),
    seed: writeSeed(record.seed),
    moves: record.moves.length,
  }
  if (deal === null) return { ...about, verdict: 'none', rows: [], mismatch: null }
  const { mismatch, missing } = await checkDeal(sha256, deal, record.seed)
  const wrong = mismatch ?? (await wrongMove(record.game, record))
  const rows = await rowsOf(sha256, deal)
  const verdict = wrong !== null ? 'wrong' : missing.length > 0 ? 'missing' : 'fair'
  return { ...about, verdict, rows, mismatch: wrong }
}

async function rowsOf(sha256: Sha256, { table, commitments, shares }: DealParts): Promise<DealRow[]> {
  const rows = commitments.map(async (commitment, place): Promise<DealRow[]> => {
    if (commitment === null) return []
    const share = shares[place] ?? null
    if (share === null) return [{ place, commitment, share, is: 'not-shown' }]
    const isSame = commitment === (await commitmentOf(sha256, table, place, share))
    return [{ place, commitment, share, is: isSame ? 'matches' : 'differs' }]
  })
  return (await Promise.all(rows)).flat()
}

/** The game that was played must follow from the deal. */
async function wrongMove(game: GameName, record: GameRecord): Promise<string | null> {
  const { definition } = await loadGame(game)
  try {
    replay(definition, record)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

/** Long numbers by how they begin and end. */
export const inShort = (digits: string): string => `${digits.slice(0, 8)}…${digits.slice(-4)}`
