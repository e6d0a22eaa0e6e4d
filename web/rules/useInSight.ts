import { useEffect, useState } from 'preact/hooks'
import { useListeners } from '../shell/useListeners.ts'

/** A heading counts from where its text is read: this far below the upper edge, as part of the window. */
const READ_AT = 0.35

/** Which of these parts of the page is read now, by their ids in their order. */
export function useInSight(ids: readonly string[]): string {
  const [inSight, setInSight] = useState(ids[0] ?? '')
  const look = () => {
    const isAbove = (id: string) =>
      (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < innerHeight * READ_AT
    setInSight(ids.findLast(isAbove) ?? ids[0] ?? '')
  }
  useEffect(() => {
    // Pictures come after the text, and move it.
    const grown = new ResizeObserver(look)
    grown.observe(document.body)
    look()
    return () => grown.disconnect()
  }, [ids.join()])
  // Whatever scrolls, the window or a part of it.
  useListeners({ scroll: look }, { capture: true, passive: true })
  return inSight
}
