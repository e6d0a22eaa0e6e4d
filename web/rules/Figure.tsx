import { ShellContext, useShell } from '../shell/context.ts'
import type { OpenAlbum } from './album.ts'
import './pictures.css'

/**
 * The picture of a rule, if there is one, with its words below: they say what the picture shows. How a game goes is told by
 * the text itself.
 */
export function Figure({ album, rule }: { album: OpenAlbum | null; rule: string }) {
  const shell = useShell()
  if (album === null || !album.pictured.has(rule)) return null
  const { say, Drawing } = album
  const caption = say.find(`rules.picture.${rule}`)
  return (
    <figure class="picture">
      <ShellContext.Provider value={{ ...shell, say }}>
        <Drawing rule={rule} />
      </ShellContext.Provider>
      {caption !== null && <figcaption lang={say.language}>{caption}</figcaption>}
    </figure>
  )
}
