import { describe, expect, test } from 'vitest'
import { sharesFor } from './seating.ts'
import {
  at,
  bot,
  commitmentFor,
  DAY,
  HOUR,
  MINUTE,
  pebblesWorld,
  person,
  SECOND,
  seedText,
  shareOf,
} from './testing/online-world.ts'

const sit = (seat: number, name: string) => ({ type: 'sit', seat, name }) as const
const ready = (seat: number) => ({ type: 'ready', commitment: commitmentFor(seat) }) as const
const share = (seat: number) => ({ type: 'share', share: shareOf(seat) }) as const

describe('sitting down', () => {
  test('a free chair is taken once, by one who has none', () => {
    const world = pebblesWorld({ chairs: [person(), bot(), person()] })
    expect(world.tell(at(0), sit(0, 'Ada'))).toBe('ok')
    expect(world.tell(at(0), sit(2, 'Ada'))).toBe('seated-already')
    expect(world.tell(at(2), sit(0, 'Bram'))).toBe('chair-taken')
    expect(world.tell(at(2), sit(1, 'Bram'))).toBe('chair-of-bot')
    expect(world.tell(at(2), sit(7, 'Bram'))).toBe('no-such-seat')
    expect(world.tell(at(2), sit(2, 'ADA'))).toBe('name-taken')
    expect(world.tell(at(2), sit(2, 'Bram'))).toBe('ok')
    expect(world.table.chairs.map(chair => chair.person)).toEqual([at(0), null, at(2)])
  })

  test('a chair that is kept for a name takes only that one, however it is written', () => {
    const world = pebblesWorld({ chairs: [person(), person('Zoë')] })
    expect(world.tell(at(1), sit(1, 'Bram'))).toBe('chair-kept')
    expect(world.tell(at(1), sit(1, 'ZOË'))).toBe('ok')
  })

  test('two who sit down at the same time both do', () => {
    const world = pebblesWorld()
    expect(world.tell(at(0), sit(0, 'Ada'), 'a', 0)).toBe('ok')
    expect(world.tell(at(1), sit(1, 'Bram'), 'b', 0)).toBe('ok')
  })

  test('who rises may sit down again, who was removed may not', () => {
    const world = pebblesWorld()
    world.must(at(1), sit(1, 'Bram'))
    world.must(at(1), { type: 'rise' })
    world.must(at(1), sit(2, 'Bram'))
    expect(world.tell(at(1), { type: 'remove', seat: 2 })).toBe('not-host')
    expect(world.tell(at(0), { type: 'remove', seat: 1 })).toBe('nobody-there')
    expect(world.tell(at(0), { type: 'remove', seat: 2 })).toBe('ok')
    expect(world.tell(at(1), sit(1, 'Bram'))).toBe('removed')
  })

  test('the host who rises from the own chair was not removed', () => {
    const world = pebblesWorld()
    world.must(at(0), sit(0, 'Ada'))
    world.must(at(0), { type: 'remove', seat: 0 })
    expect(world.tell(at(0), sit(1, 'Ada'))).toBe('ok')
  })

  test('the host alone may have a new link', () => {
    const world = pebblesWorld()
    expect(world.tell(at(0), { type: 'new-link' })).toBe('ok')
    expect(world.tell(at(1), { type: 'new-link' })).toBe('not-host')
    expect(world.entries).toEqual([])
  })

  test('once the game has begun nobody sits down, rises or is removed', () => {
    const world = pebblesWorld().begin()
    expect(world.tell(99, sit(0, 'Eve'))).toBe('not-now')
    expect(world.tell(at(1), { type: 'rise' })).toBe('not-now')
    expect(world.tell(at(0), { type: 'remove', seat: 1 })).toBe('not-now')
  })

  test('a table that nobody comes to for a week is called off', () => {
    const world = pebblesWorld()
    expect(world.wait(7 * DAY - 1)).toEqual([])
    world.wait(1)
    expect(world.table.stage).toBe('called-off')
  })

  test('an open live table is called off half an hour after its host has gone', () => {
    const seatedHost = () => {
      const world = pebblesWorld({ chairs: [person(), person()], open: true })
      world.must(world.table.host, sit(1, 'Ada'))
      return world
    }
    const HERE = [null, null]
    const waited = seatedHost()
    expect(waited.wait(29 * MINUTE)).toEqual([])
    expect(waited.wait(6 * HOUR, HERE)).toEqual([])
    const gone = [null, waited.now]
    expect(waited.wait(30 * MINUTE - 1, gone)).toEqual([])
    expect(waited.wait(1, gone)).toMatchObject([{ by: 'clock', event: { kind: 'call-off', because: 'not-filled' } }])
    // Somebody who comes is waited for, and where nobody knows who is here the host may have gone.
    const joined = seatedHost()
    joined.wait(29 * MINUTE)
    joined.must(at(3), sit(0, 'Bram'))
    expect(joined.wait(29 * MINUTE)).toEqual([])
    expect(joined.wait(MINUTE)).toMatchObject([{ event: { kind: 'call-off' } }])
    // A week is the longest all the same, and all there is at a table that plays by the day.
    expect(seatedHost().wait(7 * DAY, HERE)).toMatchObject([{ event: { kind: 'call-off' } }])
    expect(pebblesWorld({ chairs: [person(), person()], open: true, pace: 'daily' }).wait(DAY)).toEqual([])
  })
})

describe('the deal', () => {
  test('everybody is ready for themselves, and may change their mind', () => {
    const world = pebblesWorld()
    world.must(at(0), sit(0, 'Ada'))
    expect(world.tell(at(1), ready(1))).toBe('not-at-table')
    expect(world.tell(at(0), ready(0))).toBe('ok')
    expect(world.tell(at(0), ready(0))).toBe('ready-already')
    world.must(at(1), sit(1, 'Bram'))
    expect(world.table.chairs.map(({ commitment }) => commitment !== null)).toEqual([true, false, false])
    expect(world.tell(at(0), { type: 'unready' })).toBe('ok')
    expect(world.tell(at(0), { type: 'unready' })).toBe('not-ready')
  })

  test('nobody is ready for a table that they have not seen', () => {
    const world = pebblesWorld()
    world.must(at(0), sit(0, 'Ada'))
    world.must(at(1), sit(1, 'Bram'))
    expect(world.tell(at(0), ready(0), 'r', 1)).toBe('stale')
  })

  test('when all people are ready the list of commitments is closed; only then shares are shown', () => {
    const world = pebblesWorld({ chairs: [person(), bot(), person()] }).seat()
    world.must(at(0), ready(0))
    expect(world.tell(at(0), share(0))).toBe('not-now')
    world.must(at(2), ready(2))
    expect(world.table.stage).toBe('dealing')
    expect(world.tell(at(0), { type: 'unready' })).toBe('not-now')
    expect(world.tell(at(0), { type: 'share', share: shareOf(3) })).toBe('wrong-share')
    expect(world.tell(at(0), share(0))).toBe('ok')
    expect(world.tell(at(0), share(0))).toBe('shown-already')
    expect(world.table.stage).toBe('dealing')
  })

  test('shares come in any order, also at the same time, and the last begins the game with the seed of all', () => {
    const world = pebblesWorld({ chairs: [person(), bot(), person()] })
      .seat()
      .ready()
    const { seq } = world.table
    expect(sharesFor(world.table, at(2), share(2))).toEqual([shareOf(-1), null, null, shareOf(2)])
    expect(world.tell(at(2), share(2), 'a', seq)).toBe('ok')
    expect(sharesFor(world.table, at(0), share(0))).toEqual([shareOf(-1), shareOf(0), null, shareOf(2)])
    expect(world.tell(at(0), share(0), 'b', seq)).toBe('ok')
    expect(world.table.stage).toBe('playing')
    expect(world.table.secrets).toMatchObject({ seed: seedText, shares: [shareOf(-1), shareOf(0), null, shareOf(2)] })
    expect(sharesFor(world.table, at(0), share(0))).toBe(null)
  })

  test('live a share that is missing after 20 seconds frees its chair, and all commitments are void', () => {
    const world = pebblesWorld().seat().ready()
    world.must(at(0), share(0))
    expect(world.wait(20 * SECOND - 1)).toEqual([])
    expect(world.wait(1).map(({ event }) => event)).toEqual([
      { kind: 'rise', seat: 1 },
      { kind: 'rise', seat: 2 },
    ])
    expect(world.table.stage).toBe('seating')
    expect(world.table.chairs.map(({ person: who, commitment, hasShown }) => [who, commitment, hasShown])).toEqual([
      [at(0), null, false],
      [null, null, false],
      [null, null, false],
    ])
    expect(world.tell(at(1), sit(1, 'Bram'))).toBe('ok')
  })

  test('what was shown for a deal that came to nothing is not part of the next', () => {
    const world = pebblesWorld({ chairs: [person(), person()], pace: 'daily' })
      .seat()
      .ready()
    world.must(at(0), share(0))
    world.must(at(1), { type: 'rise' })
    world.must(at(1), sit(1, 'Bram'))
    world.ready()
    expect(sharesFor(world.table, at(1), share(1))).toEqual([shareOf(-1), null, shareOf(1)])
  })

  test('in a daily game the others may begin without a share after a day, but not before, nor without more', () => {
    const world = pebblesWorld({ pace: 'daily' }).seat().ready()
    world.must(at(0), share(0))
    world.must(at(1), share(1))
    const without = (...seats: number[]) => ({ type: 'begin-without', seats }) as const
    expect(world.tell(at(0), without(2))).toBe('still-time')
    expect(world.wait(24 * HOUR)).toEqual([])
    expect(world.tell(at(0), without(1, 2))).toBe('other-seats')
    expect(world.tell(at(2), without(2))).toBe('other-seats')
    expect(sharesFor(world.table, at(0), without(2))).toEqual([shareOf(-1), shareOf(0), shareOf(1), null])
    expect(world.tell(at(0), without(2))).toBe('ok')
    expect(world.entries.at(-1)!.event).toEqual({ kind: 'begin', missing: [2] })
    expect(world.table.stage).toBe('playing')
  })

  test('nor does a daily table wait for a share for ever', () => {
    const world = pebblesWorld({ pace: 'daily' }).seat().ready()
    world.wait(7 * DAY)
    expect(world.table.stage).toBe('seating')
  })

  test('time in which nobody could show a share does not count', () => {
    const world = pebblesWorld().seat().ready()
    world.now += MINUTE
    world.append([
      {
        seq: world.table.seq + 1,
        at: world.now,
        by: 'house',
        command: null,
        hash: null,
        event: { kind: 'go', given: MINUTE },
      },
    ])
    expect(world.wait(19 * SECOND)).toEqual([])
    expect(world.wait(SECOND)).not.toEqual([])
  })
})
