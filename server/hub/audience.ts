import { countVisibleTo, type Line, visibleTo } from '@roundhouse/kernel/story'
import { type Difference, differenceOf, patch } from '@roundhouse/wire/difference'
import { toWire } from '@roundhouse/wire/lines'
import type { FromServer } from '@roundhouse/wire/messages'
import type { OnlineSnapshot } from '@roundhouse/wire/online-snapshot'
import type { OnlineTable } from '../table/online-table.ts'
import { type CommonSnapshot, commonSnapshot, lookOf, onlineSnapshot, storyFor, wholeStory } from '../table/snapshot.ts'
import { lengthInCommon, type StoryIndex, storyIndexOf } from '../table/story-index.ts'

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
  /** All that was told by then: of it they have heard what is for them. */
  story: readonly Line[]
}

/** Everybody who looks at one table. What is the same for several of them is worked out and written once. */
export class Audience {
  private readonly groups = new Map<number, Group>()
  /** The group of each, by its number. */
  private readonly groupOf = new Map<Listener, number>()
  /** What all of them were shown alike, if anybody was; and the story, of which each hears what is for them. */
  private common: CommonSnapshot | null = null
  private storyIndex: StoryIndex | null = null

  get listeners(): Iterable<Listener> {
    return this.groupOf.keys()
  }

  get size(): number {
    return this.groupOf.size
  }

  /** Somebody looks from now on: they are shown all of it, or what is new since an earlier table. */
  add(listener: Listener, table: OnlineTable, then: OnlineTable | null = null): void {
    const group = this.join(listener, table)
    const isStep = then !== null && then.seq < table.seq
    listener.send(JSON.stringify(isStep ? since(then, table, listener, group.snapshot) : whole(table, group)))
  }

  remove(listener: Listener): void {
    const number = this.groupOf.get(listener)
    this.groupOf.delete(listener)
    const group = number === undefined ? undefined : this.groups.get(number)
    group?.listeners.delete(listener)
    if (number !== undefined && group?.listeners.size === 0) this.groups.delete(number)
  }

  /** The table has changed, and that is kept: everybody is told what they may see of it. */
  tell(table: OnlineTable): void {
    const moved = this.movedBy(table)
    for (const listener of moved) this.remove(listener)
    if (this.groups.size > 0) {
      this.common = commonSince(this.common, table)
      this.storyIndex = storyIndexOf(table.table?.match.story ?? [], this.storyIndex)
    }
    for (const group of this.groups.values()) tellGroup(group, table, this.common!, this.storyIndex!)
    // Who has sat down or got up sees something else than before, and is shown all of it.
    for (const listener of moved) this.add(listener, table)
  }

  /** Those who see something else from now on than the group they were in. */
  private movedBy(table: OnlineTable): Listener[] {
    const moved: Listener[] = []
    for (const [listener, number] of this.groupOf) if (number !== groupNumber(table, listener)) moved.push(listener)
    return moved
  }

  private join(listener: Listener, table: OnlineTable): Group {
    const number = groupNumber(table, listener)
    const group = this.groups.get(number) ?? newGroup(table, listener)
    group.listeners.add(listener)
    this.groups.set(number, group)
    this.groupOf.set(listener, number)
    return group
  }
}

/** Listeners with the same number are told the same bytes. */
function groupNumber(table: OnlineTable, { person, isScreen }: Listener): number {
  const { viewer, isDelayed } = lookOf(table, person, isScreen)
  const seat = viewer === 'watcher' ? 0 : viewer + 1
  return seat * 4 + Number(isDelayed) * 2 + Number(person === table.host && !isScreen)
}

/** What somebody has heard of a table. */
export function heardBy(table: OnlineTable, { person, isScreen }: Listener): readonly Line[] {
  const { viewer, isDelayed } = lookOf(table, person, isScreen)
  return storyFor(table, viewer, isDelayed)
}

function newGroup(table: OnlineTable, listener: Listener): Group {
  const { person, isScreen } = listener
  const snapshot = onlineSnapshot(table, person, isScreen)
  const story = wholeStory(table, lookOf(table, person, isScreen))
  return { listeners: new Set(), seq: table.seq, snapshot, story }
}

/** What did not change stays the same object, and is not compared for every viewer again. */
function commonSince(before: CommonSnapshot | null, table: OnlineTable): CommonSnapshot {
  const now = commonSnapshot(table)
  return before === null ? now : (patch(before, differenceOf(before, now)) as CommonSnapshot)
}

/**
 * What changed for others alone, such as somebody's plan, is not even heard to have changed. To the one whose plan it is all
 * of the table is shown: no entry stands for it, so it is no step from one number to the next.
 */
function tellGroup(group: Group, table: OnlineTable, common: CommonSnapshot, index: StoryIndex): void {
  const { person, isScreen } = group.listeners.values().next().value!
  const snapshot = onlineSnapshot(table, person, isScreen, common, index)
  const change = differenceOf(group.snapshot, snapshot)
  const isNewEntry = table.seq !== group.seq
  if (!isNewEntry && isNothing(change)) return
  const { story: before } = group
  const story = wholeStory(table, lookOf(table, person, isScreen))
  const from = group.seq
  group.seq = table.seq
  group.snapshot = snapshot
  group.story = story
  const said = isNewEntry ? newsOf(table, group, { from, change, before }) : whole(table, group)
  const text = JSON.stringify(said)
  for (const listener of group.listeners) listener.send(text)
}

/** What changed since an earlier entry; `before`: all that had been told by then. */
interface Step {
  readonly from: number
  readonly change: Difference
  readonly before: readonly Line[]
}

function newsOf(table: OnlineTable, { snapshot, story }: Group, { from, change, before }: Step): FromServer {
  const { viewer } = snapshot
  const kept = lengthInCommon(before, story)
  const keep = kept === before.length ? null : countVisibleTo(before, viewer, kept)
  return news(table, from, { change, keep, lines: visibleTo(story.slice(kept), viewer) })
}

interface WhatIsNew {
  readonly change: Difference
  /** How many lines still hold; `null`: all of them. */
  readonly keep: number | null
  readonly lines: readonly Line[]
}

/** What goes without saying is not said: most news lead on from the entry before, and nothing was taken back. */
const news = ({ id, seq }: OnlineTable, from: number, { change, keep, lines }: WhatIsNew): FromServer => ({
  type: 'news',
  table: id,
  seq,
  ...(from !== seq - 1 && { from }),
  ...(!isNothing(change) && { change }),
  ...(keep !== null && { keep }),
  ...(lines.length > 0 && { lines: lines.map(toWire) }),
})

const isNothing = (change: Difference): boolean =>
  typeof change === 'object' && change !== null && Object.keys(change).length === 0

const whole = ({ id, seq }: OnlineTable, { snapshot, story }: Pick<Group, 'snapshot' | 'story'>): FromServer => ({
  type: 'snapshot',
  table: id,
  seq,
  snapshot,
  lines: visibleTo(story, snapshot.viewer).map(toWire),
})

/** One step from an earlier table to this one. */
function since(then: OnlineTable, table: OnlineTable, listener: Listener, snapshot: OnlineSnapshot): FromServer {
  const before = withoutPlan(onlineSnapshot(then, listener.person, listener.isScreen))
  const story = heardBy(table, listener)
  const heard = heardBy(then, listener)
  const kept = sameBeginning(heard, story)
  const keep = kept === heard.length ? null : kept
  return news(table, then.seq, { change: differenceOf(before, snapshot), keep, lines: story.slice(kept) })
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
