import { readRecord, replay } from '@roundhouse/kernel/record'
import { bothPebblesBox, firstPebblesBox, pebblesBox } from '@roundhouse/kernel/testing/pebbles'
import type { TableGame } from '@roundhouse/table/games'
import { describe, expect, test } from 'vitest'
import { decideForHouse } from './decide.ts'
import { LogDamage, StateDifference } from './online-table.ts'
import { openOrHold, replayLog, type TableLog } from './opening.ts'
import { onlineSnapshot } from './snapshot.ts'
import { at, OnlineWorld, PEBBLES, person, plain } from './testing/online-world.ts'

/** Programs of three days: before a ruling changed, after it, and one that has forgotten how it was. */
const program = (definition: typeof pebblesBox): TableGame => ({
  ...PEBBLES,
  definition: definition as unknown as TableGame['definition'],
})
const before = program(firstPebblesBox)
const after = program(bothPebblesBox)
const forgetful = program(pebblesBox)

const chairs = [person(), person()]

const logOf = ({ first: { id, setup, host, at: created }, table, entries }: OnlineWorld): TableLog => ({
  ...{ id, setup, host, created, secrets: table.secrets, entries },
})

/** The same table in a program of another day. */
function goneOn(world: OnlineWorld, manifest: TableGame): OnlineWorld {
  const next = new OnlineWorld(manifest, { ...world.first.setup })
  // Commands of another day have other ids.
  const entries = world.entries.map(entry => ({ ...entry, command: entry.command && `before ${entry.command}` }))
  next.append(entries, world.table.secrets)
  next.now = world.now
  return next
}

/** Plays to the end, with a cast in every turn. */
function playOut(world: OnlineWorld): OnlineWorld {
  while (world.table.stage === 'playing')
    world.play(world.moves().find(text => text === 'cast') ?? world.moves().at(-1))
  return world
}

/** What every cast showed, and what it brought. */
const casts = ({ table }: OnlineWorld) => ({
  shown: table.table!.match.story.flatMap(({ key, facts }) => (key === 'cast' ? [Number(facts['value'])] : [])),
  points: (table.table!.match.now as unknown as { casts: number[] }).casts.reduce((sum, each) => sum + each, 0),
})
const atLeast = (least: number, shown: readonly number[]) => shown.filter(value => value >= least).length

describe('rules carry their number', () => {
  const begun = new OnlineWorld(before, { chairs }).begin().playTurn()

  test('a table of rules 1 is played to its end by them after the program has learned rules 2', () => {
    const world = playOut(goneOn(begun, after))
    const { shown, points } = casts(world)
    expect(shown).toContain(5)
    expect(points).toBe(atLeast(6, shown))
    expect(plain(replayLog(logOf(world), after))).toEqual(plain(world.table))
    const record = readRecord(onlineSnapshot(world.table, at(0), false).record!)
    expect(record.rules).toBe(1)
    expect(replay(bothPebblesBox, record).result).toEqual(record.result)
  })

  test('a new table is played by rules 2, and so is its record', () => {
    const world = playOut(new OnlineWorld(after, { chairs }).begin())
    const { shown, points } = casts(world)
    expect(shown).toContain(5)
    expect(points).toBe(atLeast(5, shown))
    expect(readRecord(onlineSnapshot(world.table, at(0), false).record!).rules).toBe(2)
  })

  test('a table whose rules the program does not know is held with its reason; others are not', () => {
    const { table, fault } = openOrHold(logOf(begun), forgetful)
    const beginning = begun.entries.find(({ event }) => event.kind === 'begin')!
    expect(table).toMatchObject({ held: 'other-rules', stage: 'dealing', seq: beginning.seq - 1 })
    expect(fault).toMatchObject({ seq: beginning.seq, why: 'the table follows rules 1; this program knows rules 2' })
    expect(onlineSnapshot(table, at(0), false)).toMatchObject({ held: 'other-rules', match: null })
    expect(() => replayLog(logOf(begun), forgetful)).toThrow(LogDamage)
    const other = new OnlineWorld(forgetful, { chairs }).begin().playTurn()
    expect(openOrHold(logOf(other), forgetful)).toMatchObject({
      table: { held: null, seq: other.table.seq },
      fault: null,
    })
  })

  test('so is one that nobody has begun yet: it could not begin', () => {
    const seated = new OnlineWorld(before, { chairs }).seat()
    const { table } = openOrHold(logOf(seated), forgetful)
    expect(table).toMatchObject({ held: 'other-rules', stage: 'seating', seq: seated.table.seq })
  })

  test('a table that is taken back by consent keeps its rules', () => {
    const world = goneOn(begun, after)
    world.playTurn().must(at(0), { type: 'ask', what: { is: 'undo', to: 0 } })
    world.must(at(1), { type: 'answer', agrees: true })
    expect(world.kinds(begun.table.seq)).toContain('rewind')
    expect(world.table.table!.rules).toBe(1)
  })
})

describe('a log that is played again', () => {
  const world = new OnlineWorld(after, { chairs }).begin().playTurn().playTurn()

  test('is compared at every hash, not at the last alone', () => {
    const first = world.entries.findIndex(({ hash }) => hash !== null)
    const entries = world.entries.with(first, { ...world.entries[first]!, hash: 'ffffffffffffffff' })
    expect(first).toBeLessThan(world.entries.findLastIndex(({ hash }) => hash !== null))
    expect(() => replayLog({ ...logOf(world), entries }, after)).toThrow(StateDifference)
    expect(openOrHold({ ...logOf(world), entries }, after).fault).toBeNull()
  })

  test('is held by the house where it is: its log says why', () => {
    const held = decideForHouse(world.table, { kind: 'hold', because: 'the cellar is under water' }, world.now)
    expect(held).toMatchObject({ ok: true, table: { held: 'house' }, entries: [{ by: 'house' }] })
  })
})
