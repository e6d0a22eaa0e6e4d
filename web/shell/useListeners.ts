import { useEffect, useRef } from 'preact/hooks'

/** Those that only a document tells of with those of a window. */
type Events = WindowEventMap & Pick<DocumentEventMap, 'visibilitychange'>
type Listeners = { readonly [Type in keyof Events]?: (event: Events[Type]) => void }

interface ListenerOptions {
  /** Where it is listened, once the part is on the page. */
  readonly on?: () => EventTarget
  readonly capture?: boolean
  readonly passive?: boolean
}

/** Listens for as long as a part is on the page, and does what the part would do now. */
export function useListeners(listeners: Listeners, { on = () => window, ...options }: ListenerOptions = {}): void {
  const latest = useRef(listeners)
  latest.current = listeners
  useEffect(() => {
    const end = new AbortController()
    for (const type of Object.keys(listeners) as (keyof Events)[])
      on().addEventListener(type, event => latest.current[type]?.(event as never), { ...options, signal: end.signal })
    return () => end.abort()
  }, [])
}
