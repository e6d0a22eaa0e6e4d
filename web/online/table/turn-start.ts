import type { Snapshot } from '@roundhouse/table/snapshot'
import { useEffect, useRef, useState } from 'preact/hooks'
import { newContext } from '../../shell/new-context.ts'

/** After how many moves one's own last turn began; `null`: there was none since one came. */
export const [TurnStartContext, useStart] = newContext<{ readonly at: number | null }>('Nobody counts turns here')

export const useTurnStart = (): number | null => useStart().at

type Turn = Pick<Snapshot, 'waiting' | 'played'>

/** The start of a turn, as snapshots follow each other: it stays until the next turn begins. */
export function startAfter(start: number | null, before: Turn | null, now: Turn): number | null {
  // Somebody has gone back over it.
  const held = start !== null && start > now.played ? null : start
  return now.waiting === 'person' && before?.waiting !== 'person' ? now.played : held
}

export function useCountedStart(snapshot: Snapshot): { readonly at: number | null } {
  const [start, setStart] = useState<{ readonly at: number | null }>({ at: null })
  const before = useRef<Snapshot | null>(null)
  useEffect(() => {
    const at = startAfter(start.at, before.current, snapshot)
    before.current = snapshot
    if (at !== start.at) setStart({ at })
  }, [snapshot])
  return start
}
