import { useGame } from '../../game-context.ts'
import { Button } from '../../shell/Button.tsx'
import { SeatSign } from '../../shell/SeatSign.tsx'
import { countdownWords } from '../clock/clock.ts'
import { useNow } from '../clock/useNow.ts'
import { nameAt, useOnline } from '../context.ts'
import { useDayWords } from '../people/day-words.ts'
import { isOnVacation } from '../presence/presence.ts'
import { refusalWords } from '../refusal.ts'
import { useOnlineSay } from '../words.tsx'
import { answersTo, endOf, questionWords, roleIn } from './question.ts'

const NOTES = {
  held: Held,
  question: Asked,
  'bot-plays': BotPlays,
  refused: Refused,
  misfit: Misfit,
  vacation: OnVacation,
} as const

/** What the server has to say now and then: it comes over a line, and so does what shows it. */
export function Note({ of }: { of: keyof typeof NOTES }) {
  const Part = NOTES[of]
  return <Part />
}

function Held() {
  const say = useOnlineSay()
  return (
    <div class="online-note" role="alert">
      {say('online.held')}
    </div>
  )
}

function Refused() {
  const say = useOnlineSay()
  const { refusal } = useOnline().state
  return (
    <div class="online-note" role="alert">
      {refusalWords(say, refusal!)}
    </div>
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
        {question.until !== null && <Countdown until={question.until} end={endOf(question)} />}
      </b>
      <p>
        {question.what.is === 'undo' && `${say('online.ask.undo.what')} `}
        {question.what.is === 'resume' && `${say('online.ask.resume.what')} `}
        {agreed.length > 0 &&
          say('online.agrees', { n: agreed.length, names: say.list(agreed.map(each => nameAt(state, each))) })}
        {part !== 'answer' &&
          question.open.length > 0 &&
          ` ${say('online.waits-for', { names: say.list(question.open.map(each => nameAt(state, each))) })}`}
      </p>
      {part === 'answer' && (
        <div class="online-answers">
          {answersTo(question).map(agrees => (
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

interface CountdownProps {
  readonly until: number
  readonly end: ReturnType<typeof endOf>
}

/** How long there is left to answer. */
function Countdown({ until, end }: CountdownProps) {
  const say = useOnlineSay()
  const { state } = useOnline()
  const time = countdownWords(say, until - useNow(true) - state.timeAhead)
  const words = say(`online.ends.${end}`, { time })
  return (
    <span class="clock" role="timer" aria-label={words} title={words}>
      {time}
    </span>
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

function OnVacation() {
  const say = useOnlineSay()
  const { state } = useOnline()
  const dayWords = useDayWords()
  const words = state.online.chairs.flatMap(({ vacation }, seat) =>
    isOnVacation(state, seat)
      ? [say('online.vacation.who', { name: nameAt(state, seat), date: dayWords(vacation!) })]
      : [],
  )
  return <p>{words.join(' ')}</p>
}
