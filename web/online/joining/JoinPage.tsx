import type { Seat } from '@roundhouse/kernel/game'
import type { GameName } from '@roundhouse/table/games'
import { useState } from 'preact/hooks'
import { useGame } from '../../game-context.ts'
import { Button, Link } from '../../shell/Button.tsx'
import { useShell } from '../../shell/context.ts'
import { levelWords } from '../../shell/new-game/LevelChoice.tsx'
import { SeatSign } from '../../shell/SeatSign.tsx'
import { nameAt, useOnline } from '../context.ts'
import { Lamp } from '../presence/Lamp.tsx'
import { presenceOf } from '../presence/presence.ts'
import { refusalWords } from '../refusal.ts'
import { ownName, rememberName } from '../seat-memory.ts'
import { beGuest, ServerError } from '../server.ts'
import { setupWords } from '../setup-words.ts'
import { useOnlineSay } from '../words.tsx'
import { expectedName, seatsFor } from './seats.ts'
import './join.css'

/** What somebody sees behind a link: what is played and by whom, a name, and a seat. */
export function JoinPage({ game: name, watch }: { game: GameName; watch: () => void }) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const { state } = useOnline()
  const game = useGame(name)
  const { setup, stage } = state.online
  const host = state.online.chairs.findIndex(({ is }) => is === 'person')
  return (
    <main class={`join poster ${name}`} data-game={name}>
      <div class="join-art">{game.poster && <img class="poster-picture" src={game.poster} alt="" />}</div>
      <div class="join-ticket">
        <header>
          <p class="join-by">
            {host < 0 ? say('online.invites') : say('online.host-invites', { name: nameAt(state, host) })}
          </p>
          <h1>{game.about.title(ofShell)}</h1>
          <p>{setupWords(say, ofShell, game.about, setup)}</p>
        </header>
        {stage === 'seating' ? <SitDown game={name} watch={watch} /> : <Begun watch={watch} />}
        <p class="hint">
          {say('online.no-account')}{' '}
          {game.lessons && (
            <>
              {say('online.new-to-it')}{' '}
              <Link target="_blank" rel="noopener" to={{ page: 'lessons', game: name }}>
                {say('online.learn-it')}
              </Link>
            </>
          )}
        </p>
      </div>
    </main>
  )
}

interface WatchProps {
  readonly watch: () => void
}

function Begun({ watch }: WatchProps) {
  const say = useOnlineSay()
  return (
    <>
      <p role="status">{say('online.begun')}</p>
      <div class="join-act">
        <WatchButton watch={watch} />
      </div>
    </>
  )
}

function WatchButton({ watch }: WatchProps) {
  const say = useOnlineSay()
  const { state } = useOnline()
  if (state.online.setup.watch === 'nobody') return null
  return (
    <Button class="button" onClick={watch}>
      {say('online.watch-now')}
    </Button>
  )
}

function SitDown({ game, watch }: WatchProps & { game: GameName }) {
  const say = useOnlineSay()
  const { state } = useOnline()
  const { chairs } = state.online
  const [name, setName] = useState(() => expectedName(chairs) || ownName())
  const [wanted, setWanted] = useState<Seat | null>(null)
  const open = seatsFor(chairs, name)
  const seat = wanted !== null && open.includes(wanted) ? wanted : (open[0] ?? null)
  const { sit, isBusy, trouble } = useSitting()
  if (chairs.every(({ is }) => is !== 'free'))
    return (
      <>
        <Chairs game={game} seat={null} open={[]} choose={setWanted} />
        <p role="status">{say('online.full')}</p>
        <div class="join-act">
          <WatchButton watch={watch} />
        </div>
      </>
    )
  return (
    <form
      class="join-form"
      onSubmit={event => {
        event.preventDefault()
        void sit(name.trim(), seat)
      }}
    >
      <Chairs game={game} seat={seat} open={open} choose={setWanted} />
      <label class="join-name">
        {say('online.your-name')}
        <input
          value={name}
          maxLength={20}
          autocomplete="nickname"
          enterkeyhint="go"
          required
          onInput={event => setName(event.currentTarget.value)}
        />
      </label>
      <div class="join-act">
        <button type="submit" class="button main" disabled={isBusy || name.trim() === '' || seat === null}>
          {say('online.sit-down')}
        </button>
        <WatchButton watch={watch} />
      </div>
      <p role="alert" class="wrong">
        {trouble ??
          (seat === null && name.trim() !== '' && say('online.refused.chair-kept', { name: expectedName(chairs) }))}
      </p>
    </form>
  )
}

/** Gives a name, takes the seat and is ready, in one go: who follows a link wants to play. */
function useSitting() {
  const say = useOnlineSay()
  const { client } = useOnline()
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const sit = async (name: string, seat: Seat | null) => {
    if (name === '' || seat === null) return setTrouble(say('online.name-missing'))
    setBusy(true)
    setTrouble(null)
    try {
      await beGuest(name)
      rememberName(name)
      // The line is known to the server by the name from then on.
      client.retryNow()
      const outcome = await client.command({ type: 'sit', seat, name })
      if (outcome.ok) await client.ready()
      else setTrouble(refusalWords(say, outcome.reason))
    } catch (error) {
      const code = error instanceof ServerError ? error.code : ''
      setTrouble(say.find(`online.refused.${code}`) ?? say('online.no-answer'))
    } finally {
      setBusy(false)
    }
  }
  return { sit, isBusy, trouble }
}

interface ChairsProps {
  readonly game: GameName
  readonly seat: Seat | null
  readonly open: readonly Seat[]
  readonly choose: (seat: Seat) => void
}

/** Who sits where, and where one may sit: the first free seat is taken unless another is chosen. */
function Chairs({ game, seat, open, choose }: ChairsProps) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const { state } = useOnline()
  const { signs } = useGame(game)
  return (
    <fieldset class="join-chairs">
      <legend class="unseen">{say('online.choose-seat')}</legend>
      {state.online.chairs.map((chair, each) => {
        const isOpen = open.includes(each)
        const what =
          chair.is === 'bot'
            ? ofShell('new.bot', { level: levelWords(ofShell, chair.level ?? '') })
            : chair.is === 'free'
              ? chair.name === ''
                ? each === seat && say('online.free-seat')
                : say('online.kept-for', { name: chair.name })
              : say(chair.isReady ? 'online.ready' : 'online.not-ready')
        const inside = (
          <>
            <SeatSign seat={each} signs={signs} size={1.3} />
            <span>
              <b>
                {each === seat ? say('online.your-seat') : chair.is === 'free' ? say('online.free-seat') : chair.name}
              </b>
              <small>
                {chair.is !== 'free' && <Lamp of={presenceOf(state, each)} />} {what}
              </small>
            </span>
          </>
        )
        return isOpen ? (
          <label key={each} class={`join-chair is-open ${each === seat ? 'is-mine' : ''}`}>
            <input type="radio" class="unseen" name="seat" checked={each === seat} onChange={() => choose(each)} />
            {inside}
          </label>
        ) : (
          <div key={each} class={`join-chair is-${chair.is}`}>
            {inside}
          </div>
        )
      })}
    </fieldset>
  )
}
