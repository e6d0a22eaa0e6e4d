import { DAY_PLAYERS, dayGameId, dayHere } from '@roundhouse/table/day'
import { useEffect, useState } from 'preact/hooks'
import { useGame } from '../game-context.ts'
import { beginDay, dayGame } from '../match/client.ts'
import type { DayGame } from '../match/day-game.ts'
import { daysSay } from '../messages/catalogues.ts'
import type { Say } from '../messages/say.ts'
import { Button, Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { levelWords } from '../shell/new-game/LevelChoice.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { go, THE_END } from '../shell/route.ts'
import { useTitle } from '../shell/title.ts'
import { useAnswer } from '../shell/useAnswer.ts'
import { useCatalogueSay } from '../shell/useCatalogueSay.ts'
import { Notice } from '../table/Notice.tsx'
import { DayResults } from './DayResults.tsx'
import { dayWords } from './day-words.ts'
import { type DayScore, daysInRow, daysUntil, keepDay, type OwnDays, ownDays } from './own-days.ts'
import { ShareDay } from './ShareDay.tsx'
import '../shell/form.css'
import './day.css'

/** The deal of a day: the way to play it, and how it ended for the reader and for everybody. */
export function DayPage({ day }: { day: string | null }) {
  const { say: ofShell } = useShell()
  const say = useCatalogueSay(daysSay)
  const today = dayHere(new Date())
  const shown = day ?? today
  const deal = useAnswer(() => dayGame(shown), [shown])
  useTitle(`${ofShell('home.day')} – ${ofShell('app.title')}`)
  if (say === null || deal === null) return <Notice text={ofShell('app.loading')} />
  return <Day day={shown} today={today} deal={deal} say={say} />
}

interface DayProps {
  readonly day: string
  readonly today: string
  readonly deal: DayGame
  readonly say: Say
}

function Day({ day, today, deal, say }: DayProps) {
  const { say: ofShell } = useShell()
  const [days, setDays] = useState<OwnDays>(ownDays)
  useEffect(() => {
    if (deal.end !== null) keepDay(day, deal.end)
    setDays(ownDays())
  }, [deal])
  // Days that the server knows of may have been played elsewhere.
  const add = (known: OwnDays) => setDays(here => ({ ...known, ...here }))
  return (
    <main class="form day-page" data-game={deal.game}>
      <PageHead title={ofShell('home.day')} />
      <Ticket day={day} today={today} deal={deal} say={say} score={days[day] ?? null} days={days} />
      <OwnRow days={days} day={day} today={today} say={say} />
      <DayResults day={day} record={deal.end?.record ?? null} say={say} add={add} />
    </main>
  )
}

interface TicketProps extends DayProps {
  readonly score: DayScore | null
  readonly days: OwnDays
}

function Ticket({ day, today, deal, say, score, days }: TicketProps) {
  const { say: ofShell } = useShell()
  const { about } = useGame(deal.game)
  const setup = about.setup?.(ofShell, new Map(deal.options)) ?? ''
  return (
    <section class={`card day-card ${deal.game}`} aria-labelledby="day-game">
      <div>
        <p class="day-date">{dayWords(day, say.language, 'long')}</p>
        <h2 id="day-game">{[about.title(ofShell), setup].filter(Boolean).join(' · ')}</h2>
        <p>{say('day.against', { level: levelWords(ofShell, 'intermediate') })}</p>
        {score === null ? (
          <p class="hint">{say(day === today ? 'day.intro' : day < today ? 'day.over' : 'day.not-yet')}</p>
        ) : (
          <p class="day-score" role="status">
            {say('day.result', { ...score, players: DAY_PLAYERS })}
          </p>
        )}
        {score !== null && day === today && <p class="hint">{say('day.tomorrow')}</p>}
      </div>
      <div class="day-ways">
        {score === null && day === today && <PlayButton day={day} hasBegun={deal.hasBegun} />}
        {deal.end !== null && (
          <Link class="button" to={{ page: 'replay', id: dayGameId(day), place: THE_END }}>
            {ofShell('review.title')}
          </Link>
        )}
        {score !== null && (
          <ShareDay day={day} score={score} days={days} game={about.title(ofShell)} setup={setup} say={say} />
        )}
      </div>
    </section>
  )
}

function PlayButton({ day, hasBegun }: { day: string; hasBegun: boolean }) {
  const { say } = useShell()
  const [isBusy, setBusy] = useState(false)
  const play = async () => {
    setBusy(true)
    go({ page: 'table', id: await beginDay(day, say('new.you')) })
  }
  return (
    <Button class="button main" disabled={isBusy} onClick={() => void play()}>
      {say(hasBegun ? 'home.continue' : 'home.day.play')}
    </Button>
  )
}

/** As many days as are seen at a glance. */
const SHOWN_DAYS = 14

interface OwnRowProps extends Pick<DayProps, 'day' | 'today' | 'say'> {
  readonly days: OwnDays
}

/** The reader's last days, each a way to that day. */
function OwnRow({ days, day, today, say }: OwnRowProps) {
  return (
    <section class="card" aria-labelledby="own-days">
      <h2 id="own-days">
        {say('day.own')} <small>{say('day.streak', { n: daysInRow(days, today) })}</small>
      </h2>
      <ol class="day-row">
        {daysUntil(today, SHOWN_DAYS).map(each => (
          <li key={each}>
            <Link
              class={`day-mark place-${days[each]?.place ?? 'none'}`}
              aria-current={each === day ? 'date' : undefined}
              aria-label={markWords(say, each, days[each])}
              title={markWords(say, each, days[each])}
              to={{ page: 'day', day: each === today ? null : each }}
            >
              <b>{days[each]?.place ?? '·'}</b>
              <small>{Number(each.slice(-2))}</small>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

function markWords(say: Say, day: string, score: DayScore | undefined): string {
  const words = score === undefined ? say('day.missed') : say('day.result', { ...score, players: DAY_PLAYERS })
  return `${dayWords(day, say.language)}: ${words}`
}
