/** A place on the screen. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** What the page knows of hands: where an element can be pressed, and whether it was. */
interface Reach {
  /** Brings it into sight and finds a place where nothing lies over it; `null`: it is covered, or outside of a map's window. */
  spotOf(element: Element): Spot | null
  /** The part of it that is on the screen, covered or not. */
  seen(element: Element): DOMRect
  /** This is to be pressed next. */
  aim(element: Element): void
  /** Once something was pressed, which takes a finger a while: was it what was aimed at? `null`: nothing was aimed at. */
  hit(): Promise<boolean | null>
}

declare global {
  interface Window {
    reach: Reach
  }
}

/** Runs in the page before anything else. */
export function watchReach(): void {
  interface Box {
    left: number
    top: number
    right: number
    bottom: number
  }
  const clips = (element: Element): boolean => {
    const { overflowX, overflowY, display } = getComputedStyle(element)
    return display !== 'contents' && (overflowX !== 'visible' || overflowY !== 'visible')
  }
  /** What is left of it after all that cuts it off. */
  const seen = (element: Element): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const box = { left, top, right, bottom }
    const cut = (by: Box) => {
      box.left = Math.max(box.left, by.left)
      box.top = Math.max(box.top, by.top)
      box.right = Math.min(box.right, by.right)
      box.bottom = Math.min(box.bottom, by.bottom)
    }
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (clips(around)) cut(around.getBoundingClientRect())
      // It lies over the page: what it stands in does not cut it off.
      if (around.matches('dialog:modal')) break
    }
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
    return box
  }
  // The middle first, then all around it: an area of a map need not cover the middle of its box.
  const shares = [0.5, 0.35, 0.65, 0.2, 0.8]
  const isAt = (element: Element, { x, y }: Spot): boolean => element.contains(document.elementFromPoint(x, y))
  const free = (element: Element): Spot | null => {
    const { left, top, right, bottom } = seen(element)
    if (right - left < 1 || bottom - top < 1) return null
    for (const down of shares)
      for (const along of shares) {
        const spot = { x: left + (right - left) * along, y: top + (bottom - top) * down }
        if (isAt(element, spot)) return spot
      }
    return null
  }
  const isWhole = (element: Element): boolean => {
    const { left, top, right, bottom } = seen(element)
    const { width, height } = element.getBoundingClientRect()
    return right - left > width - 1 && bottom - top > height - 1
  }
  // From a finger to a click it takes a while; where none comes, nothing was pressed.
  const longest = 2000
  let pressed: Promise<boolean> | null = null
  window.reach = {
    aim(element) {
      pressed = new Promise(resolve => {
        setTimeout(() => resolve(false), longest)
        const hear = ({ target }: Event) => resolve(target instanceof Node && element.contains(target))
        addEventListener('click', hear, { capture: true, once: true })
      })
    },
    async hit() {
      const last = await pressed
      pressed = null
      return last
    },
    seen(element) {
      const { left, top, right, bottom } = seen(element)
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    },
    spotOf(element) {
      if (!element.checkVisibility({ visibilityProperty: true })) return null
      const spot = isWhole(element) ? free(element) : null
      if (spot !== null || element.closest('svg') !== null) return spot ?? free(element)
      // What is cut off, or under something that stays where it is, is scrolled to.
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      return free(element)
    },
  }
}
