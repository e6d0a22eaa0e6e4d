import { shareStructure } from '@roundhouse/table/structural-sharing'
import { useMemo, useRef } from 'preact/hooks'

/** What is told now, with whatever is as it was the last time taken over from there. */
export function useStructuralSharing<T>(now: T): T {
  const last = useRef<T | null>(null)
  return useMemo(() => {
    last.current = shareStructure(last.current, now)
    return last.current
  }, [now])
}
