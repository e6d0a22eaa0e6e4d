import type { TurningPoint } from '@roundhouse/bots/coach/analysis'
import type { ReplayMove } from '@roundhouse/table/replay'
import { expect, test } from 'vitest'
import { pointsByRow, rowAt, sectionsOf, stageAt } from './move-rows.ts'

const move = (seat: number, points: number, ...keys: string[]): ReplayMove => ({
  seat,
  points,
  story: keys.map(key => ({ key, facts: {} })),
})

const MOVES = [move(0, 0, 'took', 'car'), move(0, 3), move(0, 1, 'ended'), move(1, 2), move(0, 0, 'took')]
const sections = sectionsOf(MOVES, [0, 3], lines => lines.map(({ key }) => key))

test('moves stand by rounds, with what was told of each; what a silent one brought comes with the next of that player', () => {
  expect(sections).toEqual([
    {
      stage: 0,
      rows: [
        { place: 1, seat: 0, sentences: ['took', 'car'], points: 0 },
        { place: 3, seat: 0, sentences: ['ended'], points: 4 },
      ],
    },
    { stage: 1, rows: [{ place: 5, seat: 0, sentences: ['took'], points: 0 }] },
  ])
})

test('a round in which nothing is told is left out', () => {
  expect(sectionsOf(MOVES, [0, 3, 4, 5], () => ['something']).map(({ stage }) => stage)).toEqual([0, 1, 2])
})

test('one stands at the last move that was played', () => {
  expect([0, 1, 2, 3, 9].map(place => rowAt(sections, place)?.place ?? null)).toEqual([null, 1, 1, 3, 5])
  expect([0, 2, 3, 5].map(place => stageAt([0, 3], place))).toEqual([0, 0, 1, 1])
})

test('a turning point is marked at the move with which the decision began', () => {
  const points = [0, 1, 4, 7].map(at => ({ at }) as TurningPoint)
  expect([...pointsByRow(sections, points)].map(([place, { at }]) => [place, at])).toEqual([
    [1, 0],
    [3, 1],
    [5, 4],
  ])
})
