import type { GameName } from '@roundhouse/table/games'
import { useMemo } from 'preact/hooks'
import { useGame } from '../game-context.ts'
import { ShellContext, useShell } from '../shell/context.ts'
import type { OpenAlbum } from './album.ts'
import { FaceTile } from './FaceTile.tsx'
import { type AlbumFace, ANYTHING, findFaces } from './face.ts'
import './cards.css'

const NOTHING: readonly AlbumFace[] = []

/** The faces in which the words stand; none while nothing is looked for. */
export function useFoundFaces(album: OpenAlbum | null, words: readonly string[]): readonly AlbumFace[] {
  const isAsked = album !== null && words.length > 0
  const all = useMemo(() => (isAsked ? album.faces.all(album.say) : NOTHING), [album, isAsked])
  return isAsked ? findFaces(all, { ...ANYTHING, words }) : NOTHING
}

/** Cards beside the rules in which the same words stand. */
export function FoundFaces({ game, album, faces }: { game: GameName; album: OpenAlbum; faces: readonly AlbumFace[] }) {
  const shell = useShell()
  const title = useGame(game).album?.title
  return (
    <ShellContext.Provider value={{ ...shell, say: album.say }}>
      <section lang={album.say.language}>
        <h2>{title?.(album.say)}</h2>
        <ul class="faces">
          {faces.map(face => (
            <li key={face.id}>
              <FaceTile game={game} face={face} />
            </li>
          ))}
        </ul>
      </section>
    </ShellContext.Provider>
  )
}
