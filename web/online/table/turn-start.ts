import type { Snapshot } from '@roundhouse/table/snapshot'
import { useEffect, useRef, useState } from 'preact/hooks'

type Turn = Pick<Snapshot, 'waiting' | 'played'>

/** The start of a turn, as snapshots follow each other: it stays until the next turn begins. */
export function startAfter(start: number | null, before: Turn | null, now: Turn): number | null {
  // Somebody has gone back over it.
  const held = start !== null && start > now.played ? null : start
  return now.waiting === 'person' && before?.waiting !== 'person' ? now.played : held
}

/** Where one's own last turn began, as far as this page has seen it. */
export function useTurnStart(snapshot: Snapshot): number | null {
  const [start, setStart] = useState<number | null>(null)
  const before = useRef<Snapshot | null>(null)
  useEffect(() => {
    setStart(startAfter(start, before.current, snapshot))
    before.current = snapshot
  }, [snapshot])
  return start
}
