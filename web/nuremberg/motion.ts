/** How long things move, in milliseconds; 0: they do not. Set by the table from what the reader chose. */
let pace = 0

const LENGTH: Readonly<Record<string, number>> = { slow: 700, normal: 380, fast: 180, off: 0 }

export function setPace(speed: string): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  pace = isCalm ? 0 : (LENGTH[speed] ?? 0)
}

/** Whatever moves is on the table already: nothing ever waits for it. */
const move = (element: Element, frames: Keyframe[], length = pace): void => {
  if (length > 0) element.animate(frames, { duration: length, easing: 'ease-out' })
}

/** A piece of track is laid from one end to the other. */
export function drawIn(group: SVGGElement | null): void {
  if (group === null || pace === 0) return
  for (const path of group.children) move(path, [{ opacity: 0 }, { opacity: 1 }])
  const bed = group.firstElementChild
  if (bed instanceof SVGPathElement) {
    const length = bed.getTotalLength()
    move(bed, [
      { strokeDasharray: `${length}`, strokeDashoffset: length },
      { strokeDasharray: `${length}`, strokeDashoffset: 0 },
    ])
  }
}

/** Something new draws the eye. */
export function popIn(element: Element | null): void {
  if (element !== null) move(element, [{ transform: 'scale(1.35)' }, { transform: 'none' }])
}

/** Something moves from one place of the screen to another: a picture of it flies, the thing itself is there already. */
export function fly(picture: Element, from: DOMRect, to: DOMRect): void {
  if (pace === 0) return
  const flying = picture.cloneNode(true) as HTMLElement
  Object.assign(flying.style, {
    position: 'fixed',
    left: `${to.x}px`,
    top: `${to.y}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    pointerEvents: 'none',
    zIndex: '10',
  })
  picture.closest('.nuremberg-table')?.append(flying)
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.height / to.height})`
  const flight = flying.animate(
    [
      { transform: start, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    {
      duration: pace * 1.4,
      easing: 'ease-in-out',
    },
  )
  flight.onfinish = () => flying.remove()
}
