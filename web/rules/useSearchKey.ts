import type { RefObject } from 'preact'
import { useRef } from 'preact/hooks'
import { useListeners } from '../shell/useListeners.ts'

/** The key / leads to the search, from anywhere on the page but where something is written. */
export function useSearchKey(): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null)
  useListeners({
    keydown: event => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      event.preventDefault()
      box.current?.focus()
    },
  })
  return box
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement
