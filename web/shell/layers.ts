import { useLayoutEffect, useRef } from 'preact/hooks'

/*
 * What lies over a page (a dialog, a sheet, a menu) is a step in the browser's history: Back closes the uppermost and stays
 * on the page. What is closed in another way takes its step with it. Each step says in its state how many layers there are,
 * so that one whose layer is gone (after a reload, or forward again) is passed over.
 */

interface Layer {
  readonly close: () => void
}

const open: Layer[] = []

/** Where the page has gone on to while something lay over it: the step below still has the old address. */
let movedTo: string | null = null

/** A browser takes its time to go back: it is asked once. */
let isLeaving = false

const layersHere = (): number => history.state?.layers ?? 0

/** Goes to another address without a step of its own; whatever lies over the page stays there. */
export function replaceAddress(address: string): void {
  history.replaceState(open.length === 0 ? null : history.state, '', address)
  movedTo = open.length === 0 ? null : location.href
}

const closeAbove = (layers: number): void => {
  for (const layer of open.splice(layers).reverse()) layer.close()
}

/** Leaves the steps of layers that are gone. */
function leave(): void {
  const steps = layersHere() - open.length
  if (steps <= 0 || isLeaving) return
  isLeaving = true
  history.go(-steps)
}

/** The browser has gone back, or on, or to a new address, which has no state. */
function follow(): void {
  isLeaving = false
  if (history.state === null) {
    movedTo = null
    return closeAbove(0)
  }
  if (layersHere() > open.length) return leave()
  closeAbove(layersHere())
  if (movedTo !== null) history.replaceState(history.state, '', movedTo)
  if (open.length === 0) movedTo = null
}

/** Before anything is drawn: whoever listens to the address hears of it after this. */
export function followHistory(): void {
  addEventListener('popstate', follow)
  leave()
}

/** Lies over the page for as long as the part is on it: Back closes it. */
export function useLayer(close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  // As soon as it is seen, Back is meant for it.
  useLayoutEffect(() => {
    const layer: Layer = { close: () => latest.current() }
    if (open.length === 0) history.replaceState({ layers: 0 }, '')
    open.push(layer)
    history.pushState({ layers: open.length }, '')
    return () => {
      const at = open.indexOf(layer)
      if (at < 0) return
      open.splice(at)
      // Several that go together leave together.
      queueMicrotask(leave)
    }
  }, [])
}
