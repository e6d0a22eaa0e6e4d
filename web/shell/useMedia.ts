import { useEffect, useState } from 'preact/hooks'

/** Does a media query hold now? */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    media.onchange = () => setHolds(media.matches)
    return () => {
      media.onchange = null
    }
  }, [query])
  return holds
}
