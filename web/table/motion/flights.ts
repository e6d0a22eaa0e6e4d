import type { Movement, MovementOfThing, Offset } from './movement.ts'

/** A movement with what was seen of it before: where it begins, and how that looked which is gone. */
export interface FlightStart {
  readonly movement: Movement
  readonly box: DOMRect | null
  readonly copy: HTMLElement | null
}

/** Before the table is drawn again, and only for what is about to change. */
export const prepare = (root: Element, movements: readonly Movement[]): FlightStart[] =>
  movements.map(movement => {
    const origin = originOf(movement)
    const found = origin === null ? null : root.querySelector<HTMLElement>(origin)
    const copy = movement.is === 'leave' && found !== null ? copyOf(found) : null
    return { movement, box: found?.getBoundingClientRect() ?? null, copy }
  })

/** What must be looked at before: what leaves or slides, and what something else comes from. */
function originOf(movement: Movement): string | null {
  if (movement.is === 'leave' || movement.is === 'slide') return movement.thing
  return 'from' in movement && typeof movement.from === 'string' ? movement.from : null
}

/** Elsewhere on the table an em is something else. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  copy.style.fontSize = getComputedStyle(element).fontSize
  copy.removeAttribute('data-target')
  copy.setAttribute('tabindex', '-1')
  return copy
}

/** Begins to move, for so many milliseconds. */
type Flight = (duration: number) => void

/** Afterwards: each thing comes from where it stood, and what has left goes its way. Nothing ever waits for it. */
export function play(root: HTMLElement, prepared: readonly FlightStart[], duration: number): void {
  // Everything is measured before anything begins to move, so that the table is laid out once.
  const flights = prepared.flatMap((each, n) => flightsOf(root, each, n))
  for (const fly of flights) fly(duration)
}

function flightsOf(root: HTMLElement, { movement, box, copy }: FlightStart, n: number): Flight[] {
  if (movement.is === 'deal') return dealt([...root.querySelectorAll(movement.thing)], n)
  if (movement.is === 'leave') return box && copy ? [leaving(root, copy, box, movement.to)] : []
  const thing = root.querySelector(movement.thing)
  return thing === null ? [] : [flightOf(root, thing, movement, box, n)]
}

function flightOf(
  root: HTMLElement,
  thing: Element,
  movement: MovementOfThing,
  box: DOMRect | null,
  n: number,
): Flight {
  const to = thing.getBoundingClientRect()
  switch (movement.is) {
    case 'arrive':
      return arriving(
        thing,
        typeof movement.from === 'string' ? toMiddle(to, box ?? to) : inSizes(to, movement.from),
        n,
      )
    case 'slide':
      return box === null ? popping(thing) : sliding(thing, { x: box.x - to.x, y: box.y - to.y })
    case 'pop':
      return popping(thing)
    case 'draw':
      return drawing(thing)
    case 'rise':
      return rising(root, movement.text, to)
    case 'fly':
      return flying(root, movement.picture, box ?? to, to, n)
  }
}

/** In pixels. */
const inSizes = ({ width, height }: DOMRect, { x, y }: Offset): Offset => ({ x: x * width, y: y * height })

const toMiddle = (from: DOMRect, to: DOMRect): Offset => ({
  x: to.x + to.width / 2 - from.x - from.width / 2,
  y: to.y + to.height / 2 - from.y - from.height / 2,
})

const at = ({ x, y }: Offset, scale = 1): string => `translate(${x}px, ${y}px) scale(${scale})`

const comingFrom = (from: Offset): Keyframe[] => [
  { transform: at(from), opacity: 0 },
  { opacity: 1, offset: 0.4 },
  { transform: 'none', opacity: 1 },
]

/** One after the other, so that each is seen; of many the last is not long behind the first. */
const dealt = (things: readonly Element[], before: number): Flight[] =>
  things.map((thing, n) => duration => {
    const delay = duration * (before + n) * Math.min(0.05, 1 / things.length)
    thing.animate(comingFrom({ x: 0, y: -12 }), { duration, delay, easing: 'ease-out', fill: 'backwards' })
  })

const arriving =
  (thing: Element, from: Offset, n: number): Flight =>
  duration => {
    const timing = { duration: duration * 1.2, delay: duration * n * 0.1 }
    thing.animate(comingFrom(from), { ...timing, easing: 'ease-out', fill: 'backwards' })
  }

const sliding =
  (thing: Element, from: Offset): Flight =>
  duration => {
    thing.animate([{ transform: at(from) }, { transform: 'none' }], {
      duration: duration * 1.4,
      easing: 'ease-in-out',
    })
  }

const popping =
  (thing: Element): Flight =>
  duration => {
    thing.animate([{ transform: 'none' }, { transform: 'scale(1.25)', offset: 0.4 }, { transform: 'none' }], {
      duration: duration * 1.3,
      easing: 'ease-in-out',
    })
  }

/** It grows from where its first path begins. */
const drawing =
  (thing: Element): Flight =>
  duration => {
    const [, x = 0, y = 0] =
      /^M\s*(-?[\d.]+)[ ,]?(-?[\d.]+)/.exec(thing.querySelector('path')?.getAttribute('d') ?? '') ?? []
    const transformOrigin = `${x}px ${y}px`
    const frames = [
      { transform: 'scale(0)', opacity: 0, transformOrigin },
      { transform: 'none', opacity: 1, transformOrigin },
    ]
    thing.animate(frames, { duration, easing: 'ease-out' })
  }

/** To the middle of a thing it goes as something small. */
function leaving(root: HTMLElement, copy: HTMLElement, box: DOMRect, to: string | Offset): Flight {
  const target = typeof to === 'string' ? root.querySelector(to)?.getBoundingClientRect() : undefined
  const way = typeof to === 'string' ? toMiddle(box, target ?? box) : inSizes(box, to)
  const [scale, longer] = typeof to === 'string' ? [0.35, 1.5] : [1, 1]
  return overTable(root, copy, box, LEAVING(way, scale), { longer })
}

const LEAVING = (way: Offset, scale: number): Keyframe[] => [
  { opacity: 1 },
  { opacity: 0.85, offset: 0.7 },
  { transform: at(way, scale), opacity: 0 },
]

function rising(root: HTMLElement, text: string, { x, y, width, height }: DOMRect): Flight {
  const sign = document.createElement('span')
  sign.className = 'rising'
  sign.textContent = text
  const box = new DOMRect(x, y - height * 0.4, width, height)
  return overTable(root, sign, box, LEAVING({ x: 0, y: -height }, 1.2), { longer: 2.5 })
}

const PICTURE = 26

/** From the middle of one thing to that of another, larger on its way. */
function flying(root: HTMLElement, picture: string, from: DOMRect, to: DOMRect, n: number): Flight {
  const box = new DOMRect(from.x + (from.width - PICTURE) / 2, from.y + (from.height - PICTURE) / 2, PICTURE, PICTURE)
  const { x, y } = toMiddle(from, to)
  const frames = [
    { transform: at({ x: 0, y: 0 }, 0.8), opacity: 0.4 },
    { transform: at({ x: x / 2, y: y / 2 }, 1.5), opacity: 1, offset: 0.5 },
    { transform: at({ x, y }, 0.8), opacity: 0.4 },
  ]
  return overTable(root, pictureOf(picture), box, frames, { delay: n * 0.35 })
}

function pictureOf(symbol: string): SVGSVGElement {
  const [svg, use] = (['svg', 'use'] as const).map(tag => document.createElementNS('http://www.w3.org/2000/svg', tag))
  for (const each of [svg!, use!]) {
    each.setAttribute('width', String(PICTURE))
    each.setAttribute('height', String(PICTURE))
  }
  use!.setAttribute('href', `#${symbol}`)
  svg!.append(use!)
  return svg as SVGSVGElement
}

/** Something that is no part of the table goes over it, and is gone. */
function overTable(
  root: HTMLElement,
  element: HTMLElement | SVGElement,
  { x, y, width, height }: DOMRect,
  frames: Keyframe[],
  { longer = 1, delay = 0 }: { readonly longer?: number; readonly delay?: number },
): Flight {
  const around = root.getBoundingClientRect()
  element.classList.add('flying')
  element.setAttribute('aria-hidden', 'true')
  Object.assign(element.style, {
    left: `${x - around.x}px`,
    top: `${y - around.y}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  return duration => {
    root.append(element)
    const timing = {
      duration: duration * longer,
      delay: duration * delay,
      easing: 'ease-in-out',
      fill: 'both',
    } as const
    const flight = element.animate(frames, timing)
    flight.onfinish = () => element.remove()
    flight.oncancel = () => element.remove()
  }
}
