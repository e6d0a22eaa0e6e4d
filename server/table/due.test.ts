import { describe, expect, test } from 'vitest'
import { botRequestAt, decideRestart, decideVacation, nextDue } from './decide.ts'
import {
  at,
  BEGINNING,
  bot,
  DAY,
  HOUR,
  MINUTE,
  type OnlineWorld,
  pebblesWorld,
  person,
  SECOND,
} from './testing/online-world.ts'

const duel = (wishes: Parameters<typeof pebblesWorld>[0] = {}) =>
  pebblesWorld({ chairs: [person(), person()], ...wishes }).begin()

const kindsIn = (entries: readonly { readonly event: { readonly kind: string } }[]) =>
  entries.map(({ event }) => event.kind)

/** After so long the one who has the move lays something and passes on. */
function turnAfter(world: OnlineWorld, time: number): OnlineWorld {
  world.now += time
  const seat = world.toMove()
  while (world.table.stage === 'playing' && world.toMove() === seat) {
    const moves = world.moves()
    world.play(['keep', 'done'].find(move => moves.includes(move)) ?? moves[0])
  }
  return world
}

describe('a live clock', () => {
  test('begins with what the table chose, and its first 3 seconds of a decision are free', () => {
    const world = duel({ bank: { live: 10, daily: 3 } })
    expect(world.left(0)).toBe(10 * MINUTE)
    turnAfter(world, 3 * SECOND)
    expect(world.left(0)).toBe(10 * MINUTE)
  })

  test('runs while its seat decides and gets 20 seconds when the decision leaves it', () => {
    const world = turnAfter(duel(), 63 * SECOND)
    expect([world.left(0), world.left(1)]).toEqual([20 * MINUTE - 40 * SECOND, 20 * MINUTE])
    turnAfter(world, 33 * SECOND)
    expect([world.left(0), world.left(1)]).toEqual([20 * MINUTE - 40 * SECOND, 20 * MINUTE - 10 * SECOND])
  })

  test('never has more than at the beginning', () => {
    const world = turnAfter(duel(), 5 * SECOND)
    expect(world.left(0)).toBe(20 * MINUTE)
  })

  test('gives no addition for a turn that is taken back and played again', () => {
    const world = pebblesWorld({ chairs: [person(), bot()] }).begin()
    turnAfter(world, 5 * MINUTE)
    const left = world.left(0)
    for (let n = 0; n < 3; n++) {
      world.must(at(0), { type: 'undo', to: 1 })
      expect(world.table.clock.running).toMatchObject({ seat: 0, free: 0 })
      world.now += SECOND
      world.play('done')
    }
    expect(world.left(0)).toBe(left - 3 * SECOND)
  })

  test('is late a second after its time is up; a move before that counts', () => {
    const world = duel()
    expect(nextDue(world.table)).toBe(BEGINNING + 20 * MINUTE + 4 * SECOND)
    expect(world.wait(20 * MINUTE + 4 * SECOND - 1)).toEqual([])
    expect(kindsIn(world.wait(1))).toEqual(['late'])
    expect(world.left(0)).toBe(0)
    const { seq } = world.table
    expect(world.tell(at(0), { type: 'play', moves: [world.moves()[0]!] }, 'x', seq - 1)).toBe('stale')
    expect(world.tell(at(0), { type: 'play', moves: [world.moves()[0]!] })).toBe('ok')
  })

  test('a stand-in plays a minute after that, until the person returns', () => {
    const world = duel()
    world.wait(20 * MINUTE + 4 * SECOND)
    expect(botRequestAt(world.table)).toBe(null)
    expect(world.wait(MINUTE - 1)).toEqual([])
    expect(world.wait(1)).toMatchObject([{ by: 'clock', event: { kind: 'stand-in', seat: 0, until: 'return' } }])
    expect(botRequestAt(world.table)).toMatchObject({ seat: 0, level: 'casual' })
    expect(nextDue(world.table)).toBe(world.table.at)
    expect(world.tell(at(0), { type: 'play', moves: [world.moves()[0]!] })).toBe('stand-in-plays')
    expect(world.tell(at(0), { type: 'return' })).toBe('ok')
    expect(botRequestAt(world.table)).toBe(null)
    expect(world.table.clock.running).toMatchObject({ seat: 0, since: world.now })
  })

  test('who comes back within the turn that was late cannot do so twice', () => {
    const world = duel()
    world.wait(20 * MINUTE + 4 * SECOND)
    world.wait(MINUTE)
    world.must(at(0), { type: 'return' })
    expect(kindsIn(world.wait(4 * SECOND))).toEqual(['late'])
    expect(kindsIn(world.wait(MINUTE))).toEqual(['stand-in'])
    expect(world.tell(at(0), { type: 'return' })).toBe('returned-already')
    while (world.toMove() === 0) world.letBotPlay()
    expect(world.tell(at(0), { type: 'return' })).toBe('ok')
    expect(world.tell(at(0), { type: 'return' })).toBe('no-stand-in')
  })

  test('a clock of a bot or a stand-in does not run, and earns nothing', () => {
    const world = pebblesWorld({ chairs: [person(), bot()] }).begin()
    turnAfter(world, 0)
    expect(world.table.clock.running).toBe(null)
    world.wait(HOUR)
    expect([world.left(0), world.left(1)]).toEqual([20 * MINUTE, 20 * MINUTE])
  })
})

describe('a daily clock', () => {
  const daily = (days = 3) => duel({ pace: 'daily', bank: { live: 20, daily: days } })

  test('has its days, one more for each decision, and a day above them at most', () => {
    const world = turnAfter(daily(), 2 * DAY + 3 * SECOND)
    expect(world.left(0)).toBe(2 * DAY)
    turnAfter(world, 0)
    expect(world.left(1)).toBe(4 * DAY)
    for (let n = 0; n < 4; n++) turnAfter(world, 0)
    expect(Math.max(world.left(0), world.left(1))).toBe(4 * DAY)
  })

  test('has never less than 12 hours at the start of a decision', () => {
    const world = turnAfter(daily(1), DAY - 1)
    // The one who moved has a day again: only who was late can have less.
    world.wait(DAY + 4 * SECOND)
    expect(world.left(1)).toBe(0)
    while (world.toMove() === 1) world.letBotPlay()
    expect(world.left(1)).toBe(0)
    turnAfter(world, 0)
    expect(world.left(1)).toBe(12 * HOUR)
  })

  test('late: a stand-in for this turn, from the third time in a row until return', () => {
    const world = daily(1)
    const untils: unknown[] = []
    while (untils.length < 3) {
      if (world.toMove() === 1) turnAfter(world, 0)
      else {
        const [late, standIn] = world.wait(DAY + 4 * SECOND)
        expect(late!.event).toEqual({ kind: 'late', seat: 0 })
        untils.push('until' in standIn!.event ? standIn!.event.until : null)
        while (world.toMove() === 0) world.letBotPlay()
      }
    }
    expect(untils).toEqual(['turn', 'turn', 'return'])
    expect(world.table.chairs[0]!.standIn).toBe('return')
    expect(world.table.chairs[1]!.standIn).toBe(null)
  })

  test('who moves in between is late for the first time again', () => {
    const world = daily(1)
    world.wait(DAY + 4 * SECOND)
    while (world.toMove() === 0) world.letBotPlay()
    expect(world.table.chairs[0]).toMatchObject({ lates: 1, standIn: null })
    turnAfter(turnAfter(world, 0), 0)
    expect(world.table.chairs[0]!.lates).toBe(0)
  })

  test('stands while its person is on vacation, and runs again when it is over', () => {
    const world = daily()
    const until = world.now + 10 * DAY
    expect(world.keep(decideVacation(world.table, at(0), until, world.now))).toBe('ok')
    expect(nextDue(world.table)).toBe(until + 3 * DAY + 4 * SECOND)
    turnAfter(world, 10 * DAY + HOUR)
    expect(world.left(0)).toBe(4 * DAY - HOUR + 3 * SECOND)
  })

  test('a vacation can end early; it is for daily games and for those who play', () => {
    const world = daily()
    world.keep(decideVacation(world.table, at(0), world.now + 10 * DAY, world.now))
    world.now += DAY
    world.keep(decideVacation(world.table, at(0), world.now, world.now))
    expect(nextDue(world.table)).toBe(world.now + 3 * DAY + 4 * SECOND)
    expect(world.keep(decideVacation(world.table, 99, world.now, world.now))).toBe('not-at-table')
    expect(decideVacation(duel().table, at(0), 0, 0)).toMatchObject({ ok: false, reason: { code: 'no-daily-clock' } })
  })

  test('runs in the hours of the table alone', () => {
    const hours = { zone: 'Europe/Berlin', from: 18 * 60, to: 22 * 60, days: [1, 2, 3, 4, 5, 6, 7] }
    const world = duel({ pace: 'daily', hours, bank: { live: 20, daily: 1 } })
    // Four hours an evening, from 16:00 UTC: a day of 24 hours lasts six evenings.
    expect(nextDue(world.table)).toBe(Date.UTC(2026, 5, 7, 16, 0, 4))
  })
})

describe('time that is nobody’s', () => {
  test('while the server was down it is given back', () => {
    const world = duel()
    world.now += 10 * MINUTE
    const lastBeat = world.now
    world.now += 2 * HOUR
    world.append(decideRestart(world.table, lastBeat, world.now))
    expect(world.entries.at(-1)).toMatchObject({ by: 'house', event: { kind: 'go', given: 2 * HOUR } })
    expect(world.wait(0)).toEqual([])
    turnAfter(world, 0)
    expect(world.left(0)).toBe(10 * MINUTE + 3 * SECOND + 20 * SECOND)
  })

  test('what was written after the last beat stays, and nothing is given twice', () => {
    const world = duel()
    const lastBeat = world.now
    turnAfter(world, 4 * SECOND)
    const { seq } = world.table
    expect(decideRestart(world.table, lastBeat, world.now)).toEqual([])
    world.append(decideRestart(world.table, lastBeat, world.now + HOUR))
    expect(world.table.seq).toBe(seq + 1)
    expect(world.left(1)).toBe(20 * MINUTE)
  })

  test('a question, too, ends as much later', () => {
    const world = duel()
    world.must(at(0), { type: 'ask', what: { is: 'call-off' } })
    const lastBeat = world.now
    world.now += HOUR
    world.append(decideRestart(world.table, lastBeat, world.now))
    expect(world.table.question!.until).toBe(world.now + MINUTE)
  })

  test('a table that is over, in a pause or not yet full needs nothing', () => {
    expect(decideRestart(pebblesWorld().seat().table, BEGINNING, BEGINNING + DAY)).toEqual([])
    const world = duel()
    world.must(at(0), { type: 'ask', what: { is: 'pause' } })
    world.must(at(1), { type: 'answer', agrees: true })
    expect(decideRestart(world.table, BEGINNING, world.now + DAY)).toEqual([])
    world.must(at(0), { type: 'leave' })
    world.must(at(1), { type: 'leave' })
    expect(decideRestart(world.table, BEGINNING, world.now + DAY)).toEqual([])
    expect(nextDue(world.table)).toBe(null)
  })
})

describe('the pace', () => {
  test('each has its own bank, and nothing is converted', () => {
    const world = duel()
    world.now += 5 * MINUTE + 3 * SECOND
    world.must(at(0), { type: 'ask', what: { is: 'pace', pace: 'daily' } })
    world.must(at(1), { type: 'answer', agrees: true })
    expect(world.left(0)).toBe(3 * DAY)
    world.now += DAY
    world.must(at(0), { type: 'ask', what: { is: 'pace', pace: 'live' } })
    world.must(at(1), { type: 'answer', agrees: true })
    expect(world.table.clock.banks.live[0]).toBe(15 * MINUTE)
    expect(world.table.clock.banks.daily[0]).toBe(2 * DAY)
  })

  test('an elastic live table slows down when a person is away for 2 minutes', () => {
    const world = duel({ isElastic: true })
    const away = [null, world.now]
    expect(nextDue(world.table, away)).toBe(world.now + 2 * MINUTE)
    expect(world.wait(2 * MINUTE - 1, away)).toEqual([])
    expect(world.wait(1, away)).toMatchObject([{ by: 'clock', event: { kind: 'pace', pace: 'daily' } }])
    expect(world.wait(HOUR, away)).toEqual([])
  })

  test('others do not, nor when only a bot plays for who is away', () => {
    const world = duel()
    expect(world.wait(5 * MINUTE, [null, BEGINNING])).toEqual([])
    const elastic = pebblesWorld({ isElastic: true }).begin()
    elastic.must(at(1), { type: 'leave' })
    expect(elastic.wait(5 * MINUTE, [null, BEGINNING, null])).toEqual([])
  })

  test('without a clock nobody is late, but a table that is left alone for 60 days ends', () => {
    const world = duel({ pace: 'none' })
    expect(world.wait(59 * DAY)).toEqual([])
    turnAfter(world, 0)
    expect(world.wait(59 * DAY)).toEqual([])
    expect(world.wait(DAY)).toMatchObject([{ event: { kind: 'call-off', because: 'abandoned' } }])
  })
})

describe('leaving', () => {
  test('is for good: a bot plays on, and nobody waits', () => {
    const world = duel()
    world.must(at(0), { type: 'leave' })
    expect(botRequestAt(world.table)).toMatchObject({ seat: 0, level: 'casual' })
    expect(world.table.clock.running).toBe(null)
    expect(world.tell(at(0), { type: 'return' })).toBe('has-left')
    expect(world.tell(at(0), { type: 'leave' })).toBe('has-left')
    expect(world.tell(at(0), { type: 'play', moves: ['done'] })).toBe('has-left')
    while (world.toMove() === 0) world.letBotPlay()
    expect(world.table.clock.running).toMatchObject({ seat: 1 })
  })

  test('when all people have left the game is called off', () => {
    const world = pebblesWorld({ chairs: [person(), bot(), person()] }).begin()
    world.must(at(2), { type: 'leave' })
    expect(world.table.stage).toBe('playing')
    world.must(at(0), { type: 'leave' })
    expect(world.entries.at(-1)!.event).toEqual({ kind: 'call-off', because: 'all-left' })
    expect(world.table.stage).toBe('called-off')
  })

  test('before the game one rises instead', () => {
    expect(pebblesWorld().seat().tell(at(0), { type: 'leave' })).toBe('not-now')
    expect(duel().tell(99, { type: 'leave' })).toBe('not-at-table')
  })
})
