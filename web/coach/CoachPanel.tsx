import { useEffect, useRef } from 'preact/hooks'
import type { Say } from '../messages/say.ts'
import { Button } from '../shell/Button.tsx'
import './coach.css'
import type { CoachState, LetteredAdvice } from './useCoach.ts'
import { useCoachSay } from './useCoachSay.ts'
import { useMarks } from './useMarks.ts'
import { type CoachWords, planWords } from './words.ts'

/** Up to three good moves with their reasons; each is marked on the table by its letter. */
export function CoachPanel({ coach, words }: { coach: CoachState; words: CoachWords }) {
  const say = useCoachSay()
  const advice = coach.says === 'thinking' || coach.says === null ? [] : coach.says
  useMarks(advice.map(({ letter, moves }) => ({ letter, places: words.places(moves[0]!) })))
  const list = useRef<HTMLUListElement>(null)
  const first = advice[0]?.moves.join()
  useEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), [first, say])
  if (say === null) return null
  return (
    <section class="coach" aria-label={say('coach.title')}>
      <header>
        <p role="status">{statusOf(say, coach.says === 'thinking' ? null : advice.length)}</p>
        <Button class="close" aria-label={say('coach.close')} title={say('coach.close')} onClick={coach.close}>
          ✕
        </Button>
      </header>
      <ul ref={list}>
        {advice.map(each => (
          <li key={each.moves.join()}>
            <Piece advice={each} words={words} say={say} follow={() => coach.follow(each)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const statusOf = (say: Say, found: number | null): string =>
  found === null ? say('coach.thinking') : say('coach.found', { count: found })

interface PieceProps {
  readonly advice: LetteredAdvice
  readonly words: CoachWords
  readonly say: Say
  readonly follow: () => void
}

function Piece({ advice: { letter, moves, reasons }, words, say, follow }: PieceProps) {
  const [first, ...rest] = moves
  const later = rest.flatMap(text => words.later(say, text) ?? [])
  return (
    <button type="button" class="advice" data-advice={first} onClick={follow}>
      <b class="coach-letter">{letter}</b>
      <span>
        <strong>{words.move(say, first!)}</strong>
        {later.length > 0 && <small>{say('coach.then', { what: planWords(later) })}</small>}
        {reasons.map(reason => (
          <em key={reason.key}>{words.reason(say, reason)}</em>
        ))}
      </span>
    </button>
  )
}
