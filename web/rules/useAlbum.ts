import type { GameName } from '@roundhouse/table/games'
import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { albumSay } from '../messages/catalogues.ts'
import type { Say } from '../messages/say.ts'
import { useShell } from '../shell/context.ts'
import type { Faces } from './faces/face.ts'

/** What a game shows in its rules: pictures beside rules, and all its cards. */
export interface Album {
  /** The words of the shell, of the game and of the rules. */
  readonly say: Say
  readonly pictured: ReadonlySet<string>
  /** What all pictures point to: it stands on the page once. */
  readonly Sprite: FunctionComponent
  readonly Drawing: FunctionComponent<{ readonly rule: string }>
  readonly faces: Faces
}

export type Shown = Omit<Album, 'say'>

const SHOWN: Readonly<Record<GameName, () => Promise<Shown>>> = {
  'first-class': async () => (await import('./pictures/FirstClassAlbum.tsx')).firstClassAlbum,
  nuremberg: async () => (await import('./pictures/NurembergAlbum.tsx')).nurembergAlbum,
}

/** Pictures come after the text, which can be read without them. */
export function useAlbum(game: GameName): Album | null {
  const { language } = useShell().settings
  const [album, setAlbum] = useState<Album | null>(null)
  useEffect(() => {
    let isWanted = true
    setAlbum(null)
    void Promise.all([albumSay(language, game), SHOWN[game]()]).then(
      ([say, shown]) => isWanted && setAlbum({ ...shown, say }),
    )
    return () => {
      isWanted = false
    }
  }, [game, language])
  return album
}
