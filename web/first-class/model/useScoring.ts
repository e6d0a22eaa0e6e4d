import { useSummary } from '../../table/useSummary.ts'
import { lastScoring, type ScoringPhase } from './scoring.ts'
import type { TableModel } from './table-model.ts'

export interface ScoringState {
  /** The scoring phase that has just ended; `null`: nothing is told. */
  readonly scoring: ScoringPhase | null
  readonly close: () => void
}

/** A scoring phase is summed up when it ends. */
export function useScoring({ snapshot, view }: TableModel): ScoringState {
  const last = lastScoring(snapshot.story, view.players.length)
  const { isShown, close } = useSummary(last?.round ?? 0)
  return { scoring: isShown ? last : null, close }
}
