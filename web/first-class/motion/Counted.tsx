import { useEffect, useState } from 'preact/hooks'
import { useDurations } from '../../table/motion/speed.ts'

/** A number that counts up or down to what it is now. */
export function Counted({ n }: { n: number }) {
  const length = useDurations().motion * 2
  const [shown, show] = useState(n)
  useEffect(() => {
    if (length === 0) return show(n)
    const began = performance.now()
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - began) / length))
      show(Math.round(shown + (n - shown) * part))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    let frame = shown === n ? 0 : requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [n])
  return <>{length === 0 ? n : shown}</>
}
