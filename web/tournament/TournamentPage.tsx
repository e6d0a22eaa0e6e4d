import type { TournamentReport } from '@roundhouse/wire/tournament'
import { useEffect, useState } from 'preact/hooks'
import { useGames } from '../game-context.ts'
import { tournamentsSay } from '../messages/catalogues.ts'
import type { Say } from '../messages/say.ts'
import { ownName, rememberName } from '../online/seat-memory.ts'
import { beGuest, guestName } from '../online/server.ts'
import { Button, Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { useTitle } from '../shell/title.ts'
import { useCatalogueSay } from '../shell/useCatalogueSay.ts'
import { Notice } from '../table/Notice.tsx'
import { Rounds } from './Rounds.tsx'
import { Standings } from './Standings.tsx'
import { actIn, type TournamentAct, tournamentReport } from './tournament-server.ts'
import { momentWords, planWords, refusedWords, stageWords } from './words.ts'
import '../shell/form.css'
import './tournament.css'

/** One tournament: how to take part, the rounds, and how everybody stands. */
export function TournamentPage({ id }: { id: string }) {
  const { say: ofShell } = useShell()
  const say = useCatalogueSay(tournamentsSay)
  const { report, isThere, show } = useReport(id)
  useTitle(report && `${report.name} – ${ofShell('app.title')}`)
  if (say === null || (report === null && isThere)) return <Notice text={ofShell('app.loading')} />
  if (report === null)
    return (
      <main class="form tournament-page">
        <PageHead title={say('tournament.title')} />
        <p class="card">{say('tournament.nothing')}</p>
      </main>
    )
  return (
    <main class="form tournament-page is-one" data-game={report.game}>
      <div class="tournament-head">
        <PageHead title={report.name} />
        <Link class="button quiet" to={{ page: 'tournaments' }}>
          {say('tournament.title')}
        </Link>
      </div>
      <div class="tournament-course">
        <About report={report} say={say} show={show} />
        <Rounds report={report} say={say} />
      </div>
      <Standings report={report} say={say} />
    </main>
  )
}

/** Milliseconds: how often it is asked what is new, while somebody looks. */
const LOOK = 4000

/** The tournament as it is now. */
function useReport(id: string) {
  const [report, setReport] = useState<TournamentReport | null>(null)
  const [isThere, setThere] = useState(true)
  useEffect(() => {
    let isWanted = true
    const look = async () => {
      if (document.hidden) return
      const found = await tournamentReport(id).catch(() => undefined)
      if (!isWanted || found === undefined) return
      setThere(found !== null)
      setReport(found)
    }
    void look()
    const timer = setInterval(() => void look(), LOOK)
    return () => {
      isWanted = false
      clearInterval(timer)
    }
  }, [id])
  return { report, isThere, show: setReport }
}

interface AboutProps {
  readonly report: TournamentReport
  readonly say: Say
  readonly show: (report: TournamentReport) => void
}

function About({ report, say, show }: AboutProps) {
  const { say: ofShell, settings } = useShell()
  const games = useGames()
  const [trouble, setTrouble] = useState<string | null>(null)
  const act = async (what: TournamentAct) => {
    setTrouble(null)
    try {
      show(await actIn(what, report.id))
    } catch (error) {
      setTrouble(refusedWords(say, error))
    }
  }
  const { stage, isIn, isMaker, table, maker, closes, entrants, players } = report
  return (
    <section class="card tournament-about">
      <p class="tournament-marks">
        <span class={`tournament-mark is-${stage}`} role="status">
          {stageWords(say, report)}
        </span>
        {isIn && <span class="tournament-mark is-in">{say('tournament.in')}</span>}
      </p>
      <p>{planWords(say, ofShell, games, report)}</p>
      <p class="hint">
        {[
          say('tournament.entrants', { n: entrants }),
          maker === '' ? '' : say('tournament.maker', { name: maker }),
          stage === 'registering' && closes !== null
            ? say('tournament.begins', { when: momentWords(closes, settings.language) })
            : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p class="hint">{say('tournament.what')}</p>
      {table !== null && (
        <Link class="button main" to={{ page: 'online', id: table }}>
          {say('tournament.to-table')}
        </Link>
      )}
      {stage === 'running' && isIn && table === null && <p role="status">{say('tournament.waiting')}</p>}
      <p role="alert" class="wrong">
        {trouble}
      </p>
      {stage === 'registering' && !isIn && <Register say={say} act={act} />}
      <div class="tournament-ways">
        {stage === 'registering' && isIn && (
          <Button class="button" onClick={() => void act('unregister')}>
            {say('tournament.unregister')}
          </Button>
        )}
        {stage === 'registering' && isMaker && (
          <Button class="button main" disabled={entrants < players} onClick={() => void act('begin')}>
            {say('tournament.start')}
          </Button>
        )}
        {(stage === 'registering' || stage === 'running') && <CopyLink say={say} />}
        {stage === 'running' && isIn && (
          <Sure words={say('tournament.drop-out')} say={say} act={() => act('unregister')}>
            {say('tournament.drop-out.what')}
          </Sure>
        )}
        {(stage === 'registering' || stage === 'running') && isMaker && (
          <Sure words={say('tournament.call-off')} say={say} act={() => act('call-off')} />
        )}
      </div>
    </section>
  )
}

/** A name, and the way in. */
function Register({ say, act }: { say: Say; act: (what: TournamentAct) => Promise<void> }) {
  const [name, setName] = useState(ownName)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    void guestName().then(
      known => known !== null && setName(known),
      () => {},
    )
  }, [])
  const register = async () => {
    setBusy(true)
    await beGuest(name.trim()).catch(() => {})
    rememberName(name.trim())
    await act('register')
    setBusy(false)
  }
  return (
    <form
      class="tournament-register"
      onSubmit={event => {
        event.preventDefault()
        void register()
      }}
    >
      <label>
        {say('online.your-name')}
        <input
          value={name}
          maxLength={20}
          autocomplete="nickname"
          onInput={event => setName(event.currentTarget.value)}
        />
      </label>
      <Button type="submit" class="button main" disabled={isBusy || name.trim() === ''}>
        {say('tournament.register')}
      </Button>
    </form>
  )
}

function CopyLink({ say }: { say: Say }) {
  const { say: ofShell } = useShell()
  const [isCopied, setCopied] = useState(false)
  if (navigator.clipboard === undefined) return null
  const copy = async () => {
    await navigator.clipboard.writeText(location.href).then(
      () => setCopied(true),
      () => {},
    )
    setTimeout(() => setCopied(false), 3000)
  }
  return (
    <>
      <Button class="button" onClick={() => void copy()}>
        {isCopied ? ofShell('replay.copied') : say('online.copy-link')}
      </Button>
      <span role="status" class="unseen">
        {isCopied && ofShell('replay.copied')}
      </span>
    </>
  )
}

interface SureProps {
  readonly words: string
  readonly say: Say
  readonly act: () => Promise<void>
  readonly children?: string
}

/** What cannot be taken back is asked for twice. */
function Sure({ words, say, act, children }: SureProps) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <Button class="button quiet" onClick={() => setAsked(true)}>
        {words}
      </Button>
    )
  return (
    <span class="tournament-sure">
      {children}
      <Button class="button" onClick={() => void act().then(() => setAsked(false))}>
        {say('tournament.confirm')}: {words}
      </Button>
      <Button class="button quiet" onClick={() => setAsked(false)}>
        {say('online.plan.cancel')}
      </Button>
    </span>
  )
}
