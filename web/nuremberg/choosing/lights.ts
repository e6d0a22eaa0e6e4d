import { useEffect, useState } from 'preact/hooks'
import { light } from '../../table/targets/light.ts'
import { targetSelector } from '../../table/targets/targets.ts'

/** What is shown of the table because something tells of it. */
interface Lit {
  readonly areas: readonly number[]
  readonly things: readonly string[]
  /** What lies behind something else comes to the front. */
  readonly isShown: boolean
}

export type Light = (areas: readonly number[], things?: readonly string[]) => void

const DARK: Lit = { areas: [], things: [], isShown: false }

/** Areas are lit by the map; boxes, trains and rows where they are. */
export function useLights(): { lit: Lit; light: Light; show: Light } {
  const [lit, setLit] = useState(DARK)
  useEffect(
    () => light(lit.things.flatMap(thing => [...document.querySelectorAll<HTMLElement>(targetSelector(thing))])),
    [lit],
  )
  const set =
    (isShown: boolean): Light =>
    (areas, things = []) =>
      setLit(areas.length + things.length === 0 ? DARK : { areas, things, isShown })
  return { lit, light: set(false), show: set(true) }
}
