import { useEffect, useState } from 'preact/hooks'
import { useShell } from '../../shell/context.ts'
import { useTableContext } from '../../table/context.ts'
import { lastScoring, type ScoringPhase } from './scoring.ts'
import type { TableModel } from './table-model.ts'

/** How long a summary stays if nobody goes on. */
const SHOWN = 6000

export interface ScoringState {
  /** The scoring phase that has just ended; `null`: nothing is told. */
  readonly scoring: ScoringPhase | null
  readonly close: () => void
}

/** A scoring phase is told when it ends, for a while; who wants all at once reads it in the log. */
export function useScoring({ snapshot, view }: TableModel): ScoringState {
  const { settings } = useShell()
  const isPlayed = useTableContext() !== null
  const last = lastScoring(snapshot.story, view.players.length)
  const round = last?.round ?? 0
  // What ended before one sat down is not told again.
  const [told, tell] = useState(round)
  const isShown = isPlayed && settings.speed !== 'off' && round > told
  const close = () => tell(round)
  useEffect(() => {
    if (!isShown) return tell(round)
    const timer = setTimeout(close, SHOWN)
    return () => clearTimeout(timer)
  }, [round, isShown])
  return { scoring: isShown ? last : null, close }
}
