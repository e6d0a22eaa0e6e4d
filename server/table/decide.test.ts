import { readRecord } from '@roundhouse/kernel/record'
import { forgottenIn } from '@roundhouse/table/chairs'
import { describe, expect, test } from 'vitest'
import {
  botRequestAt,
  decide,
  decideBecoming,
  decideBot,
  decideForgetting,
  decideForHouse,
  seqOfCommand,
} from './decide.ts'
import { onlineSnapshot } from './snapshot.ts'
import { at, bot, pebblesWorld, person } from './testing/online-world.ts'

const duel = () => pebblesWorld({ chairs: [person(), person()] }).begin()
const play = (...moves: string[]) => ({ type: 'play', moves }) as const

describe('a command', () => {
  test('that comes again is answered with the number it got then, whatever happened since', () => {
    const world = duel()
    const move = world.moves()[0]!
    expect(world.tell(at(0), play(move), 'one')).toBe('ok')
    const seq = world.table.seq
    world.play('done').play('keep')
    const again = decide(world.table, { is: 'person', number: at(0) }, { ...play(move), seq: 3 }, 'one', world.now)
    expect(again).toMatchObject({ ok: true, entries: [], seq })
    expect(seqOfCommand(world.table, 'one')).toBe(seq)
    expect(seqOfCommand(world.table, 'two')).toBe(null)
  })

  test('is the same however its move is written, and another if it says something else', () => {
    const world = duel()
    const move = world.moves()[0]!
    world.tell(at(0), play(move), 'one')
    expect(world.tell(at(0), play(move.toUpperCase()), 'one')).toBe('ok')
    expect(world.tell(at(0), play(move, 'done'), 'one')).toBe('id-used')
    expect(world.tell(at(0), { type: 'undo', to: 0 }, 'one')).toBe('id-used')
    expect(world.tell(at(1), play(move), 'one')).toBe('id-used')
    expect(world.played()).toBe(1)
  })

  test('of any kind may come twice, and with other words is refused', () => {
    const world = pebblesWorld({ chairs: [person(), person()] })
    const twice = (who: number, command: Parameters<typeof world.tell>[1], other: typeof command) => {
      const id = `${command.type} ${who} ${world.table.seq}`
      expect([command.type, world.tell(who, command, id)]).toEqual([command.type, 'ok'])
      const { seq } = world.table
      expect([command.type, world.tell(who, command, id)]).toEqual([command.type, 'ok'])
      expect([command.type, world.tell(who, other, id)]).toEqual([command.type, 'id-used'])
      expect(world.table.seq).toBe(seq)
    }
    const commitment = 'a'.repeat(64)
    twice(at(0), { type: 'sit', seat: 0, name: 'Ada' }, { type: 'sit', seat: 1, name: 'Ada' })
    twice(at(1), { type: 'sit', seat: 1, name: 'Bram' }, { type: 'sit', seat: 1, name: 'Bert' })
    twice(at(1), { type: 'rise' }, { type: 'leave' })
    twice(at(1), { type: 'sit', seat: 1, name: 'Bram' }, { type: 'rise' })
    twice(at(0), { type: 'ready', commitment }, { type: 'ready', commitment: 'b'.repeat(64) })
    twice(at(0), { type: 'unready' }, { type: 'rise' })
    twice(at(0), { type: 'ready', commitment }, { type: 'unready' })
    twice(at(1), { type: 'ready', commitment }, { type: 'unready' })
    twice(at(0), { type: 'share', share: '1'.repeat(64) }, { type: 'share', share: '2'.repeat(64) })
    twice(at(1), { type: 'share', share: '2'.repeat(64) }, { type: 'share', share: '1'.repeat(64) })
    twice(at(0), play(world.moves()[0]!), play('done'))
    twice(at(0), { type: 'undo', to: 0 }, { type: 'undo', to: 1 })
    twice(
      at(0),
      { type: 'ask', what: { is: 'pace', pace: 'daily' } },
      { type: 'ask', what: { is: 'pace', pace: 'none' } },
    )
    twice(at(0), { type: 'withdraw' }, { type: 'return' })
    twice(at(0), { type: 'ask', what: { is: 'call-off' } }, { type: 'ask', what: { is: 'pause' } })
    twice(at(1), { type: 'answer', agrees: false }, { type: 'answer', agrees: true })
    twice(at(1), { type: 'leave' }, { type: 'return' })
  })

  test('is refused where its sender has not seen the last entry', () => {
    const world = duel()
    const { seq } = world.table
    const move = world.moves()[0]!
    world.must(at(0), play(move))
    expect(world.tell(at(0), play('done'), 'late', seq)).toBe('stale')
    expect(world.tell(at(0), { type: 'undo', to: 0 }, 'late', seq)).toBe('stale')
    expect(world.tell(at(1), { type: 'ask', what: { is: 'pause' } }, 'late', seq)).toBe('stale')
    expect(world.tell(at(0), play('done'), 'early', seq + 7)).toBe('stale')
    expect(world.tell(at(0), play('done'), 'late')).toBe('ok')
  })

  test('of several moves is carried out whole or not at all, and then they have the same id', () => {
    const world = duel()
    const [first] = world.moves()
    expect(world.tell(at(0), play(first!, 'keep'))).toBe('another-time')
    expect(world.tell(at(0), play())).toBe('no-moves')
    expect(world.played()).toBe(0)
    expect(world.tell(at(0), play(first!, 'done'), 'both')).toBe('ok')
    expect(world.entries.slice(-2).map(({ command, event }) => [command, event.kind])).toEqual([
      ['both', 'move'],
      ['both', 'move'],
    ])
  })

  test('is for the own seat alone', () => {
    const world = duel()
    expect(world.tell(at(1), play(world.moves()[0]!))).toBe('not-asked')
    expect(world.tell(99, play(world.moves()[0]!))).toBe('not-at-table')
    for (const is of ['bot', 'clock', 'house'] as const)
      expect(decide(world.table, { is }, { ...play('done'), seq: world.table.seq }, 'x', world.now).ok).toBe(false)
  })

  test('that the rules forbid is refused with their own reason', () => {
    const world = duel()
    const command = { ...play('done'), seq: world.table.seq }
    expect(decide(world.table, { is: 'person', number: at(0) }, command, 'x', world.now)).toEqual({
      ok: false,
      reason: { rule: 'P-2', code: 'nothing-laid', facts: {}, remedy: 'lay' },
    })
  })

  test('is never written earlier than what stands before it', () => {
    const world = duel()
    const { at: last } = world.table
    world.now -= 5000
    world.play()
    expect(world.entries.at(-1)!.at).toBe(last)
  })
})

describe('undo', () => {
  test('takes back own moves before the barrier, one or several', () => {
    const world = duel()
    world.play(world.moves()[0]).play(world.moves()[0])
    expect(world.tell(at(1), { type: 'undo', to: 1 })).toBe('no-undo')
    expect(world.tell(at(0), { type: 'undo', to: 2 })).toBe('no-undo')
    expect(world.tell(at(0), { type: 'undo', to: 1 })).toBe('ok')
    expect(world.played()).toBe(1)
    world.play(world.moves()[0])
    expect(world.tell(at(0), { type: 'undo', to: 0 })).toBe('ok')
    expect(world.played()).toBe(0)
  })

  test('stops at what the dice have shown and at what has passed to another person', () => {
    const world = duel()
    world.play('cast')
    const undo = { type: 'undo', to: 0, seq: world.table.seq } as const
    expect(decide(world.table, { is: 'person', number: at(0) }, undo, 'x', world.now)).toMatchObject({
      reason: { code: 'no-undo', facts: { barrier: 'rolled' } },
    })
    world.play(world.moves()[0]).play('done')
    expect(world.tell(at(0), { type: 'undo', to: 1 })).toBe('no-undo')
  })

  test('goes through public replies of bots, but not through those of a stand-in', () => {
    const world = pebblesWorld({ chairs: [person(), bot(), bot()] }).begin()
    world.play(world.moves()[0]).play('done').letBotPlay('keep')
    expect(world.toMove()).toBe(2)
    expect(world.tell(at(0), { type: 'undo', to: 1 })).toBe('ok')
    expect([world.toMove(), world.played()]).toEqual([0, 1])
    const people = pebblesWorld().begin()
    people.play(people.moves()[0]).play('done')
    people.must(at(1), { type: 'leave' })
    expect(people.tell(at(0), { type: 'undo', to: 1 })).toBe('ok')
  })
})

describe('bots', () => {
  test('are asked when they have the move, about a state of their own, and answer for it alone', () => {
    const world = pebblesWorld({ chairs: [person(), bot('casual'), person()] }).begin()
    expect(botRequestAt(world.table)).toBe(null)
    world.play(world.moves()[0]).play('done')
    expect(botRequestAt(world.table)).toMatchObject({ seat: 1, level: 'casual', seq: world.table.seq })
    expect(botRequestAt(world.table)!.state.seed).not.toEqual(world.table.table!.match.now.seed)
    expect(decideBot(world.table, 2, 'keep', world.now)).toMatchObject({ ok: false, reason: { code: 'stale' } })
    expect(decideBot(world.table, 1, 'done', world.now)).toMatchObject({ ok: false, reason: { code: 'another-time' } })
    expect(decideBot(world.table, 1, 'keep', world.now)).toMatchObject({ ok: true, entries: [{ by: 'bot' }] })
  })
})

describe('a table that is held', () => {
  test('is not played on by anybody, nor is anybody late, until it is released', () => {
    const world = pebblesWorld({ chairs: [person(), bot()] }).begin()
    world.keep(decideForHouse(world.table, { kind: 'hold', because: 'replay' }, world.now))
    expect(world.tell(at(0), play(world.moves()[0]!))).toBe('held')
    expect(world.wait(1e10)).toEqual([])
    expect(world.keep(decideForHouse(world.table, { kind: 'hold', because: 'more' }, world.now))).toBe('not-now')
    const left = world.left(0)
    world.keep(decideForHouse(world.table, { kind: 'release' }, world.now))
    expect(world.left(0)).toBe(left)
    world.play(world.moves()[0]).play('done')
    world.keep(decideForHouse(world.table, { kind: 'hold', because: 'replay' }, world.now))
    expect(botRequestAt(world.table)).toBe(null)
  })

  test('the house may call a table off, once', () => {
    const world = duel()
    const off = { kind: 'call-off', because: 'house' } as const
    expect(world.keep(decideForHouse(world.table, off, world.now))).toBe('ok')
    expect(world.keep(decideForHouse(world.table, off, world.now))).toBe('not-now')
    expect(world.tell(at(0), play('done'))).toBe('not-now')
  })
})

describe('somebody who has another number from now on', () => {
  test('keeps chair, table and turn, at any stage', () => {
    for (const world of [pebblesWorld({ chairs: [person(), person()] }), duel()]) {
      const { host } = world.table
      const decision = decideBecoming(world.table, host, 99, world.now)
      expect(decision).toMatchObject({ ok: true, table: { host: 99 } })
    }
    const world = duel()
    const decision = decideBecoming(world.table, at(0), 99, world.now)
    if (!decision.ok) throw new Error('refused')
    expect(decision.table.chairs.map(chair => chair.person)).toEqual([99, at(1)])
    const move = { type: 'play', moves: [world.moves()[0]!], seq: decision.seq } as const
    expect(decide(decision.table, { is: 'person', number: 99 }, move, 'one', world.now).ok).toBe(true)
    expect(decide(decision.table, { is: 'person', number: at(0) }, move, 'two', world.now).ok).toBe(false)
  })

  test('never has two chairs, and who is not there changes nothing', () => {
    const { table, now } = duel()
    expect(decideBecoming(table, at(0), at(1), now)).toMatchObject({ ok: false, reason: { code: 'seated-already' } })
    expect(decideBecoming(table, 77, 99, now)).toMatchObject({ ok: true, entries: [] })
  })
})

describe('somebody who is forgotten', () => {
  const kinds = (table: ReturnType<typeof duel>['table'], who: number, now: number) => {
    const decision = decideForgetting(table, who, now)
    return decision.ok ? { kinds: decision.entries.map(({ event }) => event.kind), table: decision.table } : null
  }

  test('leaves a game, which goes on, and no name', () => {
    const { table, now } = duel()
    const after = kinds(table, at(0), now)!
    expect(after.kinds).toEqual(['forget', 'leave'])
    expect(after.table.chairs[0]).toMatchObject({ name: '', hasLeft: true })
    expect(botRequestAt(after.table)).not.toBeNull()
    expect(kinds(after.table, at(0), now)!.kinds).toEqual([])
    // The last one ends it.
    const last = kinds(after.table, at(1), now)!
    expect(last.kinds).toEqual(['forget', 'leave', 'call-off'])
    const record = readRecord(onlineSnapshot(last.table, null, false).record!)
    expect(forgottenIn(record)).toEqual([0, 1])
    expect(record.notes.map(([key]) => key)).not.toContain('name')
  })

  test('frees a chair before the game, and the last one calls the table off', () => {
    const world = pebblesWorld({ chairs: [person(), person()] })
    world.tell(at(1), { type: 'sit', seat: 1, name: 'Bram' })
    expect(kinds(world.table, at(1), world.now)!.kinds).toEqual(
      at(1) === world.table.host ? ['rise', 'call-off'] : ['rise'],
    )
    expect(kinds(world.table, world.table.host, world.now)!.table.stage).toBe('seating')
    world.tell(at(1), { type: 'rise' })
    expect(kinds(world.table, world.table.host, world.now)!.kinds.at(-1)).toBe('call-off')
  })
})
