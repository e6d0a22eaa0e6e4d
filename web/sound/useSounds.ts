import type { Snapshot } from '@roundhouse/table/snapshot'
import { useEffect, useRef } from 'preact/hooks'
import { useGames } from '../game-context.ts'
import { useShell } from '../shell/context.ts'
import { playSounds } from './player.ts'
import { soundsIn } from './sounds.ts'

/** A table can be heard, unless its reader switched that off. */
export function useSounds(snapshot: Snapshot | null): void {
  const { settings } = useShell()
  const games = useGames()
  const before = useRef<Snapshot | null>(null)
  useEffect(() => {
    if (snapshot !== null && settings.sound)
      void playSounds(soundsIn(before.current, snapshot, games[snapshot.game].sounds ?? {}))
    before.current = snapshot
  }, [snapshot])
}
