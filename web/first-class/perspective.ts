/** A point of the picture. */
export type Point = readonly [x: number, y: number]

/** Where everything that runs into the distance meets. */
export const VANISHING: Point = [52, 236]

/** The near end of the train: how far right it stands, and the heights of rail and roof there. */
const NEAR = { x: 296, rail: 334, roof: 142 }

/** How many carriages away a thing is half as large. */
const HALVED = 1.25

/** A place on the side of the train: so many carriages behind its front, so high between rail (0) and roof (1). */
export function along(behind: number, height: number): Point {
  const size = 1 / (1 + behind / HALVED)
  const [x, y] = VANISHING
  return [x + (NEAR.x - x) * size, y + (NEAR.rail + (NEAR.roof - NEAR.rail) * height - y) * size]
}

/** A piece of the side of the train as an outline. */
export const panel = (from: number, to: number, low: number, high: number): string =>
  outline([along(from, low), along(from, high), along(to, high), along(to, low)])

export const outline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`
