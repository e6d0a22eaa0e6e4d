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

/** Begins to move, for this many milliseconds. */
type Flight = (duration: number) => Animation

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
    case 'arrive': {
      const from = typeof movement.from === 'string' ? toMiddle(to, box ?? to) : inSizes(to, movement.from)
      return flight(thing, comingFrom(from), { longer: 1.2, delay: n * 0.1, ...COMING })
    }
    case 'slide':
      if (box === null) return flight(thing, POPPING, { longer: 1.3 })
      return flight(thing, [{ transform: at({ x: box.x - to.x, y: box.y - to.y }) }, STILL], { longer: 1.4 })
    case 'pop':
      return flight(thing, POPPING, { longer: 1.3 })
    case 'draw':
      return flight(thing, drawing(thing), { easing: 'ease-out' })
    case 'rise':
      return rising(root, movement.text, to)
    case 'fly':
      return flying(root, movement.picture, box ?? to, to, n)
  }
}

/** How long it takes and when it begins, in times of the usual duration. */
interface FlightTiming extends Pick<KeyframeAnimationOptions, 'easing' | 'fill'> {
  readonly longer?: number
  readonly delay?: number
}

const flight =
  (thing: Element, frames: Keyframe[], { longer = 1, delay = 0, ...how }: FlightTiming): Flight =>
  duration =>
    thing.animate(frames, { duration: duration * longer, delay: duration * delay, easing: 'ease-in-out', ...how })

const COMING = { easing: 'ease-out', fill: 'backwards' } as const
const STILL: Keyframe = { transform: 'none' }
const POPPING = [STILL, { transform: 'scale(1.25)', offset: 0.4 }, STILL]

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
  things.map((thing, n) => {
    const delay = (before + n) * Math.min(0.05, 1 / things.length)
    return flight(thing, comingFrom({ x: 0, y: -12 }), { delay, ...COMING })
  })

/** It grows from where its first path begins. */
function drawing(thing: Element): Keyframe[] {
  const path = thing.querySelector('path')?.getAttribute('d') ?? ''
  const [, x = 0, y = 0] = /^M\s*(-?[\d.]+)[ ,]?(-?[\d.]+)/.exec(path) ?? []
  const transformOrigin = `${x}px ${y}px`
  return [
    { transform: 'scale(0)', opacity: 0, transformOrigin },
    { transform: 'none', opacity: 1, transformOrigin },
  ]
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

function pictureOf(symbol: string): HTMLElement {
  const picture = document.createElement('span')
  const size = `width="${PICTURE}" height="${PICTURE}"`
  picture.innerHTML = `<svg ${size}><use href="#${symbol}" ${size}/></svg>`
  return picture
}

/** Something that is no part of the table goes over it, and is gone. */
function overTable(
  root: HTMLElement,
  element: HTMLElement,
  { x, y, width, height }: DOMRect,
  frames: Keyframe[],
  timing: FlightTiming,
): Flight {
  const around = root.getBoundingClientRect()
  element.classList.add('flying')
  element.setAttribute('aria-hidden', 'true')
  const place = { left: x - around.x, top: y - around.y, width, height }
  for (const [side, length] of Object.entries(place)) element.style.setProperty(side, `${length}px`)
  const fly = flight(element, frames, { fill: 'both', ...timing })
  return duration => {
    root.append(element)
    const flown = fly(duration)
    flown.onfinish = () => element.remove()
    flown.oncancel = () => element.remove()
    return flown
  }
}
