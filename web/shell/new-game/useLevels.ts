import type { GameName } from '@roundhouse/table/games'
import { useEffect, useState } from 'preact/hooks'
import { levelsOf } from '../../match/client.ts'

/** The bots there are are known where they think. */
export function useLevels(game: GameName): readonly string[] {
  const [levels, setLevels] = useState<readonly string[]>([])
  useEffect(() => {
    let isWanted = true
    void levelsOf(game).then(found => isWanted && setLevels(found))
    return () => {
      isWanted = false
    }
  }, [game])
  return levels
}
