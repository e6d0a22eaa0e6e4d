import { describe, expect, test } from 'vitest'
import type { Entry, TableEvent } from './entry.ts'
import { fold, LogDamage, newOnlineTable, openOnlineTable } from './online-table.ts'
import { at, bot, type OnlineWorld, pebblesWorld, person, plain, worldOf } from './testing/online-world.ts'

/** What is said of an entry that does not follow; `null`: it does. */
function damage(world: OnlineWorld, event: TableEvent, change: Partial<Entry> = {}): string | null {
  const { seq, at: last } = world.table
  try {
    fold(world.table, { seq: seq + 1, at: last, by: 'house', command: null, hash: null, event, ...change })
    return null
  } catch (error) {
    if (!(error instanceof LogDamage)) throw error
    return error.why
  }
}

describe('a log that cannot be right is noticed at its first wrong entry', () => {
  const world = pebblesWorld({ chairs: [person(), person()] }).begin()
  const go: TableEvent = { kind: 'go', given: 0 }

  test('one is missing, or comes twice', () => {
    expect(damage(world, go)).toBe(null)
    expect(damage(world, go, { seq: world.table.seq })).toContain('the last one is')
    expect(damage(world, go, { seq: world.table.seq + 2 })).toContain('the last one is')
  })

  test('time goes back', () => {
    expect(damage(world, go, { at: world.table.at - 7 })).toBe('it is 7 ms earlier than the last one')
  })

  test('it belongs to another stage', () => {
    expect(damage(world, { kind: 'sit', seat: 0, person: 1, name: 'Eve' })).toBe('sit while playing')
    expect(damage(pebblesWorld(), { kind: 'move', seat: 0, text: 'done' })).toBe('move while seating')
  })

  test('it is of a kind that nobody knows', () => {
    expect(damage(world, { kind: 'dance' } as unknown as TableEvent)).toBe('nothing is known of dance')
  })

  test('there is no such seat', () => {
    expect(damage(world, { kind: 'leave', seat: 5 })).toBe('there is no seat 5')
  })

  test('a move is not legal, nor an undo, a rewind or an answer possible', () => {
    expect(damage(world, { kind: 'move', seat: 0, text: 'done' })).toContain('P-2 nothing-laid')
    expect(damage(world, { kind: 'undo', seat: 0, to: 0 })).toContain('nothing can be taken back')
    expect(damage(world, { kind: 'rewind', seat: 0, to: 0, time: 1 })).toBe('nothing is taken back')
    expect(damage(world, { kind: 'rewind', seat: 0, to: 0, time: 2 })).toContain('1. time')
    expect(damage(world, { kind: 'agree', seat: 0 })).toBe('nothing is asked')
    expect(damage(world, { kind: 'refuse', seat: 0 })).toBe('nothing is asked')
  })

  test('who answers is not asked', () => {
    const asking = pebblesWorld({ chairs: [person(), person()] }).begin()
    asking.must(at(0), { type: 'ask', what: { is: 'call-off' } })
    expect(damage(asking, { kind: 'agree', seat: 0 })).toBe('seat 0 is not asked')
    expect(damage(asking, { kind: 'refuse', seat: 0 })).toBe('seat 0 is not asked')
  })

  test('the game begins without a seed, with other rules or without others than said', () => {
    const dealing = pebblesWorld({ chairs: [person(), person()] })
      .seat()
      .ready()
    expect(damage(dealing, { kind: 'begin', missing: [0, 1] })).toBe('there is no seed')
    dealing.append([], { ...dealing.table.secrets, seed: '5eed' })
    expect(damage(dealing, { kind: 'begin', missing: [1] })).toBe('other shares are missing')
    expect(damage(dealing, { kind: 'begin', missing: [0, 1] })).toBe(null)
    const other = pebblesWorld({ chairs: [person(), person()], rules: 1 })
      .seat()
      .ready()
    other.append([], { ...other.table.secrets, seed: '5eed' })
    expect(damage(other, { kind: 'begin', missing: [0, 1] })).toBe(
      'This game follows rules 1 of pebbles; since then they have changed, now they are 2',
    )
  })

  test('the state is not the one it led to', () => {
    const { entries, first, manifest, table } = pebblesWorld({ chairs: [person(), bot()] })
      .begin()
      .playTurn()
      .letBotsPlay()
      .playTurn()
    const kept = { ...first, created: first.at, secrets: table.secrets }
    expect(entries.filter(({ hash }) => hash !== null).length).toBeGreaterThan(2)
    const last = entries.findLastIndex(({ hash }) => hash !== null)
    const other = entries.with(last, { ...entries[last]!, hash: 'x' })
    expect(() => openOnlineTable({ ...kept, entries: other }, manifest)).toThrow(/it led to x, and now to/)
    const seed = { ...table.secrets, seed: '0' }
    expect(() => openOnlineTable({ ...kept, entries, secrets: seed }, manifest)).toThrow(LogDamage)
  })
})

test('the last move of a turn has a hash, no other entry does', () => {
  const world = pebblesWorld({ chairs: [person(), person()] }).begin()
  world.play(world.moves()[0]).play('done').play('keep').play('cast')
  const hashes = world.entries.slice(-4).map(({ hash }) => hash !== null)
  expect(hashes).toEqual([false, true, false, false])
})

test.each(['first-class', 'nuremberg'] as const)('a table of %s is the sum of its entries, to its end', async name => {
  const world = await worldOf(name, { chairs: [person(), bot(), person()] })
  world.begin()
  while (world.table.stage === 'playing') {
    world.now += 1000
    if (!world.letBotPlay(world.moves()[0])) world.play(world.moves()[0])
    if (world.table.seq % 160 === 0) expect(plain(world.reopened())).toEqual(plain(world.table))
  }
  expect(world.table.stage).toBe('over')
  expect(plain(world.reopened())).toEqual(plain(world.table))
  expect(world.kinds()).toContain('move')
})

test('of two states that follow each other, what is alike is the same object', async () => {
  const world = (await worldOf('first-class', { chairs: [person(), person()] })).begin()
  let [moves, kept] = [0, 0]
  for (; moves < 40; moves++) {
    const before = world.table.table!.match.now as unknown as { readonly players: readonly unknown[] }
    world.play()
    const { players } = world.table.table!.match.now as unknown as typeof before
    for (const [seat, player] of players.entries()) {
      if (player === before.players[seat]) kept++
      else expect(player).not.toEqual(before.players[seat])
    }
  }
  expect(kept).toBeGreaterThan(moves / 2)
})

test('a table that nobody has come to yet is set up and nothing else', () => {
  const { first, manifest } = pebblesWorld()
  const table = newOnlineTable({ ...first, created: first.at }, manifest)
  expect(table).toMatchObject({ seq: 0, stage: 'seating', table: null, question: null, held: null })
})
