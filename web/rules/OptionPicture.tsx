import type { ComponentChildren } from 'preact'
import { ShellContext, useShell } from '../shell/context.ts'
import type { OpenAlbum } from './album.ts'
import '../shell/form.css'

interface OptionPictureProps {
  /** `null`: it is not here yet. */
  readonly album: OpenAlbum | null
  readonly draw: (album: OpenAlbum) => ComponentChildren
  /** Under the words and as wide as they are, instead of beside them. */
  readonly isWide?: boolean
}

/** How something looks that can be chosen for a game. For eyes: the words are there before it. */
export function OptionPicture({ album, draw, isWide = false }: OptionPictureProps) {
  const shell = useShell()
  return (
    <span class={isWide ? 'option-picture is-wide' : 'option-picture'} aria-hidden="true">
      {album && <ShellContext.Provider value={{ ...shell, say: album.say }}>{draw(album)}</ShellContext.Provider>}
    </span>
  )
}
