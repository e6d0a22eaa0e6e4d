import { describe, expect, test } from 'vitest'
import { decide } from './decide.ts'
import { planOf } from './plan.ts'
import { at, bot, MINUTE, type OnlineWorld, pebblesWorld, person, SECOND } from './testing/online-world.ts'

const kept = JSON.stringify([])
const laid = (seat: number, value: number): string => JSON.stringify([{ key: 'lay', facts: { seat, value } }])
const plan = (moves: string[], told: string[]) => ({ type: 'plan', moves, told }) as const

/** What others hear when the hand of seat 0 is filled up by one. */
const filledUp = JSON.stringify([{ key: 'draws', facts: { seat: 0, pebbles: 1 }, except: 0 }])

const duel = () => pebblesWorld({ chairs: [person(), person()] }).begin()

/** What a seat has in its hand. */
const handOf = (world: OnlineWorld, seat: number): number[] =>
  (world.table.table!.match.now as unknown as { hands: number[][] }).hands[seat]!

describe('a plan', () => {
  test('is played as soon as the seat has the move, by its person, if it tells what it told', () => {
    const world = duel()
    expect(world.tell(at(1), plan(['keep'], [filledUp]))).toBe('ok')
    expect(world.table.secrets.plans[1]).toMatchObject({ moves: ['keep'], told: [filledUp] })
    world.play(world.moves()[0]).play('done')
    expect(world.entries.at(-1)).toMatchObject({
      by: at(1),
      command: null,
      event: { kind: 'move', seat: 1, text: 'keep' },
    })
    expect(world.table.secrets.plans[1]).toBe(null)
  })

  test('is kept with the move that brings its turn, and holds up nobody', () => {
    const world = pebblesWorld().begin()
    world.must(at(1), plan(['keep'], [kept]))
    world.must(at(2), plan(['keep'], [filledUp]))
    world.play(world.moves()[0]).play('done')
    expect(world.kinds().slice(-3)).toEqual(['move', 'move', 'move'])
    expect(world.toMove()).toBe(1)
  })

  test('changes nothing of the answer to the command that brought its turn', () => {
    const world = duel()
    world.must(at(1), plan(['keep'], [filledUp]))
    world.play(world.moves()[0])
    const done = { type: 'play', moves: ['done'], seq: world.table.seq } as const
    const answer = () => decide(world.table, { is: 'person', number: at(0) }, done, 'one', world.now)
    const first = answer()
    world.keep(first)
    expect(world.entries.at(-1)).toMatchObject({ by: at(1), command: null })
    expect(answer()).toMatchObject({ seq: world.table.seq - 1 })
    expect(first).toMatchObject({ seq: world.table.seq - 1 })
  })

  test('stops where it tells something else, and is dropped', () => {
    const world = duel()
    world.must(at(1), plan(['keep'], [kept]))
    world.play(world.moves()[0]).play('done')
    expect(world.table.table!.match.played.at(-1)).toEqual({ seat: 0, text: 'done' })
    expect(world.table.secrets.plans[1]).toBe(null)
  })

  test('stops where it is not legal any more', () => {
    const world = duel()
    world.must(at(1), plan(['done'], [kept]))
    world.play(world.moves()[0]).play('done')
    expect(world.table.table!.match.played.at(-1)).toMatchObject({ seat: 0 })
    expect(world.table.secrets.plans[1]).toBe(null)
  })

  test('goes no further than the first roll, and no further than the turn', () => {
    const world = duel()
    const [value] = handOf(world, 1)
    // After the answer of seat 1 the hand of seat 0 is filled up: that rolls.
    world.must(at(1), plan(['keep', `lay ${value}`], [filledUp, laid(1, value!)]))
    const { rolled } = world.table.table!.match.now
    world.play(world.moves()[0]).play('done')
    const { now, played } = world.table.table!.match
    expect(now.rolled).toBeGreaterThan(rolled)
    expect(played.at(-1)).toEqual({ seat: 1, text: 'keep' })
  })

  test('is another one when it is made again, and none with no moves', () => {
    const world = duel()
    world.must(at(1), plan(['keep'], [kept]))
    world.must(at(1), plan([], []))
    expect(world.table.secrets.plans[1]).toBe(null)
    world.play(world.moves()[0]).play('done')
    expect(world.toMove()).toBe(1)
    expect(world.table.table!.match.played.at(-1)).toEqual({ seat: 0, text: 'done' })
  })

  test('is for others’ turns, says what each move told, and is for those who play', () => {
    const world = duel()
    expect(world.tell(at(0), plan(['cast'], [kept]))).toBe('own-turn')
    expect(world.tell(at(1), plan(['keep'], []))).toBe('bad-plan')
    expect(world.tell(99, plan(['keep'], [kept]))).toBe('not-at-table')
  })

  test('is played after replies of bots, too', () => {
    const world = pebblesWorld({ chairs: [person(), bot(), person()] }).begin()
    world.must(at(2), plan(['keep'], [filledUp]))
    world.play(world.moves()[0]).play('done')
    expect(world.toMove()).toBe(1)
    world.letBotPlay('keep')
    expect(world.entries.at(-1)).toMatchObject({ by: at(2), event: { kind: 'move', text: 'keep' } })
  })

  test('is void when the table goes back, also by itself', () => {
    const world = pebblesWorld().begin()
    world.play('cast').play(world.moves()[0]).play('done').play('keep')
    expect(world.toMove()).toBe(2)
    const [value] = handOf(world, 0)
    world.must(at(0), plan([`lay ${value}`], [laid(0, value!)]))
    world.wait(20 * MINUTE + 4 * SECOND)
    world.now += MINUTE - SECOND
    world.must(at(0), { type: 'ask', what: { is: 'undo', to: 1 } })
    world.must(at(1), { type: 'answer', agrees: true })
    expect(world.wait(SECOND).map(({ event }) => event.kind)).toEqual(['stand-in', 'rewind'])
    expect([world.toMove(), world.played()]).toEqual([0, 2])
    expect(planOf(world.table, 0)).toBe(null)
  })
})
