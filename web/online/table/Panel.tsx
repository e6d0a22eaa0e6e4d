import { useGame } from '../../game-context.ts'
import { Button } from '../../shell/Button.tsx'
import { SeatSign } from '../../shell/SeatSign.tsx'
import { secondsUntil } from '../clock/clock.ts'
import { useNow } from '../clock/useNow.ts'
import { nameAt, useOnline } from '../context.ts'
import { presenceOf } from '../presence/presence.ts'
import { refusalWords } from '../refusal.ts'
import { useOnlineSay } from '../words.tsx'
import { keptMoves } from './line.ts'
import { Phrases } from './Phrases.tsx'
import { questionWords, roleIn } from './question.ts'

/**
 * In the panel of the decision, one thing at most: what the others ask for, else what is wrong with the line, else that a
 * bot plays here; while others decide, who is away and what can be said.
 */
export function Panel() {
  const { state, seat } = useOnline()
  const { online, line, misfit, refusal } = state
  const mine = seat === null ? null : online.chairs[seat]!
  if (online.stage !== 'playing') return null
  if (online.held !== null) return <Held />
  if (online.question !== null) return <Asked />
  if (misfit !== null) return <Misfit />
  if (line.is === 'lost') return <Lost />
  if (mine?.hasStandIn && !mine.hasLeft) return <BotPlays />
  if (refusal !== null && refusal.rule === 'table') return <Refused />
  return state.snapshot?.waiting === 'person' ? null : <Meanwhile />
}

function Held() {
  const say = useOnlineSay()
  return (
    <p class="online-note" role="alert">
      {say('online.held')}
    </p>
  )
}

function Refused() {
  const say = useOnlineSay()
  const { refusal } = useOnline().state
  return (
    <p class="online-note" role="alert">
      {refusalWords(say, refusal!)}
    </p>
  )
}

/** Neither answer is suggested; it never takes the focus, and slides in without moving what is pressed. */
function Asked() {
  const say = useOnlineSay()
  const online = useOnline()
  const { state, client, seat } = online
  const question = state.online.question!
  const { signs } = useGame(state.snapshot!.game)
  const part = roleIn(question, seat)
  const agreed = question.agreed.filter(each => each !== question.by)
  return (
    <section class="online-note is-question" role="status">
      <b class="online-title">
        <SeatSign seat={question.by} signs={signs} size={1.2} /> <span>{questionWords(say, online, question)}</span>
        {question.until !== null && <Countdown until={question.until} />}
      </b>
      <p>
        {question.what.is === 'undo' && `${say('online.ask.undo.what')} `}
        {agreed.length > 0 &&
          say('online.agrees', { n: agreed.length, names: say.list(agreed.map(each => nameAt(state, each))) })}
        {part !== 'answer' &&
          question.open.length > 0 &&
          ` ${say('online.waits-for', { names: say.list(question.open.map(each => nameAt(state, each))) })}`}
      </p>
      {part === 'answer' && (
        <div class="online-answers">
          {([true, false] as const).map(agrees => (
            <Button key={String(agrees)} class="button" onClick={() => void client.command({ type: 'answer', agrees })}>
              {say(agrees ? 'online.agree' : 'online.decline')}
            </Button>
          ))}
        </div>
      )}
      {part === 'withdraw' && (
        <Button class="button" onClick={() => void client.command({ type: 'withdraw' })}>
          {say('online.withdraw')}
        </Button>
      )}
    </section>
  )
}

/** How long there is left to answer. */
function Countdown({ until }: { until: number }) {
  const say = useOnlineSay()
  const { state } = useOnline()
  const seconds = secondsUntil(until, useNow(true) + state.timeAhead)
  const words = say('online.declined-in', { seconds })
  return (
    <span class="clock" role="timer" aria-label={words} title={words}>
      {seconds} s
    </span>
  )
}

/** Without a line: nothing is lost, and what was done waits. */
function Lost() {
  const say = useOnlineSay()
  const { state, client } = useOnline()
  const moves = keptMoves(state.pending)
  return (
    <section class="online-note is-lost" role="status">
      <b class="online-title">
        {moves.length === 0 ? say('online.line.lost') : say('online.kept-moves', { moves: moves.length })}
      </b>
      <p>{moves.length === 0 ? say('online.lost') : say('online.kept-what')}</p>
      <div class="online-answers">
        <Button class="button" onClick={() => client.retryNow()}>
          {say('online.try-now')}
        </Button>
        <Retrying />
      </div>
    </section>
  )
}

function Retrying() {
  const say = useOnlineSay()
  const { line } = useOnline().state
  const retryAt = line.is === 'lost' ? line.retryAt : null
  const now = useNow(retryAt !== null)
  if (retryAt === null) return null
  return <span aria-hidden="true">{say('online.retry-in', { seconds: secondsUntil(retryAt, now) })}</span>
}

/** What was made without a line does not fit the table as it is now: nothing is sent into another position silently. */
function Misfit() {
  const say = useOnlineSay()
  const { state, client } = useOnline()
  const { at } = state.misfit!
  return (
    <section class="online-note is-lost" role="alert">
      <b class="online-title">{say('online.misfit')}</b>
      <p>{say('online.misfit.what', { fit: at })}</p>
      <div class="online-answers">
        {at > 0 && (
          <Button class="button" onClick={() => client.settleMisfit(true)}>
            {say('online.misfit.play')}
          </Button>
        )}
        <Button class="button" onClick={() => client.settleMisfit(false)}>
          {say('online.misfit.drop')}
        </Button>
      </div>
    </section>
  )
}

function BotPlays() {
  const say = useOnlineSay()
  const { client } = useOnline()
  return (
    <section class="online-note" role="status">
      <b class="online-title">{say('online.bot-for-you')}</b>
      <p>{say('online.bot-for-you.what')}</p>
      <Button class="button main" onClick={() => void client.command({ type: 'return' })}>
        {say('online.return')}
      </Button>
    </section>
  )
}

/** While others decide. */
function Meanwhile() {
  const say = useOnlineSay()
  const { state } = useOnline()
  const { chairs, clock } = state.online
  const notes = [
    ...(clock.isPaused ? [say('online.paused-now')] : []),
    ...[...chairs.keys()].flatMap(seat => {
      const presence = presenceOf(state, seat)
      if (presence === 'bot-plays') return [say('online.bot-for', { name: nameAt(state, seat) })]
      return presence === 'away' ? [say('online.is-away', { name: nameAt(state, seat) })] : []
    }),
  ]
  return (
    <section class="online-meanwhile">
      {notes.length > 0 && <p>{notes.join(' ')}</p>}
      <Phrases />
    </section>
  )
}
