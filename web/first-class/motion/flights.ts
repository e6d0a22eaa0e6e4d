import type { Change } from './changes.ts'
import { whereIs } from './where.ts'

/** A piece as it stood before: where, and for what has left, how it looked. */
interface Stood {
  readonly change: Change
  readonly box: DOMRect | null
  readonly copy: HTMLElement | null
}

const LEAVING: readonly Change['is'][] = ['taken', 'swept', 'spent']
const MOVING: readonly Change['is'][] = ['walked', 'drove']

const find = (root: Element, change: Change): HTMLElement | null => root.querySelector<HTMLElement>(whereIs(change))

/** Before the table is drawn anew: what is about to leave or to move is remembered where it stands. */
export const remember = (root: Element, changes: readonly Change[]): Stood[] => {
  const stood = changes.map(change => {
    const isLeaving = LEAVING.includes(change.is)
    const piece = isLeaving || MOVING.includes(change.is) ? find(root, change) : null
    return { change, box: piece?.getBoundingClientRect() ?? null, copy: isLeaving ? copyOf(piece) : null }
  })
  return stood
}

/** The copy is outside the table, where an em is something else. */
function copyOf(piece: HTMLElement | null): HTMLElement | null {
  if (piece === null) return null
  const copy = piece.cloneNode(true) as HTMLElement
  copy.style.fontSize = getComputedStyle(piece).fontSize
  copy.removeAttribute('data-place')
  copy.setAttribute('aria-hidden', 'true')
  copy.setAttribute('tabindex', '-1')
  return copy
}

/** Afterwards: each thing comes from where it stood, and what has left goes its way. Nothing ever waits for it. */
export function play(root: Element, stood: readonly Stood[], length: number): void {
  const source = stood.find(({ change }) => change.is === 'taken')?.box ?? null
  // Everything is measured before anything begins to move, so that the table is laid out once.
  const flights = stood.map((each, n) => flightOf(root, each, source, n))
  for (const fly of flights) fly?.(length)
}

type Flight = ((length: number) => void) | null

function flightOf(root: Element, { change, box, copy }: Stood, source: DOMRect | null, n: number): Flight {
  switch (change.is) {
    case 'taken': {
      const to = root.querySelector(`[data-board="${change.seat}"]`)?.getBoundingClientRect()
      return box && copy && to ? length => leave(copy, box, toMiddle(box, to), 0.35, length * 1.5) : null
    }
    case 'swept':
      return box && copy ? length => leave(copy, box, { x: -box.width, y: 0 }, 0.9, length) : null
    case 'spent':
      return box && copy ? length => leave(copy, box, { x: 0, y: -2 * box.height }, 1, length) : null
    default:
      return arrivalOf(find(root, change), change, box, source, n)
  }
}

function arrivalOf(
  piece: HTMLElement | null,
  change: Change,
  box: DOMRect | null,
  source: DOMRect | null,
  n: number,
): Flight {
  if (piece === null) return null
  const to = piece.getBoundingClientRect()
  switch (change.is) {
    case 'dealt':
      return length => come(piece, { x: 0, y: -12 }, 1, length, n * (length / 20))
    case 'coupled':
      return length => come(piece, { x: to.width, y: 0 }, 1, length)
    case 'earned':
      return length => come(piece, source ? toMiddle(to, source) : { x: 0, y: -2 * to.height }, 1, length * 1.3, n * 40)
    case 'raised':
      return length => pop(piece, length)
    case 'scored':
      return length => rise(to, change.points, length)
    default:
      return box === null ? length => pop(piece, length) : length => slide(piece, box, to, length)
  }
}

interface Way {
  readonly x: number
  readonly y: number
}

const toMiddle = (from: DOMRect, to: DOMRect): Way => ({
  x: to.x + to.width / 2 - from.x - from.width / 2,
  y: to.y + to.height / 2 - from.y - from.height / 2,
})

const at = ({ x, y }: Way, scale = 1): string => `translate(${x}px, ${y}px) scale(${scale})`

/** What has left goes on as a copy over the table, and is gone. */
function leave(copy: HTMLElement, box: DOMRect, way: Way, scale: number, duration: number): void {
  copy.classList.add('fc-flying')
  Object.assign(copy.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
  })
  document.body.append(copy)
  const flight = copy.animate(
    [{ opacity: 1 }, { opacity: 0.85, offset: 0.7 }, { transform: at(way, scale), opacity: 0 }],
    {
      duration,
      easing: 'ease-in-out',
      fill: 'forwards',
    },
  )
  flight.onfinish = () => copy.remove()
  flight.oncancel = () => copy.remove()
}

const come = (piece: Element, from: Way, scale: number, duration: number, delay = 0): void => {
  piece.animate(
    [
      { transform: at(from, scale), opacity: 0 },
      { opacity: 1, offset: 0.4 },
      { transform: 'none', opacity: 1 },
    ],
    {
      duration,
      delay,
      easing: 'ease-out',
      fill: 'backwards',
    },
  )
}

const pop = (piece: Element, duration: number): void => {
  piece.animate([{ transform: 'none' }, { transform: 'scale(1.25)', offset: 0.4 }, { transform: 'none' }], {
    duration: duration * 1.3,
    easing: 'ease-in-out',
  })
}

const slide = (piece: Element, from: DOMRect, to: DOMRect, duration: number): void => {
  piece.animate([{ transform: at({ x: from.x - to.x, y: from.y - to.y }) }, { transform: 'none' }], {
    duration: duration * 1.4,
    easing: 'ease-in-out',
  })
}

/** Points rise from where they are counted. */
function rise(box: DOMRect, points: number, duration: number): void {
  const sign = document.createElement('span')
  sign.className = 'fc-rising'
  sign.setAttribute('aria-hidden', 'true')
  sign.textContent = `+${points}`
  leave(
    sign,
    new DOMRect(box.x, box.y - box.height * 0.4, box.width, box.height),
    { x: 0, y: -box.height },
    1.2,
    duration * 2.5,
  )
}
