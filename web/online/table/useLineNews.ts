import { useEffect, useState } from 'preact/hooks'
import { useOnline } from '../context.ts'
import { type LineNews, lineNews, sendingSaidIn } from './line.ts'

/** What is to be said of the line now. */
export function useLineNews(): LineNews {
  const { state } = useOnline()
  const [, lookAgain] = useState(0)
  useEffect(() => {
    const wait = sendingSaidIn(state.pending, Date.now())
    if (wait === null) return
    const timer = setTimeout(() => lookAgain(Date.now()), wait + 1)
    return () => clearTimeout(timer)
  }, [state.pending])
  return lineNews(state, Date.now())
}
