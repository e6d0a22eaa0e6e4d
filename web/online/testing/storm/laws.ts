import { isDeepStrictEqual } from 'node:util'
import type { Viewer } from '@roundhouse/kernel/game'
import { visibleTo } from '@roundhouse/kernel/story'
import type { Entry } from '@roundhouse/server/table/entry'
import { fold, newOnlineTable, type OnlineTable, seatToMove } from '@roundhouse/server/table/online-table'
import { indexOf, lookOf, onlineSnapshot, storyFor } from '@roundhouse/server/table/snapshot'
import { toWire } from '@roundhouse/wire/lines'
import type { Command } from '@roundhouse/wire/messages'
import type { SimulatedPage } from './simulated-page.ts'
import { TABLE } from './table-name.ts'
import type { Saying, Stretch, World } from './world.ts'

/* What holds in every world (docs/storm.md). A law that does not is noted as a breach. */

/** A table entry by entry, with every hash compared. */
function tablesOf(world: World): OnlineTable[] {
  const kept = world.disk.readTable(TABLE)!
  const tables = [newOnlineTable(kept, world.manifest)]
  for (const entry of kept.entries) tables.push(fold(tables.at(-1)!, entry))
  return tables
}

/** After the storm, when everybody has a line. */
export async function checkAfterStorm(world: World): Promise<void> {
  let tables: OnlineTable[]
  try {
    tables = tablesOf(world)
  } catch (error) {
    return world.breach('b', (error as Error).message)
  }
  const { entries } = world.disk.readTable(TABLE)!
  world.figures.entries = entries.length
  checkAnswers(world, entries)
  await checkLive(world, tables.at(-1)!)
  for (const page of world.openPages()) checkPage(world, page, tables.at(-1)!)
  for (const page of world.openPages()) checkMoves(world, page)
  if (!world.hasSetClock) checkClocks(world, tables, entries)
  checkPositions(world, tables, entries)
}

// a: what was answered is in the log, once

function checkAnswers(world: World, entries: readonly Entry[]): void {
  const found = new Map<string, number[]>()
  for (const { command, seq } of entries) if (command !== null) found.set(command, [...(found.get(command) ?? []), seq])
  for (const [id, seq] of world.answered)
    if (found.get(id)?.at(-1) !== seq) world.breach('a', `${id} was answered with ${seq}, the log has ${found.get(id)}`)
  for (const [id, seqs] of found)
    if (seqs.at(-1)! - seqs[0]! !== seqs.length - 1) world.breach('a', `${id} stands in the log twice: ${seqs}`)
}

// b: every log adds up to the table

async function checkLive(world: World, table: OnlineTable): Promise<void> {
  const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
  for (const server of world.servers) {
    const live = await server!.hub.open(TABLE)
    if (!same(live!.table, table)) world.breach('b', `the log adds up to another table at ${table.seq}`)
  }
  if (!isDeepStrictEqual(world.disk.tables.get(TABLE)!.index, plain(indexOf(table))))
    world.breach('b', 'lists have another table')
}

const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data)) as unknown

// c: everybody ends with the right table

function checkPage(world: World, page: SimulatedPage, table: OnlineTable): void {
  const { browser, isScreen, name, state } = page
  const { person } = browser
  const seat = table.chairs.findIndex(chair => person !== null && chair.person === person)
  const breach = (what: string): void => world.breach('c', `${name} of person ${person}: ${what}`)
  if (state?.line.is === 'closed') {
    // With a link that was withdrawn, or where nobody may watch.
    const isInvited = world.hasOldKey && (table.stage === 'seating' || table.setup.watch === 'link')
    const isOpen = table.setup.open === true && (table.stage === 'seating' || table.stage === 'dealing')
    if (seat >= 0 || person === table.host || isInvited || isOpen) breach('it was sent away')
    return
  }
  if (state?.line.is !== 'open') return breach(`the line is ${state?.line.is}`)
  if (state.pending.length > 0) return breach(`still waits for ${JSON.stringify(state.pending)}`)
  const expected = plain(onlineSnapshot(table, person, isScreen))
  if (!isDeepStrictEqual(plain(state.online), expected))
    return breach(`knows another table: ${differenceIn(state.online, expected)}`)
  const story = storyFor(table, state.online!.viewer, lookOf(table, person, isScreen).isDelayed)
  // For whom a line is they are not told.
  if (state.snapshot !== null && !isDeepStrictEqual(state.snapshot.story.map(toWire), story.map(toWire)))
    breach(`heard ${state.snapshot.story.length} lines of ${story.length}, or others`)
  checkCompany(world, page, table, breach)
  const numbers = new Set(state.chat.map(({ number }) => number))
  // Who sat there meanwhile did not hear what spectators said, and hears it at the next look.
  const isSpectator = viewersOf(world, person).length === 1
  for (const line of world.disk.chatOf(TABLE, 0))
    if (!numbers.has(line.number) && !world.disk.unheard.has(line.number) && (!line.isForWatchers || isSpectator))
      breach(`did not hear line ${line.number}`)
}

function checkCompany(
  world: World,
  { state }: SimulatedPage,
  table: OnlineTable,
  breach: (what: string) => void,
): void {
  const open = world.openPages().filter(page => page.state?.line.is === 'open')
  const seats = open.map(({ browser: { person } }) => table.chairs.findIndex(chair => chair.person === (person ?? -1)))
  const here = [...new Set(seats.filter(seat => seat >= 0))].toSorted((one, other) => one - other)
  const watching = open.filter((page, n) => !page.isScreen && seats[n]! < 0).length
  if (String(state!.here) !== String(here) || state!.watching !== watching)
    breach(`sees ${state!.here} and ${state!.watching} others here, not ${here} and ${watching}`)
}

// i: no move is lost

/** Where a tab is open that could, nothing is left of those that are gone; what somebody throws away is noted when they do. */
function checkMoves(world: World, { name, browser: { shelf }, state }: SimulatedPage): void {
  const left = [...shelf.moves].map(([tab, moves]) => `${tab}: ${moves.map(({ id }) => id)}`)
  if (left.length > 0 && state?.line.is === 'open') world.breach('i', `${name} has not sent ${left.join('; ')}`)
}

/** Where two pieces of data first differ. */
function differenceIn(one: unknown, other: unknown, path = ''): string {
  const isBoth = [one, other].every(each => typeof each === 'object' && each !== null)
  if (!isBoth) return `${path}: ${JSON.stringify(one)?.slice(0, 200)} and not ${JSON.stringify(other)?.slice(0, 200)}`
  const [here, there] = [one, other] as [Record<string, unknown>, Record<string, unknown>]
  const key = [...Object.keys(here), ...Object.keys(there)].find(each => !isDeepStrictEqual(here[each], there[each]))
  return key === undefined ? `${path}: the same` : differenceIn(here[key], there[key], `${path}.${key}`)
}

// e: clocks

const FREE = 3000

/**
 * From the entry that starts a clock to the one that stops it, a live bank loses the time that passed while a server was
 * there, less the first moments; at most what passed since the last sign of life is given back too much.
 */
function checkClocks(world: World, tables: readonly OnlineTable[], entries: readonly Entry[]): void {
  let began: { readonly at: number; readonly seat: number; readonly bank: number } | null = null
  for (const [n, entry] of entries.entries()) {
    const [before, after] = [tables[n]!.clock, tables[n + 1]!.clock]
    const isSame = before.running !== null && before.running.seat === after.running?.seat
    const hasChanged = ['pause', 'pace', 'rewind', 'late', 'vacation'].includes(entry.event.kind)
    if (began !== null && before.pace === 'live' && (!isSame || hasChanged) && before.pausedAt === null) {
      const gain = additionIn(tables[n]!, tables[n + 1]!, began.seat)
      checkUse(world, { ...began, until: entry.at, left: after.banks.live[began.seat]! - gain })
    }
    if (!isSame || hasChanged || after.pausedAt !== null || before.pausedAt !== null) began = null
    const { running } = after
    const isFresh = running !== null && running.since === entry.at && running.free === FREE && !isSame
    if (began === null && isFresh && after.pace === 'live' && after.pausedAt === null)
      began = { at: entry.at, seat: running.seat, bank: after.banks.live[running.seat]! }
  }
}

/** What the seat was given for its turn, never above the cap. */
function additionIn(before: OnlineTable, after: OnlineTable, seat: number): number {
  const isGiven = after.clock.addedAt[seat]! > before.clock.addedAt[seat]!
  if (!isGiven) return 0
  return after.clock.banks.live[seat] === after.clock.first.live ? Number.NaN : 20_000
}

interface ClockUse {
  readonly at: number
  readonly until: number
  readonly seat: number
  readonly bank: number
  readonly left: number
}

function checkUse(world: World, { at, until, seat, bank, left }: ClockUse): void {
  // A bank that is full again does not tell what was used.
  if (Number.isNaN(left)) return
  const used = bank - left
  const within = (from: number, to: number): number => Math.max(0, Math.min(to, until) - Math.max(from, at))
  const down = gapsIn(world).reduce((sum, { from, to }) => sum + within(from, to), 0)
  const silent = silencesIn(world).reduce((sum, { from, to }) => sum + within(from, to), 0)
  const most = Math.max(0, until - at - down - FREE)
  const least = Math.min(bank, Math.max(0, until - at - silent - FREE))
  if (used > most) world.breach('e', `seat ${seat} lost ${used} ms of ${until - at}, while ${down} ms nobody was there`)
  if (used < least) world.breach('e', `seat ${seat} lost only ${used} ms of ${until - at}; ${silent} ms were silent`)
}

/** Several nodes believe that one of them is there until it has been silent for so long. */
const SILENCE = 15_000

/** When no server was there: with several nodes only what was long enough to be noticed. */
const gapsIn = ({ gaps, hasNodes }: World): readonly Stretch[] =>
  hasNodes ? gaps.filter(({ from, to }) => to - from > SILENCE) : gaps

/** What may have been given back: before a start, and with several nodes whenever none of them gave a sign of life. */
function silencesIn({ starts, disk, hasNodes }: World): Stretch[] {
  const before = starts.map(({ beat, at }) => ({ from: beat, to: at }))
  if (!hasNodes) return before
  const { beats, beatTimes } = disk
  // A sign of life says when it was given, which is before it is on the disk.
  const between = beats.map((from, n) => ({ from, to: beatTimes[n + 1] ?? Number.POSITIVE_INFINITY }))
  return [...before, ...between.filter(({ from, to }) => to - from > SILENCE / 2)]
}

// g: nothing lands on a position that its sender did not see

const ON_POSITION: ReadonlySet<Command['type']> = new Set([
  ...(['remove', 'ready', 'begin-without', 'play', 'undo', 'ask', 'answer', 'withdraw'] as const),
])

function checkPositions(world: World, tables: readonly OnlineTable[], entries: readonly Entry[]): void {
  for (const [n, { seq, command: id, event, by }] of entries.entries()) {
    if (id === null || entries[n - 1]?.command === id) continue
    const type = world.commands.get(id)?.type
    // Made before the storm.
    if (type === undefined) continue
    if (ON_POSITION.has(type) && !world.sentFor.get(id)!.has(seq - 1))
      world.breach('g', `${type} ${id} is entry ${seq}, but was sent after ${[...world.sentFor.get(id)!]}`)
    const seen = world.seen.get(id) ?? null
    if (seen === null || (event.kind !== 'move' && event.kind !== 'undo')) continue
    // Moves that were never sent are gone before the others are taken back, and so are replies of bots that were not shown.
    if (event.kind === 'undo' && !seen.isAll) continue
    const { table } = tables[n]!
    if (seen.person !== by) world.breach('g', `${id} of person ${seen.person} was carried out for ${by}`)
    if (!isDeepStrictEqual(plain(seen.view), plain(table!.game.view(table!.match.now, event.seat))))
      world.breach('g', `${type} ${id} was carried out in a position that its sender did not see`)
  }
}

// d: worlds that differ in a secret

/** When the truth that a viewer may know is another in the two worlds for the first time. */
function partingOf(one: World, other: World, viewer: Viewer): number {
  const [here, there] = [one, other].map(world => ({
    world,
    tables: tablesOf(world),
    log: world.disk.tables.get(TABLE)!,
  }))
  const length = Math.max(here!.log.entries.length, there!.log.entries.length)
  for (let n = 0; n < length; n++) {
    const [a, b] = [here!, there!].map(({ tables, log }) => {
      const entry = log.entries[n]
      return entry && { at: log.committed[n]!, known: knownOf(entry, tables[n + 1]!, viewer) }
    })
    if (a === undefined || b === undefined || a.at !== b.at || a.known !== b.known)
      return Math.min(a?.at ?? Number.POSITIVE_INFINITY, b?.at ?? Number.POSITIVE_INFINITY)
  }
  return Number.POSITIVE_INFINITY
}

/** What a viewer may know of an entry: what happened but for the move itself, and what the game shows and tells them. */
function knownOf({ at, by, event }: Entry, after: OnlineTable, viewer: Viewer): string {
  const rest = event.kind === 'move' ? { ...event, text: null } : event
  if (after.table === null) return JSON.stringify([at, by, rest])
  const { game, match } = after.table
  return JSON.stringify([
    at,
    by,
    rest,
    after.stage,
    seatToMove(after),
    game.view(match.now, viewer),
    visibleTo(match.story, viewer),
  ])
}

/**
 * When the one with the secret comes, goes or sends a command at another time in the two worlds: they are told of their own
 * secret, so their line has other messages to carry, and they hear later or earlier that it broke, or that they may send the next.
 * That they come and go is no secret, and those who write at that moment may wait for them.
 */
function partingOfVisits(one: World, other: World): number {
  const [here, there] = [one.secretVisits, other.secretVisits]
  const place = Array.from({ length: Math.max(here.length, there.length) }).findIndex(
    (_, n) => !isDeepStrictEqual(here[n], there[n]),
  )
  const times = place < 0 ? [] : [here, there].flatMap(visits => visits[place]?.at ?? [])
  return Math.min(Number.POSITIVE_INFINITY, ...times)
}

/** Answers how many messages were compared that could have told something. */
export function compareTwins(one: World, other: World): number {
  let compared = 0
  const varied = one.variedAt ?? Number.POSITIVE_INFINITY
  for (const page of one.pages) {
    const { person } = page.browser
    if (person === 1) continue
    const viewers = [one, other].flatMap(world => viewersOf(world, person))
    // Spectators hear each other.
    if (one.plan.twin?.about === 'chat' && viewers.length === 2) continue
    const partings = [...new Set(viewers)].map(viewer => partingOf(one, other, viewer))
    const until = Math.min(...partings, partingOfVisits(one, other), endOfSecrets(one), endOfSecrets(other))
    const [here, there] = [one, other].map(world => saidTo(world, page.name, until))
    compared += here!.filter(({ at }) => at >= varied).length
    const wrong = here!.findIndex(({ at, text }, n) => text !== there![n]?.text || at !== there![n]?.at)
    if (wrong >= 0 || here!.length !== there!.length)
      one.breach('d', `${page.name} is told ${JSON.stringify(here![wrong])} and not ${JSON.stringify(there![wrong])}`)
  }
  return compared
}

/** As whom a person may have looked. */
const viewersOf = (world: World, person: number | null): Viewer[] => [
  'watcher',
  ...world.disk
    .readTable(TABLE)!
    .entries.flatMap(({ event }) => (event.kind === 'sit' && event.person === person ? [event.seat] : [])),
]

/** When everything is told. */
function endOfSecrets(world: World): number {
  const end = tablesOf(world).findIndex(({ stage }) => stage === 'over' || stage === 'called-off')
  return end < 0 ? Number.POSITIVE_INFINITY : world.disk.tables.get(TABLE)!.committed[end - 1]!
}

const saidTo = (world: World, page: string, until: number): Saying[] =>
  world.sayings.filter(saying => saying.page === page && saying.at < until)
