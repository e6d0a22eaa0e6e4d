import type { Advice } from '@roundhouse/bots/coach/advice'
import type { Viewer } from '@roundhouse/kernel/game'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { useCallback, useMemo, useState } from 'preact/hooks'
import type { TableClient } from '../match/table-remote.ts'
import type { Settings } from '../shell/settings/settings.ts'

/** A piece of advice under the letter it was first called by, which it keeps until its plan is played. */
export interface LetteredAdvice extends Advice {
  readonly letter: string
}

/** Somebody to ask what to do. */
export interface CoachState {
  /** `null`: it is not asked; `thinking`: it has no answer yet. */
  readonly says: readonly LetteredAdvice[] | 'thinking' | null
  readonly ask: () => void
  readonly close: () => void
  /** Plays the next move of a piece of advice; the rest of it stays. */
  readonly follow: (advice: LetteredAdvice) => void
}

const TESTING: readonly string[] = ['expert', 'champion']

/** Against an expert or a champion one wants to know how good one is: there the coach comes only if it is wished for. */
export const isWelcome = (coach: Settings['coach'], { chairs }: Pick<Snapshot, 'chairs'>): boolean =>
  coach === 'always' ||
  (coach === 'usual' && !chairs.some(chair => chair.is === 'bot' && TESTING.includes(chair.level)))

/** What somebody asked after this many moves, and the answer, once it is there. */
interface Question {
  readonly by: Viewer
  readonly at: number
  readonly advice: readonly LetteredAdvice[] | null
}

/** What the coach says now: an answer holds for the position it was given in, and only what can be played. */
export function saysNow(question: Question | null, { viewer, played, waiting, moves }: Snapshot): CoachState['says'] {
  if (question?.at !== played || question.by !== viewer || waiting !== 'person') return null
  return question.advice === null ? 'thinking' : question.advice.filter(({ moves: [first] }) => moves.includes(first!))
}

/** The rest of a plan once its first move is played; `null`: nothing is left. */
export function afterFirst(advice: LetteredAdvice, { viewer, played }: Snapshot): Question | null {
  const rest = advice.moves.slice(1)
  return rest.length === 0 ? null : { by: viewer, at: played + 1, advice: [{ ...advice, moves: rest }] }
}

/** What pieces of advice are called: letters, for none is better than another. */
const LETTERS = ['A', 'B', 'C']

export const lettered = (advice: readonly Advice[]): LetteredAdvice[] =>
  advice.map((each, n) => ({ ...each, letter: LETTERS[n]! }))

/** The coach of a table; `null` where it is not welcome. */
export function useCoach({ remote }: TableClient, snapshot: Snapshot, settings: Settings): CoachState | null {
  const [question, setQuestion] = useState<Question | null>(null)
  const { played, viewer } = snapshot
  const says = useMemo(() => saysNow(question, snapshot), [question, snapshot])
  const ask = useCallback(() => {
    const asked = { by: viewer, at: played, advice: null }
    setQuestion(asked)
    void remote
      .advise()
      .then(advice => setQuestion(was => (was === asked ? { ...asked, advice: lettered(advice) } : was)))
  }, [remote, played, viewer])
  const close = useCallback(() => {
    setQuestion(null)
    void remote.stopCoach()
  }, [remote])
  const follow = useCallback(
    (advice: LetteredAdvice) => {
      setQuestion(afterFirst(advice, snapshot))
      void remote.play(advice.moves[0]!)
    },
    [remote, snapshot],
  )
  const coach = useMemo(() => ({ says, ask, close, follow }), [says, ask, close, follow])
  return isWelcome(settings.coach, snapshot) ? coach : null
}
