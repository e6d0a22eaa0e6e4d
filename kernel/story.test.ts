import { describe, expect, test } from 'vitest'
import {
  handleLine,
  isVisibleTo,
  type Line,
  type LineHandlers,
  type LineOf,
  linesOf,
  seatIn,
  visibleTo,
} from './story.ts'

const lay: Line = { key: 'lay', facts: { seat: 0, value: 3 } }
const draw: Line = { key: 'draw', facts: { seat: 0, values: [1, 2] }, only: 0 }
const draws: Line = { key: 'draws', facts: { seat: 0, pebbles: 2 }, except: 0 }

describe('who may hear a line', () => {
  test('everyone, if it does not say', () => {
    expect([0, 1, 'watcher' as const].map(viewer => isVisibleTo(lay, viewer))).toEqual([true, true, true])
  })

  test('the one seat it is for, seat 0 like any other', () => {
    expect([0, 1, 'watcher' as const].map(viewer => isVisibleTo(draw, viewer))).toEqual([true, false, false])
    expect([0, 1].map(viewer => isVisibleTo({ ...draw, only: 1 }, viewer))).toEqual([false, true])
  })

  test('everyone but the seat it is kept from, those who watch included', () => {
    expect([0, 1, 'watcher' as const].map(viewer => isVisibleTo(draws, viewer))).toEqual([false, true, true])
    expect([0, 1].map(viewer => isVisibleTo({ ...draws, except: 1 }, viewer))).toEqual([true, false])
  })

  test('a secret told twice is heard once by each: in full, or as a hint', () => {
    const story = [lay, draw, draws]
    expect(visibleTo(story, 0)).toEqual([lay, draw])
    expect(visibleTo(story, 1)).toEqual([lay, draws])
    expect(visibleTo(story, 'watcher')).toEqual([lay, draws])
  })
})

describe('a story whose lines are known', () => {
  type Known = LineOf<{ lay: { seat: number; value: number }; over: { winner: string } }>
  const story: Known[] = [
    { key: 'lay', facts: { seat: 0, value: 3 } },
    { key: 'over', facts: { winner: 'Ann' } },
    { key: 'lay', facts: { seat: 1, value: 4 }, only: 1 },
  ]

  test('has the facts of a key', () => {
    expect(linesOf(story, 'lay').map(({ facts }) => facts.value)).toEqual([3, 4])
    expect(linesOf(story, 'over', 'lay')).toEqual(story)
  })

  test('stays known when it is heard', () => {
    expect(linesOf(visibleTo(story, 0), 'lay').map(({ facts: { seat } }) => seat)).toEqual([0])
  })

  test('cannot be told with another key, or without a fact', () => {
    // @ts-expect-error: there is no such line
    const other: Known = { key: 'cast', facts: {} }
    // @ts-expect-error: it is not said who has won
    const short: Known = { key: 'over', facts: {} }
    expect([other.key, short.key]).toEqual(['cast', 'over'])
  })
})

test('a line is handed to what is done with its key, and to nothing else', () => {
  type Known = LineOf<{ lay: { value: number }; over: { winner: string } }>
  const handlers: LineHandlers<Known, string, [name: string]> = { lay: ({ value }, name) => `${name} lays ${value}` }
  expect(handleLine<Known, string, [string]>(handlers, { key: 'lay', facts: { value: 3 } }, 'Ann')).toBe('Ann lays 3')
  expect(handleLine<Known, string, [string]>(handlers, { key: 'over', facts: { winner: 'B' } }, 'Ann')).toBeUndefined()
})

test('a line is about a seat, or about none', () => {
  expect([lay, { key: 'over', facts: { seats: [1, 2] } }].map(seatIn)).toEqual([0, null])
})
