import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Scene } from '../match/scene.ts'
import { useShell } from '../shell/context.ts'
import type { Settings } from '../shell/settings.ts'

/** How long a piece is on its way, in milliseconds. */
const DURATIONS: Readonly<Record<Settings['speed'], number>> = { slow: 700, normal: 350, fast: 150, off: 0 }

interface Seen {
  readonly box: DOMRect
  /** What it looked like, should it be gone. */
  readonly copy: HTMLElement
}

const piecesIn = (root: HTMLElement): Map<string, HTMLElement> =>
  new Map([...root.querySelectorAll<HTMLElement>('[data-piece]')].map(piece => [piece.dataset['piece']!, piece]))

const seenIn = (root: HTMLElement): Map<string, Seen> =>
  new Map(
    [...piecesIn(root)].map(([name, piece]) => [
      name,
      { box: piece.getBoundingClientRect(), copy: piece.cloneNode(true) as HTMLElement },
    ]),
  )

/** A piece that stands elsewhere now comes from where it stood. */
function slide(piece: HTMLElement, from: DOMRect, duration: number): void {
  const to = piece.getBoundingClientRect()
  const [x, y] = [from.x - to.x, from.y - to.y]
  if (Math.abs(x) + Math.abs(y) < 2) return
  piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration,
    easing: 'ease-in-out',
  })
}

/** A card that left flies to the board of whoever took it. */
function fly({ copy, box }: Seen, to: DOMRect, duration: number): void {
  copy.classList.add('fc-flying')
  Object.assign(copy.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
  document.body.append(copy)
  const [x, y] = [to.x + to.width / 2 - box.x - box.width / 2, to.y + to.height / 2 - box.y - box.height / 2]
  const flight = copy.animate(
    [{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0.2 }],
    { duration: duration * 1.5, easing: 'ease-in' },
  )
  flight.onfinish = () => copy.remove()
  flight.oncancel = () => copy.remove()
}

/** Who took which card of the offer in the lines that are new. */
const takenIn = ({ story }: Scene, told: number): { place: string; seat: number }[] =>
  story
    .slice(told)
    .filter(({ key }) => key === 'took' || key === 'declined')
    .map(({ facts }) => ({ place: String(facts['place']), seat: Number(facts['seat']) }))

/** Pieces move from where they stood to where they stand. Nothing waits for it, and it can be switched off. */
export function useMotion(root: RefObject<HTMLElement | null>, scene: Scene): void {
  const { settings } = useShell()
  const before = useRef<{ seen: Map<string, Seen>; told: number } | null>(null)
  const isStill = settings.speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
  useLayoutEffect(() => {
    if (root.current === null || isStill) return
    if (before.current !== null) move(root.current, scene, before.current, DURATIONS[settings.speed])
    before.current = { seen: seenIn(root.current), told: scene.story.length }
  }, [scene])
}

function move(
  root: HTMLElement,
  scene: Scene,
  { seen, told }: { seen: Map<string, Seen>; told: number },
  duration: number,
): void {
  const pieces = piecesIn(root)
  for (const [name, piece] of pieces) {
    const old = seen.get(name)
    if (old !== undefined) slide(piece, old.box, duration)
  }
  for (const { place, seat } of takenIn(scene, told)) {
    const left = [...seen].find(([name]) => name.startsWith(`offer ${place} `))?.[1]
    const board = root.querySelector(`[data-board="${seat}"]`)
    if (left !== undefined && board !== null) fly(left, board.getBoundingClientRect(), duration)
  }
}
