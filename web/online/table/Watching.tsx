import { useOnline } from '../context.ts'
import { useOnlineSay } from '../words.tsx'

/** How many watch. */
export function Watching() {
  const say = useOnlineSay()
  const { state } = useOnline()
  const words = say('online.watching', { n: state.watching })
  return (
    <span class="online-chip" role="img" aria-label={words} title={words}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path
          d="M1.5 12S5 5 12 5s10.5 7 10.5 7-3.5 7-10.5 7S1.5 12 1.5 12z"
          fill="none"
          stroke="currentColor"
          stroke-width="2"
        />
        <circle cx="12" cy="12" r="3.2" fill="currentColor" />
      </svg>
      {state.watching}
    </span>
  )
}
