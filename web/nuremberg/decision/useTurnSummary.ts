import { useEffect, useMemo, useState } from 'preact/hooks'
import { useShell } from '../../shell/context.ts'
import { useTableContext } from '../../table/context.ts'
import type { StableTableModel } from '../model/table-model.ts'
import { lastScoring, type TurnAccount, turnAccountOf } from './turn-account.ts'

/** As long as one needs to read it. */
const SHOWN = 6000

/**
 * What the turn brought that was scored just now, until it is put away or was read; bots wait meanwhile. Who wants bots
 * to move at once reads it in the log, and the end of a game tells everything itself.
 */
export function useTurnSummary({ snapshot, view }: Pick<StableTableModel, 'snapshot' | 'view'>) {
  const { speed } = useShell().settings
  const hold = useTableContext()?.hold
  const at = lastScoring(snapshot.story)
  const [read, setRead] = useState(at)
  // Who takes a move back may score the turn again.
  useEffect(() => {
    if (at < read) setRead(at)
  }, [at])
  const isShown = hold !== undefined && at > read && speed !== 'off' && view.phase !== 'over'
  const close = () => setRead(at)
  useEffect(() => {
    if (!isShown) return
    hold(true)
    const timer = setTimeout(close, SHOWN)
    return () => {
      clearTimeout(timer)
      hold(false)
    }
  }, [isShown])
  const summary: TurnAccount | null = useMemo(
    () => (isShown ? turnAccountOf(snapshot.story, view) : null),
    [isShown, snapshot],
  )
  return { summary, close }
}
