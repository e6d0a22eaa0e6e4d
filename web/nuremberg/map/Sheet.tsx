import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Button } from '../../shell/Button.tsx'
import { useShell } from '../../shell/context.ts'
import { useListeners } from '../../shell/useListeners.ts'
import { Overview } from './Overview.tsx'
import { distance, type Point, type Rect } from './points.ts'
import { centredOn, moved, seenPart, showing, type Window, wholeIn, zoomed } from './window.ts'

interface SheetProps {
  sheet: Rect
  label: string
  /** What is shown when it changes, on a small screen. */
  show: readonly Point[]
  /** The sheet in small: shown on a small screen while only a part is seen. */
  overview: ComponentChildren
  /** What is seen and not touched, from below: each on a layer of its own, so that not all is painted with every tap. */
  layers: readonly ComponentChildren[]
  children: ComponentChildren
}

/** A sheet one can look at from near: by wheel, by pinching, by dragging, and by buttons. */
export function Sheet({ sheet, label, show, layers, overview, children }: SheetProps) {
  const { say } = useShell()
  const svg = useRef<SVGSVGElement>(null)
  const [seen, setSeen] = useState<Window>(() => wholeIn(sheet, 4 / 3))
  // Kept as it is told: to measure while a table is being drawn would lay it out once more.
  const width = useRef<number | null>(null)
  useRoom(svg, (wide, high) => {
    width.current = wide
    setSeen(before => (isWhole(sheet, before) ? wholeIn(sheet, wide / high) : reshaped(sheet, before, wide / high)))
  })
  useGestures(svg, sheet, setSeen)
  const wanted = show.map(String).join(' ')
  useEffect(() => {
    const wide = width.current ?? svg.current!.clientWidth
    if (show.length === 0 || wide > SMALL) return
    setSeen(before => showing(sheet, before.width / before.height, show, BUTTONS / wide))
  }, [wanted])
  const box = `${seen.x} ${seen.y} ${seen.width} ${seen.height}`
  const nearer = (factor: number) => setSeen(before => zoomed(sheet, before, factor, centreOf(before)))
  return (
    <div class="map-sheet">
      {layers.map((layer, n) => (
        <svg key={n} class="map layer" viewBox={box} aria-hidden="true">
          {layer}
        </svg>
      ))}
      {/* biome-ignore lint/a11y/useSemanticElements: a label names the group, and no other element draws */}
      <svg ref={svg} class="map" viewBox={box} role="group" aria-label={label}>
        {children}
      </svg>
      {seenPart(sheet, seen) < NEARLY_ALL && (
        <Overview sheet={sheet} seen={seen} lookAt={point => setSeen(before => centredOn(sheet, before, point))}>
          {overview}
        </Overview>
      )}
      <div class="zoom">
        <Button onClick={() => nearer(1.6)} aria-label={say('nuremberg.map.nearer')}>
          +
        </Button>
        <Button onClick={() => nearer(1 / 1.6)} aria-label={say('nuremberg.map.farther')}>
          −
        </Button>
        {!isWhole(sheet, seen) && (
          <Button
            onClick={() => setSeen(before => wholeIn(sheet, before.width / before.height))}
            aria-label={say('nuremberg.map.whole')}
          >
            ⤢
          </Button>
        )}
      </div>
    </div>
  )
}

/** A map that is not wider than this is looked at in parts. */
const SMALL = 600

/** Where so much is seen, the sheet in small would only hide some of it. */
const NEARLY_ALL = 0.75

/** The buttons stand over the right edge. */
const BUTTONS = 52

const centreOf = ({ x, y, width, height }: Window): Point => [x + width / 2, y + height / 2]

const isWhole = (sheet: Rect, { width, height }: Window): boolean => width >= wholeIn(sheet, width / height).width - 1

const reshaped = (sheet: Rect, { x, y, width }: Window, shape: number): Window =>
  moved(sheet, { x, y, width, height: width / shape }, [0, 0])

/** Tells how wide and high the element is whenever that changes. */
function useRoom(element: RefObject<Element | null>, tell: (width: number, height: number) => void): void {
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      if (width > 0 && height > 0) tell(width, height)
    })
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [])
}

/** So far a finger may slip and still point. */
const SLIP = 8

/** Dragging moves the sheet, two fingers and the wheel change how near it is. A drag is no pointing. */
function useGestures(
  svg: RefObject<SVGSVGElement | null>,
  sheet: Rect,
  change: (next: (before: Window) => Window) => void,
): void {
  const { current: touch } = useRef({ fingers: new Map<number, Point>(), isDrag: false, way: 0 })
  const scaleFor = (seen: Window) => seen.width / svg.current!.clientWidth
  const onSheet = (seen: Window, [x, y]: Point): Point => {
    const { left, top } = svg.current!.getBoundingClientRect()
    return [seen.x + (x - left) * scaleFor(seen), seen.y + (y - top) * scaleFor(seen)]
  }
  const drag = (x: number, y: number) => change(seen => moved(sheet, seen, [x * scaleFor(seen), y * scaleFor(seen)]))
  const zoom = (factor: number, around: Point) => change(seen => zoomed(sheet, seen, factor, onSheet(seen, around)))
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const before = touch.fingers.get(pointerId)
    if (before === undefined) return
    const now: Point = [clientX, clientY]
    touch.fingers.set(pointerId, now)
    touch.way += distance(before, now)
    const other = [...touch.fingers].find(([id]) => id !== pointerId)?.[1]
    if (touch.way < SLIP && other === undefined) return
    touch.isDrag = true
    if (other === undefined) drag(before[0] - now[0], before[1] - now[1])
    else zoom(distance(now, other) / distance(before, other), other)
  }
  const lift = ({ pointerId }: PointerEvent) => touch.fingers.delete(pointerId)
  useListeners({ pointermove: move, pointerup: lift, pointercancel: lift })
  useListeners(
    {
      pointerdown: ({ pointerId, clientX, clientY }) => {
        if (touch.fingers.size === 0) Object.assign(touch, { isDrag: false, way: 0 })
        touch.fingers.set(pointerId, [clientX, clientY])
      },
      click: event => {
        if (touch.isDrag) event.stopPropagation()
        touch.isDrag = false
      },
      wheel: event => {
        event.preventDefault()
        zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, [event.clientX, event.clientY])
      },
    },
    { on: () => svg.current!, capture: true, passive: false },
  )
}
