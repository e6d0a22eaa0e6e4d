import type { Seat } from '@roundhouse/kernel/game'
import { canDecline, isSilenceAgreement } from '@roundhouse/wire/answers'
import type { Question } from '@roundhouse/wire/online-snapshot'
import { isActive } from './chair-state.ts'
import type { TableEvent } from './entry.ts'
import { dealt, type OnlineTable } from './online-table.ts'
import { refuse, type TableRefusal } from './refuse.ts'
import { brings, type CommandRule, playing } from './rule.ts'

/*
 * Somebody asks the table for something. One question at a time; every other person is asked, bots and stand-ins agree. It
 * ends when somebody refuses, when a person moves on, when its time is up, or when all agree: then it is done.
 */

export const ask: CommandRule<'ask'> = (table, { what }, { person }) =>
  playing(table, person, seat => {
    if (table.question !== null) return refuse('question-open')
    return objectionTo(table, seat, what) ?? brings({ kind: 'ask', seat, what })
  })

function objectionTo(table: OnlineTable, by: Seat, what: Question): TableRefusal | null {
  const { clock, setup } = table
  // The others of a round would wait, or have nobody to be compared with.
  if (setup.deal !== undefined && ['pause', 'pace', 'call-off'].includes(what.is)) return refuse('in-tournament')
  switch (what.is) {
    case 'undo':
      return objectionToUndo(table, by, what.to)
    case 'pause':
      if (clock.pausedAt !== null) return refuse('paused-already')
      return clock.pace === 'none' ? refuse('no-clock') : null
    case 'resume':
      return clock.pausedAt === null ? refuse('not-paused') : null
    case 'pace':
      return clock.pace === what.pace ? refuse('same-pace') : null
    case 'stand-in':
      return what.seat === by || !isActiveSeat(table, what.seat) ? refuse('no-person-there') : null
    case 'call-off':
      return null
  }
}

const isActiveSeat = ({ chairs }: OnlineTable, seat: Seat): boolean =>
  chairs[seat] !== undefined && isActive(chairs[seat])

function objectionToUndo(table: OnlineTable, by: Seat, to: number): TableRefusal | null {
  const { asksFrom, turns } = table.chairs[by]!
  if (!table.setup.canAskUndo) return refuse('no-undo-here')
  if (turns < asksFrom) return refuse('ask-later', { turns: asksFrom - turns })
  const { length } = dealt(table).match.played
  return Number.isInteger(to) && to >= 0 && to < length ? null : refuse('no-such-move')
}

export const answer: CommandRule<'answer'> = (table, { agrees }, { person }) =>
  playing(table, person, seat => {
    const { question } = table
    if (question === null) return refuse('no-question')
    if (!question.open.includes(seat)) return refuse('not-asked')
    if (!agrees && !canDecline(question)) return refuse('resume-comes')
    return brings({ kind: agrees ? 'agree' : 'refuse', seat })
  })

export const withdraw: CommandRule<'withdraw'> = (table, _, { person }) =>
  playing(table, person, seat => {
    if (table.question === null) return refuse('no-question')
    return table.question.by === seat ? brings({ kind: 'withdraw', seat }) : refuse('not-asker')
  })

/** What follows from the question as it stands: it is done, or nobody asks any more. */
export function questionStep(table: OnlineTable): TableEvent | null {
  const { question, chairs } = table
  if (question === null) return null
  const { by, what, open } = question
  if (!isActive(chairs[by]!)) return { kind: 'withdraw', seat: by }
  if (what.is === 'stand-in' && !isActive(chairs[what.seat]!)) return { kind: 'withdraw', seat: by }
  return open.length === 0 ? granted(table, by, what) : null
}

/** What follows when its time is up. */
export function questionEnd(table: OnlineTable): TableEvent {
  const { by, what } = table.question!
  return isSilenceAgreement(table.question!) ? granted(table, by, what) : { kind: 'withdraw', seat: by }
}

function granted(table: OnlineTable, by: Seat, what: Question): TableEvent {
  switch (what.is) {
    case 'undo':
      return { kind: 'rewind', seat: by, to: what.to, time: table.rewinds + 1 }
    case 'pause':
      return { kind: 'pause' }
    case 'resume':
      return { kind: 'go', given: 0 }
    case 'pace':
      return { kind: 'pace', pace: what.pace }
    case 'stand-in':
      return { kind: 'stand-in', seat: what.seat, until: 'return' }
    case 'call-off':
      return { kind: 'call-off', because: 'agreed' }
  }
}
