import { canDecline, isSilenceAgreement } from '@roundhouse/wire/answers'
import type { OpenQuestion, Question } from '@roundhouse/wire/online-snapshot'
import type { Say } from '../../messages/say.ts'
import { nameAt, type Online } from '../context.ts'

/** Who asks for what. */
export function questionWords(
  say: Say,
  { state, seat }: Pick<Online, 'state' | 'seat'>,
  { by, what }: OpenQuestion,
): string {
  const who = by === seat ? 'you' : 'other'
  const facts = { who, name: nameAt(state, by) }
  if (what.is === 'pace') return say('online.ask.pace', { ...facts, pace: say(`online.pace.${what.pace}`) })
  if (what.is === 'stand-in') return say('online.ask.stand-in', { ...facts, other: nameAt(state, what.seat) })
  return say(`online.ask.${what.is}`, facts)
}

/** What this page may do about it. */
export type QuestionRole = 'answer' | 'withdraw' | 'wait'

export function roleIn({ by, open }: OpenQuestion, seat: number | null): QuestionRole {
  if (seat === by) return 'withdraw'
  return seat !== null && open.includes(seat) ? 'answer' : 'wait'
}

/** The answers that somebody who is asked may give. */
export const answersTo = (question: OpenQuestion): readonly boolean[] => (canDecline(question) ? [true, false] : [true])

/** What comes of it when its time is up. */
export function endOf(question: OpenQuestion): 'declined' | 'resumed' | 'stand-in' {
  if (!isSilenceAgreement(question)) return 'declined'
  return question.what.is === 'resume' ? 'resumed' : 'stand-in'
}

interface Wish {
  readonly key: string
  readonly what: Question
}

/** What somebody may ask the others for now, apart from undo. */
export function wishesOf({ state, seat }: Pick<Online, 'state' | 'seat'>): readonly Wish[] {
  const { stage, clock, chairs, setup } = state.online
  if (stage !== 'playing' || seat === null) return []
  const others = [...chairs.keys()].filter(
    each => each !== seat && chairs[each]!.is === 'person' && !chairs[each]!.hasStandIn && !state.here.includes(each),
  )
  // Nobody is asked to let a whole tournament wait.
  const isFree = setup.deal === undefined
  const otherPace = clock.pace === 'live' ? 'daily' : 'live'
  return [
    ...(clock.pace === 'none' || !isFree
      ? []
      : [{ key: 'pause', what: { is: clock.isPaused ? 'resume' : 'pause' } as const }]),
    ...(setup.pace === 'none' || !isFree ? [] : [{ key: 'pace', what: { is: 'pace', pace: otherPace } as const }]),
    ...others.map(each => ({ key: `stand-in ${each}`, what: { is: 'stand-in', seat: each } as const })),
    ...(isFree ? [{ key: 'call-off', what: { is: 'call-off' } as const }] : []),
  ]
}
