import type { ProfileRating } from '@roundhouse/wire/profile'
import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'

/** The room of a drawing, in pixels, and what stays free around the lines. */
export interface CourseRoom {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A line with the band around it, and where it ends. */
export interface DrawnCourse {
  readonly game: string
  readonly line: string
  readonly band: string
  readonly end: { readonly x: number; readonly y: number }
  readonly points: number
}

/** Lines of one drawing and what stands beside them. */
export interface CourseChart {
  readonly courses: readonly DrawnCourse[]
  readonly points: readonly { readonly value: number; readonly y: number }[]
  readonly games: readonly { readonly value: number; readonly x: number }[]
}

/** Draws the courses of all games that have one in one room: rated games to the right, points upwards. */
export function drawCourses(ratings: readonly ProfileRating[], room: CourseRoom): CourseChart {
  const shown = ratings.filter(({ course }) => course.length > 0)
  const steps = shown.flatMap(({ course }) => course)
  const games = steps.map(({ game }) => game)
  const x = scaleLinear(
    [Math.min(...games), Math.max(...games, Math.min(...games) + 1)],
    [room.left, room.width - room.right],
  )
  const y = scaleLinear(
    [
      Math.min(...steps.map(({ points, doubt }) => points - doubt)),
      Math.max(...steps.map(({ points, doubt }) => points + doubt)),
    ],
    [room.height - room.bottom, room.top],
  ).nice(4)
  type Step = (typeof steps)[number]
  const path = line<Step>(
    ({ game }) => x(game),
    ({ points }) => y(points),
  )
  const band = area<Step>(
    ({ game }) => x(game),
    ({ points, doubt }) => y(points - doubt),
    ({ points, doubt }) => y(points + doubt),
  )
  return {
    courses: shown.map(({ game, course }) => {
      const last = course.at(-1)!
      const end = { x: x(last.game), y: y(last.points) }
      return { game, line: path([...course]) ?? '', band: band([...course]) ?? '', end, points: last.points }
    }),
    points: y.ticks(4).map(value => ({ value, y: y(value) })),
    games: x
      .ticks(5)
      .filter(Number.isInteger)
      .map(value => ({ value, x: x(value) })),
  }
}
