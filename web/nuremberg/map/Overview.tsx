import type { ComponentChildren } from 'preact'
import type { Point, Rect } from './points.ts'
import type { Window } from './window.ts'

interface OverviewProps {
  sheet: Rect
  seen: Window
  /** Looks at the sheet around a point of it. */
  lookAt: (point: Point) => void
  children: ComponentChildren
}

/** The whole sheet in small, with a frame around what is seen of it: a tap or a drag goes there. Keys go over the map itself. */
export function Overview({ sheet, seen, lookAt, children }: OverviewProps) {
  const [left, top, right, bottom] = sheet
  const look = ({ currentTarget, clientX, clientY, buttons }: PointerEvent) => {
    if (buttons === 0 || !(currentTarget instanceof Element)) return
    const { x, y, width, height } = currentTarget.getBoundingClientRect()
    lookAt([left + ((clientX - x) / width) * (right - left), top + ((clientY - y) / height) * (bottom - top)])
  }
  return (
    <svg
      class="overview"
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      aria-hidden="true"
      onPointerDown={look}
      onPointerMove={look}
    >
      <rect x={left} y={top} width={right - left} height={bottom - top} class="paper" />
      {children}
      <rect x={seen.x} y={seen.y} width={seen.width} height={seen.height} class="seen" />
    </svg>
  )
}
