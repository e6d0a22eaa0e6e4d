import { useEffect, useState } from 'preact/hooks'
import type { Load } from './load.ts'

/** What a loader brings, once it is here; until then, and without a loader, `null`. The same loader is asked once. */
export function useLoaded<Part>(load: Load<Part> | null): Part | null {
  const [found, setFound] = useState<{ readonly load: Load<Part>; readonly part: Part } | null>(null)
  useEffect(() => {
    if (load === null) return
    let isWanted = true
    void load().then(part => isWanted && setFound({ load, part }))
    return () => {
      isWanted = false
    }
  }, [load])
  return found !== null && found.load === load ? found.part : null
}
