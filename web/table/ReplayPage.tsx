import type { Viewer } from '@roundhouse/kernel/game'
import type { ReplayInfo } from '@roundhouse/table/replay'
import type { RenderableProps } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { useGame } from '../game-context.ts'
import type { GameSource } from '../match/source.ts'
import { faultWords } from '../messages/fault.ts'
import { Button, Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { go, momentOf, reportOf } from '../shell/route.ts'
import { useGameTitle } from '../shell/title.ts'
import { useListeners } from '../shell/useListeners.ts'
import { GameWords } from './GameWords.tsx'
import { GoOn } from './GoOn.tsx'
import { useDurations } from './motion/speed.ts'
import { Notice } from './Notice.tsx'
import { Share } from './Share.tsx'
import { useGameTable } from './useGameTable.ts'
import { useReplay, usualViewer } from './useReplay.ts'
import './replay.css'

/** However fast, every moment is seen. */
const SHORTEST = 80

/** A finished game once more: play, pause, step, scrub, jump. The moment stands in the address, so it can be sent. */
export function ReplayPage({ source, place }: { source: GameSource; place: number }) {
  const { say } = useShell()
  const [viewer, setViewer] = useState<Viewer | null>(null)
  const { replay, snapshot, failed, pack, cut } = useReplay(source, place, viewer)
  const GameTable = useGameTable(replay?.game ?? null)
  useGameTitle(replay?.game ?? null, say('home.replay'))
  // The address changes first and the moment comes a little later: the table is drawn for the moment alone.
  const drawn = useMemo(
    () => GameTable && snapshot && <GameTable snapshot={snapshot} play={() => {}} undo={() => {}} askWhy={() => {}} />,
    [GameTable, snapshot],
  )
  const last = replay?.played.length ?? 0
  const jump = (to: number) => go(momentOf(source, Math.max(0, Math.min(last, to))), 'instead')
  if (failed !== null) return <Notice text={say('replay.failed', { what: faultWords(say, failed) })} isEnd />
  if (replay === null || snapshot === null || drawn === null) return <Notice text={say('app.loading')} />
  return (
    <main class="table">
      <Controls replay={replay} place={Math.min(place, last)} jump={jump}>
        <Viewers replay={replay} viewer={viewer ?? usualViewer(replay)} change={setViewer} />
        {replay.result !== null && (
          <Link class="button on" data-report to={reportOf(source)}>
            {say('report.title')}
          </Link>
        )}
        <Share place={place} pack={pack} />
        <GoOn replay={replay} place={place} cut={cut} toMove={snapshot.toMove} />
      </Controls>
      <GameWords game={replay.game}>{drawn}</GameWords>
    </main>
  )
}

interface ControlsProps {
  readonly replay: ReplayInfo
  readonly place: number
  readonly jump: (to: number) => void
}

function Controls({ replay, place, jump, children }: RenderableProps<ControlsProps>) {
  const { say } = useShell()
  const { about } = useGame(replay.game)
  const last = replay.played.length
  const [isRunning, setRunning] = useRunning(place, last, jump)
  useKeys(place, last, jump)
  return (
    <nav class="table-bar replay-bar" aria-label={say('replay.moment')}>
      <h1 class="unseen">{about.title(say)}</h1>
      <Link class="button quiet" to={{ page: 'home' }}>
        {say('app.home')}
      </Link>
      <button type="button" class="button main" onClick={() => setRunning(!isRunning)}>
        {say(isRunning ? 'replay.pause' : 'replay.play')}
      </button>
      <Button class="button small" onClick={() => jump(place - 1)} aria-label={say('replay.back')}>
        ‹
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
      <Stages replay={replay} place={place} jump={jump} />
      <span class="place">{say('replay.place', { place, last })}</span>
      {children}
    </nav>
  )
}

/** Straight to a round or a turn. */
function Stages({ replay, place, jump }: ControlsProps) {
  const { say } = useShell()
  const { about } = useGame(replay.game)
  const { stages } = replay
  const now = stages.findLastIndex(begins => begins <= place)
  return (
    <select
      aria-label={say('replay.jump')}
      value={now}
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

/** Through whose eyes: a game that is over has no secrets, but one may wish to see what a player saw. */
function Viewers({ replay, viewer, change }: { replay: ReplayInfo; viewer: Viewer; change: (viewer: Viewer) => void }) {
  const { say } = useShell()
  const read = (text: string): Viewer => (text === 'watcher' ? text : Number(text))
  return (
    <select aria-label={say('replay.eyes')} value={viewer} onChange={event => change(read(event.currentTarget.value))}>
      <option value="watcher">{say('replay.eyes.watcher')}</option>
      {replay.chairs.map(({ name }, seat) => (
        <option key={seat} value={seat}>
          {say('replay.eyes.of', { name })}
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
