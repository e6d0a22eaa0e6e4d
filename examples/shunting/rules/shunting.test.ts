import { readFileSync } from 'node:fs'
import type { Seed } from '@roundhouse/kernel/dice'
import { anyMove, examineDefinition, playRandomly } from '@roundhouse/kernel/laws'
import { begin, type Match, play } from '@roundhouse/kernel/match'
import { linesOf, visibleTo } from '@roundhouse/kernel/story'
import { changed } from '@roundhouse/kernel/testing/steps'
import { describe, expect, test } from 'vitest'
import { manifest } from './manifest.ts'
import { type State, type StoryLine, shunting } from './shunting.ts'

const SEED: Seed = [0, 0, 0, 1]
const two = shunting.open({ players: 2 })

/** A game after these moves; whose they are follows from the rules. */
const after = (...texts: string[]): Match<State> =>
  texts.reduce((match, text) => play(two, match, two.toMove(match.now)!, text), begin(two, SEED))

const at = (...texts: string[]): State => after(...texts).now
const movesAt = (state: State): string[] => two.moves(state).map(two.write)
const whyNot = (state: State, text: string, seat = 0) => {
  const reason = two.why(state, seat, text)
  return reason && [reason.rule, reason.code, reason.remedy]
}

/** Positions that are not waited for. */
const where = (change: Partial<State>): State => changed(at(), state => Object.assign(state, change))

test.each([2, 3, 4])('SH-1.1 with %i players every law of the house holds', players => {
  const findings = examineDefinition(shunting, { players }, { games: 4, seed: SEED })
  expect(findings.games).toBe(4)
  expect(findings.takenBack).toBeGreaterThan(20)
  expect(findings.redealt).toBeGreaterThan(100)
})

test('SH-1.2 sidings begin with four wagons each, SH-1.3 and everyone with an order of their own', () => {
  const { sidings, yard, orders } = at()
  expect(Object.values(sidings).map(siding => siding.length)).toEqual([4, 4, 4])
  expect(yard.length).toBe(28)
  expect(new Set(orders).size).toBe(2)
})

test('SH-1.3 nobody sees or hears of the orders of others', () => {
  const { now, story } = after()
  expect(two.view(now, 1).orders).toEqual([null, now.orders[1]])
  expect(two.view(now, 'watcher').orders).toEqual([null, null])
  const heard = (viewer: 0 | 1 | 'watcher') => linesOf(visibleTo(story as StoryLine[], viewer), 'order').length
  expect([heard(0), heard(1), heard('watcher')]).toEqual([1, 1, 0])
})

describe('a turn', () => {
  test('SH-2.1 goes round', () => {
    expect([at(), at('couple A', 'done'), at('couple A', 'done', 'couple B', 'done')].map(({ turn }) => turn)).toEqual([
      0, 1, 0,
    ])
    expect(whyNot(at(), 'couple A', 1)).toEqual(['SH-2.1', 'not-your-turn', null])
  })

  test('SH-2.2 couples up to three wagons from the front of one siding', () => {
    const { sidings } = at()
    expect(movesAt(at())).toEqual(['couple A', 'couple B', 'couple C'])
    expect(movesAt(at('couple B'))).toEqual(['couple B', 'done'])
    const full = at('couple B', 'couple B', 'couple B')
    expect(full.trains).toEqual([sidings.B.slice(0, 3), []])
    expect(movesAt(full)).toEqual(['done'])
    expect(whyNot(full, 'couple B')).toEqual(['SH-2.2', 'three-coupled', 'done'])
    expect(whyNot(at('couple B'), 'couple A')).toEqual(['SH-2.2', 'another-siding', 'done'])
    const empty = where({ sidings: { ...sidings, C: [] } })
    expect(whyNot(empty, 'couple C')).toEqual(['SH-2.2', 'siding-empty', null])
  })

  test('SH-2.3 has at least one wagon, and the siding is filled up at its end', () => {
    expect(whyNot(at(), 'done')).toEqual(['SH-2.3', 'nothing-coupled', 'couple'])
    const before = at().sidings.A
    const { sidings, yard } = at('couple A', 'couple A', 'done')
    expect(sidings.A.slice(0, 2)).toEqual(before.slice(2))
    expect([sidings.A.length, yard.length]).toEqual([4, 26])
  })

  test('SH-2.4 ends with a full train, which has no more turns', () => {
    const seven = new Array(7).fill('coal')
    const state = where({ trains: [seven, seven] })
    two.play(state, two.read('couple A')!)
    expect(movesAt(state)).toEqual(['done'])
    expect(whyNot(state, 'couple A')).toEqual(['SH-2.4', 'train-full', 'done'])
    const alone = where({ turn: 1, coupled: 1, siding: 'A', trains: [[...seven, 'coal'], seven] })
    two.play(alone, two.read('done')!)
    expect(alone.turn).toBe(1)
  })
})

describe('the end', () => {
  const trains = [
    ['coal', 'coal', 'coal', 'coal', 'coal', 'mail', 'mail', 'beer'],
    ['milk', 'milk', 'milk', 'milk', 'timber', 'timber', 'timber', 'beer'],
  ] as State['trains']

  /** The last turn of all. */
  const last = (orders: State['orders']): State => where({ trains, orders, turn: 1, siding: 'A', coupled: 1 })

  test('SH-3.1 opens the orders', () => {
    const state = last(['mail', 'coal'])
    expect([two.view(state, 0).orders, two.result(state)]).toEqual([['mail', null], null])
    const told: StoryLine[] = []
    two.play(state, two.read('done')!, line => told.push(line))
    expect(two.view(state, 'watcher').orders).toEqual(['mail', 'coal'])
    expect(linesOf(told, 'order').length).toBe(2)
    expect([two.toMove(state), movesAt(state), whyNot(state, 'done')]).toEqual([null, [], ['SH-3.1', 'over', null]])
  })

  const ended = (orders: State['orders']) => {
    const state = last(orders)
    const before = two.points(state)
    two.play(state, two.read('done')!)
    return { before, result: two.result(state) }
  }

  test('SH-3.2 counts kinds, SH-3.3 orders, which stay secret until then, and SH-3.4 the most points win', () => {
    expect(ended(['mail', 'coal'])).toEqual({
      before: [15 + 3 + 1, 10 + 6 + 1],
      result: { points: [19 + 4, 17], winners: [0] },
    })
    expect(ended(['beer', 'milk']).result).toEqual({ points: [21, 25], winners: [1] })
  })

  test('SH-3.4 with as many points the win is shared', () => {
    expect(ended(['timber', 'beer']).result).toEqual({ points: [19, 19], winners: [0, 1] })
  })
})

test('the points of the story are those of the result', () => {
  const three = shunting.open({ players: 3 })
  const { now, story } = playRandomly(three, SEED, { seed: SEED, rolled: 0 }, anyMove)
  const scored = linesOf(story as StoryLine[], 'scored')
  const sums = [0, 1, 2].map(seat =>
    scored.filter(({ facts }) => facts.seat === seat).reduce((sum, { facts }) => sum + facts.points, 0),
  )
  expect(three.result(now)!.points).toEqual(sums)
})

test('moves are read as they are written, with capital letters or without', () => {
  expect(['couple A', 'couple b', 'DONE', 'couple D', ''].map(two.read)).toEqual([0, 1, 3, null, null])
  expect([0, 3].map(two.describe)).toEqual([{ do: 'couple', siding: 'A' }, { do: 'done' }])
  expect(whyNot(at(), 'jump')).toEqual(['notation', 'no-such-move', null])
})

test('a state that cannot be is complained about', () => {
  const { sidings, orders } = at()
  const wrong: Partial<State>[] = [
    { yard: [] },
    { sidings: { ...sidings, A: [...sidings.A, 'coal'] } },
    { trains: [new Array(9).fill('beer'), []] },
    { orders: [orders[0]!, orders[0]!] },
  ]
  expect(two.complaints(at())).toEqual([])
  for (const change of wrong) expect(two.complaints(where(change))).not.toEqual([])
})

test('options that cannot be meant are refused, and a stage is a number of wagons', () => {
  expect(() => manifest.newGame({ players: '5' })).toThrow('players: found "5"; expected 2 to 4 (SH-1.1)')
  expect(() => shunting.readOptions(new Map())).toThrow('players: found ""')
  expect(manifest.stageOf({ players: 3 }, two.view(at('couple A'), 0))).toEqual({ now: 1, of: 24 })
})

test('every rule of the book is named by a test', () => {
  const rules = [...readFileSync(new URL('../rules.md', import.meta.url), 'utf8').matchAll(/^- (SH-\d\.\d) /gm)]
  const titles = readFileSync(new URL(import.meta.url), 'utf8')
    .split('\n')
    .filter(line => /^ *test/.test(line))
    .join('\n')
  expect(rules.length).toBe(11)
  expect(rules.map(([, rule]) => rule!).filter(rule => !titles.includes(rule))).toEqual([])
})
