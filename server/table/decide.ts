import type { Seat } from '@roundhouse/kernel/game'
import { type BotRequest, botRequest } from '@roundhouse/table/requests'
import { play as playAt } from '@roundhouse/table/table'
import type { Command } from '@roundhouse/wire/messages'
import { botLevelAt, comeBack, handOver, leave, leaving } from './absence.ts'
import { answer, ask, questionStep, withdraw } from './asking.ts'
import { isActive, seatOfPerson } from './chair-state.ts'
import { timeIsUpAt } from './clock.ts'
import { traceOf } from './command-log.ts'
import { draftOf, keep, type LogDraft, type LogStep, type Writer, write, writeAll } from './draft.ts'
import { nextAlarm, type Presence } from './due.ts'
import type { Author, Entry, TableEvent } from './entry.ts'
import { plan, play, undo } from './moving.ts'
import { dealt, type OnlineTable, seatToMove } from './online-table.ts'
import { plannedTurn, planSteps, secretsAfterPlan } from './plan.ts'
import { refuse, type TableRefusal } from './refuse.ts'
import { brings, type CommandRule, type DealHashes, notNow, playing } from './rule.ts'
import { isSameCommand } from './same-words.ts'
import { beginWithout, isBeforeStart, ready, remove, rise, share, sit, unready } from './seating.ts'
import type { TableSecrets } from './secrets.ts'

/*
 * What becomes of a command, of a bot's move, of time: entries to be kept, or a refusal. Nothing is changed here: whoever
 * keeps them folds them into the table, and then tells of them.
 */

export type Actor =
  | { readonly is: 'person'; readonly number: number }
  | { readonly is: 'bot' }
  | { readonly is: 'clock' }
  | { readonly is: 'house' }

export type TableDecision =
  | {
      readonly ok: true
      readonly entries: readonly Entry[]
      /** The number of its last entry, now or when it was carried out; of a command without entries the table's last. */
      readonly seq: number
      /** To be kept in the same instant; not given: they stay. */
      readonly secrets?: TableSecrets
      /** The table as it is then. */
      readonly table: OnlineTable
    }
  | TableRefusal

/** What was asked for, and the last entry that its sender had seen. */
export type SeenCommand = Command & { readonly seq: number }

/** The number that a command got when it was carried out; `null`: it was not. */
export const seqOfCommand = ({ commands }: OnlineTable, id: string): number | null =>
  commands.entries.findLast(({ command }) => command === id)?.seq ?? null

/** What becomes of a command. `deal`: for those of which `sharesFor` says so. */
export function decide(
  table: OnlineTable,
  actor: Actor,
  command: SeenCommand,
  commandId: string,
  at: number,
  deal: DealHashes | null = null,
): TableDecision {
  if (actor.is !== 'person') return refuse('not-at-table')
  const trace = traceOf(table.commands, commandId)
  if (trace !== null)
    return trace.by === actor.number && isSameCommand(table, trace, command)
      ? { ok: true, entries: [], seq: trace.seq, table }
      : refuse('id-used')
  if (table.held !== null) return refuse('held')
  if (DEPENDS_ON_POSITION.has(command.type) && command.seq !== table.seq) return refuse('stale', { seq: table.seq })
  const now = timeAt(table, at)
  const rule = RULES[command.type] as CommandRule<Command['type']>
  const outcome = rule(table, command, { person: actor.number, at: now, deal })
  if (!outcome.ok) return outcome
  const writer: Writer = { by: actor.number, command: commandId, at: now }
  const draft = settled(writeAll(keep(draftOf(table), outcome.secrets), outcome.steps, writer), writer)
  return { ...decisionOf(draft), seq: seqOfCommand(draft.table, commandId) ?? draft.table.seq }
}

/** The key of the invitation is made by whoever keeps it: here it is only said whether it may be. */
const newLink: CommandRule<'new-link'> = (table, _, { person }) =>
  person === table.host ? brings() : refuse('not-host')

const RULES: { readonly [Type in Command['type']]: CommandRule<Type> } = {
  sit,
  rise,
  remove,
  ready,
  unready,
  share,
  'begin-without': beginWithout,
  play,
  undo,
  plan,
  ask,
  answer,
  withdraw,
  'stand-in': handOver,
  return: comeBack,
  leave,
  'new-link': newLink,
}

/**
 * These are for the table as their sender saw it, and for no other. The rest mean the same wherever the table is: a share
 * fits its commitment or does not, a chair is free or is not.
 */
const DEPENDS_ON_POSITION: ReadonlySet<Command['type']> = new Set([
  ...(['remove', 'ready', 'begin-without', 'play', 'undo', 'plan', 'ask', 'answer', 'withdraw'] as const),
])

/** Nothing is written earlier than what was written before. */
const timeAt = (table: OnlineTable, at: number): number => Math.max(at, table.at)

function decisionOf({ table, entries, secrets }: LogDraft): TableDecision & { readonly ok: true } {
  return { ok: true, entries, seq: table.seq, table, ...(secrets === undefined ? {} : { secrets }) }
}

/** With all that follows by itself: a question that nobody has to answer any more, a plan whose turn has come. */
function settled(draft: LogDraft, writer: Writer): LogDraft {
  const event = draft.table.stage === 'playing' ? questionStep(draft.table) : null
  if (event !== null) return settled(write(draft, { event }, writer), writer)
  const turn = plannedTurn(draft.table)
  if (turn === null) return draft
  const { seat, plan: planned } = turn
  const found = planSteps(draft.table, seat, planned)
  const before = keep(draft, secretsAfterPlan(draft.table, seat, found))
  const person = draft.table.chairs[seat]!.person!
  return settled(writeAll(before, found.steps, { by: person, command: null, at: writer.at }), writer)
}

// Time

/** What is due by now: a clock ran out, a question ended, a share is missing. None: nothing is. */
export function decideDue(table: OnlineTable, at: number, presence: Presence): readonly Entry[] {
  const writer: Writer = { by: 'clock', command: null, at: timeAt(table, at) }
  let draft = draftOf(table)
  for (
    let events = eventsBy(draft.table, at, presence);
    events.length > 0;
    events = eventsBy(draft.table, at, presence)
  )
    draft = settled(
      writeAll(
        draft,
        events.map(event => ({ event })),
        writer,
      ),
      writer,
    )
  return draft.entries
}

function eventsBy(table: OnlineTable, at: number, presence: Presence): readonly TableEvent[] {
  const alarm = nextAlarm(table, presence)
  return alarm !== null && alarm.at <= at ? alarm.events() : []
}

/**
 * When the table is to be looked at again: something is due (`decideDue`), or a bot has the move (`botRequestAt`), which is
 * at once. `null`: nothing happens by itself.
 */
export function nextDue(table: OnlineTable, presence: Presence = []): number | null {
  return botSeatAt(table) === null ? (nextAlarm(table, presence)?.at ?? null) : table.at
}

/** Nobody was there between the last sign of life of the house and now: that time is nobody's. */
export function decideRestart(table: OnlineTable, lastBeat: number, at: number): readonly Entry[] {
  const now = timeAt(table, at)
  const given = now - Math.max(lastBeat, table.at)
  if (given <= 0 || !isTimed(table)) return []
  return write(draftOf(table), { event: { kind: 'go', given } }, { by: 'house', command: null, at: now }).entries
}

/** Does anything run that lasts minutes or hours, and not weeks? */
function isTimed({ stage, held, clock, question }: OnlineTable): boolean {
  if (held !== null || clock.pausedAt !== null) return false
  if (stage !== 'playing') return stage === 'dealing'
  return timeIsUpAt(clock) !== null || (question !== null && question.until !== null)
}

// Bots

/** The bot that has the move, or plays for the person who has it; `null`: neither. */
function botSeatAt(table: OnlineTable): Seat | null {
  const seat = table.stage === 'playing' && table.held === null ? seatToMove(table) : null
  return seat === null || isActive(table.chairs[seat]!) ? null : seat
}

/** What a bot or a stand-in is to be asked; its answer is for the table with this last entry. `null`: a person has the move. */
export function botRequestAt(table: OnlineTable): (BotRequest & { readonly seq: number }) | null {
  const seat = botSeatAt(table)
  if (seat === null) return null
  const game = dealt(table)
  const bot = { is: 'bot', level: botLevelAt(table, seat)!, name: '' } as const
  const request = botRequest({ ...game, chairs: game.chairs.with(seat, bot) })
  return request === null ? null : { ...request, seq: table.seq }
}

export function decideBot(table: OnlineTable, seat: Seat, move: string, at: number): TableDecision {
  if (botSeatAt(table) !== seat) return refuse('stale', { seq: table.seq })
  const outcome = playAt(dealt(table), seat, move)
  if (!outcome.ok) return outcome
  const writer: Writer = { by: 'bot', command: null, at: timeAt(table, at) }
  const text = outcome.table.match.played.at(-1)!.text
  const step = { event: { kind: 'move', seat, text }, played: outcome.table } as const
  return decisionOf(settled(write(draftOf(table), step, writer), writer))
}

// The house, and vacations

/** The house holds a table, lets it go on, or calls it off. */
export function decideForHouse(
  table: OnlineTable,
  event: Extract<TableEvent, { readonly kind: 'hold' | 'release' | 'call-off' }>,
  at: number,
): TableDecision {
  const isOver = table.stage === 'over' || table.stage === 'called-off'
  const isIdle = { hold: table.held !== null, release: table.held === null, 'call-off': isOver }[event.kind]
  if (isIdle) return notNow(table)
  return decisionOf(write(draftOf(table), { event }, { by: 'house', command: null, at: timeAt(table, at) }))
}

/** A person is on vacation until then, as far as this table goes: how many days they have is known elsewhere (`vacation.ts`). */
export function decideVacation(table: OnlineTable, person: number, until: number, at: number): TableDecision {
  const now = timeAt(table, at)
  const author: Author = person
  const outcome = playing(table, person, seat =>
    table.clock.pace === 'daily' ? brings({ kind: 'vacation', seat, until }) : refuse('no-daily-clock'),
  )
  return outcome.ok
    ? decisionOf(writeAll(draftOf(table), outcome.steps, { by: author, command: null, at: now }))
    : outcome
}

// Tournaments

/** Somebody whom the house puts at a table, and the name they have there. */
export interface Sitter {
  readonly person: number
  readonly name: string
}

/** The house puts people at a table, by seat, and the game begins at once with the deal that the house has made for it. */
export function decideRound(table: OnlineTable, sitters: readonly Sitter[], at: number): TableDecision {
  if (table.stage !== 'seating' || table.seq > 0) return notNow(table)
  const sits = sitters.map(({ person, name }, seat): TableEvent => ({ kind: 'sit', seat, person, name }))
  const steps = [...sits, { kind: 'begin', missing: [] } as const].map(event => ({ event }))
  return writtenBy('house', table, steps, at)
}

/** The round is over: what was dealt is no secret any more. Who was told so already is not told again. */
export function decideDisclosure(table: OnlineTable, at: number): TableDecision {
  const isOver = table.stage === 'over' || table.stage === 'called-off'
  if (!isOver) return notNow(table)
  return writtenBy('house', table, table.isSealed ? [{ event: { kind: 'disclose' } }] : [], at)
}

// People who come to an account, or go for good

/**
 * A guest has signed in to an account: what was theirs at this table is the account's. Who would have two chairs keeps both as
 * they are, and is refused.
 */
export function decideBecoming(table: OnlineTable, from: number, to: number, at: number): TableDecision {
  if (isSeated(table, from) && isSeated(table, to)) return refuse('seated-already')
  const isHere = isSeated(table, from) || table.host === from || table.barred.includes(from)
  const steps: readonly LogStep[] = isHere ? [{ event: { kind: 'become', from, to } }] : []
  return writtenBy('house', table, steps, at)
}

/** Somebody wants to be forgotten: a game that runs goes on without them, a chair before the game is free, and no name stays. */
export function decideForgetting(table: OnlineTable, person: number, at: number): TableDecision {
  const events = isBeforeStart(table) ? goingBefore(table, person) : goingFrom(table, person)
  return writtenBy(
    person,
    table,
    events.map(event => ({ event })),
    at,
  )
}

/** The house bars somebody: they are treated as one who goes for good, and their name stays. */
export function decideBarring(table: OnlineTable, person: number, at: number): TableDecision {
  const events = isBeforeStart(table) ? goingBefore(table, person) : leavingIfPlaying(table, person)
  return writtenBy(
    'house',
    table,
    events.map(event => ({ event })),
    at,
  )
}

/** Nobody comes to a table that nobody sits at and nobody set up. */
function goingBefore(table: OnlineTable, person: number): readonly TableEvent[] {
  const seat = seatOfPerson(table.chairs, person)
  const rise: readonly TableEvent[] = seat === null ? [] : [{ kind: 'rise', seat }]
  const isLast = table.host === person && table.chairs.every(chair => chair.person === null || chair.person === person)
  return isLast ? [...rise, { kind: 'call-off', because: 'all-left' }] : rise
}

function goingFrom(table: OnlineTable, person: number): readonly TableEvent[] {
  const seat = seatOfPerson(table.chairs, person)
  if (seat === null) return []
  const forget: readonly TableEvent[] = table.chairs[seat]!.name === '' ? [] : [{ kind: 'forget', seat }]
  return [...forget, ...leavingIfPlaying(table, person)]
}

function leavingIfPlaying(table: OnlineTable, person: number): readonly TableEvent[] {
  const seat = seatOfPerson(table.chairs, person)
  if (seat === null || table.stage !== 'playing' || table.chairs[seat]!.hasLeft) return []
  return leaving(table, seat, person)
}

function writtenBy(by: Author, table: OnlineTable, steps: readonly LogStep[], at: number): TableDecision {
  const writer: Writer = { by, command: null, at: timeAt(table, at) }
  return decisionOf(settled(writeAll(draftOf(table), steps, writer), writer))
}

const isSeated = ({ chairs }: OnlineTable, person: number): boolean => seatOfPerson(chairs, person) !== null
