import type { Seat } from '@roundhouse/kernel/game'
import { useOnline } from '../context.ts'
import { useOnlineSay } from '../words.tsx'
import { clockWords, isLow, leftAt } from './clock.ts'
import { useNow } from './useNow.ts'

/** What a seat has left. It draws itself each second while it runs, and nothing else. */
export function Clock({ seat }: { seat: Seat }) {
  const say = useOnlineSay()
  const { state } = useOnline()
  const { clock, stage } = state.online
  const isRunning = clock.running?.seat === seat && !clock.isPaused && stage === 'playing'
  const now = useNow(isRunning) + state.timeAhead
  if (clock.isPaused) return <span class="clock">{say('online.paused')}</span>
  const left = leftAt(clock, seat, now)
  if (left === null) return null
  const words = clockWords(say, clock, left)
  return (
    <span
      class={`clock ${isLow(clock, left) ? 'is-low' : ''}`}
      role="timer"
      aria-label={say('online.clock.left', { time: words })}
    >
      {words}
    </span>
  )
}
