import { useEffect, useState } from 'preact/hooks'

/** This device's time, each second for as long as something runs: only who asks is drawn again. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return isRunning ? now : Date.now()
}
