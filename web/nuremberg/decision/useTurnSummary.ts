import { useMemo } from 'preact/hooks'
import { useSummary } from '../../table/useSummary.ts'
import type { StableTableModel } from '../model/table-model.ts'
import { lastScoring, type TurnAccount, turnAccountOf } from './turn-account.ts'

/** What the turn brought that was scored just now; the end of a game tells everything itself. */
export function useTurnSummary({ snapshot, view }: Pick<StableTableModel, 'snapshot' | 'view'>) {
  const { isShown, close } = useSummary(lastScoring(snapshot.story), view.phase !== 'over')
  const summary: TurnAccount | null = useMemo(
    () => (isShown ? turnAccountOf(snapshot.story, view) : null),
    [isShown, snapshot],
  )
  return { summary, close }
}
