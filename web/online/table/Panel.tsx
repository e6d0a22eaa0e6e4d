import { Button } from '../../shell/Button.tsx'
import { secondsUntil } from '../clock/clock.ts'
import { useNow } from '../clock/useNow.ts'
import { useOnline } from '../context.ts'
import { useOnlineSay } from '../words.tsx'
import { lateWords } from './late-part.tsx'
import { keptMoves } from './line.ts'

const Note = lateWords(async () => (await import('./Note.tsx')).Note)
const Meanwhile = lateWords(async () => (await import('./Meanwhile.tsx')).Meanwhile)
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
      <p>{moves.length === 0 ? say('online.lost') : say('online.kept-what', { moves: moves.length })}</p>
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
