import { type Dice, fork, roll, type Seed } from '@roundhouse/kernel/dice'
import type { Command } from '@roundhouse/wire/messages'
import type { Question } from '@roundhouse/wire/online-snapshot'
import type { Pace } from '@roundhouse/wire/setup'
import { describe, expect, test } from 'vitest'
import { ADDITION, capOf } from './clock.ts'
import { botRequestAt, decideRestart, decideVacation, nextDue } from './decide.ts'
import type { Entry } from './entry.ts'
import { fold, type OnlineTable, seatToMove, withSecrets } from './online-table.ts'
import { onlineSnapshot } from './snapshot.ts'
import {
  at,
  bot,
  commitmentFor,
  DAY,
  HOUR,
  MINUTE,
  type OnlineWorld,
  pebblesWorld,
  person,
  plain,
  SECOND,
  shareOf,
} from './testing/online-world.ts'

/*
 * Random worlds: people who sit down, play, ask, plan, go away and come back or not, at any time and with commands that
 * make no sense at all; bots that answer sooner or later; a house that is closed for a while.
 */

const ROOT: Seed = [0x0411, 2, 3, 5]
const WORLDS = 100
const STEPS = 90

const oneOf = <T>(dice: Dice, ...things: readonly T[]): T => things[roll(dice, things.length)]!

function anyWorld(dice: Dice): OnlineWorld {
  const chairs = Array.from({ length: 2 + roll(dice, 3) }, (_, seat) =>
    seat > 0 && roll(dice, 3) === 0 ? bot() : person(),
  )
  const evenings = { zone: 'Europe/Berlin', from: 18 * 60, to: 23 * 60, days: [1, 3, 5, 6] }
  return pebblesWorld({
    chairs,
    pace: oneOf<Pace>(dice, 'live', 'live', 'daily', 'daily', 'none'),
    bank: { live: oneOf(dice, 1, 10, 20), daily: oneOf(dice, 1, 3, 7) },
    isElastic: roll(dice, 2) === 0,
    hours: roll(dice, 4) === 0 ? evenings : null,
    canAskUndo: roll(dice, 4) > 0,
    delay: roll(dice, 3),
  })
}

const anyTime = (dice: Dice): number =>
  oneOf(dice, 0, 1, SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE, HOUR, 14 * HOUR, 2 * DAY)

function anyQuestion(dice: Dice, world: OnlineWorld): Question {
  return oneOf<Question>(
    dice,
    { is: 'undo', to: roll(dice, 1 + (world.table.table?.match.played.length ?? 0)) },
    { is: 'undo', to: Math.max(0, (world.table.table?.match.played.length ?? 0) - 1) },
    { is: 'pause' },
    { is: 'resume' },
    { is: 'pace', pace: oneOf<Pace>(dice, 'live', 'daily', 'none') },
    { is: 'stand-in', seat: roll(dice, 4) },
    { is: 'call-off' },
  )
}

function anyCommand(dice: Dice, world: OnlineWorld, seat: number): Command {
  const moves = world.moves()
  const move = moves.length > 0 ? moves[roll(dice, moves.length)]! : 'done'
  const played = world.table.table?.match.played.length ?? 0
  return oneOf<Command>(
    dice,
    ...Array.from({ length: 12 }, () => ({ type: 'play', moves: [move] }) as const),
    { type: 'play', moves: [move, 'done'] },
    { type: 'undo', to: Math.max(0, played - 1) },
    { type: 'undo', to: roll(dice, played + 1) },
    { type: 'plan', moves: ['keep'], told: ['[]'] },
    { type: 'ask', what: anyQuestion(dice, world) },
    { type: 'answer', agrees: roll(dice, 3) > 0 },
    { type: 'answer', agrees: true },
    { type: 'withdraw' },
    { type: 'return' },
    { type: 'return' },
    roll(dice, 6) === 0 ? { type: 'leave' } : { type: 'return' },
    roll(dice, 20) === 0 ? { type: 'remove', seat: roll(dice, 4) } : { type: 'withdraw' },
    roll(dice, 20) === 0 ? { type: 'rise' } : { type: 'ready', commitment: commitmentFor(seat) },
    { type: 'sit', seat, name: `Ada${seat}` },
    { type: 'ready', commitment: commitmentFor(seat) },
    { type: 'share', share: shareOf(seat) },
    { type: 'begin-without', seats: [roll(dice, 4)] },
    { type: 'new-link' },
  )
}

/** Something happens, or nothing. */
function step(dice: Dice, world: OnlineWorld): void {
  const seat = roll(dice, world.table.chairs.length)
  const presence = world.table.chairs.map(() => (roll(dice, 3) === 0 ? world.now - roll(dice, 200) * SECOND : null))
  switch (roll(dice, 12)) {
    case 0:
    case 1:
      return void world.wait(anyTime(dice), presence)
    case 2:
      if (botRequestAt(world.table) !== null) world.letBotPlay(oneOf(dice, ...world.moves()))
      return
    case 3: {
      const lastBeat = world.now
      world.now += anyTime(dice)
      return world.append(decideRestart(world.table, lastBeat, world.now))
    }
    case 4: {
      const until = world.now + roll(dice, 3) * DAY
      return void (roll(dice, 4) === 0 && world.keep(decideVacation(world.table, at(seat), until, world.now)))
    }
    default: {
      const seen = roll(dice, 12) === 0 ? world.table.seq - 1 : world.table.seq
      const id = roll(dice, 20) === 0 ? `c${roll(dice, 9)}` : undefined
      world.tell(at(seat), anyCommand(dice, world, seat), id, seen)
    }
  }
}

/** People get as far as a game in most worlds, else there is little to see. */
function begun(dice: Dice): OnlineWorld {
  const world = anyWorld(dice)
  if (roll(dice, 8) > 0) world.begin()
  return world
}

const isEnded = ({ stage }: OnlineTable): boolean => stage === 'over' || stage === 'called-off'

/** Nobody ever comes back: time passes from alarm to alarm, and bots answer. */
function abandon(world: OnlineWorld): number {
  let steps = 0
  while (!isEnded(world.table)) {
    if (++steps > 500) throw new Error(`stuck ${world.table.stage} at ${world.table.seq}`)
    if (world.letBotPlay()) continue
    const due = nextDue(world.table)
    if (due === null) throw new Error(`nothing is due at ${world.table.seq}`)
    const entries = world.wait(Math.max(0, due - world.now))
    if (entries.length === 0) throw new Error(`nothing happened at ${due}`)
  }
  return steps
}

const worlds = Array.from({ length: WORLDS }, (_, n): OnlineWorld => {
  const dice = { seed: fork(ROOT, n), rolled: 0 }
  const world = begun(dice)
  for (let steps = 0; steps < STEPS && !isEnded(world.table); steps++) step(dice, world)
  return world
})

/** Every step of a world, with the table before and after it. */
function* stepsOf({
  first,
  entries,
  table,
}: OnlineWorld): Generator<{ before: OnlineTable; entry: Entry; after: OnlineTable }> {
  let before = withSecrets(first, table.secrets)
  for (const entry of entries) {
    const after = fold(before, entry)
    yield { before, entry, after }
    before = after
  }
}

describe('in random worlds', () => {
  test('much of what can happen does', () => {
    const kinds = new Set(worlds.flatMap(world => world.kinds()))
    const all = [
      'sit',
      'rise',
      'ready',
      'share',
      'begin',
      'move',
      'undo',
      'ask',
      'agree',
      'refuse',
      'withdraw',
      'rewind',
    ]
    const rest = ['late', 'stand-in', 'return', 'vacation', 'pace', 'pause', 'go', 'leave', 'call-off']
    expect([...all, ...rest].filter(kind => !kinds.has(kind))).toEqual([])
  })

  test('a table that everybody has left alone still ends', () => {
    for (const world of worlds) expect(abandon(world)).toBeLessThan(500)
    expect(worlds.filter(({ table }) => table.stage === 'over').length).toBeGreaterThan(WORLDS / 4)
  })

  test('every log adds up to its table', () => {
    for (const world of worlds) expect(plain(world.reopened())).toEqual(plain(world.table))
  })

  test('clocks lose what ran and gain what is allowed, and nothing else', () => {
    let changes = 0
    for (const world of worlds)
      for (const { before, entry, after } of stepsOf(world))
        for (const pace of ['live', 'daily'] as const)
          for (const [seat, left] of after.clock.banks[pace].entries()) {
            const had = before.clock.banks[pace][seat]!
            const { running, hours, pausedAt } = before.clock
            const isRunning = running?.seat === seat && before.clock.pace === pace
            const ran = isRunning ? Math.max(0, entry.at - running.since - running.free) : 0
            const hasMoved = entry.event.kind === 'move' && seatToMove(before) === seat && seatToMove(after) !== seat
            const gain = isRunning && hasMoved ? ADDITION[pace] : 0
            const isDaily = pace === 'daily' && after.clock.running?.seat === seat && left === 12 * HOUR
            expect(left).toBeGreaterThanOrEqual(Math.max(0, had - ran))
            if (!isDaily) expect(left).toBeLessThanOrEqual(had + gain)
            expect(left).toBeLessThanOrEqual(capOf(after.clock, pace))
            if (left !== had) changes++
            // Where all time counts, what ran until a clock stopped is gone.
            const hasCounted = hours === null && pausedAt === null && entry.event.kind !== 'go'
            if (isRunning && hasCounted && after.clock.running !== running && !isDaily)
              expect(left).toBeLessThanOrEqual(Math.max(0, had - ran) + gain)
          }
    expect(changes).toBeGreaterThan(200)
  })

  test('a clock runs for the person who has the move and for nobody else', () => {
    for (const world of worlds)
      for (const { after } of stepsOf(world)) {
        const seat = after.stage === 'playing' ? seatToMove(after) : null
        const isTheirs = seat !== null && botRequestAt({ ...after, held: null }) === null
        expect(after.clock.running?.seat ?? null).toBe(isTheirs ? seat : null)
      }
  })

  test('nobody is told the seed or a share while a game is played', () => {
    for (const world of worlds.slice(0, 15))
      for (const { after } of stepsOf(world)) {
        if (isEnded(after)) continue
        for (const who of [at(0), at(1), null]) {
          const told = JSON.stringify(onlineSnapshot(after, who, false))
          expect(told).not.toContain(after.secrets.seed ?? 'no seed')
          for (const seat of after.chairs.keys()) expect(told).not.toContain(shareOf(seat))
        }
      }
  })
})
