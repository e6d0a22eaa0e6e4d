import type { Analysis, AnalysisProgress } from '@roundhouse/bots/coach/analysis'
import { proxy, wrap } from 'comlink'
import { useEffect, useState } from 'preact/hooks'
import type { Analyst } from '../match/analysis-worker.ts'
import type { GameSource } from '../match/source.ts'

/** How far a game is thought through. */
export interface AnalysisState {
  readonly analysis: Analysis | null
  /** From 0 to 1. */
  readonly done: number
  readonly isThinking: boolean
  readonly stop: () => void
  readonly begin: () => void
}

/**
 * Thinks a game that is over through, elsewhere; it begins as soon as that is known, and can be stopped and begun again.
 */
export function useAnalysis(source: GameSource, isOver: boolean): AnalysisState {
  const key = JSON.stringify(source)
  const [analysis, setAnalysis] = useState<Analysis | null>(null)
  const [{ done, all }, setProgress] = useState<AnalysisProgress>({ done: 0, all: 1 })
  const [isRunning, setRunning] = useState(true)
  useEffect(() => {
    if (!isRunning || !isOver) return
    const worker = new Worker(new URL('../match/analysis-worker.ts', import.meta.url), { type: 'module' })
    const end = (found: Analysis | null) => {
      setAnalysis(found)
      setRunning(false)
    }
    wrap<Analyst>(worker)
      .review(source, proxy(setProgress))
      .then(end, () => end(null))
    return () => worker.terminate()
  }, [key, isRunning, isOver])
  const isThinking = isRunning && isOver
  return { analysis, done: done / all, isThinking, stop: () => setRunning(false), begin: () => setRunning(true) }
}
