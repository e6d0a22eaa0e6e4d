import type { GameName } from '@roundhouse/table/games'
import type { FunctionComponent } from 'preact'
import { useMemo } from 'preact/hooks'
import { useGame } from '../game-context.ts'
import { albumSay } from '../messages/catalogues.ts'
import type { Say } from '../messages/say.ts'
import { useShell } from '../shell/context.ts'
import { useLoaded } from '../shell/useLoaded.ts'
import type { Faces } from './face.ts'

/** What a game shows in its rules: pictures beside rules, and all its cards. */
export interface Album {
  /** The rules that have a picture. */
  readonly pictured: ReadonlySet<string>
  /** What all pictures point to: it stands on the page once. */
  readonly Sprite: FunctionComponent
  readonly Drawing: FunctionComponent<{ readonly rule: string }>
  readonly faces: Faces
}

export interface OpenAlbum extends Album {
  /** The words of the shell, of the game and of the rules. */
  readonly say: Say
}

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
