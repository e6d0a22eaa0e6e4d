import type { Analysis, AnalysisProgress } from '@roundhouse/bots/coach/analysis'
import { proxy, wrap } from 'comlink'
import { useEffect, useState } from 'preact/hooks'
import type { Analyst } from '../match/analysis-worker.ts'
import type { GameSource } from '../match/source.ts'

/** Thinks a game through, elsewhere; it begins at once and can be stopped and begun again. `done` is from 0 to 1. */
export function useReview(source: GameSource) {
  const key = JSON.stringify(source)
  const [analysis, setAnalysis] = useState<Analysis | null>(null)
  const [{ done, all }, setProgress] = useState<AnalysisProgress>({ done: 0, all: 1 })
  const [isRunning, setRunning] = useState(true)
  useEffect(() => {
    if (!isRunning) return
    const worker = new Worker(new URL('../match/analysis-worker.ts', import.meta.url), { type: 'module' })
    const end = (found: Analysis | null) => {
      setAnalysis(found)
      setRunning(false)
    }
    wrap<Analyst>(worker)
      .review(source, proxy(setProgress))
      .then(end, () => end(null))
    return () => worker.terminate()
  }, [key, isRunning])
  return { analysis, done: done / all, isRunning, stop: () => setRunning(false), begin: () => setRunning(true) }
}
