/** A point on the sheet. An area is 100 wide. */
export type Point = readonly [x: number, y: number]

/** A rectangle by its edges. */
export type Rect = readonly [left: number, top: number, right: number, bottom: number]

// A map asks these thousands of times before it is first seen, when nothing is compiled yet. Taking points apart in a
// pattern is slow then, so they are read by index.

/** To a tenth. */
export const rounded = (n: number): number => Math.round(n * 10) / 10

/** A point as it stands in a path. */
export const at = (point: Point): string => `${rounded(point[0])} ${rounded(point[1])}`

export const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
]

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

export function isInside(point: Point, outline: readonly Point[]): boolean {
  const x = point[0]
  const y = point[1]
  let isIn = false
  let px = outline.at(-1)![0]
  let py = outline.at(-1)![1]
  for (let n = 0; n < outline.length; n++) {
    const qx = outline[n]![0]
    const qy = outline[n]![1]
    if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) isIn = !isIn
    px = qx
    py = qy
  }
  return isIn
}

/** How far a point is from the nearest side of an outline. It is asked so often that it makes nothing. */
export function distanceTo(outline: readonly Point[], point: Point): number {
  const x = point[0]
  const y = point[1]
  let least = Number.POSITIVE_INFINITY
  let ax = outline.at(-1)![0]
  let ay = outline.at(-1)![1]
  for (let n = 0; n < outline.length; n++) {
    const next = outline[n]!
    const dx = next[0] - ax
    const dy = next[1] - ay
    const length = dx * dx + dy * dy
    const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
    const ex = x - ax - dx * part
    const ey = y - ay - dy * part
    least = Math.min(least, ex * ex + ey * ey)
    ax = next[0]
    ay = next[1]
  }
  return Math.sqrt(least)
}

/** A smooth line through points (Catmull-Rom as cubic Béziers); the larger the tension, the nearer to straight. */
export function curve(points: readonly Point[], tension = 6): string {
  return `M${at(points[0]!)}${onward(points, tension)}`
}

/** The same, going on from where the pen is. */
export function onward(points: readonly Point[], tension = 6): string {
  let path = ''
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b] = [points[i]!, points[i + 1]!]
    const before = points[i - 1] ?? a
    const after = points[i + 2] ?? b
    const out: Point = [a[0] + (b[0] - before[0]) / tension, a[1] + (b[1] - before[1]) / tension]
    const into: Point = [b[0] - (after[0] - a[0]) / tension, b[1] - (after[1] - a[1]) / tension]
    path += `C${at(out)} ${at(into)} ${at(b)}`
  }
  return path
}

/** How much two rectangles share. */
export function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  return width > 0 && height > 0 ? width * height : 0
}

/** Does a point lie in a rectangle, or nearer to it than a margin? */
export const isWithin = (point: Point, rect: Rect, margin = 0): boolean =>
  point[0] > rect[0] - margin &&
  point[0] < rect[2] + margin &&
  point[1] > rect[1] - margin &&
  point[1] < rect[3] + margin

export const isClear = (point: Point, rects: readonly Rect[], margin: number): boolean =>
  !rects.some(rect => isWithin(point, rect, margin))
