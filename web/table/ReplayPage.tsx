import { useEffect, useState } from 'preact/hooks'
import { useShell } from '../shell/context.ts'
import { go, writeRoute } from '../shell/route.ts'
import { PACE } from '../shell/settings.ts'
import { GameWords } from './GameWords.tsx'
import { Notice } from './Notice.tsx'
import { useGameTable } from './useGameTable.ts'
import { useReplay } from './useReplay.ts'

/** A finished game once more: play, pause, step and scrub. The moment stands in the address, so it can be sent. */
export function ReplayPage({ id, place }: { id: string; place: number }) {
  const { say, settings } = useShell()
  const { reel, scene, failed } = useReplay(id, place)
  const [isRunning, setRunning] = useState(false)
  const GameTable = useGameTable(reel?.game ?? null)
  const last = reel?.played.length ?? 0
  const jump = (to: number) => go({ page: 'replay', id, place: Math.max(0, Math.min(last, to)) }, 'instead')
  useEffect(() => {
    if (!isRunning) return
    if (place >= last) return setRunning(false)
    const timer = setTimeout(() => jump(place + 1), Math.max(80, PACE[settings.speed]))
    return () => clearTimeout(timer)
  }, [isRunning, place, last])
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') jump(place + 1)
      if (key === 'ArrowLeft') jump(place - 1)
      if (key === 'Home') jump(0)
      if (key === 'End') jump(last)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [place, last])
  if (failed !== null) return <Notice text={say('app.failed', { what: failed })} />
  if (reel === null || scene === null || GameTable === null) return <Notice text={say('app.loading')} />
  return (
    <main class="table">
      <nav class="table-bar">
        <a class="button quiet" href={writeRoute({ page: 'home' })}>
          {say('app.home')}
        </a>
        <button type="button" class="button" onClick={() => setRunning(!isRunning)}>
          {say(isRunning ? 'replay.pause' : 'replay.play')}
        </button>
        <button type="button" class="button" onClick={() => jump(place - 1)} aria-label={say('replay.back')}>
          ‹
        </button>
        <input
          type="range"
          class="scrub"
          min="0"
          max={last}
          value={place}
          aria-label={say('replay.moment')}
          onInput={event => jump(Number(event.currentTarget.value))}
        />
        <button type="button" class="button" onClick={() => jump(place + 1)} aria-label={say('replay.on')}>
          ›
        </button>
        <span class="status">{say('replay.place', { place, last })}</span>
      </nav>
      <GameWords game={reel.game}>
        <GameTable scene={scene} play={() => {}} undo={() => {}} askWhy={() => {}} />
      </GameWords>
    </main>
  )
}
