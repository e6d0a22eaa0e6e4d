import { registerSW } from 'virtual:pwa-register'
import { useEffect, useState } from 'preact/hooks'

/** A newer version lies ready: taking it reloads the page. `null`: there is none. */
export function useUpdate(): (() => void) | null {
  const [take, setTake] = useState<(() => void) | null>(null)
  useEffect(() => {
    const update = registerSW({ onNeedRefresh: () => setTake(() => () => void update(true)) })
  }, [])
  return take
}
