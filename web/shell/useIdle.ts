import { useEffect, useState } from 'preact/hooks'

/** In milliseconds, where a browser does not say when it has nothing to do. */
const A_MOMENT = 200

function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(then, A_MOMENT)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(then)
  return () => cancelIdleCallback(idle)
}

/** False until the page has nothing else to do: for what nobody waits for. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
