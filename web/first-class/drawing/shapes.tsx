import type { ComponentChildren } from 'preact'

/** The ink of everything printed on paper. */
export const INK = 'var(--paper-ink)'
export const CREAM = '#fff7e4'

interface AtProps {
  readonly x: number
  readonly y: number
  readonly scale?: number
  readonly children: ComponentChildren
}

export const At = ({ x, y, scale = 1, children }: AtProps) => (
  <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(3)})`}>{children}</g>
)

interface LetteringProps {
  /** The middle of the text. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly color?: string
  readonly children: string | number
}

/** How far below its middle a figure stands, as a part of its size. */
const BASELINE = 0.36

/** Figures and signs inside a drawing: never words, so that it is the same in every language. */
export const Lettering = ({ x, y, size, color = INK, children }: LetteringProps) => (
  <text class="lettering" x={x} y={y + size * BASELINE} font-size={size} fill={color}>
    {children}
  </text>
)

/** A drawing with the size it was drawn in. */
export interface Artwork {
  readonly width: number
  readonly height: number
  readonly body: ComponentChildren
}

interface Room {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** As large as it may be, in the middle of its room. */
export function Fitted({ drawn, room, most }: { drawn: Artwork; room: Room; most: number }) {
  const scale = Math.min(room.width / drawn.width, room.height / drawn.height, most)
  const x = room.x + (room.width - drawn.width * scale) / 2
  const y = room.y + (room.height - drawn.height * scale) / 2
  return (
    <At x={x} y={y} scale={scale}>
      {drawn.body}
    </At>
  )
}

export type { Room }
