import type { Dice } from '@roundhouse/kernel/dice'
import { oneOf, record } from '@roundhouse/kernel/file/record'
import { choice, leaf, meaning, type Shape } from '@roundhouse/kernel/file/shape'
import type { Result, Seat, Viewer } from '@roundhouse/kernel/game'
import type { Barrier } from '@roundhouse/kernel/match'
import { type Pace, pace, type TableSetup, tableSetup } from './setup.ts'
import {
  anObject,
  anyText,
  bySeat,
  count,
  digits,
  listOf,
  MOST_MOVES,
  move,
  orNull,
  points,
  seat,
  time,
  word,
  yesOrNo,
} from './shapes.ts'
import { STAGES, type TableStage } from './stages.ts'

export type { TableStage } from './stages.ts'

/*
 * All that one viewer is told of a table elsewhere, apart from the story: plain data, and nothing in it depends on what
 * this viewer may not know. News are differences between two of these.
 */

/** Who sits in a chair. */
export interface OnlineChair {
  readonly is: 'person' | 'bot' | 'free'
  /** Of a free chair: whom it is kept for, or empty. */
  readonly name: string
  /** The level of a bot, or of the bot that plays for a person; `null`: a person plays. */
  readonly level: string | null
  /** A bot plays for this person until they return. */
  readonly hasStandIn: boolean
  readonly isReady: boolean
  /** The person has given up the chair for good. */
  readonly hasLeft: boolean
  /** Until when the person is on vacation, in the server's time: their daily clock stands. `null`: they are not. */
  readonly vacation: number | null
}

/** The clocks of all seats. Times are milliseconds; nothing ticks: what is left now is `left` less what has run since. */
export interface ClockFace {
  readonly pace: Pace
  /** What each seat had left when it last changed; `null`: there is no clock. */
  readonly left: readonly (number | null)[]
  /** Whose clock runs, and since when in the server's time; the first moments of a decision are free. */
  readonly running: { readonly seat: Seat; readonly since: number; readonly free: number } | null
  readonly isPaused: boolean
}

/** Something that the others are asked for. */
export type Question =
  | { readonly is: 'undo'; readonly to: number }
  | { readonly is: 'pause' }
  | { readonly is: 'resume' }
  | { readonly is: 'pace'; readonly pace: Pace }
  | { readonly is: 'stand-in'; readonly seat: Seat }
  | { readonly is: 'call-off' }

export interface OpenQuestion {
  readonly by: Seat
  readonly what: Question
  /** Who has agreed so far, and who is still to answer. */
  readonly agreed: readonly Seat[]
  readonly open: readonly Seat[]
  /** In the server's time; `null`: until somebody moves. */
  readonly until: number | null
}

/** What is known of how the deal was made (`deal.ts`). The house comes first, then every seat; `null`: none yet, or a bot. */
export interface DealProof {
  readonly commitments: readonly (string | null)[]
  /** Who has shown a share, the house first, as above. What they showed is told after the end alone. */
  readonly shown: readonly boolean[]
  /** After the end: every share. */
  readonly shares: readonly (string | null)[] | null
}

/** What became of a plan when the turn it was for came. */
export interface PlanOutcome {
  /** How many of its moves were played, and how many there were. */
  readonly played: number
  readonly of: number
  /** Why no more: the next is not legal any more, tells something else than when it was planned, or comes after dice. */
  readonly stopped: 'illegal' | 'changed' | 'rolled' | null
}

/** The game as one viewer knows it. */
export interface SampledMatch {
  /**
   * A whole state of the game in which what this viewer cannot see is dealt with dice that everybody knows: it holds no
   * secret, and answers whatever may be asked of the game.
   */
  readonly state: Dice
  /** How many moves were played. */
  readonly played: number
  /** How long this viewer's story was when the last turn ended that they played themselves. */
  readonly newsFrom: number
  /** How many moves go with this seat's last step, and with its whole turn if that leads further; 0: there is no way back. */
  readonly undo: { readonly step: number; readonly turn: number; readonly barrier: Barrier }
  /** The moves this seat has planned for when it has the move. */
  readonly plan: readonly string[]
  /** What became of the last plan of this seat, until its next move; `null`: there is nothing to tell. */
  readonly planned: PlanOutcome | null
  readonly result: Result | null
}

export interface OnlineSnapshot {
  readonly stage: TableStage
  readonly setup: TableSetup
  readonly viewer: Viewer
  readonly isHost: boolean
  readonly chairs: readonly OnlineChair[]
  readonly clock: ClockFace
  readonly question: OpenQuestion | null
  readonly deal: DealProof
  readonly match: SampledMatch | null
  /** Of a game that is over: all of it. */
  readonly record: string | null
  /** The table cannot be played on for now, and why, as a key; nothing of it is lost. */
  readonly held: string | null
}

// Shapes

const viewer: Shape = leaf('a seat, or "watcher"', { anyOf: [seat.schema, { const: 'watcher' }] }, value =>
  value === 'watcher' ? true : seat.problems(value, '').length === 0,
)

const chair = record({
  must: {
    is: choice(['person', 'bot', 'free']),
    name: meaning(anyText, 'Of a free chair: whom it is kept for, or empty.'),
    level: meaning(orNull(word), 'Of a bot, or of the bot that plays for this person.'),
    hasStandIn: yesOrNo,
    isReady: yesOrNo,
    hasLeft: yesOrNo,
    vacation: meaning(orNull(time), 'Until when this person is on vacation, in the time of the server.'),
  },
})

const clock = record({
  must: {
    pace,
    left: meaning(bySeat(orNull(time), 'Seat'), 'Milliseconds by seat when the clock last changed; null: no clock.'),
    running: orNull(record({ must: { seat, since: time, free: time } })),
    isPaused: yesOrNo,
  },
})

const asked = <Is extends Question['is']>(is: Is, fields: { readonly [field: string]: Shape } = {}): Shape =>
  record({ must: { is: choice([is]), ...fields } })

export const question = oneOf(
  'is',
  {
    undo: asked('undo', { to: meaning(count, 'How many moves stay.') }),
    pause: asked('pause'),
    resume: asked('resume'),
    pace: asked('pace', { pace }),
    'stand-in': asked('stand-in', { seat }),
    'call-off': asked('call-off'),
  } satisfies Record<Question['is'], Shape>,
  { must: {} },
)

const seats = bySeat(seat, 'Seat')

const openQuestion = record({
  must: {
    by: seat,
    what: question,
    agreed: seats,
    open: seats,
    until: meaning(orNull(time), 'In the time of the server; null: until somebody moves.'),
  },
})

const deal = record({
  must: {
    commitments: meaning(bySeat(orNull(digits), 'Commitment'), 'The house first, then every seat.'),
    shown: meaning(bySeat(yesOrNo, 'Seat'), 'Who has shown a share.'),
    shares: meaning(orNull(bySeat(orNull(digits), 'Share')), 'Told after the end.'),
  },
})

const result = record({ must: { points: bySeat(points, 'Seat'), winners: seats } })

const planOutcome = record({
  must: {
    played: count,
    of: count,
    stopped: meaning(
      orNull(choice(['illegal', 'changed', 'rolled'])),
      'Why no more were played: the next is not legal, tells something else than when it was planned, or comes after dice.',
    ),
  },
})

const match = record({
  must: {
    state: meaning(anObject, 'A whole state of the game; what this viewer cannot see in it is made up.'),
    played: meaning(count, 'How many moves were played.'),
    newsFrom: meaning(
      count,
      'How many lines the story of this viewer had when the last turn ended that they played themselves.',
    ),
    undo: record({
      must: {
        step: meaning(count, 'How many moves go with the last step of this seat; 0: there is no way back.'),
        turn: meaning(count, 'How many go with its whole turn; 0: no more than with the step.'),
        barrier: choice(['begun', 'rolled', 'passed', 'over'] satisfies Barrier[]),
      },
    }),
    plan: meaning(listOf(move, 'Move', MOST_MOVES), 'What this seat has planned for its next turn.'),
    planned: meaning(orNull(planOutcome), 'What became of its last plan, until its next move.'),
    result: orNull(result),
  },
})

export const onlineSnapshot = record({
  must: {
    stage: choice(STAGES),
    setup: tableSetup,
    viewer,
    isHost: yesOrNo,
    chairs: bySeat(chair, 'Chair'),
    clock,
    question: orNull(openQuestion),
    deal,
    match: orNull(match),
    record: meaning(orNull(anyText), 'Of a game that is over: all of it.'),
    held: meaning(orNull(word), 'Why the table cannot be played on for now.'),
  },
})
