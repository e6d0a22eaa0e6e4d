import type { Load } from './load.ts'
import { useAnswer } from './useAnswer.ts'

/** What a loader brings, once it is here; until then, and without a loader, `null`. The same loader is asked once. */
export function useLoaded<Part>(load: Load<Part> | null): Part | null {
  const found = useAnswer(load && (async () => ({ load, part: await load() })), [load])
  return found !== null && found.load === load ? found.part : null
}
