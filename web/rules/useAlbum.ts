import type { GameName } from '@roundhouse/table/games'
import { useMemo } from 'preact/hooks'
import { useGame } from '../game-context.ts'
import { albumSay } from '../messages/first-catalogues.ts'
import { useShell } from '../shell/context.ts'
import { useLoaded } from '../shell/useLoaded.ts'
import type { OpenAlbum } from './album.ts'

/** Pictures come after the text, which can be read without them; `null` also where a game has none. */
export function useAlbum(game: GameName): OpenAlbum | null {
  const { language } = useShell().settings
  const { album } = useGame(game)
  const load = useMemo(() => {
    if (album === undefined) return null
    return async () => {
      const [say, opened] = await Promise.all([albumSay(language, game), album.load()])
      return { ...opened, say }
    }
  }, [game, album, language])
  return useLoaded(load)
}
