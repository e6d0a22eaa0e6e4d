import { ShellContext, useShell } from '../shell/context.ts'
import type { OpenAlbum } from './album.ts'
import './pictures.css'

/** The picture of a rule, if there is one, with its words below: they say what the picture shows. */
export function Figure({ album, rule }: { album: OpenAlbum | null; rule: string }) {
  const shell = useShell()
  if (album === null || !album.pictured.has(rule)) return null
  const { say, Drawing } = album
  return (
    <figure class="picture">
      <ShellContext.Provider value={{ ...shell, say }}>
        <Drawing rule={rule} />
      </ShellContext.Provider>
      <figcaption lang={say.language}>{say.find(`rules.picture.${rule}`)}</figcaption>
    </figure>
  )
}
