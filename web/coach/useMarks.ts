import { useEffect } from 'preact/hooks'
import { LETTERS } from './words.ts'

/** A letter, and the part of the table it stands at. */
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
export function useMarks(places: readonly (readonly string[])[]): void {
  const key = JSON.stringify(places)
  useEffect(() => {
    const layer = document.createElement('div')
    layer.className = 'coach-marks'
    layer.ariaHidden = 'true'
    const marks = marksFor(places)
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

function marksFor(places: readonly (readonly string[])[]): Mark[] {
  const taken = new Map<string, number>()
  return places.flatMap((all, n) =>
    all.map(at => {
      const beside = taken.get(at) ?? 0
      taken.set(at, beside + 1)
      return { sign: signFor(LETTERS[n]!), at, beside }
    }),
  )
}

function signFor(letter: string): HTMLElement {
  const sign = document.createElement('b')
  sign.className = 'coach-letter'
  sign.textContent = letter
  return sign
}

/** At the upper left corner of what it marks; what is not on the screen now has no letter. */
function put({ sign, at, beside }: Mark): void {
  const box = document.querySelector(at)?.getBoundingClientRect()
  const isSeen = box !== undefined && box.width > 0
  sign.hidden = !isSeen
  if (isSeen) sign.style.translate = `${Math.max(0, box.x - 6) + beside * 26}px ${Math.max(0, box.y - 6)}px`
}
