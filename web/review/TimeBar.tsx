import type { ReplayInfo } from '@roundhouse/table/replay'
import type { RenderableProps } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useGame } from '../game-context.ts'
import { Button } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { useListeners } from '../shell/useListeners.ts'
import { useDurations } from '../table/motion/speed.ts'
import { stageAt } from './move-rows.ts'
import './time-bar.css'

/** However fast, every moment is seen. */
const SHORTEST = 80

export interface TimeProps {
  readonly replay: ReplayInfo
  readonly place: number
  readonly jump: (place: number) => void
}

/** Through the game: play, pause, step, scrub. */
export function TimeBar({ replay, place, jump, children }: RenderableProps<TimeProps>) {
  const { say } = useShell()
  const last = replay.played.length
  const [isRunning, setRunning] = useRunning(place, last, jump)
  useKeys(place, last, jump)
  return (
    <nav class="table-bar replay-bar" aria-label={say('replay.moment')}>
      <Button class="button small" onClick={() => jump(place - 1)} aria-label={say('replay.back')}>
        ‹
      </Button>
      <Button
        class="button small"
        data-running={isRunning}
        aria-label={say(isRunning ? 'replay.pause' : 'replay.play')}
        title={say(isRunning ? 'replay.pause' : 'replay.play')}
        onClick={() => setRunning(!isRunning)}
      >
        <PlaySign isRunning={isRunning} />
      </Button>
      <Button class="button small" onClick={() => jump(place + 1)} aria-label={say('replay.on')}>
        ›
      </Button>
      <input
        type="range"
        class="scrub"
        min="0"
        max={last}
        value={place}
        aria-label={say('replay.moment')}
        aria-valuetext={say('replay.place', { place, last })}
        onInput={event => jump(Number(event.currentTarget.value))}
      />
      {children}
    </nav>
  )
}

const PlaySign = ({ isRunning }: { isRunning: boolean }) => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d={isRunning ? 'M3 2h4v12H3zM9 2h4v12H9z' : 'M3 1.5v13L14 8z'} fill="currentColor" />
  </svg>
)

/** Straight to a round or a turn. */
export function Stages({ replay, place, jump }: TimeProps) {
  const { say } = useShell()
  const { about } = useGame(replay.game)
  const { stages } = replay
  return (
    <select
      class="stages"
      aria-label={say('replay.jump')}
      value={stageAt(stages, place)}
      onChange={event => jump(stages[Number(event.currentTarget.value)]!)}
    >
      {stages.map((begins, stage) => (
        <option key={begins} value={stage}>
          {about.stage(say, { now: stage + 1, of: stages.length })}
        </option>
      ))}
    </select>
  )
}

function useRunning(place: number, last: number, jump: (to: number) => void) {
  const { replayMove } = useDurations()
  const [isRunning, setRunning] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    if (place >= last) return setRunning(false)
    const timer = setTimeout(() => jump(place + 1), Math.max(SHORTEST, replayMove))
    return () => clearTimeout(timer)
  }, [isRunning, place, last])
  return [isRunning, setRunning] as const
}

/** Arrows go a move back and on, unless they belong to something that is being filled in. */
function useKeys(place: number, last: number, jump: (to: number) => void): void {
  useListeners({
    keydown: ({ key, target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return
      const to = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: last }[key]
      if (to !== undefined) jump(to)
    },
  })
}
