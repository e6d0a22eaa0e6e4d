import { type Snapshot, snapshotFor } from '@roundhouse/table/snapshot'
import { useEffect, useState } from 'preact/hooks'
import { useShell } from '../shell/context.ts'
import { botNamed } from '../shell/new-game/suggestions.ts'
import type { PositionReader } from './position.ts'

/** What the reader sees in a position; `null` until it is set up, which comes after what is read first. */
export function usePosition(openPosition: PositionReader, position: string): Snapshot | null {
  const { say } = useShell()
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null)
  useEffect(() => {
    const names = [say('new.you'), ...[1, 2, 3].map(seat => botNamed(seat).name)]
    setSnapshot(snapshotFor(openPosition(position, names), 0))
  }, [position, say])
  return snapshot
}
