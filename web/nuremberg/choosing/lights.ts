import { useEffect, useState } from 'preact/hooks'
import { light } from '../../table/targets/light.ts'
import { targetSelector } from '../../table/targets/targets.ts'

/** What is shown of the table because something tells of it. */
interface Lit {
  readonly areas: readonly number[]
  readonly things: readonly string[]
}

export type Light = (areas: readonly number[], things?: readonly string[]) => void

const DARK: Lit = { areas: [], things: [] }

/** Areas are lit by the map; boxes, trains and rows where they are. */
export function useLights(): [Lit, Light] {
  const [lit, setLit] = useState(DARK)
  useEffect(
    () => light(lit.things.flatMap(thing => [...document.querySelectorAll<HTMLElement>(targetSelector(thing))])),
    [lit],
  )
  return [lit, (areas, things = []) => setLit(areas.length + things.length === 0 ? DARK : { areas, things })]
}
