import type { Point, Rect } from './points.ts'

/** The part of the sheet that is seen. */
export interface Window {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** This many times nearer than the whole sheet, and no more. */
const NEAREST = 6

const sizeOf = ([left, top, right, bottom]: Rect): Point => [right - left, bottom - top]

/** The whole sheet in a window of this shape (its width by its height). */
export function wholeIn(sheet: Rect, shape: number): Window {
  const [width, height] = sizeOf(sheet)
  const wide = Math.max(width, height * shape)
  return inside(sheet, { x: 0, y: 0, width: wide, height: wide / shape })
}

/** How much of the sheet is seen, as a part of it. */
export function seenPart(sheet: Rect, { width, height }: Window): number {
  const [wide, high] = sizeOf(sheet)
  return (Math.min(width, wide) / wide) * (Math.min(height, high) / high)
}

/** Kept on the sheet: what is larger than it stands in the middle. */
function inside(sheet: Rect, { x, y, width, height }: Window): Window {
  const [wide, high] = sizeOf(sheet)
  return { x: kept(x, sheet[0], wide, width), y: kept(y, sheet[1], high, height), width, height }
}

const kept = (at: number, from: number, size: number, seen: number): number =>
  seen >= size ? from - (seen - size) / 2 : Math.min(Math.max(at, from), from + size - seen)

/** Nearer (factor above 1) or farther, around a point of the sheet that stays where it is. */
export function zoomed(sheet: Rect, seen: Window, factor: number, [px, py]: Point): Window {
  const shape = seen.width / seen.height
  const whole = wholeIn(sheet, shape)
  const width = Math.min(whole.width, Math.max(whole.width / NEAREST, seen.width / factor))
  const part = width / seen.width
  const height = width / shape
  return inside(sheet, { x: px - (px - seen.x) * part, y: py - (py - seen.y) * part, width, height })
}

export const moved = (sheet: Rect, seen: Window, [dx, dy]: Point): Window =>
  inside(sheet, { ...seen, x: seen.x + dx, y: seen.y + dy })

/** From as near as before, around another point. */
export const centredOn = (sheet: Rect, { width, height }: Window, [x, y]: Point): Window =>
  inside(sheet, { x: x - width / 2, y: y - height / 2, width, height })

/** Points are looked at from so near, if they fit. */
const CLOSE = 2.6

/** These points from near, or from as far as they need; on the right so much of the width lies under something else. */
export function showing(sheet: Rect, shape: number, points: readonly Point[], covered = 0): Window {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - 90, Math.min(...ys) - 80]
  const [wide, high] = [Math.max(...xs) + 90 - left, Math.max(...ys) + 80 - top]
  const whole = wholeIn(sheet, shape).width
  const free = 1 - covered
  const width = Math.min(whole, Math.max(whole / CLOSE, wide / free, high * shape))
  const height = width / shape
  return inside(sheet, { x: left + wide / 2 - (width * free) / 2, y: top + high / 2 - height / 2, width, height })
}
