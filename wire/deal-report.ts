import { writeSeed } from '@roundhouse/kernel/dice'
import { type GameDefinition, Refusal } from '@roundhouse/kernel/game'
import { type GameRecord, replay } from '@roundhouse/kernel/record'
import { canPlayBy } from '@roundhouse/kernel/rules-number'
import { checkDeal, commitmentOf, type DealParts, dealIn, type Sha256 } from './deal.ts'

/** What one who took part in a deal promised and showed; the house has the place 0. */
export interface DealRow {
  readonly place: number
  readonly commitment: string
  readonly share: string | null
  readonly is: 'matches' | 'differs' | 'not-shown'
}

/** What somebody finds who works the deal of a record out again, and plays the game again. */
export interface DealReport {
  /** `none`: the record says nothing of a deal that several made. */
  readonly verdict: 'fair' | 'missing' | 'wrong' | 'none'
  readonly rows: readonly DealRow[]
  /** The first line of the record that does not match, as `share 2`; or what is wrong with its moves, in English. */
  readonly mismatch: string | null
  /** What is wrong with the moves, if the deal itself is right. */
  readonly difference: Refusal | null
  readonly seed: string
  readonly moves: number
  /** Was the game played again? Not if the deal does not match, and not if this program does not know its rules. */
  readonly isReplayed: boolean
  /** How many sat at the table. */
  readonly seats: number
}

const NOTHING = {
  verdict: 'none',
  rows: [],
  mismatch: null,
  difference: null,
  isReplayed: false,
  seats: 0,
} as const

/** From the record alone, and the rules of its game. Lines that are no deal are refused. */
export async function dealReport(
  sha256: Sha256,
  record: GameRecord,
  definition: GameDefinition<unknown>,
): Promise<DealReport> {
  const about = { seed: writeSeed(record.seed), moves: record.moves.length }
  const deal = dealIn(record)
  if (deal === null) return { ...about, ...NOTHING }
  const { mismatch, missing } = await checkDeal(sha256, deal, record.seed)
  const isReplayed = mismatch === null && canPlayBy(definition, record.rules)
  const difference = isReplayed ? differenceIn(record, definition) : null
  const wrong = mismatch ?? difference?.message ?? null
  const verdict = wrong !== null ? 'wrong' : missing.length > 0 ? 'missing' : 'fair'
  const found = { verdict, mismatch: wrong, difference, isReplayed, seats: deal.shares.length - 1 } as const
  return { ...about, ...found, rows: await rowsOf(sha256, deal) }
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
function differenceIn(record: GameRecord, definition: GameDefinition<unknown>): Refusal | null {
  try {
    replay(definition, record)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** Long numbers by how they begin and end. */
export const inShort = (digits: string): string => `${digits.slice(0, 8)}…${digits.slice(-4)}`
