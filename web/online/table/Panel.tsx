import { Button } from '../../shell/Button.tsx'
import { secondsUntil } from '../clock/clock.ts'
import { useNow } from '../clock/useNow.ts'
import { nameAt, useOnline } from '../context.ts'
import { isOnVacation, presenceOf } from '../presence/presence.ts'
import { useOnlineSay } from '../words.tsx'
import { lateWords } from './late-part.tsx'
import { keptMoves } from './line.ts'
import { PhraseButtons } from './PhraseButtons.tsx'

const Note = lateWords(async () => (await import('./Note.tsx')).Note)
const Plan = lateWords(async () => (await import('./Plan.tsx')).Plan)

/**
 * In the panel of the decision, one thing at most: what the others ask for, else what is wrong with the line, else that a
 * bot plays here; while others decide, who is away and what can be said.
 */
export function Panel() {
  const { state, seat } = useOnline()
  const { online, line, misfit, refusal } = state
  const mine = seat === null ? null : online.chairs[seat]!
  if (online.stage !== 'playing') return null
  if (online.held !== null) return <Note of="held" />
  if (online.question !== null) return <Note of="question" />
  if (misfit !== null) return <Note of="misfit" />
  if (line.is === 'lost') return <Lost />
  if (mine?.hasStandIn && !mine.hasLeft) return <Note of="bot-plays" />
  if (refusal !== null && refusal.rule === 'table') return <Note of="refused" />
  const isMine = state.snapshot?.waiting === 'person'
  return (
    <>
      {(state.planning ?? online.match?.planned ?? online.match?.plan[0] ?? null) !== null && <Plan />}
      {!isMine && state.planning === null && <Meanwhile />}
    </>
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

/** While others decide. */
function Meanwhile() {
  const say = useOnlineSay()
  const { state, client } = useOnline()
  const { chairs, clock } = state.online
  const notes = [
    ...(clock.isPaused ? [say('online.paused-now')] : []),
    ...[...chairs.keys()].flatMap(seat => {
      const presence = presenceOf(state, seat)
      if (isOnVacation(state, seat)) return []
      if (presence === 'bot-plays') return [say('online.bot-for', { name: nameAt(state, seat) })]
      return presence === 'away' ? [say('online.is-away', { name: nameAt(state, seat) })] : []
    }),
  ]
  return (
    <section class="online-meanwhile">
      {notes.length > 0 && <p>{notes.join(' ')}</p>}
      {chairs.some((_, seat) => isOnVacation(state, seat)) && <Note of="vacation" />}
      {state.canPlan && state.online.match!.plan.length === 0 && (
        <Button class="button" data-plan onClick={() => client.plan()}>
          {say('online.plan')}
        </Button>
      )}
      <PhraseButtons />
    </section>
  )
}
