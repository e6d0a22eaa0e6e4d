import { useEffect, useState } from 'preact/hooks'
import { useShell } from '../shell/context.ts'
import { useTableContext } from './context.ts'

/** As long as one needs to read it. */
const SHOWN = 6000

interface SummaryState {
  readonly isShown: boolean
  readonly close: () => void
}

/**
 * Is it time for a summary? It is when `last`, the latest thing that can be summed up, is new, until it is put away or was
 * read; bots wait meanwhile. What was there before one sat down is not told again, and who lets bots move instantly reads
 * it in the log.
 */
export function useSummary(last: number, isTold = true): SummaryState {
  const { speed } = useShell().settings
  const hold = useTableContext()?.hold
  const [read, setRead] = useState(last)
  const isShown = hold !== undefined && isTold && last > read && speed !== 'off'
  const close = () => setRead(last)
  // Who takes a move back may see it again.
  useEffect(() => {
    if (last < read || !isShown) close()
  }, [last, isShown])
  useEffect(() => {
    if (!isShown) return
    hold(true)
    const timer = setTimeout(close, SHOWN)
    return () => {
      clearTimeout(timer)
      hold(false)
    }
  }, [isShown, last])
  return { isShown, close }
}
