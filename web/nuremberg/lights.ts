import { useEffect, useState } from 'preact/hooks'

/** What is shown of the table because something tells of it. */
interface Lit {
  readonly areas: readonly number[]
  readonly things: readonly string[]
}

export type Light = (areas: readonly number[], things?: readonly string[]) => void

const DARK: Lit = { areas: [], things: [] }

/** Areas are lit by the map; boxes, trains and rows where they are, without drawing them again. */
export function useLights(): [Lit, Light] {
  const [lit, setLit] = useState(DARK)
  useEffect(() => {
    const found = lit.things.flatMap(thing => [...document.querySelectorAll<HTMLElement>(`[data-thing="${thing}"]`)])
    for (const element of found) element.dataset['lit'] = ''
    return () => {
      for (const element of found) delete element.dataset['lit']
    }
  }, [lit])
  return [lit, (areas, things = []) => setLit(areas.length + things.length === 0 ? DARK : { areas, things })]
}
