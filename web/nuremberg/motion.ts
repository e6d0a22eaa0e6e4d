/** How long things move, in milliseconds; 0: they do not. Set by the table from what the reader chose. */
let pace = 0

/** What is there when the table opens does not move. */
let isSettled = false

const LENGTH: Readonly<Record<string, number>> = { slow: 700, normal: 380, fast: 180, off: 0 }

export function setPace(speed: string): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  pace = isCalm ? 0 : (LENGTH[speed] ?? 0)
}

export function settle(isOpen: boolean): void {
  isSettled = isOpen
}

/** Whatever moves is on the table already: nothing ever waits for it. Only places and opacity change, never a layout. */
function move(element: Element | null, frames: Keyframe[], delay = 0): Animation | null {
  if (element === null || pace === 0 || !isSettled) return null
  return element.animate(frames, { duration: pace, delay, easing: 'ease-out', fill: 'backwards' })
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
  if (table === null || pace === 0 || !isSettled) return
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
    turn * pace * APART,
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
