import { useState } from 'preact/hooks'
import { useListeners } from './useListeners.ts'

/** In milliseconds: until the server is asked again whether it is there, which doubles each time. */
const FIRST_WAIT = 1000
const LAST_WAIT = 30_000

/**
 * Is a part of the page missing that only a reload brings? A browser remembers that it could not fetch a part, and does
 * not try again: the line was cut, or a newer version is where this one was. Without a line a reload would leave
 * nothing at all, so it does not count before the server answers.
 */
export function useMissingPart(): boolean {
  const [missing] = useState(() => new WeakSet<Error>())
  const [isMissing, setMissing] = useState(false)
  useListeners({
    'vite:preloadError'({ payload }) {
      missing.add(payload)
      void serverAnswers().then(() => setMissing(true))
    },
    // Whatever waits for that part goes on waiting, and this is said instead.
    unhandledrejection(event) {
      if (missing.has(event.reason)) event.preventDefault()
    },
  })
  return isMissing
}

/** Asks until the server is there. */
async function serverAnswers(): Promise<void> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LAST_WAIT)) {
    const answer = await fetch(location.pathname, { cache: 'no-store' }).catch(() => null)
    if (answer?.ok) return
    await lineOrWait(wait)
  }
}

/** Until the browser says that there is a network again, or for so long. */
const lineOrWait = (wait: number): Promise<unknown> =>
  new Promise(resolve => {
    const end = AbortSignal.timeout(wait)
    end.addEventListener('abort', resolve)
    addEventListener('online', resolve, { once: true, signal: end })
  })
