import { useEffect } from 'preact/hooks'

/** A letter, and the parts of the table it stands at, as selectors. */
interface Lettered {
  readonly letter: string
  readonly places: readonly string[]
}

/** A letter at one of them. */
interface Mark {
  readonly sign: HTMLElement
  readonly at: string
  /** The how-many-th letter it is at the same place. */
  readonly beside: number
}

/**
 * Letters on the table, at the places that advice points to. They lie over it and follow what they mark: a map is moved,
 * a panel is scrolled, a card flies. Parts of the table need not know of them.
 */
export function useMarks(advice: readonly Lettered[], look: 'advice' | 'comparison' = 'advice'): void {
  const key = JSON.stringify(advice)
  useEffect(() => {
    const layer = document.createElement('div')
    layer.className = `coach-marks is-${look}`
    layer.ariaHidden = 'true'
    const marks = marksFor(advice)
    layer.append(...marks.map(({ sign }) => sign))
    document.body.append(layer)
    let frame = requestAnimationFrame(function follow() {
      marks.forEach(put)
      frame = requestAnimationFrame(follow)
    })
    return () => {
      cancelAnimationFrame(frame)
      layer.remove()
    }
  }, [key])
}

function marksFor(advice: readonly Lettered[]): Mark[] {
  const taken = new Map<string, number>()
  return advice.flatMap(({ letter, places }) =>
    places.map(at => {
      const beside = taken.get(at) ?? 0
      taken.set(at, beside + 1)
      return { sign: signFor(letter), at, beside }
    }),
  )
}

function signFor(letter: string): HTMLElement {
  const sign = document.createElement('b')
  sign.className = 'coach-letter'
  sign.dataset['letter'] = letter
  sign.textContent = letter
  return sign
}

/** On what it marks; what is not on the screen now has no letter. */
function put({ sign, at, beside }: Mark): void {
  const corner = cornerOf(document.querySelector(at))
  sign.hidden = corner === null
  if (corner !== null) sign.style.translate = `${corner.x + beside * 26}px ${corner.y}px`
}

/** A letter stands on the corner of what it marks and hides little of it: so far it reaches beyond. */
const REACH = 10
const HALF_A_LETTER = 12

function cornerOf(element: Element | null): { x: number; y: number } | null {
  if (element === null) return null
  const box = element.getBoundingClientRect()
  const { x, y } = element instanceof SVGElement ? middleOf(box) : box
  const isSeen =
    element.checkVisibility({ visibilityProperty: true }) &&
    clippersOf(element).every(clipper => isInside(clipper.getBoundingClientRect(), x, y))
  return isSeen ? { x: Math.max(0, x - REACH), y: Math.max(0, y - REACH) } : null
}

/** Areas of a map have no corners. */
const middleOf = ({ x, y, width, height }: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>) => ({
  x: x + width / 2 - HALF_A_LETTER + REACH,
  y: y + height / 2 - HALF_A_LETTER + REACH,
})

const isInside = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left - REACH && x < right && y >= top - REACH && y < bottom

const known = new WeakMap<Element, readonly Element[]>()

/** The parts around an element that hide what does not fit them. They stay the same, and are asked for in every frame. */
function clippersOf(element: Element): readonly Element[] {
  const found = known.get(element) ?? parentsOf(element).filter(each => getComputedStyle(each).overflow !== 'visible')
  known.set(element, found)
  return found
}

const parentsOf = (element: Element): Element[] =>
  element.parentElement === null ? [] : [element.parentElement, ...parentsOf(element.parentElement)]
