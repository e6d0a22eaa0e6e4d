import type { OpenQuestion } from './online-snapshot.ts'

/* What may be answered to a question at a table, and what silence says. */

/** A pause is never kept against somebody who wants to go on. */
export const canDecline = ({ what }: Pick<OpenQuestion, 'what'>): boolean => what.is !== 'resume'

/** Is it done when its time is up? A person who does not object to a stand-in is away: that is what the question is for. */
export const isSilenceAgreement = ({ what, open }: Pick<OpenQuestion, 'what' | 'open'>): boolean =>
  what.is === 'resume' || (what.is === 'stand-in' && open.every(seat => seat === what.seat))
