import { type Dice, fork, roll, type Seed } from '@roundhouse/kernel/dice'
import type { Viewer } from '@roundhouse/kernel/game'
import { readRecord, replay } from '@roundhouse/kernel/record'
import { isVisibleTo, visibleTo } from '@roundhouse/kernel/story'
import { dealIn } from '@roundhouse/wire/deal'
import { describe, expect, test } from 'vitest'
import { dealt, type OnlineTable } from './online-table.ts'
import { indexOf, lookOf, onlineSnapshot, storyFor } from './snapshot.ts'
import {
  at,
  bot,
  commitmentFor,
  MINUTE,
  type OnlineWorld,
  pebblesWorld,
  person,
  seedText,
  shareOf,
  worldOf,
} from './testing/online-world.ts'

const STRANGER = 99
const CHAIRS = [person(), bot('casual'), person()]

/** The person who looks with the eyes of each viewer. */
const VIEWERS: readonly (readonly [Viewer, number])[] = [
  [0, at(0)],
  [2, at(2)],
  ['watcher', STRANGER],
]

/** The same table as far as the viewer can tell: what is hidden is dealt again, and all secrets are others. */
function twinOf(table: OnlineTable, viewer: Viewer, seed: Seed): OnlineTable {
  const game = table.table!
  const now = game.game.copy(game.match.now)
  game.game.redeal(now, viewer, { seed, rolled: 0 })
  const plans = table.secrets.plans.map((plan, seat) =>
    seat === viewer ? plan : { after: 0, moves: ['x'], told: ['y'] },
  )
  const secrets = { ...table.secrets, seed: '5ec2e7', shares: table.secrets.shares.map(() => 'e'.repeat(64)), plans }
  return { ...table, secrets, table: { ...game, match: { ...game.match, now, seed } } }
}

function playAny(world: OnlineWorld, dice: Dice): void {
  const moves = world.moves()
  const text = moves[roll(dice, moves.length)]!
  world.now += 1000
  if (!world.letBotPlay(text)) world.play(text)
}

describe.each([
  ['first-class', { modules: 'B,C' }],
  ['first-class', { modules: 'A,D' }],
  ['nuremberg', { map: 'nuremberg' }],
] as const)('in %s %j', (name, chosen) => {
  test('two tables that look alike to a viewer are told in the same bytes', async () => {
    const world = (await worldOf(name, { chairs: CHAIRS }, chosen)).begin()
    const dice = { seed: [7, 7, 7, 7] as const, rolled: 0 }
    let seen = 0
    while (world.table.stage === 'playing') {
      if (roll(dice, 9) === 0)
        for (const [viewer, who] of VIEWERS) {
          const twin = twinOf(world.table, viewer, fork([5, 5, 5, 5], ++seen))
          const told = JSON.stringify(onlineSnapshot(world.table, who, false))
          expect(JSON.stringify(onlineSnapshot(twin, who, false))).toBe(told)
          for (const secret of [seedText, shareOf(0), '"shares":[']) expect(told).not.toContain(secret)
          for (const line of storyFor(world.table, viewer)) expect(isVisibleTo(line, viewer)).toBe(true)
        }
      playAny(world, dice)
    }
    expect(seen).toBeGreaterThan(20)
  })
})

describe('a snapshot', () => {
  test('says who sits where, and whom a chair is kept for', () => {
    const world = pebblesWorld({ chairs: [person(), bot('strong'), person('Zoë')] })
    world.must(at(0), { type: 'sit', seat: 0, name: 'Ada' })
    const chair = { level: null, hasStandIn: false, isReady: false, hasLeft: false }
    expect(onlineSnapshot(world.table, at(0), false)).toMatchObject({
      stage: 'seating',
      viewer: 0,
      isHost: true,
      match: null,
      record: null,
      chairs: [
        { ...chair, is: 'person', name: 'Ada' },
        { ...chair, is: 'bot', name: '', level: 'strong' },
        { ...chair, is: 'free', name: 'Zoë' },
      ],
    })
    expect(onlineSnapshot(world.table, STRANGER, false)).toMatchObject({ viewer: 'watcher', isHost: false })
    expect(onlineSnapshot(world.table, null, false)).toMatchObject({ viewer: 'watcher', isHost: false })
  })

  test('tells commitments at once, who has shown a share, and the shares after the end alone', () => {
    const world = pebblesWorld({ chairs: [person(), bot(), person()] })
      .seat()
      .ready()
    world.must(at(2), { type: 'share', share: shareOf(2) })
    expect(onlineSnapshot(world.table, at(0), false).deal).toEqual({
      commitments: ['f'.repeat(64), commitmentFor(0), null, commitmentFor(2)],
      shown: [true, false, false, true],
      shares: null,
    })
    world.must(at(0), { type: 'share', share: shareOf(0) })
    expect(onlineSnapshot(world.table, at(0), false).deal.shares).toBe(null)
    world.must(at(0), { type: 'leave' })
    world.must(at(2), { type: 'leave' })
    expect(onlineSnapshot(world.table, at(0), false).deal.shares).toEqual([shareOf(-1), shareOf(0), null, shareOf(2)])
  })

  test('tells nobody but its seat of a plan', () => {
    const world = pebblesWorld().begin()
    const { seq } = world.table
    world.must(at(1), { type: 'plan', moves: ['keep'], told: ['[]'] })
    expect(world.table.seq, 'and not even that there is one').toBe(seq)
    const plans = [at(0), at(1), STRANGER].map(who => onlineSnapshot(world.table, who, false).match!.plan)
    expect(plans).toEqual([[], ['keep'], []])
    expect(onlineSnapshot(world.table, at(1), true).match!.plan).toEqual([])
  })

  test('says what may be undone, and nothing to a person for whom a bot plays', () => {
    const world = pebblesWorld().begin()
    world.play(world.moves()[0])
    expect(onlineSnapshot(world.table, at(0), false).match!.undo).toMatchObject({ step: 1 })
    expect(onlineSnapshot(world.table, at(1), false).match!.undo).toMatchObject({ step: 0 })
    world.wait(21 * MINUTE)
    world.wait(MINUTE)
    const { match, chairs } = onlineSnapshot(world.table, at(0), false)
    expect(match!.undo).toEqual({ step: 0, turn: 0, barrier: 'passed' })
    expect(chairs[0]).toMatchObject({ is: 'person', name: 'Ada', hasStandIn: true, level: 'casual' })
  })

  test('shows clocks of people, not of bots, and whose runs', () => {
    const world = pebblesWorld({ chairs: CHAIRS }).begin()
    expect(onlineSnapshot(world.table, at(0), false).clock).toEqual({
      pace: 'live',
      left: [20 * MINUTE, null, 20 * MINUTE],
      running: { seat: 0, since: world.now, free: 3000 },
      isPaused: false,
    })
    const slow = pebblesWorld({ chairs: CHAIRS, pace: 'none' }).begin()
    expect(onlineSnapshot(slow.table, at(0), false).clock).toMatchObject({ left: [null, null, null], running: null })
  })

  test('a person who has left looks on as anybody does', () => {
    const world = pebblesWorld().begin()
    world.must(at(1), { type: 'leave' })
    expect(onlineSnapshot(world.table, at(1), false)).toMatchObject({ viewer: 'watcher' })
    expect(onlineSnapshot(world.table, at(0), false).chairs[1]).toMatchObject({
      name: 'Bram',
      hasLeft: true,
      level: 'casual',
    })
  })

  test('what is new to somebody is what happened since they played themselves, whatever a bot played for them', () => {
    const world = pebblesWorld().begin().playTurn()
    const newsOf = (seat: number) => {
      const { newsFrom } = onlineSnapshot(world.table, at(seat), false).match!
      return storyFor(world.table, seat).slice(newsFrom)
    }
    const isTheirsAgain = () => world.toMove() === 1 && dealt(world.table).match.played.at(-1)!.seat !== 1
    do world.play()
    while (!isTheirsAgain())
    const before = newsOf(1)
    expect(before.length).toBeGreaterThan(0)
    world.must(at(1), { type: 'stand-in' })
    for (let turn = 0; turn < 7 && world.table.stage === 'playing'; turn++) {
      world.letBotsPlay()
      if (world.table.stage === 'playing') world.playTurn()
    }
    const moves = dealt(world.table).match.played.filter(({ seat }) => seat === 1)
    expect(moves.length).toBeGreaterThan(4)
    const missed = newsOf(1)
    expect(missed.slice(0, before.length)).toEqual(before)
    expect(missed.filter(({ key, facts }) => key === 'lay' && facts['seat'] === 1).length).toBeGreaterThan(0)
    // Who comes back and plays has read it.
    world.must(at(1), { type: 'return' })
    while (world.toMove() !== 1) world.play()
    world.play()
    expect(newsOf(1).length).toBeLessThan(missed.length)
  })

  test('what is new to somebody begins within their story', () => {
    const world = pebblesWorld().begin().playTurn().playTurn()
    const from = VIEWERS.map(([viewer, who]) => {
      const { newsFrom } = onlineSnapshot(world.table, who, false).match!
      expect(newsFrom).toBeLessThanOrEqual(storyFor(world.table, viewer).length)
      return newsFrom
    })
    expect(Math.max(...from)).toBeGreaterThan(0)
  })

  test('after the end everybody has the record, with names and a deal that can be checked', () => {
    const world = pebblesWorld({ chairs: CHAIRS }).begin()
    while (world.table.stage === 'playing') if (!world.letBotPlay()) world.play()
    const { record, match, stage } = onlineSnapshot(world.table, STRANGER, false)
    expect(stage).toBe('over')
    expect(match!.result).not.toBe(null)
    const read = readRecord(record!)
    expect(replay(world.manifest.definition, read).match.played).toEqual(world.table.table!.match.played)
    expect(read.notes).toEqual(
      expect.arrayContaining([
        ['chair', '1 me'],
        ['chair', '2 casual'],
        ['name', '1 Ada'],
      ]),
    )
    expect(dealIn(read)).toEqual({
      table: world.table.id,
      commitments: ['f'.repeat(64), commitmentFor(0), null, commitmentFor(2)],
      shares: [shareOf(-1), shareOf(0), null, shareOf(2)],
    })
  })
})

describe('spectators of a table with a delay', () => {
  test('see the table some whole turns late, and not who has the move now', () => {
    const world = pebblesWorld({ delay: 2 }).begin()
    const told = () => visibleTo(dealt(world.table).match.story, 'watcher').length
    const lengths = [{ played: 0, told: told() }]
    for (let turn = 0; turn < 12; turn++) {
      const { match, clock, question } = onlineSnapshot(world.table, STRANGER, false)
      const then = lengths[Math.max(0, turn - 2)]!
      expect(match!.played).toBe(then.played)
      expect(storyFor(world.table, 'watcher')).toHaveLength(then.told)
      expect([clock.running, clock.left, question]).toEqual([null, [null, null, null], null])
      expect(onlineSnapshot(world.table, at(0), false).match!.played).toBe(world.played())
      world.playTurn()
      lengths.push({ played: world.played(), told: told() })
    }
  })

  test('a screen at the table is no spectator', () => {
    const world = pebblesWorld({ delay: 2 }).begin().playTurn()
    expect(onlineSnapshot(world.table, at(0), true)).toMatchObject({
      viewer: 'watcher',
      match: { played: world.played() },
    })
    const { viewer, isDelayed } = lookOf(world.table, at(0), true)
    expect(storyFor(world.table, viewer, isDelayed).length).toBeGreaterThan(storyFor(world.table, 'watcher').length)
  })

  test('what is taken back is not shown, and nothing is shown earlier for it', () => {
    const world = pebblesWorld({ delay: 1, chairs: [person(), bot(), bot()] }).begin()
    const seen = () => onlineSnapshot(world.table, STRANGER, false).match!.played
    world.play(world.moves()[0]).play('done')
    world.letBotPlay('keep')
    expect(seen()).toBe(2)
    world.must(at(0), { type: 'undo', to: 1 })
    expect(seen()).toBe(1)
    world.play('done')
    expect(seen()).toBeLessThanOrEqual(1)
  })

  test('see the end when it comes', () => {
    const world = pebblesWorld({ delay: 3 }).begin()
    while (world.table.stage === 'playing') world.playTurn()
    expect(onlineSnapshot(world.table, STRANGER, false).match!.played).toBe(world.played())
  })
})

test('the index says what lists and alarms look for', () => {
  const world = pebblesWorld({ chairs: CHAIRS })
  expect(indexOf(world.table)).toEqual({
    stage: 'seating',
    toMove: null,
    due: world.now + 7 * 24 * 60 * MINUTE,
    people: [null, null, null],
  })
  world.begin()
  expect(indexOf(world.table)).toEqual({
    stage: 'playing',
    toMove: 0,
    due: world.now + 20 * MINUTE + 4000,
    people: [at(0), null, at(2)],
  })
  world.play(world.moves()[0]).play('done')
  expect(indexOf(world.table)).toMatchObject({ toMove: 1, due: world.now })
  while (world.table.stage === 'playing') if (!world.letBotPlay()) world.play()
  expect(indexOf(world.table)).toMatchObject({ stage: 'over', toMove: null, due: null })
})
