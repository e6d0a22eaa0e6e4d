import { describe, expect, test } from 'vitest'
import { awaitedPerson, noticesOf } from './notices.ts'
import { at, commitmentFor, DAY, MINUTE, type OnlineWorld, pebblesWorld, person } from './testing/online-world.ts'

const NOBODY: ReadonlySet<number> = new Set()
const nobody = (): boolean => false
const TWO = [person(), person()]
const daily = () => pebblesWorld({ chairs: TWO, pace: 'daily' })

/** What is told because of what happens. */
function toldBy(world: OnlineWorld, happens: () => unknown, here = NOBODY) {
  const before = world.table
  happens()
  return noticesOf(before, world.table, who => here.has(who))
}

const playOn = (world: OnlineWorld) => () => world.play(world.moves()[0]).play('done')

describe('what people are told', () => {
  test('that a game begins: who has to move hears that', () => {
    const world = daily().seat().ready()
    world.must(at(0), { type: 'share', share: '1'.repeat(64) })
    const begin = () => world.must(at(1), { type: 'share', share: '2'.repeat(64) })
    expect(toldBy(world, begin)).toEqual([
      { person: at(0), kind: 'turn' },
      { person: at(1), kind: 'begun' },
    ])
  })

  test('that the table is full and waits for them to be ready, or for their share of the deal', () => {
    const sit = (world: OnlineWorld, seat: number) => () =>
      world.must(at(seat), { type: 'sit', seat, name: `Player ${seat}` })
    for (const pace of ['daily', 'live'] as const) {
      const world = pebblesWorld({ chairs: TWO, pace })
      expect(toldBy(world, sit(world, 0))).toEqual([])
      // Whoever sits down last knows.
      expect(toldBy(world, sit(world, 1))).toEqual([{ person: at(0), kind: 'waits' }])
      expect(toldBy(world, () => world.must(at(1), { type: 'ready', commitment: commitmentFor(1) }))).toEqual([])
    }
    const world = pebblesWorld({ chairs: TWO, pace: 'daily' })
    sit(world, 0)()
    world.must(at(0), { type: 'ready', commitment: commitmentFor(0) })
    // Who is ready already does not have to come until the others are, too.
    expect(toldBy(world, sit(world, 1))).toEqual([])
    const ready = () => world.must(at(1), { type: 'ready', commitment: commitmentFor(1) })
    expect(toldBy(world, ready, new Set([at(1)]))).toEqual([{ person: at(0), kind: 'waits' }])
    expect(world.table.stage).toBe('dealing')
  })

  test('that it is their turn, once, and never to who looks', () => {
    const world = daily().begin()
    expect(toldBy(world, () => world.play(world.moves()[0]))).toEqual([])
    expect(toldBy(world, () => world.play('done'))).toEqual([{ person: at(1), kind: 'turn' }])
    expect(toldBy(world, () => world.playTurn())).toEqual([{ person: at(0), kind: 'turn' }])
    expect(toldBy(world, () => world.playTurn(), new Set([at(1)]))).toEqual([])
  })

  test('in a live game nothing but the start; when it becomes a daily one, whose turn it is', () => {
    const world = pebblesWorld({ chairs: TWO, pace: 'live', isElastic: true })
    const kinds = toldBy(world, () => world.begin()).map(({ kind }) => kind)
    expect(kinds).toEqual(['begun', 'begun'])
    expect(toldBy(world, playOn(world))).toEqual([])
    const away = toldBy(world, () => world.wait(6 * MINUTE, [null, world.now]), new Set([at(0)]))
    expect(world.table.clock.pace).toBe('daily')
    expect(away).toEqual([{ person: at(1), kind: 'turn' }])
  })

  test('nothing where a plan answers, and that a plan was dropped', () => {
    const filledUp = JSON.stringify([{ key: 'draws', facts: { seat: 0, pebbles: 1 }, except: 0 }])
    const answered = pebblesWorld({ pace: 'daily' }).begin()
    answered.must(at(1), { type: 'plan', moves: ['keep'], told: ['[]'] })
    answered.must(at(2), { type: 'plan', moves: ['keep'], told: [filledUp] })
    // Both plans are played; then the second player has a turn that nobody planned.
    expect(toldBy(answered, playOn(answered))).toEqual([{ person: at(1), kind: 'turn' }])
    const dropped = daily().begin()
    dropped.must(at(1), { type: 'plan', moves: ['keep'], told: ['[]'] })
    expect(toldBy(dropped, playOn(dropped))).toEqual([{ person: at(1), kind: 'plan' }])
  })

  test('that they are asked, and that the game is over', () => {
    const world = daily().begin()
    const pause = { type: 'ask', what: { is: 'pause' } } as const
    expect(toldBy(world, () => world.must(at(0), pause))).toEqual([{ person: at(1), kind: 'asked' }])
    const callOff = { type: 'ask', what: { is: 'call-off' } } as const
    world.must(at(0), { type: 'withdraw' })
    world.must(at(0), callOff)
    const agree = { type: 'answer', agrees: true } as const
    expect(toldBy(world, () => world.must(at(1), agree), new Set([at(1)]))).toEqual([{ person: at(0), kind: 'over' }])
    expect(toldBy(world, () => world.wait(DAY))).toEqual([])
  })

  test('whoever left for good hears nothing any more', () => {
    const world = pebblesWorld({ pace: 'daily' }).begin()
    world.must(at(1), { type: 'leave' })
    const told = toldBy(world, () => {
      playOn(world)()
      world.letBotsPlay()
    })
    expect(told).toEqual([{ person: at(2), kind: 'turn' }])
  })
})

test('who waits may call who has the move and is away, but not themselves, and nobody in a live game', () => {
  const world = daily().begin()
  expect(awaitedPerson(world.table, at(1), nobody)).toBe(at(0))
  expect(awaitedPerson(world.table, at(0), nobody)).toBeNull()
  expect(awaitedPerson(world.table, at(1), who => who === at(0))).toBeNull()
  const live = pebblesWorld({ chairs: TWO }).begin()
  expect(awaitedPerson(live.table, at(1), nobody)).toBeNull()
})
