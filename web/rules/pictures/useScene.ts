import type { GameName } from '@roundhouse/table/games'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { useEffect, useState } from 'preact/hooks'
import { useShell } from '../../shell/context.ts'
import { botNamed } from '../../shell/wished.ts'
import { sceneAt } from './scene-at.ts'

/** What the reader sees in a position, once it is set up. */
export function useScene(game: GameName, position: string): Snapshot | null {
  const { say } = useShell()
  const [scene, setScene] = useState<Snapshot | null>(null)
  useEffect(() => {
    let isWanted = true
    const names = [say('new.you'), ...[1, 2, 3].map(seat => botNamed(seat).name)]
    void sceneAt(game, position, names).then(found => isWanted && setScene(found))
    return () => {
      isWanted = false
    }
  }, [game, position, say])
  return scene
}
