import type { StoryLine } from '@roundhouse/first-class/base/story'
import { useEffect, useState } from 'preact/hooks'
import { light } from './light.ts'
import { placeOfLine } from './log-places.ts'

/** How long each line is shown, in milliseconds, and how long at least. */
const LINES: Readonly<Record<string, number>> = { slow: 1800, normal: 1100, fast: 600, off: 900 }

/** The lines of a story told one after the other, each with its place on the table lit. */
export interface Recital {
  /** Which line is told now; `null`: none. */
  readonly at: number | null
  readonly begin: () => void
  readonly stop: () => void
}

export function useRecital(lines: readonly StoryLine[], speed: string, news: number): Recital {
  const [at, setAt] = useState<number | null>(null)
  useEffect(() => setAt(null), [news])
  useEffect(() => {
    if (at === null) return
    const line = lines[at]
    if (line === undefined) return setAt(null)
    const place = placeOfLine(line)
    if (place !== null) light(place, LINES[speed]!)
    const timer = setTimeout(() => setAt(at + 1), LINES[speed])
    return () => clearTimeout(timer)
  }, [at])
  return { at, begin: () => setAt(lines.length > 0 ? 0 : null), stop: () => setAt(null) }
}
