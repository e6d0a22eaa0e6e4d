import type { ComponentChildren, RefObject, RenderableProps } from 'preact'
import { useRef } from 'preact/hooks'
import { useListeners } from '../shell/useListeners.ts'

interface SearchBarProps {
  readonly label: string
  readonly text: string
  readonly change: (text: string) => void
  /** What else is chosen by. */
  readonly choices?: ComponentChildren
  /** What was found, in words. */
  readonly found: string
}

/** Above a book or a gallery: what is searched for as one types, what was found, and ways to other pages. */
export function SearchBar({ label, text, change, choices, found, children }: RenderableProps<SearchBarProps>) {
  const box = useSearchKey()
  return (
    <div class="rules-bar">
      <label>
        <span class="unseen">{label}</span>
        <input
          ref={box}
          type="search"
          aria-keyshortcuts="/"
          placeholder={label}
          value={text}
          onInput={event => change(event.currentTarget.value)}
        />
      </label>
      {choices}
      <p role="status" class="hint">
        {found}
      </p>
      {children}
    </div>
  )
}

/** The key / leads to the search, from anywhere on the page but where something is written. */
function useSearchKey(): RefObject<HTMLInputElement | null> {
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
