import { useEffect, useState } from 'preact/hooks'
import { brokenSeals, type KeptGame, listKept } from '../../saving/kept.ts'
import { openNews } from '../../saving/news.ts'
import { allRecords } from '../../saving/store.ts'

/** The games that are kept here, and a way to look again. `null`: not known yet. */
export interface SavedGamesState {
  readonly games: readonly KeptGame[] | null
  readonly look: () => void
}

/** Looks again whenever a game goes on in another tab. */
export function useSavedGames(): SavedGamesState {
  const [games, setGames] = useState<readonly KeptGame[] | null>(null)
  const look = async () => {
    try {
      const records = await allRecords()
      setGames(listKept(records))
      const broken = await brokenSeals(records)
      if (broken.size > 0) setGames(listKept(records, broken))
    } catch {
      // A browser that keeps nothing still plays.
      setGames([])
    }
  }
  useEffect(() => {
    void look()
    return openNews(() => void look()).close
  }, [])
  return { games, look: () => void look() }
}
