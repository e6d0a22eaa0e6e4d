import type { ComponentChildren } from 'preact'
import { figuresPath } from './figures.ts'

/** The ink of everything printed on paper. */
export const INK = 'var(--paper-ink)'
export const CREAM = '#fff7e4'
export const BURGUNDY = 'var(--burgundy)'

/** Something drawn elsewhere, moved to a place, and larger or smaller. */
export const at = (x: number, y: number, body: ComponentChildren, scale = 1) => (
  <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(3)})`}>{body}</g>
)

/** How far below its middle a figure stands, as a part of its size. */
const BASELINE = 0.36

/** Figures and signs around a point of a drawing: never words, so that it is the same in every language. */
export const lettering = (text: string | number, x: number, y: number, size: number, color = INK) => (
  <path d={figuresPath(String(text), x, y + size * BASELINE, size)} fill={color} />
)

/** A drawing with the size it was drawn in. */
export interface Artwork {
  readonly width: number
  readonly height: number
  readonly body: ComponentChildren
}

export const artwork = (width: number, height: number, ...body: ComponentChildren[]): Artwork => ({
  width,
  height,
  body,
})

/** A part of a drawing that something is drawn into. */
export interface Room {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** As large as it may be, in the middle of its room. */
export function fitted({ width, height, body }: Artwork, room: Room, most: number) {
  const scale = Math.min(room.width / width, room.height / height, most)
  const x = room.x + (room.width - width * scale) / 2
  const y = room.y + (room.height - height * scale) / 2
  return at(x, y, body, scale)
}
