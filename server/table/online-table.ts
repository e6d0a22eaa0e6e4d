import { readSeed, type Seed } from '@roundhouse/kernel/dice'
import { Refusal, type Seat } from '@roundhouse/kernel/game'
import type { Chair } from '@roundhouse/table/chairs'
import type { TableGame } from '@roundhouse/table/games'
import { shareInOrder } from '@roundhouse/table/structural-sharing'
import { isOver, newTable, playLegal, type Table, toMove } from '@roundhouse/table/table'
import type { OpenQuestion, Question, TableStage } from '@roundhouse/wire/online-snapshot'
import { sampleSeedOf } from '@roundhouse/wire/sample'
import type { TableSetup } from '@roundhouse/wire/setup'
import {
  areAllReady,
  areAllTaken,
  type ChairState,
  emptyChair,
  isActive,
  missingShares,
  withoutDeal,
} from './chair-state.ts'
import {
  givenBack,
  goneOn,
  heldClock,
  lateAt,
  newClock,
  pausedClock,
  releasedClock,
  started,
  stopped,
  type TableClock,
  withAddition,
  withAdditionsFrom,
  withPace,
  withVacation,
} from './clock.ts'
import { type CommandLog, newCommandLog, withCommand } from './command-log.ts'
import type { Author, Entry, TableEvent } from './entry.ts'
import { afterUndoRefusal, newQuestion, withAgreement, withoutAnswerOf } from './open-question.ts'
import { rewound } from './rewind.ts'
import type { TableSecrets } from './secrets.ts'
import { stateHash } from './state-hash.ts'
import { undoneTo } from './undo-to.ts'

/** A table elsewhere: nothing but what its entries add up to, and the secrets that are kept beside them. */
export interface OnlineTable {
  readonly id: string
  readonly setup: TableSetup
  readonly manifest: TableGame
  /** The person who set it up. */
  readonly host: number
  readonly secrets: TableSecrets
  /** Of the samples that its viewers are sent: it follows from the id, and everybody may know it. */
  readonly sampleSeed: Seed
  /** The number of the last entry, and when it was written. */
  readonly seq: number
  readonly at: number
  readonly stage: TableStage
  /** When the shares began to be shown. */
  readonly dealingSince: number
  readonly chairs: readonly ChairState[]
  /** Whom the host sent away: they do not sit down again. */
  readonly barred: readonly number[]
  /** `null`: the game has not begun. */
  readonly table: Table | null
  /** Where the last turns began, oldest first, as many as spectators are behind. */
  readonly turnStarts: readonly Table[]
  readonly clock: TableClock
  readonly question: OpenQuestion | null
  /** How often the table went back by consent. */
  readonly rewinds: number
  /** The same deal is still played elsewhere: nobody is shown how the cards lay, not even after the game. */
  readonly isSealed: boolean
  /** The table cannot be played on for now, and why. */
  readonly held: HoldReason | null
  readonly commands: CommandLog
}

/** The house holds it; its log does not lead where it led; this program does not know its rules. */
export type HoldReason = 'house' | 'damaged' | 'other-rules'

/** A log that cannot be right: which entry does not follow from those before it, and why. */
export class LogDamage extends Error {
  override readonly name: string = 'LogDamage'
  readonly seq: number
  readonly why: string

  constructor(seq: number, why: string, cause?: unknown) {
    super(`Entry ${seq} cannot follow: ${why}`, cause === undefined ? {} : { cause })
    this.seq = seq
    this.why = why
  }
}

/** A log that leads to another state than it led to when it was written. */
export class StateDifference extends LogDamage {
  override readonly name = 'StateDifference'
  /** The hashes of both. */
  readonly expected: string
  readonly found: string

  constructor(seq: number, expected: string, found: string) {
    super(seq, `it led to ${expected}, and now to ${found}`)
    this.expected = expected
    this.found = found
  }
}

/** What is kept of a table apart from its log (`KeptTable`). */
export interface TableBasis {
  readonly id: string
  readonly setup: TableSetup
  readonly host: number
  readonly secrets: TableSecrets
  readonly created: number
}

export const newOnlineTable = (
  { id, setup, host, secrets, created }: TableBasis,
  manifest: TableGame,
): OnlineTable => ({
  id,
  setup,
  manifest,
  host,
  secrets,
  sampleSeed: sampleSeedOf(id),
  seq: 0,
  at: created,
  stage: 'seating',
  dealingSince: created,
  chairs: setup.chairs.map(emptyChair),
  barred: [],
  table: null,
  turnStarts: [],
  clock: newClock(setup),
  question: null,
  rewinds: 0,
  isSealed: setup.deal !== undefined,
  held: null,
  commands: newCommandLog(),
})

/** A table from its whole log. Of the hashes only the last is compared: whatever went wrong before leads elsewhere, too. */
export function openOnlineTable(
  kept: TableBasis & { readonly entries: readonly Entry[] },
  manifest: TableGame,
): OnlineTable {
  const last = kept.entries.findLastIndex(({ hash }) => hash !== null)
  return kept.entries.reduce(
    (table, entry, n) => (n === last ? fold(table, entry) : afterEntry(table, entry)),
    newOnlineTable(kept, manifest),
  )
}

/** The table with other secrets: they are kept in the same instant as the entries they come with. */
export const withSecrets = (table: OnlineTable, secrets: TableSecrets | undefined): OnlineTable =>
  secrets === undefined ? table : { ...table, secrets }

/** The table after one more entry. One that cannot follow is a bug or damage (`LogDamage`). */
export function fold(table: OnlineTable, entry: Entry): OnlineTable {
  const after = afterEntry(table, entry)
  const found = entry.hash === null ? null : hashOf(after)
  if (entry.hash !== found) throw new StateDifference(entry.seq, String(entry.hash), String(found))
  return after
}

/** The same, wherever it leads. A move that was just played need not be played again (`played`). */
export function afterEntry(table: OnlineTable, entry: Entry, played?: Table): OnlineTable {
  if (entry.seq !== table.seq + 1) throw new LogDamage(entry.seq, `the last one is ${table.seq}`)
  if (entry.at < table.at) throw new LogDamage(entry.seq, `it is ${table.at - entry.at} ms earlier than the last one`)
  const commands = entry.command === null ? table.commands : withCommand(table.commands, entry)
  return { ...afterEvent(table, entry, played), seq: entry.seq, at: entry.at, commands }
}

/** Of the state of the game; `null`: there is none. */
export const hashOf = ({ table }: OnlineTable): string | null => (table === null ? null : stateHash(table.match.now))

function afterEvent(table: OnlineTable, entry: Entry, played?: Table): OnlineTable {
  const { event } = entry
  if (!Object.hasOwn(STAGES, event.kind)) throw new LogDamage(entry.seq, `nothing is known of ${event.kind}`)
  if (!STAGES[event.kind].includes(table.stage)) throw new LogDamage(entry.seq, `${event.kind} while ${table.stage}`)
  if ('seat' in event && table.chairs[event.seat] === undefined)
    throw new LogDamage(entry.seq, `there is no seat ${event.seat}`)
  try {
    return BY_KIND[event.kind](table, event as never, entry, played)
  } catch (error) {
    throw new LogDamage(entry.seq, error instanceof Error ? error.message : String(error), error)
  }
}

const BEFORE: readonly TableStage[] = ['seating', 'dealing']
const PLAYING: readonly TableStage[] = ['playing']
const RUNNING: readonly TableStage[] = ['seating', 'dealing', 'playing']
const ALWAYS: readonly TableStage[] = [...RUNNING, 'over', 'called-off']

/** At which stage an entry can be written. */
const STAGES: Readonly<Record<TableEvent['kind'], readonly TableStage[]>> = {
  sit: ['seating'],
  rise: BEFORE,
  ready: ['seating'],
  unready: ['seating'],
  share: ['dealing'],
  // A deal of the house waits for nobody's share.
  begin: BEFORE,
  disclose: ['over', 'called-off'],
  move: PLAYING,
  undo: PLAYING,
  ask: PLAYING,
  agree: PLAYING,
  refuse: PLAYING,
  withdraw: PLAYING,
  rewind: PLAYING,
  late: PLAYING,
  'stand-in': PLAYING,
  return: PLAYING,
  vacation: PLAYING,
  pace: PLAYING,
  pause: PLAYING,
  go: RUNNING,
  leave: PLAYING,
  become: ALWAYS,
  forget: ALWAYS,
  'call-off': RUNNING,
  hold: ALWAYS,
  release: ALWAYS,
}

type EventOf<Kind extends TableEvent['kind']> = Extract<TableEvent, { readonly kind: Kind }>

type Folds = {
  readonly [Kind in TableEvent['kind']]: (
    table: OnlineTable,
    event: EventOf<Kind>,
    entry: Entry,
    played?: Table,
  ) => OnlineTable
}

const BY_KIND: Folds = {
  sit: (table, { seat, person, name }) => withChair(table, seat, { person, name }),
  rise: (table, { seat }, { by }) => afterRise(table, seat, by),
  ready: (table, { seat, commitment }, { at }) => afterReady(withChair(table, seat, { commitment }), at),
  unready: (table, { seat }) => withChair(table, seat, { commitment: null }),
  share: (table, { seat }) => withChair(table, seat, { hasShown: true }),
  begin: (table, { missing }, { at }) => begun(table, missing, at),
  disclose: table => ({ ...table, isSealed: false }),
  move: (table, { seat, text }, { at, by }, played = playLegal(dealt(table), seat, text)) =>
    withTurn(withQuestionAfterMove(withMover(table, seat, by), by), sharingState(table, played), at),
  undo: (table, { seat, to }, { at, by }) => afterUndo(withQuestionAfterMove(table, by), seat, to, at),
  ask: (table, { seat, what }, { at }) => ({
    ...table,
    question: newQuestion(table.chairs, table.clock.pace, seat, what, at),
  }),
  agree: (table, { seat }) => ({ ...table, question: withAgreement(openQuestion(table), seat) }),
  refuse: (table, { seat }) => afterRefusal(table, seat),
  withdraw: table => ({ ...table, question: null }),
  rewind: (table, { seat, to, time }, { at }) => afterRewind(table, seat, to, time, at),
  late: (table, { seat }, { at }) => ({
    ...withChair(table, seat, { lates: table.chairs[seat]!.lates + 1 }),
    clock: lateAt(table.clock, at),
  }),
  'stand-in': (table, { seat, until }, { at }) => afterStandIn(table, seat, until, at),
  return: (table, { seat }, { at }) => afterReturn(table, seat, at),
  vacation: (table, { seat, until }, { at }) => ({ ...table, clock: withVacation(table.clock, seat, until, at) }),
  pace: (table, { pace }, { at }) => ({ ...closed(table, 'pace'), clock: withPace(table.clock, pace, at) }),
  pause: (table, _, { at }) => ({ ...closed(table, 'pause'), clock: pausedClock(table.clock, at) }),
  go: (table, { given }, { at }) => afterGo(table, given, at),
  leave: (table, { seat }, { at }) => afterLeave(table, seat, at),
  become: (table, { from, to }) => afterBecoming(table, from, to),
  forget: (table, { seat }) => withChair(table, seat, { name: '' }),
  'call-off': (table, _, { at }) => ended({ ...table, stage: 'called-off' }, at),
  hold: (table, _, { at }) => ({ ...table, held: 'house', clock: heldClock(table.clock, at) }),
  release: (table, _, { at }) => ({ ...table, held: null, clock: releasedClock(table.clock, at) }),
}

const withChair = (table: OnlineTable, seat: Seat, change: Partial<ChairState>): OnlineTable => ({
  ...table,
  chairs: table.chairs.with(seat, { ...table.chairs[seat]!, ...change }),
})

/** The same person by another number, wherever the table knows them by it. */
function afterBecoming(table: OnlineTable, from: number, to: number): OnlineTable {
  const now = (person: number): number => (person === from ? to : person)
  const chairs = table.chairs.map(chair => (chair.person === from ? { ...chair, person: to } : chair))
  const seats = chairs.filter(({ person }) => person === to).length
  if (seats > 1) throw new Refusal(`person ${to} would have ${seats} chairs`)
  return { ...table, chairs, host: now(table.host), barred: table.barred.map(now) }
}

// Seating and dealing

/** Whoever goes calls the deal off: the others are committed to one that they were part of. */
function afterRise(table: OnlineTable, seat: Seat, by: Author): OnlineTable {
  const { person, planned } = table.chairs[seat]!
  const isSentAway = person !== null && by !== person && by !== 'clock'
  const chairs = table.chairs.with(seat, emptyChair(planned))
  return {
    ...table,
    stage: 'seating',
    chairs: table.stage === 'dealing' ? withoutDeal(chairs) : chairs,
    barred: isSentAway ? [...table.barred, person] : table.barred,
  }
}

/** When everybody is ready, the list of commitments is closed. */
const afterReady = (table: OnlineTable, at: number): OnlineTable =>
  areAllReady(table.chairs) ? { ...table, stage: 'dealing', dealingSince: at } : table

function begun(table: OnlineTable, missing: readonly Seat[], at: number): OnlineTable {
  const { id, setup, manifest, secrets, chairs } = table
  if (table.stage === 'seating' && (setup.deal === undefined || !areAllTaken(chairs)))
    throw new Refusal('not everybody is ready')
  const seed = readSeed(secrets.seed ?? '')
  if (seed === null) throw new Refusal('there is no seed')
  if (String(missing) !== String(missingShares(chairs))) throw new Refusal('other shares are missing')
  const { rules, options } = setup
  const game = newTable(manifest, { id, rules, options, chairs: chairs.map(playerIn) }, seed)
  if (game.game.seats !== chairs.length) throw new Refusal(`${game.game.seats} play, and ${chairs.length} sit here`)
  return withClockFor({ ...table, stage: 'playing', table: game, turnStarts: [game] }, at)
}

/** Who sits there as a table here knows it, and a record notes it. */
export const playerIn = ({ planned, name }: ChairState): Chair =>
  planned.is === 'bot' ? { is: 'bot', level: planned.level, name: '' } : { is: 'person', name }

// Playing

/** The game, which has begun. */
export function dealt({ table }: Pick<OnlineTable, 'table'>): Table {
  if (table === null) throw new Refusal('the game has not begun')
  return table
}

/** Whose decision it is; `null`: nobody's. */
export const seatToMove = ({ table }: Pick<OnlineTable, 'table'>): Seat | null =>
  table === null ? null : toMove(table)

/** Of two states that follow each other most is alike, and lies in memory once. */
function sharingState(before: OnlineTable, played: Table): Table {
  const { match } = played
  return { ...played, match: { ...match, now: shareInOrder(dealt(before).match.now, match.now) } }
}

/** A person who moves is not late any more, and a plan was for this move. */
function withMover(table: OnlineTable, seat: Seat, by: Author): OnlineTable {
  if (typeof by !== 'number') return table
  const movedAt = dealt(table).match.played.length + 1
  return withChair(table, seat, { lates: 0, plansFrom: table.seq + 1, movedAt })
}

/** After a move: a turn may be over, or the game. */
function withTurn(table: OnlineTable, game: Table, at: number): OnlineTable {
  const seat = seatToMove(table)!
  if (toMove(game) === seat) return { ...table, table: game }
  const { turns, standIn } = table.chairs[seat]!
  const change = { turns: turns + 1, hasReturned: false, standIn: standIn === 'turn' ? null : standIn }
  const clock = withAddition(table.clock, seat, at, game.match.played.length)
  const after = withTurnStart({ ...withChair(table, seat, change), clock, table: game }, game)
  return isOver(game) ? ended({ ...after, stage: 'over' }, at) : withClockFor(after, at)
}

/** Spectators see where the first of these turns began, until there is one more. */
const withTurnStart = (table: OnlineTable, game: Table): OnlineTable => ({
  ...table,
  turnStarts: [...table.turnStarts, game].slice(-1 - table.setup.delay),
})

/** Turns that were taken back did not begin. */
function withoutTurnStarts(table: OnlineTable, played: number, game: Table): readonly Table[] {
  const left = table.turnStarts.filter(({ match }) => match.played.length <= played)
  return left.length > 0 ? left : [game]
}

const ended = (table: OnlineTable, at: number): OnlineTable => ({
  ...table,
  question: null,
  clock: stopped(table.clock, at),
})

/** The clock of whoever is to decide now runs, if they decide for themselves. */
function withClockFor(table: OnlineTable, at: number, free?: number): OnlineTable {
  const seat = seatToMove(table)
  const isTheirs = seat !== null && isActive(table.chairs[seat]!)
  return { ...table, clock: isTheirs ? started(table.clock, seat, at, free) : stopped(table.clock, at) }
}

/** Back to a turn that had passed to bots: the moments that are free were free already. */
function afterUndo(table: OnlineTable, seat: Seat, to: number, at: number): OnlineTable {
  const before = seatToMove(table)
  const game = undoneTo(dealt(table), seat, to)
  if (typeof game === 'string') throw new Refusal(`nothing can be taken back: ${game}`)
  const after = { ...table, table: game, turnStarts: withoutTurnStarts(table, to, game) }
  if (toMove(game) === before) return after
  return withClockFor(withChair(after, seat, { turns: table.chairs[seat]!.turns - 1 }), at, 0)
}

function afterRewind(table: OnlineTable, seat: Seat, to: number, time: number, at: number): OnlineTable {
  if (time !== table.rewinds + 1) throw new Refusal(`it is the ${table.rewinds + 1}. time`)
  if (to >= dealt(table).match.played.length) throw new Refusal('nothing is taken back')
  const game = rewound(dealt(table), seat, to, time)
  const after = withChair(closed(table, 'undo'), seat, { refusals: 0, asksFrom: 0 })
  const turnStarts = withoutTurnStarts(table, to, game)
  const clock = withAdditionsFrom(table.clock, to)
  // Plans were for another way on.
  const chairs = after.chairs.map(chair => ({
    ...chair,
    plansFrom: table.seq + 1,
    movedAt: Math.min(chair.movedAt, to),
  }))
  return withClockFor({ ...after, chairs, table: game, rewinds: time, turnStarts, clock }, at)
}

// Absence

function afterStandIn(table: OnlineTable, seat: Seat, until: 'turn' | 'return', at: number): OnlineTable {
  const isAskedFor = table.question?.what.is === 'stand-in' && table.question.what.seat === seat
  const after = withChair(isAskedFor ? { ...table, question: null } : table, seat, { standIn: until })
  return withoutSeat(after, seat, at)
}

/** Nobody waits for an answer or a move of this person any more. */
function withoutSeat(table: OnlineTable, seat: Seat, at: number): OnlineTable {
  const after = answeredFor(table, seat)
  return after.clock.running?.seat === seat ? { ...after, clock: stopped(after.clock, at) } : after
}

function afterReturn(table: OnlineTable, seat: Seat, at: number): OnlineTable {
  const isTheirTurn = seatToMove(table) === seat
  const after = withChair(table, seat, { standIn: null, hasReturned: isTheirTurn })
  return isTheirTurn ? withClockFor(after, at) : after
}

function afterLeave(table: OnlineTable, seat: Seat, at: number): OnlineTable {
  const game = dealt(table)
  const { name } = table.chairs[seat]!
  const chairs = game.chairs.with(seat, { is: 'bot', level: table.setup.standIn, name })
  const after = withChair({ ...table, table: { ...game, chairs } }, seat, { hasLeft: true })
  return withoutSeat(after, seat, at)
}

/** After a pause, or after nobody was there to write anything: what ends at a time ends as much later. */
function afterGo(table: OnlineTable, given: number, at: number): OnlineTable {
  const { clock, question, dealingSince } = closed(table, 'resume')
  const isBreak = clock.pausedAt === null
  const until = question?.until ?? null
  return {
    ...table,
    clock: isBreak ? givenBack(clock, at, given) : goneOn(clock, at),
    question: question === null || until === null ? question : { ...question, until: until + given },
    dealingSince: Math.min(at, dealingSince + given),
  }
}

// Questions

function openQuestion({ question }: OnlineTable): OpenQuestion {
  if (question === null) throw new Refusal('nothing is asked')
  return question
}

/** Nobody waits for an answer of this seat any more. */
const answeredFor = (table: OnlineTable, seat: Seat): OnlineTable =>
  table.question === null ? table : { ...table, question: withoutAnswerOf(table.question, seat) }

function afterRefusal(table: OnlineTable, seat: Seat): OnlineTable {
  const { by, what } = withAgreement(openQuestion(table), seat)
  const after = { ...table, question: null }
  return what.is === 'undo' ? withChair(after, by, afterUndoRefusal(table.chairs[by]!)) : after
}

/** What was asked for has come. */
const closed = (table: OnlineTable, is: Question['is']): OnlineTable =>
  table.question?.what.is === is ? { ...table, question: null } : table

/** When a person moves on, nothing is asked any more, except for the end of a pause. */
const withQuestionAfterMove = (table: OnlineTable, by: Author): OnlineTable =>
  typeof by === 'number' && table.question !== null && table.question.what.is !== 'resume'
    ? { ...table, question: null }
    : table
