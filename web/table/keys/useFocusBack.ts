import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** A question whether a move is meant: the safe answer has the focus; who takes it stands again at the button that asked. */
export function useFocusBack(move: string): RefObject<HTMLButtonElement | null> {
  const safe = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { current } = safe
    const table = current?.closest('.table, main')
    current?.focus({ preventScroll: true })
    return () =>
      void requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          table?.querySelector<HTMLElement>(`[data-move="${move}"]`)?.focus({ preventScroll: true })
      })
  }, [])
  return safe
}
