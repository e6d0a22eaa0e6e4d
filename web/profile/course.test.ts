import { expect, test } from 'vitest'
import { drawCourses } from './course.ts'

const ROOM = { width: 500, height: 200, left: 50, right: 50, top: 10, bottom: 20 }

const rating = (game: string, points: readonly number[]) => ({
  ...{ game, games: 9 + points.length, points: points.at(-1) ?? null, doubt: 50 },
  course: points.map((each, n) => ({ game: 10 + n, at: n, points: each, doubt: 50 })),
})

test('lines stay in their room, and end where the last game ended', () => {
  const { courses, points, games } = drawCourses([rating('one', [1500, 1600, 1550]), rating('two', [1400])], ROOM)
  expect(courses.map(({ game, points }) => [game, points])).toEqual([
    ['one', 1550],
    ['two', 1400],
  ])
  expect(courses[0]!.end.x).toBe(450)
  expect(courses[1]!.end.y).toBeGreaterThan(courses[0]!.end.y)
  for (const { y } of points) expect([y >= 10, y <= 180]).toEqual([true, true])
  expect(games[0]).toEqual({ value: 10, x: 50 })
  expect(JSON.stringify(courses)).not.toContain('NaN')
})

test('a rating that is not shown has no line', () => {
  expect(drawCourses([rating('one', [1500]), rating('two', [])], ROOM).courses).toHaveLength(1)
})
