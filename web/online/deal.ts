import type { GameRecord } from '@roundhouse/kernel/record'
import { sha256 } from '@roundhouse/table/saving/sha256'
import { checkDeal, commitmentOf, dealIn } from '@roundhouse/wire/deal'
import type { OnlineState } from './state.ts'

/** What a page keeps of a deal until the game is over. */
export interface KeptDeal {
  /** Its own number. */
  readonly share: string
  /** What everybody was bound to when numbers were shown first; `null`: it has not come to that. */
  readonly commitments: readonly (string | null)[] | null
}

/** What binds this seat to its number. */
export const commitmentFor = (table: string, seat: number, share: string): Promise<string> =>
  commitmentOf(sha256, table, seat + 1, share)

/**
 * Works a deal out again from the record, and compares it with what this page kept itself: that the house shows the same
 * commitments to all and still has them at the end can be seen in no record.
 */
export async function dealFound(
  table: string,
  record: GameRecord,
  kept: KeptDeal | null,
  seat: number | null,
): Promise<NonNullable<OnlineState['deal']>> {
  const deal = dealIn(record)
  if (deal === null || deal.table !== table || !isAsKept(deal, kept, seat)) return 'does-not-match'
  const { mismatch, missing } = await checkDeal(sha256, deal, record.seed)
  if (mismatch !== null) return 'does-not-match'
  return missing.length > 0 ? 'missing' : 'fair'
}

function isAsKept(
  { commitments, shares }: NonNullable<ReturnType<typeof dealIn>>,
  kept: KeptDeal | null,
  seat: number | null,
): boolean {
  if (kept === null) return true
  const isBound = kept.commitments === null || String(kept.commitments) === String(commitments)
  const share = seat === null ? null : (shares[seat + 1] ?? null)
  return isBound && (share === null || share === kept.share)
}
