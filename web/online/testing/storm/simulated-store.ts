import { Refusal } from '@roundhouse/kernel/game'
import { type FailureCode, StoreFailure } from '@roundhouse/server/store/failure'
import {
  type Append,
  type AppendResult,
  type ChatLine,
  type KeptTable,
  type NewKeptTable,
  type Person,
  type Store,
  type TableGrowth,
  type TableVersion,
  versionOf,
} from '@roundhouse/server/store/store'
import type { Entry } from '@roundhouse/server/table/entry'
import type { TableNotice } from '@roundhouse/server/table/notices'
import type { TableIndex } from '@roundhouse/server/table/table-index'
import { canTake, type Vacation } from '@roundhouse/server/table/vacation'
import type { TableSetup } from '@roundhouse/wire/setup'
import type { Chances } from './chances.ts'
import type { Process } from './process.ts'
import type { BotClaims, NewsStation } from './simulated-news.ts'

/** A table on the disk. */
interface StoredTable {
  kept: NewKeptTable
  revision: number
  entries: Entry[]
  index: TableIndex
  moved: number
  /** When each entry came to the disk. */
  committed: number[]
  /** What people are to be told of it, until they look. */
  notices: Map<number, TableNotice>
}

/** What is on the disk: it outlives every server. Data goes through JSON, as in a real file. */
export class Disk {
  readonly tables = new Map<string, StoredTable>()
  readonly people: Person[] = []
  readonly signIns = new Map<string, number>()
  readonly keys = new Map<number, { readonly keyHash: string; readonly until: number }>()
  readonly vacations = new Map<number, readonly Vacation[]>()
  readonly chat: ChatLine[] = []
  /** Who has last written to each table. */
  readonly writers = new Map<string, object>()
  readonly beats: number[] = []
  /** With several nodes: the last sign of life of each, and when anybody gave one. */
  readonly nodeBeats = new Map<string, number>()
  readonly beatTimes: number[] = []
  readonly claims: BotClaims = new Map()
  /** Lines of the chat that a server wrote after another had taken its place: they are heard at the next look. */
  readonly unheard = new Set<number>()
  /** What is done wrong on purpose, to see that a law notices. */
  comparesNothing = false
  keepsNoBeat = false
  findsNothingDue = false

  newPerson(name: string, tokenHash: string): Person {
    const person = { number: this.people.length + 1, name }
    this.people.push(person)
    this.signIns.set(tokenHash, person.number)
    return person
  }

  newTable(table: NewKeptTable, index: TableIndex): void {
    if (this.tables.has(table.id)) throw new Error(`There is a table ${table.id}`)
    this.tables.set(table.id, {
      ...{ kept: plain(table), revision: 0, entries: [], index, moved: table.created, committed: [] },
      notices: new Map(),
    })
  }

  append(append: Append, now: number): AppendResult {
    const { table: id, after, revision, entries, index, secrets, keyHash, notices = [] } = append
    const table = this.tables.get(id)
    if (table === undefined) return 'stale'
    const isSeen = table.entries.length === after && table.revision === (revision ?? table.revision)
    if (!isSeen && !this.comparesNothing) return 'stale'
    if (entries.length === 0) table.revision++
    table.entries.push(...plain(entries))
    table.committed.push(...entries.map(() => now))
    table.index = plain(index)
    table.moved = entries.at(-1)?.at ?? table.moved
    if (secrets !== undefined) table.kept = { ...table.kept, secrets: plain(secrets) }
    if (keyHash !== undefined) table.kept = { ...table.kept, keyHash }
    for (const notice of notices) table.notices.set(notice.person, notice)
    return 'kept'
  }

  redeemKey(keyHash: string, tokenHash: string, at: number): Person | null {
    const [person, key] = [...this.keys].find(([, each]) => each.keyHash === keyHash) ?? [null, null]
    if (person === null) return null
    this.keys.delete(person)
    if (key.until <= at) return null
    this.signIns.set(tokenHash, person)
    return this.people[person - 1]!
  }

  /** What runs now ends when this begins. */
  takeVacation(person: number, wanted: Vacation): boolean {
    const taken = (this.vacations.get(person) ?? []).map(({ from, until }) => ({
      from,
      until: Math.min(until, wanted.from),
    }))
    const isEnd = wanted.until === wanted.from
    if (!isEnd && !canTake(taken, wanted)) return false
    this.vacations.set(person, isEnd ? taken : [...taken.filter(({ from }) => from !== wanted.from), wanted])
    return true
  }

  readTable(id: string): KeptTable | null {
    const table = this.tables.get(id)
    return table === undefined ? null : { ...table.kept, revision: table.revision, entries: [...table.entries] }
  }

  readGrowth(id: string, { seq, revision }: TableVersion): TableGrowth | null {
    const table = this.readTable(id)
    if (table === null || table.revision !== revision) return null
    const { keyHash, secrets, entries } = table
    return { keyHash, secrets, entries: entries.slice(seq) }
  }

  say(line: Omit<ChatLine, 'number'>): ChatLine | null {
    if (!this.tables.has(line.table)) return null
    const said = { ...line, number: this.chatOf(line.table, 0).length + 1 }
    this.chat.push(said)
    return said
  }

  chatOf(table: string, after: number): ChatLine[] {
    return this.chat.filter(line => line.table === table && line.number > after)
  }
}

const plain = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data

interface Job {
  readonly work: () => unknown
  readonly keep: (result: unknown) => void
  readonly fail: (error: unknown) => void
}

/** How the disk is doing. */
export type DiskMood = 'well' | 'slow' | 'failing' | 'hanging'

/** How many of the tables that are over a list still has. */
const LAST_OVER = 20

/** Milliseconds, as with PostgreSQL: after so long a silent node is gone, and between two looks at what others have written. */
const SILENCE = 15_000
const BETWEEN_LOOKS = 5000

/**
 * A server's way to the disk, with the meaning of `SqliteStore`: reading shows what was committed, writing waits for a group
 * commit, and nobody is answered before it. Whoever dies before the commit has written nothing; who dies after it has.
 */
export class SimulatedStore implements Store {
  mood: DiskMood = 'well'
  /** What is done wrong on purpose, to see that a law notices. */
  answersFirst = false
  /** Another server has taken over: whom this one tells something has gone. */
  isReplaced = false
  private readonly disk: Disk
  private readonly process: Process
  private readonly chances: Chances
  private jobs: Job[] = []
  private isCommitting = false
  private isClosed = false
  /** What the clock of the machine says. */
  private readonly now: () => number
  /** It is one of several nodes. */
  private readonly station: NewsStation | null
  private lastLook = 0

  constructor(disk: Disk, process: Process, chances: Chances, station: NewsStation | null = null, skew = () => 0) {
    this.disk = disk
    this.process = process
    this.chances = chances
    this.station = station
    this.now = () => process.timeline.now + skew()
  }

  newPerson(name: string, tokenHash: string): Promise<Person> {
    return this.write(() => this.disk.newPerson(name, tokenHash))
  }

  personOf(tokenHash: string): Promise<Person | null> {
    return this.read(() => this.disk.people[(this.disk.signIns.get(tokenHash) ?? 0) - 1] ?? null)
  }

  rename(person: number, name: string): Promise<void> {
    return this.write(() => void this.disk.people.splice(person - 1, 1, { number: person, name }))
  }

  newKey(person: number, keyHash: string, until: number): Promise<void> {
    return this.write(() => void this.disk.keys.set(person, { keyHash, until }))
  }

  withdrawKey(person: number): Promise<void> {
    return this.write(() => void this.disk.keys.delete(person))
  }

  redeemKey(keyHash: string, tokenHash: string, at: number): Promise<Person | null> {
    return this.write(() => this.disk.redeemKey(keyHash, tokenHash, at))
  }

  vacationsOf(person: number): Promise<readonly Vacation[]> {
    return this.read(() => this.disk.vacations.get(person) ?? [])
  }

  takeVacation(person: number, wanted: Vacation): Promise<boolean> {
    return this.write(() => this.disk.takeVacation(person, wanted))
  }

  newTable(table: NewKeptTable, index: TableIndex): Promise<void> {
    return this.write(() => this.disk.newTable(table, index))
  }

  readTable(id: string): Promise<KeptTable | null> {
    return this.read(() => this.disk.readTable(id))
  }

  readGrowth(id: string, known: TableVersion): Promise<TableGrowth | null> {
    return this.read(() => this.disk.readGrowth(id, known))
  }

  async append(append: Append): Promise<AppendResult> {
    if (append.entries.some(({ seq }, place) => seq !== append.after + 1 + place))
      throw new Error(`Entries for table ${append.table} do not follow number ${append.after} without a gap`)
    const kept = this.write(() => this.appendNow(append))
    if (!this.answersFirst) return kept
    kept.catch(() => {})
    return 'kept'
  }

  private appendNow(append: Append): AppendResult {
    const { table, index, entries } = append
    const result = this.disk.append(append, this.process.timeline.now)
    if (result === 'stale') return result
    this.disk.writers.set(table, this)
    // Both are part of the transaction.
    if (index.due !== null && index.due <= (entries.at(-1)?.at ?? 0)) this.station?.take(table, true)
    void this.station?.tell([{ is: 'table', table, version: versionOf(this.disk.tables.get(table)!) }])
    return result
  }

  tablesOf(person: number): Promise<readonly (TableIndex & { readonly id: string; readonly setup: TableSetup })[]> {
    return this.read(() => {
      const own = [...this.disk.tables.values()]
        .filter(({ kept, index }) => kept.host === person || index.people.includes(person))
        .toSorted((one, other) => other.moved - one.moved)
      const ended = own.filter(isEnded).slice(0, LAST_OVER)
      return [...own.filter(table => !isEnded(table)), ...ended].map(({ kept: { id, setup }, index }) => ({
        ...index,
        id,
        setup,
      }))
    })
  }

  dueBefore(at: number, most: number): Promise<readonly string[]> {
    return this.read(() =>
      this.disk.findsNothingDue
        ? []
        : [...this.disk.tables.values()]
            .flatMap(({ kept: { id }, index: { due } }) => (due !== null && due <= at ? [{ id, due }] : []))
            .toSorted((one, other) => one.due - other.due)
            .slice(0, most)
            .map(({ id }) => id),
    )
  }

  runningTables(): Promise<readonly string[]> {
    return this.read(() => [...this.disk.tables.values()].filter(table => !isEnded(table)).map(({ kept }) => kept.id))
  }

  async writtenElsewhere(known: ReadonlyMap<string, number>): Promise<readonly string[]> {
    if (this.station !== null) return this.writtenByNodes(known, this.station)
    const { tables, writers } = this.disk
    const isOthers = (id: string): boolean => (writers.get(id) ?? this) !== this
    const versionAt = (id: string): number => versionOf(tables.get(id)!)
    return this.read(() => [...known.keys()].filter(id => isOthers(id) && versionAt(id) !== known.get(id)))
  }

  /** What others write is heard; now and then all is looked at. */
  private async writtenByNodes(known: ReadonlyMap<string, number>, { isHearing }: NewsStation): Promise<string[]> {
    const { now } = this.process.timeline
    if (isHearing && now - this.lastLook < BETWEEN_LOOKS) return []
    const { tables } = this.disk
    const changed = await this.read(() => [...known.keys()].filter(id => versionOf(tables.get(id)!) !== known.get(id)))
    if (changed.length === 0) this.lastLook = now
    return changed
  }

  async say(line: Omit<ChatLine, 'number'>): Promise<ChatLine> {
    const said = await this.write(() => {
      const kept = this.disk.say(line)
      if (kept !== null) void this.station?.tell([{ is: 'chat', table: line.table, number: kept.number }])
      // Here and not with the answer: it may die before that.
      if (kept !== null && this.isReplaced) this.disk.unheard.add(kept.number)
      return kept
    })
    if (said === null) throw new Refusal(`There is no table ${line.table}.`)
    return said
  }

  chatOf(table: string, after: number): Promise<readonly ChatLine[]> {
    return this.read(() => this.disk.chatOf(table, after))
  }

  beat(at: number): Promise<void> {
    const { disk, station, process } = this
    return this.write(() => {
      disk.beats.push(at)
      disk.beatTimes.push(process.timeline.now)
      if (station !== null) disk.nodeBeats.set(station.name, at)
    })
  }

  /** Of several nodes one that is there has nothing to make good. */
  lastBeat(): Promise<number | null> {
    const { disk, station } = this
    return this.read(() => {
      if (disk.keepsNoBeat) return null
      if (station === null) return disk.beats.at(-1) ?? null
      const others = [...disk.nodeBeats].filter(([node]) => node !== station.name)
      const now = this.now()
      if (others.some(([, at]) => Math.abs(at - now) < SILENCE)) return null
      return disk.nodeBeats.size === 0 ? null : Math.max(...disk.nodeBeats.values())
    })
  }

  async close(): Promise<void> {
    this.isClosed = true
  }

  private async read<Result>(work: () => Result): Promise<Result> {
    this.refuseIfClosed()
    return this.process.isAlive ? work() : new Promise<Result>(() => {})
  }

  private async write<Result>(work: () => Result): Promise<Result> {
    this.refuseIfClosed()
    return new Promise((keep, fail) => {
      this.jobs.push({ work, keep: result => keep(result as Result), fail })
      this.commitSoon()
    })
  }

  private commitSoon(): void {
    if (this.isCommitting || this.jobs.length === 0) return
    this.isCommitting = true
    this.process.after(this.delay(), () => this.commit())
  }

  private commit(): void {
    const jobs = this.jobs.splice(0)
    const code = this.mood === 'failing' && !this.chances.once(3) ? this.chances.oneOf<FailureCode>(...FAILURES) : null
    const answers = jobs.map(job => (code === null ? done(job) : failed(job, new StoreFailure(code, code))))
    // Between the commit and the answer a server may die, too.
    this.process.after(this.chances.once(4) ? this.delay() : 0, () => {
      this.isCommitting = false
      for (const answer of answers) answer()
      this.commitSoon()
    })
  }

  private delay(): number {
    const { mood, chances } = this
    if (mood === 'hanging') return 2000 + chances.below(9000)
    return mood === 'slow' ? chances.below(900) : chances.below(6)
  }

  private refuseIfClosed(): void {
    if (this.isClosed) throw new StoreFailure('closed', 'The store is closed.')
  }
}

const FAILURES = ['full', 'busy', 'unwritable'] as const

const isEnded = ({ index: { stage } }: StoredTable): boolean => stage === 'over' || stage === 'called-off'

/** Does it, and answers how to say so. */
function done({ work, keep, fail }: Job): () => void {
  try {
    const result = work()
    return () => keep(result)
  } catch (error) {
    return () => fail(error)
  }
}

const failed =
  ({ fail }: Job, error: unknown): (() => void) =>
  () =>
    fail(error)
