import type { Line } from '@roundhouse/kernel/story'
import { newStorySender } from '@roundhouse/table/delta'
import { type Difference, differenceOf } from '@roundhouse/wire/difference'
import type { FromServer } from '@roundhouse/wire/messages'
import type { OnlineSnapshot } from '@roundhouse/wire/online-snapshot'
import type { OnlineTable } from '../table/online-table.ts'
import { lookOf, onlineSnapshot, storyFor } from '../table/snapshot.ts'

/** A page that looks at a table. */
export interface Listener {
  /** `null`: somebody with the link, of whom nothing more is known. */
  readonly person: number | null
  /** A screen that everybody in a home can see: it shows what spectators see, whoever opened it. */
  readonly isScreen: boolean
  /** Of the invitation they came with, which may have been withdrawn since. */
  readonly key: string | null
  /** The house knows that they are, without any key. */
  readonly isInvited: boolean
  send(text: string): void
  /** They may not look any longer. */
  drop(): void
}

/** What all who see the same have been told. */
interface Group {
  readonly listeners: Set<Listener>
  seq: number
  snapshot: OnlineSnapshot
  story: readonly Line[]
  linesOf: ReturnType<typeof newStorySender>
}

/** Everybody who looks at one table. What is the same for several of them is worked out and written once. */
export class Audience {
  private readonly groups = new Map<string, Group>()
  private readonly groupOf = new Map<Listener, string>()

  get listeners(): Iterable<Listener> {
    return this.groupOf.keys()
  }

  get size(): number {
    return this.groupOf.size
  }

  /** Somebody looks from now on: they are shown all of it, or what is new since an earlier table. */
  add(listener: Listener, table: OnlineTable, then: OnlineTable | null = null): void {
    const { snapshot, story } = this.join(listener, table)
    const isStep = then !== null && then.seq < table.seq
    listener.send(JSON.stringify(isStep ? since(then, table, listener, snapshot) : whole(table, snapshot, story)))
  }

  remove(listener: Listener): void {
    const name = this.groupOf.get(listener)
    this.groupOf.delete(listener)
    const group = name === undefined ? undefined : this.groups.get(name)
    group?.listeners.delete(listener)
    if (name !== undefined && group?.listeners.size === 0) this.groups.delete(name)
  }

  /** The table has changed, and that is kept: everybody is told what they may see of it. */
  tell(table: OnlineTable): void {
    const moved = [...this.groupOf].filter(([listener, name]) => name !== nameOf(table, listener))
    for (const [listener] of moved) this.remove(listener)
    for (const group of this.groups.values()) tellGroup(group, table)
    // Who has sat down or got up sees something else than before, and is shown all of it.
    for (const [listener] of moved) this.add(listener, table)
  }

  private join(listener: Listener, table: OnlineTable): Group {
    const name = nameOf(table, listener)
    const group = this.groups.get(name) ?? newGroup(table, listener)
    group.listeners.add(listener)
    this.groups.set(name, group)
    this.groupOf.set(listener, name)
    return group
  }
}

/** Listeners with the same name are told the same bytes. */
function nameOf(table: OnlineTable, { person, isScreen }: Listener): string {
  const { viewer, isDelayed } = lookOf(table, person, isScreen)
  return `${viewer} ${isDelayed} ${person === table.host && !isScreen}`
}

/** What somebody has heard of a table. */
export function heardBy(table: OnlineTable, { person, isScreen }: Listener): readonly Line[] {
  const { viewer, isDelayed } = lookOf(table, person, isScreen)
  return storyFor(table, viewer, isDelayed)
}

function newGroup(table: OnlineTable, listener: Listener): Group {
  const snapshot = onlineSnapshot(table, listener.person, listener.isScreen)
  const story = heardBy(table, listener)
  return { listeners: new Set(), seq: table.seq, snapshot, story, linesOf: newStorySender(story) }
}

/**
 * What changed for others alone, such as somebody's plan, is not even heard to have changed. To the one whose plan it is all
 * of the table is shown: no entry stands for it, so it is no step from one number to the next.
 */
function tellGroup(group: Group, table: OnlineTable): void {
  const anyone = group.listeners.values().next().value!
  const snapshot = onlineSnapshot(table, anyone.person, anyone.isScreen)
  const change = differenceOf(group.snapshot, snapshot)
  const isNewEntry = table.seq !== group.seq
  if (!isNewEntry && isNothing(change)) return
  const story = heardBy(table, anyone)
  const { sentUpTo, lines } = group.linesOf(story)
  const keep = keptOf(group.story, sentUpTo)
  Object.assign(group, { seq: table.seq, snapshot, story })
  const { id, seq } = table
  const said = isNewEntry
    ? message({ type: 'news', table: id, seq, change, ...keep, lines })
    : whole(table, snapshot, story)
  const text = JSON.stringify(said)
  for (const listener of group.listeners) listener.send(text)
}

/** Nearly always all that was heard still holds, and need not be said. */
const keptOf = (before: readonly Line[], kept: number): { readonly keep?: number } =>
  kept === before.length ? {} : { keep: kept }

const isNothing = (change: Difference): boolean =>
  typeof change === 'object' && change !== null && Object.keys(change).length === 0

const whole = ({ id, seq }: OnlineTable, snapshot: OnlineSnapshot, lines: readonly Line[]): FromServer => ({
  type: 'snapshot',
  table: id,
  seq,
  snapshot,
  lines,
})

/** One step from an earlier table to this one. */
function since(then: OnlineTable, table: OnlineTable, listener: Listener, snapshot: OnlineSnapshot): FromServer {
  const before = withoutPlan(onlineSnapshot(then, listener.person, listener.isScreen))
  const story = heardBy(table, listener)
  const heard = heardBy(then, listener)
  const kept = sameBeginning(heard, story)
  const change = differenceOf(before, snapshot)
  const lines = story.slice(kept)
  return message({ type: 'news', table: table.id, seq: table.seq, change, ...keptOf(heard, kept), lines })
}

/** A log does not tell what was planned at that time, so the plan is told whatever it was, and what became of one. */
const withoutPlan = ({ match, ...rest }: OnlineSnapshot): unknown => ({
  ...rest,
  match: match && { ...match, plan: null, planned: false },
})

/** The earlier table was put together from the log again, so its lines are alike, but not the same objects. */
function sameBeginning(before: readonly Line[], now: readonly Line[]): number {
  const differs = now.findIndex((line, place) => JSON.stringify(line) !== JSON.stringify(before[place]))
  return differs < 0 ? now.length : differs
}

const message = (said: FromServer): FromServer => said
