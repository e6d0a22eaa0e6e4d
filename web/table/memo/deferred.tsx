import type { Context, RenderableProps } from 'preact'
import { useContext, useEffect, useState } from 'preact/hooks'

/** What comes with the frame after this one. */
export function useAfterPaint<T>(value: T): T {
  const [late, setLate] = useState(value)
  // Effects run when the frame is painted.
  useEffect(() => setLate(value), [value])
  return late
}

interface DeferredContextProps<T> {
  readonly of: Context<T>
  /** Not this time: it is what the answer is about. */
  readonly isNow?: boolean
}

/** Parts of a table that tell about a move but do not answer it: they hear of it a frame later, so the answer is sooner. */
export function DeferredContext<T>({ of, isNow = false, children }: RenderableProps<DeferredContextProps<T>>) {
  const value = useContext(of)
  const late = useAfterPaint(value)
  return <of.Provider value={isNow ? value : late}>{children}</of.Provider>
}

/** What is new with an answer but does not answer: it comes when the answer is painted. */
export function AfterPaint({ children }: RenderableProps<object>) {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => setPainted(true), [])
  return isPainted ? children : null
}
