import { readRecord, replay } from '@roundhouse/kernel/record'
import { recordAt } from '@roundhouse/table/table'
import type { Question } from '@roundhouse/wire/online-snapshot'
import { describe, expect, test } from 'vitest'
import { decide } from './decide.ts'
import {
  at,
  bot,
  DAY,
  HOUR,
  MINUTE,
  type OnlineWorld,
  pebblesWorld,
  person,
  plain,
  SECOND,
} from './testing/online-world.ts'

const ask = (what: Question) => ({ type: 'ask', what }) as const
const undo = (to: number) => ask({ is: 'undo', to })
const agree = { type: 'answer', agrees: true } as const
const refuse = { type: 'answer', agrees: false } as const
const PAUSE = ask({ is: 'pause' })
const RESUME = ask({ is: 'resume' })

/** Ada has cast, laid and passed on: none of it can be taken back alone. */
function passed(wishes: Parameters<typeof pebblesWorld>[0] = {}): OnlineWorld {
  const world = pebblesWorld(wishes).begin()
  world.play('cast').play(world.moves()[0]).play('done')
  return world
}

describe('questions', () => {
  test('one at a time; every other person is asked and answers once', () => {
    const world = passed()
    expect(world.tell(at(1), agree)).toBe('no-question')
    expect(world.tell(at(0), undo(0))).toBe('ok')
    expect(world.table.question).toEqual({
      by: 0,
      what: { is: 'undo', to: 0 },
      agreed: [],
      open: [1, 2],
      until: world.now + MINUTE,
    })
    expect(world.tell(at(1), PAUSE)).toBe('question-open')
    expect(world.tell(at(0), agree)).toBe('not-asked')
    expect(world.tell(at(1), agree)).toBe('ok')
    expect(world.tell(at(1), refuse)).toBe('not-asked')
    expect(world.table.question).toMatchObject({ agreed: [1], open: [2] })
  })

  test('one refusal is enough', () => {
    const world = passed()
    world.must(at(0), undo(0))
    world.must(at(1), agree)
    world.must(at(2), refuse)
    expect(world.table.question).toBe(null)
    expect(world.played()).toBe(3)
  })

  test('who asked may withdraw it, nobody else', () => {
    const world = passed()
    expect(world.tell(at(0), { type: 'withdraw' })).toBe('no-question')
    world.must(at(0), undo(0))
    expect(world.tell(at(1), { type: 'withdraw' })).toBe('not-asker')
    expect(world.tell(at(0), { type: 'withdraw' })).toBe('ok')
    expect(world.table.question).toBe(null)
  })

  test('a live one ends after a minute', () => {
    const world = passed()
    world.must(at(0), undo(0))
    expect(world.wait(MINUTE - 1)).toEqual([])
    expect(world.wait(1)).toMatchObject([{ by: 'clock', event: { kind: 'withdraw', seat: 0 } }])
  })

  test.each(['daily', 'none'] as const)('at pace %s it stays until a person moves', pace => {
    const world = passed({ pace })
    world.must(at(0), undo(0))
    world.wait(20 * HOUR)
    expect(world.table.question).not.toBe(null)
    world.play('keep')
    expect(world.table.question).toBe(null)
  })

  test('bots and stand-ins agree: with nobody to ask it is done at once', () => {
    const world = passed({ chairs: [person(), bot(), bot()] })
    world.must(at(0), undo(1))
    expect(world.kinds().slice(-2)).toEqual(['ask', 'rewind'])
    expect(world.table.question).toBe(null)
  })

  test('moves of bots do not end a question', () => {
    const world = passed({ chairs: [person(), bot(), person()] })
    world.must(at(0), undo(0))
    world.letBotPlay('keep')
    world.must(at(2), agree)
    expect(world.kinds().slice(-2)).toEqual(['agree', 'rewind'])
    expect(world.table.table!.match.played).toEqual([{ seat: 0, text: 'reroll 1' }])
  })

  test('who leaves while asked agrees, and what only they had to answer is done', () => {
    const world = passed()
    world.must(at(0), PAUSE)
    world.must(at(1), agree)
    world.must(at(2), { type: 'leave' })
    expect(world.kinds().slice(-2)).toEqual(['leave', 'pause'])
  })

  test('who leaves asks nothing any more', () => {
    const world = passed()
    world.must(at(0), PAUSE)
    world.must(at(0), { type: 'leave' })
    expect(world.table.question).toBe(null)
    expect(world.kinds().slice(-2)).toEqual(['leave', 'withdraw'])
  })

  test('only people who play are asked and ask', () => {
    expect(pebblesWorld().seat().tell(at(0), PAUSE)).toBe('not-now')
    expect(passed().tell(99, PAUSE)).toBe('not-at-table')
  })
})

describe('undo over what was seen', () => {
  test('leads back to the state after so many moves, with other dice', () => {
    const world = passed()
    const before = pebblesWorld().begin().table.table!.match.now
    world.must(at(0), undo(0))
    world.must(at(1), agree)
    world.must(at(2), agree)
    const { now, played, story } = world.table.table!.match
    expect(world.entries.at(-1)!.event).toEqual({ kind: 'rewind', seat: 0, to: 0, time: 1 })
    expect(now).toEqual({ ...before, seed: now.seed })
    expect(now.seed).not.toEqual(before.seed)
    expect([played, story.length]).toEqual([[{ seat: 0, text: 'reroll 1' }], 6])
    expect(world.toMove()).toBe(0)
  })

  test('the dice are others each time, and the record plays it again', () => {
    const world = passed({ chairs: [person(), bot()] })
    const seeds = new Set<string>()
    for (let n = 0; n < 4; n++) {
      world.must(at(0), undo(0))
      seeds.add(String(world.table.table!.match.now.seed))
      if (world.moves().includes('cast')) world.play('cast')
    }
    expect(seeds.size).toBe(4)
    const record = readRecord(recordAt(world.table.table!))
    expect(replay(world.manifest.definition, record).match.now).toEqual(world.table.table!.match.now)
    expect(plain(world.reopened())).toEqual(plain(world.table))
  })

  test('goes back at least one move, to one that there was', () => {
    const world = passed()
    for (const to of [3, 4, -1, 0.5]) expect(world.tell(at(0), undo(to))).toBe('no-such-move')
  })

  test('is not asked for at a table that was set up without', () => {
    expect(passed({ canAskUndo: false }).tell(at(0), undo(0))).toBe('no-undo-here')
  })

  test('who was refused waits 1 own turn, then 2, then 4, and starts over once the table agreed', () => {
    const world = pebblesWorld({ chairs: [person(), person()], bank: { live: 600, daily: 3 } })
    world.begin().playTurn()
    const waits = () => {
      const command = { ...undo(0), seq: world.table.seq }
      const answer = decide(world.table, { is: 'person', number: at(0) }, command, 'x', world.now)
      return answer.ok ? 0 : answer.reason.facts['turns']
    }
    for (const turns of [1, 2]) {
      world.must(at(0), undo(world.played() - 1))
      world.must(at(1), refuse)
      for (let left = turns; left > 0; left--) {
        expect(waits()).toBe(left)
        world.playTurn().playTurn()
      }
      expect(waits()).toBe(0)
    }
    expect(world.tell(at(1), undo(0))).toBe('ok')
    world.must(at(0), refuse)
    world.must(at(0), undo(world.played() - 1))
    world.must(at(1), agree)
    expect(waits()).toBe(0)
    world.must(at(0), undo(world.played() - 1))
    world.must(at(1), refuse)
    expect(waits()).toBe(1)
  })

  test('a turn that is taken back and played again is no other turn', () => {
    const world = pebblesWorld({ chairs: [person(), bot(), person()] }).begin()
    world.play(world.moves()[0]).play('done')
    world.must(at(0), undo(0))
    world.must(at(2), refuse)
    world.must(at(0), { type: 'undo', to: 1 })
    world.play('done')
    expect(world.tell(at(0), undo(0))).toBe('ask-later')
  })

  test('does not turn the clocks back', () => {
    const world = pebblesWorld({ chairs: [person(), person()] }).begin()
    world.now += 5 * MINUTE
    world.playTurn()
    const left = world.left(0)
    world.must(at(0), undo(0))
    world.must(at(1), agree)
    expect(world.left(0)).toBe(left)
    expect(world.table.clock.running).toMatchObject({ seat: 0, since: world.now, free: 3 * SECOND })
  })
})

describe('a pause', () => {
  test('by consent of all: clocks stand, but who wants to may move', () => {
    const world = passed()
    world.must(at(0), PAUSE)
    world.must(at(1), agree)
    world.must(at(2), agree)
    const left = world.left(1)
    expect(world.wait(3 * HOUR)).toEqual([])
    expect(world.tell(at(0), PAUSE)).toBe('paused-already')
    world.play('keep')
    expect(world.left(1)).toBe(left)
    expect(world.table.clock.pausedAt).not.toBe(null)
  })

  const inPause = () => {
    const world = passed({ chairs: [person(), person()] })
    world.must(at(0), PAUSE)
    world.must(at(1), agree)
    return world
  }

  test('ends a minute after one person says so, which nobody can refuse', () => {
    const world = inPause()
    world.must(at(0), RESUME)
    expect(world.tell(at(1), refuse)).toBe('resume-comes')
    expect(world.wait(MINUTE - 1)).toEqual([])
    expect(world.wait(1)).toMatchObject([{ event: { kind: 'go', given: 0 } }])
    expect(world.table.clock).toMatchObject({ pausedAt: null, running: { seat: 1, since: world.now } })
  })

  test('ends at once if all want it to, and a move does not keep it', () => {
    const world = inPause()
    world.must(at(0), RESUME)
    world.play('keep')
    expect(world.table.question).not.toBe(null)
    world.must(at(1), agree)
    expect(world.table.clock.pausedAt).toBe(null)
  })

  test('ends after seven days by itself', () => {
    const world = inPause()
    expect(world.wait(7 * DAY - 1)).toEqual([])
    expect(world.wait(1)).toMatchObject([{ event: { kind: 'go' } }])
  })

  test('is for tables with a clock, and its end for tables in a pause', () => {
    expect(passed({ pace: 'none' }).tell(at(0), PAUSE)).toBe('no-clock')
    expect(passed().tell(at(0), RESUME)).toBe('not-paused')
  })
})

describe('the rest', () => {
  test('the pace is another one by consent', () => {
    const world = passed({ chairs: [person(), person()] })
    expect(world.tell(at(0), ask({ is: 'pace', pace: 'live' }))).toBe('same-pace')
    world.must(at(0), ask({ is: 'pace', pace: 'daily' }))
    world.must(at(1), agree)
    expect(world.table.clock.pace).toBe('daily')
  })

  test('all together may call the game off', () => {
    const world = passed()
    world.must(at(0), ask({ is: 'call-off' }))
    world.must(at(1), agree)
    expect(world.table.stage).toBe('playing')
    world.must(at(2), agree)
    expect(world.table.stage).toBe('called-off')
    expect(world.entries.at(-1)!.event).toEqual({ kind: 'call-off', because: 'agreed' })
  })

  test('a stand-in is asked for: the person it is for may refuse, but silence is no refusal', () => {
    const world = passed({ pace: 'none' })
    const standIn = (seat: number) => ask({ is: 'stand-in', seat })
    expect(world.tell(at(0), standIn(0))).toBe('no-person-there')
    expect(world.tell(at(0), standIn(7))).toBe('no-person-there')
    world.must(at(0), standIn(1))
    world.must(at(1), refuse)
    world.must(at(0), standIn(1))
    expect(world.wait(DAY)).toMatchObject([{ event: { kind: 'withdraw' } }])
    world.must(at(0), standIn(1))
    world.must(at(2), agree)
    expect(world.table.chairs[1]!.standIn).toBe(null)
    expect(world.wait(DAY)).toMatchObject([{ event: { kind: 'stand-in', seat: 1, until: 'return' } }])
    expect(world.table.question).toBe(null)
    expect(world.letBotPlay('keep')).toBe(true)
  })
})
