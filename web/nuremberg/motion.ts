import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { useDurations } from '../table/speed.ts'

/** What is there when the table opens does not move: from then on its root says how long things move. */
export function useMotion(root: RefObject<HTMLElement | null>): void {
  const { motion } = useDurations()
  useEffect(() => {
    if (root.current !== null) root.current.dataset['motion'] = String(motion)
  }, [motion])
}

/** In milliseconds; 0: nothing moves here. */
const motionAt = (element: Element): number =>
  Number(element.closest<HTMLElement>('[data-motion]')?.dataset['motion'] ?? 0)

/** Whatever moves is on the table already: nothing ever waits for it. Only places and opacity change, never a layout. */
function move(element: Element | null, frames: Keyframe[], delay = 0): Animation | null {
  const duration = element === null ? 0 : motionAt(element)
  if (element === null || duration === 0) return null
  return element.animate(frames, { duration, delay, easing: 'ease-out', fill: 'backwards' })
}

/** A piece of track is laid from one end to the other. */
export function drawIn(rail: SVGGElement | null): void {
  const [, x, y] = /^M\s*(-?[\d.]+)[ ,]?(-?[\d.]+)/.exec(rail?.firstElementChild?.getAttribute('d') ?? '') ?? []
  const transformOrigin = `${x ?? 0}px ${y ?? 0}px`
  move(rail, [
    { transform: 'scale(0)', opacity: 0, transformOrigin },
    { transform: 'none', opacity: 1, transformOrigin },
  ])
}

/** Something new draws the viewer. */
export function popIn(element: Element | null): void {
  move(element, [{ transform: 'scale(1.35)' }, { transform: 'none' }])
}

/** Pieces that are dealt come from above. */
export function dealIn(pieces: Element | null): void {
  if (pieces === null) return
  for (const [n, piece] of [...pieces.children].entries())
    move(
      piece,
      [
        { transform: 'translateY(-30px)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      n * DEALT,
    )
}

const DEALT = 6

/** One after the other, so that each is seen. */
const APART = 0.35

/** Something goes from one thing on the table to another: a picture of it flies, what it changes is there already. */
export function fly(picture: string, from: Element, to: Element, turn: number): void {
  const table = to.closest('.nuremberg-table')
  if (table === null || motionAt(to) === 0) return
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  if (start.width === 0 || end.width === 0) return
  const flying = pictureOf(picture)
  table.append(flying)
  const around = table.getBoundingClientRect()
  const at = ({ x, y, width, height }: DOMRect, scale: number): string =>
    `translate(${x + width / 2 - around.x - SIZE / 2}px, ${y + height / 2 - around.y - SIZE / 2}px) scale(${scale})`
  const flight = move(
    flying,
    [
      { transform: at(start, 0.8), opacity: 0.4 },
      { transform: at(between(start, end), 1.5), opacity: 1, offset: 0.5 },
      { transform: at(end, 0.8), opacity: 0.4 },
    ],
    turn * motionAt(to) * APART,
  )
  flight?.addEventListener('finish', () => flying.remove())
  flight?.addEventListener('cancel', () => flying.remove())
}

const SIZE = 26

const between = (one: DOMRect, other: DOMRect): DOMRect =>
  new DOMRect(
    (one.x + other.x) / 2,
    (one.y + other.y) / 2,
    (one.width + other.width) / 2,
    (one.height + other.height) / 2,
  )

function pictureOf(symbol: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  for (const each of [svg, use]) {
    each.setAttribute('width', String(SIZE))
    each.setAttribute('height', String(SIZE))
  }
  use.setAttribute('href', `#nb-${symbol}`)
  svg.setAttribute('class', 'flying')
  svg.setAttribute('aria-hidden', 'true')
  svg.append(use)
  return svg
}
